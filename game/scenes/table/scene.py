"""The table scene: a session on the stage, and what its players and tools do."""

from __future__ import annotations

import pygame

from game.engine.text import N_, T
from game.scenes.scoring import MENU, REMATCH, REVIEW
from game.scenes.table.choices import Option
from game.scenes.table.drawing import draw_large
from game.scenes.table.feed import PRESSES
from game.scenes.table.hud import Tools
from game.scenes.table.pause import LEAVE, RESULT, SAVE, Pause
from game.scenes.table.stage import Stage


class TableScene(Stage):
    """A game at the table, with the tools that its players use."""

    def tools(self) -> Tools:
        return Tools(self.back, self.hint, self.undo, self.toggle_log, self.rules, self.result)

    def resumed(self, result: object) -> None:
        """A scene above was closed."""
        if isinstance(result, Option):
            self.playing.follow(result)
        elif result in (LEAVE, MENU):
            self.host.home()
        elif result == SAVE:
            self.navigator.save_as(self.session)
        elif result == REMATCH:
            self.navigator.rematch(self.session)
        elif result == RESULT:
            self.result()
        elif result == REVIEW:
            self.result()  # beneath, so that the way out of the coach leads back to it
            self.navigator.review(self.session)
        elif result is True and self.session.needs_curtain():
            self.look(self.session.actor)
        self.root.changed()

    # --- tools ----------------------------------------------------------------------------------

    def back(self) -> None:
        """Escape: drop what is held or chosen, else pause."""
        if self.field.dragging or self.field.chosen >= 0:
            self.field.cancel()
            self.field.choose(-1)
        else:
            session = self.session
            self.host.push(Pause(self.navigator, session.game.name, session.kept, session.over))

    def hint(self) -> None:
        """Ask the strongest bot."""
        if self.director.ready:
            self.hinter.ask()
            self.display.await_hint()

    def undo(self) -> None:
        """Take back to the last human decision, or say why that may not be."""
        options = self.host.settings
        if self.session.undo(options.casual_undo, options.skip_windows):
            self.hinter.stop()
            self.passing.stop()
            self.host.tell(T(N_("Taken back.")))
            self.field.cancel()
            self.display.feed.skip()
            self.director.reset()
            if self.session.human_to_act and self.session.game.open_screen:
                self.session.viewer = self.session.actor
        elif self.session.match.moves:
            self.host.tell(
                T(
                    N_(
                        "No undo here: somebody has seen a card that was hidden, or another player has decided."
                    )
                )
            )
        else:
            self.host.tell(T(N_("There is nothing to take back.")))

    def result(self) -> None:
        """How the game has ended, once more."""
        self.show_sheet(len(self.session.match.table.sheets) - 1)

    def toggle_log(self) -> None:
        """Open or close the log."""
        self.display.toggle_log()

    def rules(self) -> None:
        """Look something up."""
        self.navigator.rules(self.session.game.name)

    # --- events, time, drawing ------------------------------------------------------------------

    def cancel(self) -> None:
        super().cancel()
        self.field.cancel()  # no card stays large behind what comes on top

    def handle(self, event: pygame.Event) -> bool:
        if event.type in PRESSES and self.display.feed.hurry():
            return True
        if event.type == pygame.MOUSEMOTION:
            self.field.hover(event.pos)
        elif event.type == pygame.KEYDOWN and self._key(event):
            return True
        return super().handle(event)

    def _key(self, event: pygame.Event) -> bool:
        """The keys of the tools."""
        if event.mod & pygame.KMOD_CTRL:
            action = self.undo if event.key == pygame.K_z else None
        else:
            action = {
                pygame.K_h: self.hint,
                pygame.K_u: self.undo,
                pygame.K_l: self.toggle_log,
                pygame.K_F1: self.rules,
                pygame.K_p: self.back,
            }.get(event.key)
        if action:
            action()
        return action is not None

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.session.trouble:
            self.host.tell(self.session.trouble.reason)
            self.session.trouble = None
        if self.director.update(dt):
            self.root.changed()
        advice = self.hinter.poll()
        if advice:
            self.display.show_hint(advice)

    def prepare(self) -> bool:
        return self.display.ahead.paint()

    def draw(self, surface: pygame.Surface) -> None:
        self.root.draw(surface)
        draw_large(surface, self.field, self.display.feed.moment)
