"""The records in the folder, newest first, as far as they are known."""

from PySide6.QtCore import QEvent, QObject, QRectF, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.items.style import around, box, pen
from desktop.recent import Recents
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.parts.scrolling import Scroller, bar
from desktop.shell.start_page import days
from desktop.shell.start_page.menu_row import MenuRow
from desktop.shell.start_page.recent_row import RecentRow
from desktop.shell.start_page.stop import Stop
from desktop.theme import theme
from desktop.words import Words
from rules.messages import says

TITLE = says("Recent records")
NONE_YET = says("No record yet. A game is written down by itself from its first step.")
MEND, MEND_NOTE = says("Records and recovery"), says("Earlier states, damaged files")
MORE = says("{n} older ones lie in the folder; use Open.")


class Rows(Scroller):
    """Leaves the arrows to the page."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class RecentList(QWidget):
    """``chosen`` carries the ``Recent`` that was pressed, ``reached`` the one that the keyboard has come to."""

    chosen = Signal(object)
    reached = Signal(object)
    sought = Signal()

    def __init__(self, recents: Recents, leads_on: bool = True) -> None:
        """One that leads on has a row at its end for the page on which records are mended."""
        super().__init__()
        self.onward = MenuRow() if leads_on else None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self._recents, self._look = recents, Look(theme("night"))
        self._title, self._note = Prose(Role.HEADLINE, bold=True), Prose(Role.SMALL, "text2")
        self.rows: list[RecentRow] = []
        self._inside = QWidget()
        self.area = Rows(self._inside)
        self._arrange()

    def _arrange(self) -> None:
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addStretch(1)
        self._outer = QVBoxLayout(self)
        for part in (self._title, self._note, self.area):
            self._outer.addWidget(part, 1 if part is self.area else 0)
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
        self.area.verticalScrollBar().setStyleSheet(bar(look))
        self._title.write(words.say(TITLE), look)
        self._note.write(self._told(words), look)
        if self.onward is not None:
            self.onward.say(words.say(MEND), words.say(MEND_NOTE), "notebook", look)
        self._count(len(self._recents.entries))
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

    def _count(self, wanted: int) -> None:
        while len(self.rows) > wanted:
            gone = self.rows.pop()
            self._column.removeWidget(gone)
            gone.deleteLater()
        while len(self.rows) < wanted:
            row = RecentRow(self._recents.entries[len(self.rows)])
            row.clicked.connect(lambda _=False, row=row: self.chosen.emit(row.entry))
            row.installEventFilter(self)
            self._column.insertWidget(len(self.rows), row)
            self.rows.append(row)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.FocusIn and isinstance(watched, QWidget):
            self.area.ensureWidgetVisible(watched, 0, 4)
            if isinstance(watched, RecentRow):
                self.reached.emit(watched.entry)
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._look.theme
        frame = around(QRectF(self.rect()), -0.75).adjusted(0, 5, 0, -5)
        box(painter, frame, self._look.px(14), QColor(colours.surface), pen(colours.line, 1.5))
        painter.end()
