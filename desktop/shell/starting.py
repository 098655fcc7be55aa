"""Opens the start page over the table and closes it; at the start it offers to go on with the last evening."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.commands import BY_ID, EVERYWHERE
from desktop.recent import Recent, Recents

if TYPE_CHECKING:
    from desktop.shell.start_page import StartPage
    from desktop.shell.window import HostWindow

OF_THE_TABLE = frozenset(
    "help list next-panel previous-panel log show-to-one undo redo amend correct fate rule"
    " zoom-in zoom-out fit to-board to-panel export house-rules edit-plan"
    " table-check standing ledger her-board drawer notes find almanac save-script".split()
)
"""Commands that would act on a table that nobody sees."""

MOST = 40
"""How many records are remembered that nobody wanted to go on with."""


class Starting(QObject):
    """``practised`` asks for the practice mansion. Until ``attach`` there is nothing to open."""

    practised = Signal()

    def __init__(self, window: HostWindow) -> None:
        super().__init__(window)
        self.window = window
        self._recents: Recents | None = None
        self._offering = self._greeting = False
        self.declined: tuple[str, ...] = ()

    def attach(self, recents: Recents) -> None:
        """Know where the records lie."""
        self._recents = recents
        recents.looked.connect(self._offer)
        recents.finished.connect(self._looked)

    @property
    def recents(self) -> Recents | None:
        """The records in the folder."""
        return self._recents

    @property
    def folder(self) -> Path:
        """Where the records lie."""
        return self._recents.folder if self._recents is not None else Path()

    @property
    def now(self) -> datetime:
        """The time that the program believes in."""
        return self._recents.now() if self._recents is not None else datetime.now()

    def allows(self, id_: str) -> bool:
        """Whether a command makes sense now."""
        if self.window.pages.page is None:
            return True
        return BY_ID[id_].context == EVERYWHERE and id_ not in OF_THE_TABLE

    # ---- the page

    @property
    def page(self) -> StartPage | None:
        """The start page, while it lies over the table."""
        page = self.window.pages.page
        if page is None:
            return None
        from desktop.shell.start_page import StartPage

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
        page.resumed.connect(self._resume)
        page.fresh.connect(lambda game: self.window.show_new_game(game))
        page.practised.connect(self.practised)
        page.learning.connect(lambda: self.window.learning.open_page())
        page.alone.connect(lambda: self.window.acts.run("alone"))
        page.mended.connect(lambda: self.window.acts.run("recovery"))
        page.foot.settings.clicked.connect(lambda: self.window.acts.run("settings"))
        page.checking.connect(lambda: self.window.guard.check())
        page.sought.connect(lambda: self.window.acts.run("open"))

    # ---- the offer at the start

    def greet(self) -> None:
        """Offer to go on with an evening that was left; where there is none, show the page."""
        self._greeting = True
        self.offer()

    def offer(self) -> None:
        """Look for an evening that was left, and ask whether it should go on."""
        if self._recents is not None and self.page is None:
            self._offering = True
            self._recents.look()

    def _looked(self) -> None:
        if self._offering:
            self._offering = False
            self._welcome()

    def _welcome(self) -> None:
        """Nothing waits to be gone on with: the page, where the program was to begin with it."""
        greeting, self._greeting = self._greeting, False
        if greeting and not self._busy():
            self.open()

    def _offer(self, number: int) -> None:
        if not self._offering or self._recents is None:
            return
        if self._busy():
            self._offering = False
            self._recents.stop()
        elif self._recents.entries[number].unfinished:
            self._offering = False
            self._recents.stop()
            if _mark(self._recents.entries[number]) in self.declined:
                self._welcome()
            else:
                self._ask(self._recents.entries[number])

    def _busy(self) -> bool:
        """Whether the host has begun something else meanwhile."""
        window = self.window
        elsewhere = window.pages.page is not None
        return elsewhere or window.cards.card is not None or not window.context.session.leaves_nothing

    def _ask(self, entry: Recent) -> None:
        from desktop.shell.resume_card import ResumeCard

        recents, window = self._recents, self.window
        assert recents is not None

        def card() -> ResumeCard:
            made = ResumeCard(window.context, window, entry, recents.now(), window.audience.kept_open)
            made.agreed.connect(self._agree)
            made.declined.connect(lambda: self._decline(entry))
            return made

        self.window.cards.show(card)

    def _agree(self, name: str) -> None:
        self.window.cards.clear()
        self._resume(name)

    def _resume(self, name: str) -> None:
        """Go over to that table; in an evening with an audience nothing of it shows before the host uncovers it."""
        before = self.window.context.session
        self.window.opened.emit(name)
        if self.window.context.session is not before:
            self.window.guard.resume()

    def _decline(self, entry: Recent) -> None:
        """Not asked again, unless it is played on; the record stays in the list."""
        self.window.cards.clear()
        self.declined = (*self.declined, _mark(entry))[-MOST:]
        self.window.settled.emit()


def _mark(entry: Recent) -> str:
    """A record as it is now: once it is played on, it is another."""
    return f"{entry.path.name} {entry.size}"
