"""A piece of the game, drawn on a page."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop import art


class Figure(QWidget):
    """Keeps the shape of its drawing, its feet on the lower edge."""

    def __init__(self, name: str = "") -> None:
        super().__init__()
        self._name, self._faint = name, False

    def draw(self, name: str, height: int, faint: bool = False) -> None:
        """Show another piece."""
        self._name, self._faint = name, faint
        self.setFixedSize(self.sizeHint() if not height else QSize(height, height))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._name:
            return
        painter = QPainter(self)
        painter.setOpacity(0.35 if self._faint else 1.0)
        wide = self.height() * art.aspect(self._name)
        art.draw(painter, self._name, QRectF((self.width() - wide) / 2, 0, wide, self.height()))
        painter.end()
