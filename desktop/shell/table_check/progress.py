"""How far a check of the table has come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from desktop.shell.table_check.lines import Line

Found = Literal["", "right", "set"]


class Mark(NamedTuple):
    """What was found, and for which words: a line that says something else now is to be looked at again."""

    value: str
    found: Found


class Progress:
    """Lasts while the board is set right between two lines; begins anew when all was found."""

    def __init__(self) -> None:
        self._marks: dict[str, Mark] = {}
        self._sent: Line | None = None

    def found(self, line: Line) -> Found:
        """What was found of a line; "" where it waits."""
        mark = self._marks.get(line.key)
        return mark.found if mark is not None and mark.value == line.value else ""

    def mark(self, line: Line, found: Found) -> None:
        """A line is right, or was set right."""
        self._marks.pop(line.key, None)
        self._marks[line.key] = Mark(line.value, found)

    def send(self, line: Line) -> None:
        """A line is being set right on the board."""
        self._sent = line

    def come_back(self, lines: Sequence[Line]) -> str:
        """The key of the line that was set right on the board, marked if it says something else now; else ""."""
        sent, self._sent = self._sent, None
        if sent is None:
            return ""
        now = next((line for line in lines if line.key == sent.key), sent)
        if now.value != sent.value:
            self.mark(now, "set")
        return sent.key

    def back(self) -> str:
        """Take the last mark away; the key of its line."""
        return self._marks.popitem()[0] if self._marks else ""

    def next(self, lines: Sequence[Line], after: str = "") -> str:
        """The first line that waits, from one on and then from the top; "" when none does."""
        at = next((number for number, line in enumerate(lines) if line.key == after), -1)
        waiting = [line.key for line in (*lines[at + 1 :], *lines[: at + 1]) if not self.found(line)]
        return waiting[0] if waiting else ""

    def done(self, lines: Sequence[Line]) -> int:
        """How many lines were looked at."""
        return sum(bool(self.found(line)) for line in lines)
