"""The light and the dark over the still board, as one picture with it."""

from collections.abc import Callable, Iterable
from typing import cast

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop import art
from desktop.items.stamp import Print
from desktop.items.style import around
from desktop.scene.backdrop import Backdrop
from desktop.scene.leisure import Job, Leisure

Ground = Callable[[QPainter, QRectF], None]
Laid = tuple[QPointF, Print]


class LightSheet(QGraphicsItem):
    """Hides the ground that it was baked with: a piece that moves over it uncovers a single thing."""

    def __init__(self, height: float, ground: Ground, leisure: Leisure) -> None:
        super().__init__()
        self.setZValue(height)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self._ground = ground
        self._prints: tuple[Laid, ...] = ()
        self._sign: object = None
        self._rect = QRectF()
        self._pixels = Backdrop(self._draw, leisure, self.update)

    def clear(self) -> None:
        """Take everything off, and leave the ground to itself."""
        self.prepareGeometryChange()
        self._rect = QRectF()

    def lay(self, prints: Iterable[Laid], whole: QRectF, sign: object) -> None:
        """Shine these and no others on a board of that size, each moved by a distance; the first lie below.

        What is baked already under an equal sign is not baked again.
        """
        self.prepareGeometryChange()
        self._get_ready(prints, whole, sign)
        self._rect = QRectF()
        for shift, print_ in self._prints:
            self._rect = self._rect.united(print_.rect.translated(shift))
        self._rect &= whole

    def _get_ready(self, prints: Iterable[Laid], whole: QRectF, sign: object) -> None:
        if sign != self._sign:
            self._prints, self._sign = tuple(prints), sign
            self._pixels.cover(whole)

    def foresee(self, prints: Iterable[Laid], whole: QRectF, sign: object, scale: float, part: QRectF) -> list[Job]:
        """The steps in which a part of the board can be baked before these are laid; none while others lie there."""
        if not self.empty:
            return []
        self._get_ready(prints, whole, sign)
        return self._pixels.steps(scale, part)

    @property
    def empty(self) -> bool:
        """Whether nothing lies on it."""
        return self._rect.isEmpty()

    def bare(self, part: QRectF) -> list[QRectF]:
        """What of a part of the ground can be seen beside it."""
        if self.opacity() < 1.0 or not self._rect.intersects(part):
            return [part]
        if self._rect.contains(part):
            return []
        beside = QRegion(part.toAlignedRect()) - QRegion(around(self._rect, -1).toAlignedRect())
        return [QRectF(rect) for rect in cast(Iterable[QRect], beside)]

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        exposed = option.exposedRect & self._rect
        if art.is_vector(painter):
            self._shine(painter, exposed)
        elif not exposed.isEmpty():
            self._pixels.draw(painter, exposed, patient=True)

    def _draw(self, painter: QPainter, part: QRectF) -> None:
        self._ground(painter, part)
        self._shine(painter, part)

    def _shine(self, painter: QPainter, part: QRectF) -> None:
        for shift, print_ in self._prints:
            if print_.rect.translated(shift).intersects(part):
                painter.translate(shift)
                (print_.draw if print_.cheap else print_.paint)(painter)
                painter.translate(-shift)
