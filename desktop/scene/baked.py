"""What does not move, baked in squares of pixels; it lies under the lights."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from desktop.scene import still
from desktop.scene.arrangement import Arrangement
from desktop.scene.backdrop import Backdrop
from desktop.scene.leisure import Leisure
from desktop.scene.still import Still


class Baked:
    """Follows an arrangement: only what has changed is baked anew."""

    def __init__(self, scene: QGraphicsScene, arranged: Arrangement, leisure: Leisure, side: int) -> None:
        self._scene, self._arranged = scene, arranged
        self.still = self._drawn()
        self._backdrop = Backdrop(self._paint, leisure, scene.update, side=side)

    def _drawn(self) -> Still:
        return still.still(self._arranged.picture, self._arranged.layout, self._arranged.style)

    def _paint(self, painter: QPainter, part: QRectF) -> None:
        still.paint_still(painter, self.still, part)

    def bake(self) -> None:
        """Show the arrangement as it is now."""
        new = self._drawn()
        parts = still.changes(self.still, new)
        self.still = new
        if parts is None:
            self._backdrop.cover(QRectF(QPointF(), self._arranged.layout.size))
            self._scene.update()
            return
        for part in parts:
            self._backdrop.change(part)
            self._scene.update(part)

    def draw(self, painter: QPainter, part: QRectF, patient: bool = False) -> None:
        """Draw a part of it."""
        self._backdrop.draw(painter, part, patient)
