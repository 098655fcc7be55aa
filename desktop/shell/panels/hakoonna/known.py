"""What everybody at the table knows."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.panels.hakoonna.facts import Fact, facts
from desktop.shell.panels.hakoonna.panel import Panel
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.theme import theme
from rules.messages import says


class Row(QWidget):
    """A fact: what it is about at the left, how it stands at the right."""

    def __init__(self) -> None:
        super().__init__()
        self._look = Look(theme("night"))
        self._about, self._value = Prose(Role.SMALL, "text2"), Prose(Role.BODY, bold=True, align="right")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 1, 0, 2)
        row.addWidget(self._about)
        row.addWidget(self._value, 1)

    def tell(self, fact: Fact, look: Look) -> None:
        """Show another fact."""
        self._look = look
        self._about.write(fact.about, look)
        self._value.write(fact.value, look)
        self.setAccessibleName(f"{fact.about}: {fact.value}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), QColor(self._look.theme.line))
        painter.end()


class KnownPanel(Panel):
    """Only what is public, whoever looks."""

    wide, tall = 300.0, 230.0

    def fill(self) -> None:
        self.rows: list[Row] = []
        self._list = QVBoxLayout()
        self._list.setSpacing(0)
        self.column.addLayout(self._list)
        self.column.addStretch(1)

    def follow(self, look: Look) -> None:
        self.head(self.context.say(says("What everybody knows")), "", look)
        told = facts(self.context.session.book.content, self.public, self.context.words, self.called)
        while len(self.rows) < len(told):
            self.rows.append(Row())
            self._list.addWidget(self.rows[-1])
        for row, fact in zip(self.rows, told, strict=False):
            row.tell(fact, look)
        for row in self.rows[len(told) :]:
            row.hide()
        self.setAccessibleDescription("\n".join(f"{fact.about}: {fact.value}" for fact in told))
