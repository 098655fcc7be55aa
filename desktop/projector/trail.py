"""The way that somebody went unseen, drawn over the mansion once it has been turned over."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop import art
from desktop.items.caption import Caption
from desktop.items.style import disc, pen
from desktop.items.way import paint_way
from desktop.scene.board_scene import BoardScene
from rules.views import SpaceId

HERE = "box-woman"
STOP, FIGURE = 26.0, 84.0
ASIDE = 0.16
"""How far apart the stops of several visits to a room lie, in cells."""


class Trail(QGraphicsItem):
    """A line through the spaces, a number at each stop, her figure at the last; it follows a board laid out anew."""

    def __init__(self, scene: BoardScene) -> None:
        super().__init__()
        self._board = scene
        self.path: tuple[SpaceId, ...] = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(60)
        scene.addItem(self)
        self.hide()
        scene.laid_out.connect(self._follow)
        scene.picture_changed.connect(self._follow)

    def lead(self, path: Sequence[SpaceId]) -> None:
        """Draw this way, or none."""
        self.path = tuple(path)
        self._follow()

    def _follow(self) -> None:
        self.prepareGeometryChange()
        self.setVisible(bool(self.stops()))
        self.update()

    def stops(self) -> list[QPointF]:
        """Where each stop lies; those of one room beside each other."""
        areas, unit = self._board.layout.areas, self._board.style_of_board.unit
        found: list[QPointF] = []
        seen: dict[SpaceId, int] = {}
        for space in (space for space in self.path if space in areas):
            visit = seen[space] = seen.get(space, -1) + 1
            found.append(areas[space].center() + QPointF((visit % 5 - 1) * ASIDE * unit if visit else 0.0, 0.0))
        return found

    def boundingRect(self) -> QRectF:
        return self._board.sceneRect()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        stops, style = self.stops(), self._board.style_of_board
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_way(painter, [stops], style)
        for number, stop in enumerate(stops[:-1], 1):
            radius = style.px(STOP)
            around = QRectF(stop.x() - radius, stop.y() - radius, 2 * radius, 2 * radius)
            disc(painter, around, QColor(style.theme.lantern), pen(style.theme.outline, style.px(4)))
            Caption(str(number), stop.x(), stop.y(), style.px(1.3 * STOP), style.theme.ink, align="middle").paint(
                painter
            )
        if stops:
            tall = style.px(FIGURE)
            wide = tall * art.aspect(HERE)
            art.draw(painter, HERE, QRectF(stops[-1].x() - wide / 2, stops[-1].y() - tall / 2, wide, tall))
