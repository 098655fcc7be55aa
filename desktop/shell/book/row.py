"""The lines of a panel: a heading, and what stands below it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from desktop.fonts import Role
from desktop.shell.book.block import Block, Entry
from desktop.shell.book.mark import Mark
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.theme import theme

TOP = Qt.AlignmentFlag.AlignTop


class Heading(QWidget):
    """A heading, and a quiet word at its right."""

    def __init__(self) -> None:
        super().__init__()
        self._name, self._state = Prose(Role.BODY, bold=True), Prose(Role.SMALL, "text2", align="right")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 6, 0, 1)
        row.addWidget(self._name, 1)
        row.addWidget(self._state)

    def tell(self, block: Block, look: Look) -> None:
        """Show another heading."""
        self._name.write(block.heading, look)
        self._state.write(block.state, look)


class Row(QWidget):
    """A drawing, what it is about, and at the right how it stands; a thin line below."""

    def __init__(self) -> None:
        super().__init__()
        self._look = Look(theme("night"))
        self._mark, self._about = Mark(), Prose(Role.SMALL, "text2")
        self._value = Prose(Role.SMALL, bold=True, align="right")
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 2, 0, 3)
        self._line.addWidget(self._mark)
        self._line.addWidget(self._about, 1, Qt.AlignmentFlag.AlignVCenter)
        self._line.addWidget(self._value, 0, Qt.AlignmentFlag.AlignVCenter)

    def tell(self, entry: Entry, look: Look) -> None:
        """Show another fact."""
        self._look = look
        self._line.setSpacing(max(5, look.px(8)))
        self._mark.draw(entry.sign, look, "refuse" if entry.bad else "text")
        self._about.write(entry.about, look, "text2" if entry.value else "text")
        self._value.write(entry.value, look, "refuse" if entry.bad else "text")
        self.setAccessibleName(f"{entry.about}: {entry.value}" if entry.value else entry.about)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), QColor(self._look.theme.line))
        painter.end()
