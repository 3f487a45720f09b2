"""Gamepads, found when they are plugged in; their stick acts like the direction buttons."""

import logging

import pygame
from pygame._sdl2 import controller

DEAD = 18000
"""How far, of 32767, the stick must lean to count as a direction."""
_AXES = {
    pygame.CONTROLLER_AXIS_LEFTX: (
        pygame.CONTROLLER_BUTTON_DPAD_LEFT,
        pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    ),
    pygame.CONTROLLER_AXIS_LEFTY: (
        pygame.CONTROLLER_BUTTON_DPAD_UP,
        pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    ),
}
_log = logging.getLogger(__name__)


class Gamepads:
    """Opens every gamepad there is and turns the stick's leaning into button events."""

    def __init__(self) -> None:
        self._open: dict[int, controller.Controller] = {}
        self._leaning: dict[int, int] = {}

    def start(self) -> None:
        """Begin to listen; a system without gamepad support is not an error."""
        try:
            controller.init()
        except pygame.error as error:
            _log.info("no gamepads: %s", error)

    def translate(self, event: pygame.Event) -> pygame.Event | None:
        """The event as scenes should see it; None when it is of no use to them."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._plug(event.device_index)
            return None
        if event.type == pygame.CONTROLLERAXISMOTION:
            return self._lean(event.axis, event.value)
        return event

    def _plug(self, index: int) -> None:
        try:
            self._open[index] = controller.Controller(index)
        except pygame.error as error:
            _log.warning("gamepad %d cannot be used: %s", index, error)

    def _lean(self, axis: int, value: int) -> pygame.Event | None:
        """One button event each time the stick begins to lean, none while it stays there."""
        side = (value > DEAD) - (value < -DEAD)
        before = self._leaning.get(axis, 0)
        self._leaning[axis] = side
        if axis not in _AXES or side in (0, before):
            return None
        return pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=_AXES[axis][side > 0])
