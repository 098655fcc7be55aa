"""Opens the start page over the table and closes it; at the start it offers to go on with the last evening."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.recent import Recent, Recents

if TYPE_CHECKING:
    from desktop.shell.start_page import StartPage
    from desktop.shell.window import HostWindow

OF_THE_TABLE = frozenset(
    "help next-panel previous-panel log show-to-one undo redo amend correct fate rule"
    " zoom-in zoom-out fit to-board to-panel".split()
)
"""Commands that would act on a table that nobody sees."""


class Starting(QObject):
    """``practised`` asks for the practice mansion. Until ``attach`` there is nothing to open."""

    practised = Signal()

    def __init__(self, window: HostWindow) -> None:
        super().__init__(window)
        self.window = window
        self._recents: Recents | None = None
        self._offering = False

    def attach(self, recents: Recents) -> None:
        """Know where the records lie."""
        self._recents = recents
        recents.looked.connect(self._offer)
        recents.finished.connect(self._stop_offering)

    @property
    def folder(self) -> Path:
        """Where the records lie."""
        return self._recents.folder if self._recents is not None else Path()

    def allows(self, id_: str) -> bool:
        """Whether a command makes sense now."""
        return self.window.pages.page is None or id_ not in OF_THE_TABLE

    # ---- the page

    @property
    def page(self) -> StartPage | None:
        """The start page, while it lies over the table."""
        from desktop.shell.start_page import StartPage

        page = self.window.pages.page
        return page if isinstance(page, StartPage) else None

    def toggle(self) -> None:
        """Open the page, or go back to the table."""
        if self.page is None:
            self.open()
        else:
            self.window.show_table()

    def open(self) -> None:
        """Leave the table as it is and show the page."""
        from desktop.shell.start_page import StartPage

        if self._recents is None:
            return
        self._offering = False
        self.window.play.back()
        self.window.cards.clear()
        page = StartPage(self.window.context, self._recents)
        self._connect(page)
        self.window.pages.open(page)

    def _connect(self, page: StartPage) -> None:
        page.left.connect(self.window.show_table)
        page.resumed.connect(self.window.opened)
        page.fresh.connect(self.window.show_new_game)
        page.practised.connect(self.practised)
        page.sought.connect(lambda: self.window.acts.run("open"))

    # ---- the offer at the start

    def offer(self) -> None:
        """Look for an evening that was left, and ask whether it should go on."""
        if self._recents is not None and self.page is None:
            self._offering = True
            self._recents.look()

    def _stop_offering(self) -> None:
        self._offering = False

    def _offer(self, number: int) -> None:
        if not self._offering or self._recents is None:
            return
        if self._busy():
            self._offering = False
            self._recents.stop()
        elif self._recents.entries[number].unfinished:
            self._offering = False
            self._recents.stop()
            self._ask(self._recents.entries[number])

    def _busy(self) -> bool:
        """Whether the host has begun something else meanwhile."""
        window = self.window
        elsewhere = window.pages.page is not None
        return elsewhere or window.cards.card is not None or not window.context.session.leaves_nothing

    def _ask(self, entry: Recent) -> None:
        from desktop.shell.resume_card import ResumeCard

        recents = self._recents
        assert recents is not None

        def card() -> ResumeCard:
            made = ResumeCard(self.window.context, self.window, entry, recents.now())
            made.agreed.connect(self._agree)
            made.declined.connect(self.window.cards.clear)
            return made

        self.window.cards.show(card)

    def _agree(self, name: str) -> None:
        self.window.cards.clear()
        self.window.opened.emit(name)
