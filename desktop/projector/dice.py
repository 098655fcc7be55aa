"""Dice, large in the middle of the audience's picture: they lie there until something else happens."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop import art
from desktop.items.style import around, box, pen
from desktop.projector import measure
from desktop.projector.stage import Throw
from desktop.theme import Theme, tinted

SIDE, LEAST, GAP, EDGE = 168.0, 70.0, 22.0, 34.0
WIDEST = 0.9


class Dice(QWidget):
    """Successes are lit by their drawing."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.throw: Throw | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def lay(self, throw: Throw | None) -> None:
        """Show a throw, or none."""
        self.throw = throw
        self.setAccessibleName(" ".join(map(str, throw.faces)) if throw is not None else "")
        self.setVisible(throw is not None and bool(throw.faces))
        self.update()

    def places(self) -> list[QRectF]:
        """Where each die lies."""
        count = len(self.throw.faces) if self.throw is not None else 0
        if not count:
            return []
        scale = measure.scale(self.window().size())
        room = WIDEST * self.width() - 2 * EDGE * scale
        side = max(LEAST * scale, min(SIDE * scale, (room + GAP * scale) / count - GAP * scale))
        step = side + GAP * scale
        left, top = (self.width() - count * step + GAP * scale) / 2, (self.height() - side) / 2
        return [QRectF(left + number * step, top, side, side) for number in range(count)]

    def paintEvent(self, event: QPaintEvent) -> None:
        places = self.places()
        if self.throw is None or not places:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = measure.scale(self.window().size())
        tray = around(places[0].united(places[-1]), EDGE * scale)
        ground = tinted(self.theme.well, 0.94)
        box(painter, tray, 24 * scale, QColor(ground), pen(self.theme.edge, 3 * scale))
        for face, place in zip(self.throw.faces, places, strict=True):
            success = "success" if face >= self.throw.lowest else "failure"
            art.draw(painter, f"ark-die-{face}-{success}", QRectF(place.topLeft(), QSizeF(place.size())))
        painter.end()
