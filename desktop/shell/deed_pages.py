"""Rows that are more than there are keys, so many at a time; the last key turns on."""

from __future__ import annotations

from desktop.shell.context import Context
from desktop.shell.deed import Deed
from desktop.shell.play import Play
from rules.messages import says

NEXT = says("More ({n} of {whole})")


class DeedPages:
    """Whatever else is asked begins with its first page."""

    def __init__(self, context: Context, play: Play) -> None:
        self._context, self._play = context, play
        self._titles: list[str] = []
        self._page = 0

    def rows(self, rows: list[Deed], most: int) -> list[Deed]:
        """The rows of the page that is looked at, and the one that turns on."""
        titles = [row.title for row in rows]
        if titles != self._titles:
            self._titles, self._page = titles, 0
        if len(rows) <= most:
            return rows
        whole = -(-len(rows) // (most - 1))
        first = self._page % whole * (most - 1)
        title = self._context.say(NEXT, {"n": self._page % whole + 1, "whole": whole})
        onward = Deed(title, "arrow", "", (), False, lambda _: self._turn())
        return [*rows[first : first + most - 1], onward]

    def _turn(self) -> None:
        self._page += 1
        self._play.entered.emit()
