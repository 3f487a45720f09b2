"""The settings: every change takes effect at once and is kept."""

from collections.abc import Callable
from typing import Any

from game import i18n
from game.engine.text import N_, T
from game.scenes.page import Page
from game.settings import RANGES, Animation, Skip
from game.ui import sound
from game.ui.theme import CREAM, FOREST, MUTED, Metrics
from game.ui.widgets import (
    Button,
    Choice,
    Column,
    Divider,
    Frame,
    Label,
    Panel,
    Row,
    ScrollArea,
    Slider,
    Toggle,
    Widget,
    Words,
)

PERCENT = N_("{n} %")
SPEEDS: list[tuple[Animation, Words]] = [
    ("slow", T(N_("Slow"))),
    ("normal", T(N_("Normal"))),
    ("fast", T(N_("Fast"))),
    ("off", T(N_("Off"))),
]
SKIPS: list[tuple[Skip, Words]] = [
    ("alone", T(N_("When alone"))),
    ("always", T(N_("Always"))),
    ("never", T(N_("Never"))),
]


class SettingsScene(Page):
    """All options on one page that scrolls when it has to."""

    def build(self) -> Widget:
        page = Column(
            Label(T(N_("Settings")), "heading", "semibold", FOREST),
            ScrollArea(
                Column(self._screen(), self._reading(), self._play(), self._sound(), gap=16)
            ),
            Row(Button(T(N_("Back")), self.back, "primary"), justify="end"),
            gap=16,
        )
        return Frame(page, width=760, margin=24, fill=True)

    def _screen(self) -> Widget:
        options = self.host.settings
        now = (options.width, options.height)
        self._fullscreen = self._toggle(T(N_("Full screen")), "fullscreen")
        self._size = Choice(self._sizes(), now, self.host.resize_window, segmented=False)
        return _group(
            T(N_("Screen")),
            self._fullscreen,
            _row(T(N_("Window size")), self._size),
        )

    def resize(self, metrics: Metrics) -> None:
        """The window may also have been changed by key or by its frame: show how it is now."""
        options = self.host.settings
        self._fullscreen.set(options.fullscreen)
        self._size.offer(self._sizes(), (options.width, options.height))
        super().resize(metrics)

    def _reading(self) -> Widget:
        options = self.host.settings
        languages = [("", T(N_("As the system")))] + [(c, n) for c, n in i18n.available()]
        low, high = RANGES["text"]
        size = Slider(options.text, low, high, 5, _percent, on_done=self._setter("text"))
        language = Choice(languages, options.language, self._setter("language"), segmented=False)
        return _group(
            T(N_("Reading")),
            _row(T(N_("Text size")), size),
            _row(T(N_("Language")), language),
            self._toggle(T(N_("Marks beside colours")), "marks"),
            _hint(T(N_("Signs tell apart what otherwise only colours would."))),
        )

    def _play(self) -> Widget:
        speed = Choice(SPEEDS, self.host.settings.animation, self._setter("animation"))
        skip = Choice(SKIPS, self.host.settings.skip_windows, self._setter("skip_windows"))
        return _group(
            T(N_("Playing")),
            _row(T(N_("Animation")), speed),
            self._toggle(T(N_("Reduced motion")), "reduced_motion"),
            self._toggle(T(N_("Undo freely against bots")), "casual_undo"),
            _hint(T(N_("Takes back even a move that has shown you something new."))),
            _row(T(N_("Pass for me when I can only pass")), skip),
            _hint(T(N_("Among several people at one screen it tells the others something."))),
        )

    def _sound(self) -> Widget:
        volume = Slider(self.host.settings.volume, 0, 100, 5, _percent, on_done=self._set_volume)
        silent = [] if sound.is_on() else [_hint(T(N_("No sound device was found.")))]
        return _group(
            T(N_("Sound")),
            _row(T(N_("Volume")), volume),
            self._toggle(T(N_("Mute")), "muted"),
            *silent,
        )

    def _sizes(self) -> list[tuple[tuple[int, int], Words]]:
        """The window sizes to choose from, the present one among them."""
        options = self.host.settings
        sizes = {*self.host.window_sizes(), (options.width, options.height)}
        return [((w, h), T(N_("{width} × {height}"), width=w, height=h)) for w, h in sorted(sizes)]

    def _toggle(self, say: Words, name: str) -> Toggle:
        return Toggle(say, getattr(self.host.settings, name), self._setter(name))

    def _setter(self, name: str) -> Callable[[Any], None]:
        """What changes one option and lets the change be seen."""

        def change(value: Any) -> None:
            setattr(self.host.settings, name, value)
            self.host.apply_settings()

        return change

    def _set_volume(self, volume: int) -> None:
        self._setter("volume")(volume)
        sound.play("card_take")


def _percent(n: int) -> Words:
    return T(PERCENT, n=n)


def _group(title: Words, *rows: Widget) -> Widget:
    """Options that belong together, on a card with a heading."""
    head = Label(title, "large", "semibold")
    return Panel(Column(head, Divider(), *rows, gap=10), fill=CREAM, padding=20)


def _row(say: Words, control: Widget) -> Widget:
    """Words at the left, the control at the right or below them."""
    return Row(Label(say, grow=1, basis=200), control, gap=16, line_gap=4)


def _hint(say: Words) -> Widget:
    return Label(say, "small", colour=MUTED)
