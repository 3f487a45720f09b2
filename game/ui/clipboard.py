"""The clipboard of the desktop, for whole texts."""

import pygame


def copy(text: str) -> bool:
    """Put a text on the clipboard; False where the desktop has none."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def paste() -> str:
    """The text on the clipboard; empty when there is none."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
