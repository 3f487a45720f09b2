"""One language for keyboard and gamepad: what the user wants to do, whatever was pressed."""

from collections.abc import Iterable
from enum import Enum, auto

import pygame


class Nav(Enum):
    """A wish to move about in a screen."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    NEXT = auto()
    PREVIOUS = auto()
    PAGE_UP = auto()
    PAGE_DOWN = auto()
    HOME = auto()
    END = auto()
    ACTIVATE = auto()
    BACK = auto()


_KEYS = {
    pygame.K_UP: Nav.UP,
    pygame.K_DOWN: Nav.DOWN,
    pygame.K_LEFT: Nav.LEFT,
    pygame.K_RIGHT: Nav.RIGHT,
    pygame.K_PAGEUP: Nav.PAGE_UP,
    pygame.K_PAGEDOWN: Nav.PAGE_DOWN,
    pygame.K_HOME: Nav.HOME,
    pygame.K_END: Nav.END,
    pygame.K_RETURN: Nav.ACTIVATE,
    pygame.K_KP_ENTER: Nav.ACTIVATE,
    pygame.K_SPACE: Nav.ACTIVATE,
    pygame.K_ESCAPE: Nav.BACK,
    pygame.K_AC_BACK: Nav.BACK,
}
_BUTTONS = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: Nav.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Nav.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Nav.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Nav.RIGHT,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Nav.PREVIOUS,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Nav.NEXT,
    pygame.CONTROLLER_BUTTON_A: Nav.ACTIVATE,
    pygame.CONTROLLER_BUTTON_B: Nav.BACK,
}
_MODIFIERS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_GUI


def nav_of(event: pygame.Event) -> Nav | None:
    """What a key or a gamepad button asks for; None for everything else."""
    if event.type == pygame.CONTROLLERBUTTONDOWN:
        return _BUTTONS.get(event.button)
    if event.type != pygame.KEYDOWN or event.mod & _MODIFIERS:
        return None
    if event.key == pygame.K_TAB:
        return Nav.PREVIOUS if event.mod & pygame.KMOD_SHIFT else Nav.NEXT
    return _KEYS.get(event.key)


def neighbour(rect: pygame.Rect, nav: Nav, others: Iterable[pygame.Rect]) -> int | None:
    """The index of the rectangle one reaches from ``rect`` by an arrow; None when none is there.

    Rectangles in the same row or column are nearest; sideways distance counts twice.
    """
    best: tuple[int, int] | None = None
    for index, other in enumerate(others):
        cost = _distance(rect, nav, other)
        if cost is not None and (best is None or cost < best[0]):
            best = (cost, index)
    return best[1] if best else None


def _distance(rect: pygame.Rect, nav: Nav, other: pygame.Rect) -> int | None:
    """How far the other lies in the direction; None when it lies elsewhere."""
    ahead = {
        Nav.UP: rect.centery - other.centery,
        Nav.DOWN: other.centery - rect.centery,
        Nav.LEFT: rect.centerx - other.centerx,
        Nav.RIGHT: other.centerx - rect.centerx,
    }[nav]
    apart = {
        Nav.UP: rect.top - other.bottom,
        Nav.DOWN: other.top - rect.bottom,
        Nav.LEFT: rect.left - other.right,
        Nav.RIGHT: other.left - rect.right,
    }[nav]
    overlap = min(rect.w, other.w) if nav in (Nav.LEFT, Nav.RIGHT) else min(rect.h, other.h)
    if ahead <= 0 or apart < -overlap // 2:
        return None
    if nav in (Nav.UP, Nav.DOWN):
        aside = max(0, other.left - rect.right, rect.left - other.right)
        drift = abs(other.centerx - rect.centerx)
    else:
        aside = max(0, other.top - rect.bottom, rect.top - other.bottom)
        drift = abs(other.centery - rect.centery)
    return 8 * ahead + 16 * aside + drift
