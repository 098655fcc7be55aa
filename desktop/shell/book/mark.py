"""A small drawing before a line; one-coloured ones take the colour of the letters."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop import art
from desktop.shell.parts.look import Look
from desktop.theme import theme

LEAST = 18


class Mark(QWidget):
    """Keeps the shape of its drawing, in the middle of a square."""

    def __init__(self, side: float = 24) -> None:
        super().__init__()
        self._side, self._name, self._colour = side, "", "text"
        self._look = Look(theme("night"))

    def draw(self, name: str, look: Look, colour: str = "text") -> None:
        """Show another drawing; without one there is no square either."""
        self._name, self._look, self._colour = name, look, colour
        self.setFixedSize(self.sizeHint())
        self.setVisible(bool(name))
        self.update()

    def sizeHint(self) -> QSize:
        side = max(LEAST, self._look.px(self._side))
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._name:
            return
        painter = QPainter(self)
        paint(painter, self._name, QRectF(self.rect()), self._look.colour(self._colour))
        painter.end()


def paint(painter: QPainter, name: str, room: QRectF, colour: str) -> None:
    """Draw it as large as there is room, in its own shape."""
    tall = min(room.height(), room.width() / art.aspect(name))
    wide = tall * art.aspect(name)
    art.draw(painter, name, QRectF(room.center().x() - wide / 2, room.center().y() - tall / 2, wide, tall), colour)
