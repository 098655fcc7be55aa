"""The arrows of pieces that are about to move by themselves; under the pointer a piece shows only its own."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.items import road
from desktop.items.march import March, paint_march, reach
from desktop.items.stamp import Layer, Print, Stamped
from desktop.items.style import Style
from desktop.scene.ring_arrows import pointing_print, pointings
from desktop.scene.ring_layout import is_ring
from rules.views import Arrow, PieceId

if TYPE_CHECKING:
    from desktop.scene.board_scene import BoardScene

MARCH: Final = 60
INTO: Final = 12.0
STUB: Final = 84.0
ASIDE: Final = 8.0


class Arrows:
    """Lies over the roads and under the pieces."""

    def __init__(self, scene: "BoardScene") -> None:
        self._scene, self._sheet = scene, Layer(MARCH)
        scene.addItem(self._sheet)
        self._piece: PieceId = ""
        self.shown: tuple[March, ...] = ()

    def lay(self) -> None:
        """Follow the picture and the board."""
        self._sheet.clear()
        arrows = self._scene.picture.arrows
        own = [arrow for arrow in arrows if arrow.piece == self._piece]
        if is_ring(self._scene.picture):
            self._point(own or list(arrows))
            return
        standing = self._scene.whereabouts.standing
        # Those that go the same way are drawn once.
        ways = {(standing(arrow.piece), arrow.to, arrow.colour): arrow for arrow in own or arrows}
        self.shown = tuple(filter(None, (self._march(arrow) for arrow in ways.values())))
        style = self._scene.style_of_board
        for march in self.shown:
            Stamped(Print(reach(march, style), partial(_paint, march, style)), self._sheet)

    def _point(self, arrows: Sequence[Arrow]) -> None:
        self.shown, style = (), self._scene.style_of_board
        for way in pointings(self._scene.picture, arrows, self._scene.layout, style):
            Stamped(pointing_print(way, style), self._sheet)

    def only(self, pieces: Sequence[PieceId]) -> None:
        """The pointer is over these pieces: show what the topmost of them will do, or what all will do."""
        movers = {arrow.piece for arrow in self._scene.picture.arrows}
        piece = next((piece for piece in pieces if piece in movers), "")
        if piece != self._piece:
            self._piece = piece
            self.lay()

    def _march(self, arrow: Arrow) -> March | None:
        """Nothing when the piece stays where it is, or where nobody knows."""
        here, spaces = self._scene.whereabouts.standing(arrow.piece), self._scene.layout.spaces
        if here == arrow.to or here not in spaces or arrow.to not in spaces:
            return None
        kinds = {frozenset((link.a, link.b)): link.kind for link in self._scene.picture.links}
        kind = kinds.get(frozenset((here, arrow.to)), "")
        way = self._way(here, arrow.to)
        start, end = (way.a, way.b) if way.start == way.end else (way.start, way.end)
        if kind == "lane":
            end += _unit(start, end) * self._scene.style_of_board.px(INTO)
        if not kind and arrow.piece != self._piece:
            start = _near(start, end, self._scene.style_of_board.px(STUB))
        if self._meets(here, arrow.to, kind):
            start, end = _aside(start, end, self._scene.style_of_board.px(ASIDE))
        return March(start, end, arrow.colour, kind == "road", not kind)

    def _way(self, here: str, there: str) -> road.Way:
        layout = self._scene.layout
        covers = (layout.plates.get(here, QRectF()), layout.plates.get(there, QRectF()))
        return road.way(layout.spaces[here], layout.spaces[there], covers)

    def _meets(self, here: str, there: str, kind: str) -> bool:
        """Whether somebody comes the other way on the same road."""
        standing = self._scene.whereabouts.standing
        others = (arrow for arrow in self._scene.picture.arrows if arrow.to == here)
        return bool(kind) and any(standing(arrow.piece) == there for arrow in others)


def _near(start: QPointF, end: QPointF, by: float) -> QPointF:
    """A start so near the end: a whole way over open ground hides too much to be shown unasked."""
    return end - _unit(start, end) * by


def _aside(start: QPointF, end: QPointF, by: float) -> tuple[QPointF, QPointF]:
    along = _unit(start, end)
    side = QPointF(-along.y(), along.x()) * by
    return start + side, end + side


def _unit(start: QPointF, end: QPointF) -> QPointF:
    along = end - start
    length = (along.x() ** 2 + along.y() ** 2) ** 0.5
    return along / (length or 1.0)


def _paint(march: March, style: Style, painter: QPainter) -> None:
    paint_march(painter, march, style)
