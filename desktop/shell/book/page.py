"""One page of the book beside the map."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.shell.book.block import Block
from desktop.shell.book.listing import Listing
from desktop.shell.book.voice import Voice
from desktop.shell.context import Context
from desktop.shell.parts.look import Look


class Page(QWidget):
    """Follows the table only while it is open; ``seeking`` tells that something is looked for there, or no longer."""

    seeking = Signal(bool)

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 4, 0)
        self.fill()

    def fill(self) -> None:
        """Put the parts one below the other."""
        raise NotImplementedError

    def follow(self, look: Look) -> None:
        """Make the parts equal the table."""
        raise NotImplementedError

    def due(self) -> QWidget | None:
        """The part that should be in sight at the beginning of a moment."""
        return None

    def seek(self) -> None:
        """Let the keyboard begin to look for something."""

    def refresh(self) -> None:
        """Follow the table, the language, the colours and the size."""
        self.column.setSpacing(max(3, self.context.px(6)))
        self.follow(Look(self.context.theme, self.context.scale))

    @property
    def voice(self) -> Voice:
        """A voice in the window's language."""
        return Voice(self.context.session, self.context.words)


class FactsPage(Page):
    """Nothing but facts."""

    def __init__(self, context: Context, told: Callable[[Voice], Sequence[Block]]) -> None:
        self._told = told
        super().__init__(context)

    def fill(self) -> None:
        self.listing = Listing()
        self.column.addWidget(self.listing)
        self.column.addStretch(1)

    def follow(self, look: Look) -> None:
        self.listing.tell(self._told(self.voice), look)
