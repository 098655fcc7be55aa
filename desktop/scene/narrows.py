"""Marks on the rooms and the doors that no way can avoid."""

from collections.abc import Collection
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.items.room import RADIUS
from desktop.items.stamp import Layer, Print, Stamped
from desktop.items.style import Style, around, box, disc, pen
from rules.views import SpaceId

if TYPE_CHECKING:
    from desktop.scene.board_scene import BoardScene

NARROW = 52
RING = 26


class Narrows:
    """Stays on the board until other marks are asked for, wherever it is laid."""

    def __init__(self, scene: "BoardScene") -> None:
        self._scene, self._sheet = scene, Layer(NARROW)
        scene.addItem(self._sheet)
        self.spaces: frozenset[SpaceId] = frozenset()
        self.ways: frozenset[frozenset[SpaceId]] = frozenset()

    def show(self, spaces: Collection[SpaceId], ways: Collection[frozenset[SpaceId]]) -> None:
        """Mark these; nothing is marked when both are empty."""
        self.spaces, self.ways = frozenset(spaces), frozenset(ways)
        self.lay()

    def lay(self) -> None:
        """Follow the board."""
        self._sheet.clear()
        style = self._scene.style_of_board
        for space in self.spaces & self._scene.layout.spaces.keys():
            frame = around(self._scene.layout.spaces[space], -style.px(9))
            self._stamp(around(frame, style.px(6)), partial(_paint_room, frame, style))
        for at in self._doors():
            ring = around(QRectF(at, at), style.px(RING))
            self._stamp(around(ring, style.px(6)), partial(_paint_door, ring, style))

    def _doors(self) -> list[QPointF]:
        links = self._scene.population.links.values()
        here = (one for one in links if frozenset((one.link.a, one.link.b)) in self.ways)
        return [one.boundingRect().center() for one in here if one.drawn and one.adjoining]

    def _stamp(self, reach: QRectF, draw: partial[None]) -> None:
        Stamped(Print(reach, draw), self._sheet)


def _paint_room(frame: QRectF, style: Style, painter: QPainter) -> None:
    box(painter, frame, style.px(RADIUS), None, pen(style.theme.outline, style.px(7)))
    box(painter, frame, style.px(RADIUS), None, pen(style.theme.info, style.px(4), (style.px(18), style.px(7))))


def _paint_door(ring: QRectF, style: Style, painter: QPainter) -> None:
    disc(painter, ring, None, pen(style.theme.outline, style.px(8)))
    disc(painter, ring, None, pen(style.theme.info, style.px(5)))
