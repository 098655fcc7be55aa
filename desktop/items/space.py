"""A space as an item: invisible in itself, it answers for its place, its name and who stands there."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from desktop.items.outline import is_seat, is_well, outline
from desktop.items.style import around
from rules.views import Space


class SpaceItem(QGraphicsObject):
    """The hit area of a space is what is drawn of it: the walls of a room, the well of a shadow, a street's plate."""

    def __init__(self, space: Space, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.space = space
        self.said = ""
        self._rect, self._plate, self._pixel = QRectF(), QRectF(), 1.0
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def round(self) -> bool:
        """Whether it is a well and not a room."""
        return is_well(self.space)

    def lay(
        self, space: Space, walls: QRectF, thickness: float, pixel: float = 1.0, plate: QRectF | None = None
    ) -> None:
        """Put the space where its walls are; a plate with its name may hang beside it."""
        self.space, self._pixel = space, pixel
        reached = around(walls, thickness / 2)
        if (reached, plate or QRectF()) != (self._rect, self._plate):
            self.prepareGeometryChange()
            self._rect, self._plate = reached, plate or QRectF()

    def boundingRect(self) -> QRectF:
        return self._rect | self._plate

    def shape(self) -> QPainterPath:
        path = outline(self.space, self._rect, self._pixel)
        if not self._plate.isEmpty():
            corner = self._plate.height() / 2 if is_seat(self.space) else 0.0
            path.addRoundedRect(self._plate, corner, corner)
            path.setFillRule(Qt.FillRule.WindingFill)
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Nothing: the still board is baked, its lights lie on sheets of their own."""
