"""Pictures of the window in the user's folder."""

import time

import pygame

from game import paths
from game.engine.text import N_, T, Text

SAVED = N_("Screenshot saved: {name}")
NOT_SAVED = N_("The screenshot could not be saved: {reason}")


def save(surface: pygame.Surface) -> Text:
    """Save a picture as PNG, named by the time; what there is to say about it."""
    name = time.strftime("wild-table-%Y%m%d-%H%M%S.png")
    try:
        folder = paths.user_data() / "screenshots"
        folder.mkdir(exist_ok=True)
        pygame.image.save(surface, folder / name)
    except (OSError, pygame.error) as error:
        return T(NOT_SAVED, reason=str(error))
    return T(SAVED, name=name)
