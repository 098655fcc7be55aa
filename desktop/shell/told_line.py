"""One line that is told for a while, in whatever language the window speaks."""

from __future__ import annotations

from collections.abc import Callable

from desktop.shell.context import Context
from desktop.shell.label import Label

Line = Callable[[], str]


class ToldLine(Label):
    """Shows nothing until it is told something."""

    def __init__(self, context: Context) -> None:
        super().__init__("body", "info", wrap=True)
        self._context = context
        self._line: Line | None = None
        self._language = context.words.language
        self.hide()
        context.changed.connect(self._follow)

    def tell(self, line: Line | None) -> None:
        """Say it; None takes it away."""
        self._line = line
        self.show_text(line() if line is not None else "")

    def _follow(self) -> None:
        """What is told is said once in each language: the table may have gone on since."""
        if self._context.words.language != self._language:
            self._language = self._context.words.language
            self.tell(self._line)
