"""The records in the folder, newest first, as far as they are known."""

from PySide6.QtCore import QEvent, QObject, Signal

from desktop.fonts import Role
from desktop.recent import Recents
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.parts.scrolling import dress_bar
from desktop.shell.start_page import days
from desktop.shell.start_page.menu_row import MenuRow
from desktop.shell.start_page.recent_row import RecentRow
from desktop.shell.start_page.row_box import RowBox
from desktop.shell.start_page.stop import Stop
from desktop.words import Words
from rules.messages import says

TITLE = says("Recent records")
NONE_YET = says("No record yet. A game is written down by itself from its first step.")
MEND, MEND_NOTE = says("Records and recovery"), says("Earlier states, damaged files")
MORE = says("{n} older ones lie in the folder; use Open.")


class RecentList(RowBox):
    """``reached`` carries the ``Recent`` that the keyboard has come to."""

    reached = Signal(object)
    sought = Signal()

    def __init__(self, recents: Recents, leads_on: bool = True) -> None:
        """One that leads on has a row at its end for the page on which records are mended."""
        super().__init__()
        self.onward = MenuRow() if leads_on else None
        self._recents = recents
        self._title, self._note = Prose(Role.HEADLINE, bold=True), Prose(Role.SMALL, "text2")
        self.rows: list[RecentRow] = []
        self._lay(self._title, self._note, self.area)
        if self.onward is not None:
            self._outer.addWidget(self.onward)
            self.onward.clicked.connect(self.sought)

    @property
    def stops(self) -> list[Stop]:
        """What the keyboard goes to."""
        return [*self.rows, *([self.onward] if self.onward is not None else [])]

    def fill(self, look: Look, words: Words) -> None:
        """Show the list anew."""
        self._look = look
        edge = look.px(20)
        self._outer.setContentsMargins(edge, look.px(26), look.px(12), edge)
        self._outer.setSpacing(look.px(10))
        dress_bar(self.area, look)
        self._title.write(words.say(TITLE), look)
        self._note.write(self._told(words), look)
        if self.onward is not None:
            self.onward.say(words.say(MEND), words.say(MEND_NOTE), "notebook", look)
        self._count(self.rows, self._recents.entries, RecentRow)
        for number in range(len(self.rows)):
            self.tell(number, look, words)
        self.update()

    def tell(self, number: int, look: Look, words: Words) -> None:
        """Show what is known of one record now."""
        if number < len(self.rows):
            entry = self._recents.entries[number]
            self.rows[number].tell(entry, days.said(entry.when, self._recents.now(), words), look, words)

    def _told(self, words: Words) -> str:
        if self._recents.more:
            return words.say(MORE, {"n": self._recents.more})
        return "" if self._recents.entries or self._recents.looking else words.say(NONE_YET)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        done = super().eventFilter(watched, event)
        if event.type() is QEvent.Type.FocusIn and isinstance(watched, RecentRow):
            self.reached.emit(watched.entry)
        return done
