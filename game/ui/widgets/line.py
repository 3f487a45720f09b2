"""A line of text that is being edited: its letters, the caret, the selection; no pictures."""


class EditLine:
    """At most ``limit`` characters; ``caret`` and ``anchor`` are the ends of the selection."""

    def __init__(self, value: str, limit: int) -> None:
        self.limit = limit
        self.value = value[:limit]
        self.caret = self.anchor = len(self.value)

    def set(self, value: str) -> None:
        """Hold another text, the caret at its end."""
        self.value = value[: self.limit]
        self.caret = self.anchor = len(self.value)

    @property
    def selection(self) -> tuple[int, int]:
        """The selected part: from, to (the same when nothing is selected)."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def selected(self) -> str:
        """The selected text."""
        start, end = self.selection
        return self.value[start:end]

    def select_all(self) -> None:
        """Select everything, so that typing replaces it."""
        self.anchor, self.caret = 0, len(self.value)

    def move(self, to: int, extend: bool = False) -> None:
        """Put the caret before the character of that number; ``extend`` the selection to there."""
        self.caret = max(0, min(len(self.value), to))
        if not extend:
            self.anchor = self.caret

    def insert(self, typed: str) -> None:
        """Put text in place of the selection, as much as the limit allows."""
        start, end = self.selection
        typed = typed[: self.limit - len(self.value) + end - start]
        self._replace(start, end, typed)

    def erase(self, step: int) -> None:
        """Delete the selection, else the character before (-1) or after (+1) the caret."""
        start, end = self.selection
        if start == end:
            other = max(0, min(len(self.value), self.caret + step))
            start, end = min(other, start), max(other, end)
        self._replace(start, end, "")

    def _replace(self, start: int, end: int, typed: str) -> None:
        self.value = self.value[:start] + typed + self.value[end:]
        self.caret = self.anchor = start + len(typed)
