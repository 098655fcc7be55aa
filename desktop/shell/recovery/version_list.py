"""What a record is and was, and what is wrong with it."""

from datetime import datetime

from PySide6.QtCore import QEvent, QObject, QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.items.style import around, box, pen
from desktop.recent import Recent
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.parts.scrolling import bar
from desktop.shell.recovery.version_row import VersionRow, report
from desktop.shell.start_page import days, telling
from desktop.shell.start_page.recent_list import Rows
from desktop.theme import theme
from desktop.versions import Versions
from desktop.words import Words
from rules.messages import says

NOTHING = says("Choose a record.")
FIRST = says("No earlier state yet. One is kept each time the record is opened again, restored or replaced.")
HOW = says("An earlier state is restored without losing the present one.")


class VersionList(QWidget):
    """``chosen`` carries the ``Recent`` whose row was pressed."""

    chosen = Signal(object)

    def __init__(self, versions: Versions) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.versions, self._look = versions, Look(theme("night"))
        self.title, self.file = Prose(Role.HEADLINE, bold=True), Prose(Role.SMALL, "text2")
        self.report, self.how = Prose(Role.BODY, "refuse"), Prose(Role.SMALL, "text2")
        self.rows: list[VersionRow] = []
        self._inside = QWidget()
        self.area = Rows(self._inside)
        self._arrange()

    def _arrange(self) -> None:
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addStretch(1)
        self._outer = QVBoxLayout(self)
        for part in (self.title, self.file, self.report, self.area, self.how):
            self._outer.addWidget(part, 1 if part is self.area else 0)

    def fill(self, look: Look, words: Words, now: datetime) -> None:
        """Show what is known now."""
        self._look, entries = look, self.versions.entries
        edge = look.px(24)
        self._outer.setContentsMargins(edge, look.px(26), look.px(16), edge)
        self._outer.setSpacing(look.px(10))
        self.area.verticalScrollBar().setStyleSheet(bar(look))
        self.title.write(telling.title(entries[0], words) if entries else words.say(NOTHING), look)
        self.file.write(telling.file_name(entries[0]) if entries else "", look)
        self.report.write(report(entries[0], words) if entries else "", look)
        self.how.write(words.say(HOW if len(entries) > 1 else FIRST) if entries else "", look)
        self._count(entries)
        for row, one in zip(self.rows, entries, strict=True):
            row.tell(one, days.said(one.when, now, words), look, words)
        self.update()

    def _count(self, entries: list[Recent]) -> None:
        while len(self.rows) > len(entries):
            gone = self.rows.pop()
            self._column.removeWidget(gone)
            gone.deleteLater()
        while len(self.rows) < len(entries):
            row = VersionRow(entries[len(self.rows)])
            row.clicked.connect(lambda _=False, row=row: self.chosen.emit(row.entry))
            row.installEventFilter(self)
            self._column.insertWidget(len(self.rows), row)
            self.rows.append(row)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.FocusIn and isinstance(watched, QWidget):
            self.area.ensureWidgetVisible(watched, 0, 4)
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._look.theme
        frame = around(QRectF(self.rect()), -0.75).adjusted(0, 5, 0, -5)
        box(painter, frame, self._look.px(14), QColor(colours.surface), pen(colours.line, 1.5))
        painter.end()
