"""Why something was refused, said in the panel itself."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.fonts import Role
from desktop.items.style import around, box, pen
from desktop.shell.parts.field import Sign
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.theme import theme


class Objection(QWidget):
    """Every reason a line; hidden while there is none."""

    def __init__(self) -> None:
        super().__init__()
        self._look = Look(theme("night"))
        self._sign, self._reasons = Sign(24), Prose(Role.BODY)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._sign)
        self._row.addWidget(self._reasons, 1)
        self.hide()

    @property
    def text(self) -> str:
        """The reasons, a line each."""
        return self._reasons.text

    def tell(self, reasons: Sequence[str], look: Look) -> None:
        """Show reasons, or none."""
        self._look = look
        edge = look.px(12)
        self._row.setContentsMargins(edge, edge, edge, edge)
        self._sign.draw("no", look, "refuse")
        self._reasons.write("\n".join(reasons), look)
        self.setVisible(bool(reasons))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._look.theme
        frame = around(QRectF(self.rect()), -1.5)
        box(painter, frame, self._look.px(12), QColor(colours.refuse_bg), pen(colours.refuse, 3))
        painter.end()
