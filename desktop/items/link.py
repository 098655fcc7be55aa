"""A connection as an item: the door over the walls, barred or not; stairs and the ways of a map are drawn below."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.items.door import paint_door, paint_planks, planks
from desktop.items.stamp import Stamp
from desktop.items.style import Style, dots
from rules.views import Link

UNDRAWN: Final = frozenset({"stairs", "road", "path", "lane", "gate", "way"})
"""What the still board shows, or a piece that lies there."""


class LinkItem(QGraphicsItem):
    """``ends`` are the middles of both spaces; a door lies half way between them."""

    def __init__(self, link: Link, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.link = link
        self.lit = False
        self._ends = (QPointF(), QPointF())
        self._style: Style | None = None
        self._rect = QRectF()
        self._stamp = Stamp()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def lay(self, link: Link, ends: tuple[QPointF, QPointF], style: Style) -> None:
        """Put the connection between the middles of its spaces."""
        if (link, ends, style) == (self.link, self._ends, self._style):
            return
        self.prepareGeometryChange()
        self.link, self._ends, self._style = link, ends, style
        self._rect = self._reach()
        self._stamp.clear()

    def light(self, lit: bool) -> None:
        """Show whether the lifted piece may pass."""
        if lit != self.lit:
            self.lit = lit
            self._stamp.clear()
            self.update()

    @property
    def middle(self) -> QPointF:
        """Where the door is."""
        return (self._ends[0] + self._ends[1]) / 2

    @property
    def drawn(self) -> bool:
        """Whether there is anything to see between the rooms."""
        return self.link.kind not in UNDRAWN

    @property
    def adjoining(self) -> bool:
        """Whether the two spaces share a wall."""
        across = self._ends[1] - self._ends[0]
        unit = self._style.unit if self._style else 0.0
        return abs(across.x()) + abs(across.y()) < 1.1 * unit

    def boundingRect(self) -> QRectF:
        return self._rect

    def _reach(self) -> QRectF:
        if not self.drawn or self._style is None:
            return QRectF()
        around_door = planks(self.middle, self._style.unit)
        return around_door if self.adjoining else around_door.united(QRectF(*self._ends).normalized())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self._stamp.paint(painter, self.boundingRect(), self._draw)

    def _draw(self, painter: QPainter) -> None:
        if not self.drawn or self._style is None:
            return
        across = self._ends[1] - self._ends[0]
        if not self.adjoining:
            painter.setPen(dots(self._style.theme.edge, self._style.px(5), self._style.px(14)))
            painter.drawLine(*self._ends)
        else:
            paint_door(painter, self.middle, abs(across.x()) > abs(across.y()), self._style, self.lit)
        if self.link.barred:
            paint_planks(painter, self.middle, self._style)
