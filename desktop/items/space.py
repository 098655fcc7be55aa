"""A space as an item: invisible in itself, it answers for its place, its name and who stands there."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from desktop.items.style import around
from rules.views import Space


class SpaceItem(QGraphicsObject):
    """The hit area of a space is what is drawn of it: the walls of a room, the well of a shadow."""

    def __init__(self, space: Space, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.space = space
        self.said = ""
        self._rect = QRectF()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def round(self) -> bool:
        """Whether it is a well and not a room."""
        return bool(self.space.within)

    def lay(self, space: Space, walls: QRectF, thickness: float) -> None:
        """Put the space where its walls are."""
        self.space = space
        reached = around(walls, thickness / 2)
        if reached != self._rect:
            self.prepareGeometryChange()
            self._rect = reached

    def boundingRect(self) -> QRectF:
        return self._rect

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        if self.round:
            path.addEllipse(self._rect)
        else:
            path.addRoundedRect(self._rect, 0.03 * self._rect.width(), 0.03 * self._rect.width())
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Nothing: the still board is baked, its lights lie on sheets of their own."""
