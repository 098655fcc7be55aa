"""Signs that lie over the rooms: whose turn it is, the rings of light round there, the keyboard's frame."""

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QGraphicsScene

from desktop.items.focus import Focus
from desktop.items.rings import paint_light_rings, paint_turn_ring, rings_reach, turn_ring_reach
from desktop.items.stamp import Layer, Print, Stamped
from desktop.items.style import Style, around
from desktop.scene.backdrop import Backdrop
from desktop.scene.cursor import Cursor
from desktop.scene.layout import Layout
from desktop.scene.leisure import Leisure
from desktop.scene.motion import LIGHT_UP, Motion
from desktop.scene.ring_layout import is_ring
from rules.views import Picture

TURN, FOCUS = 75, 85


class Rings(NamedTuple):
    """Light that falls on the table between the rooms."""

    centre: QPointF
    rooms: tuple[QRectF, ...]
    style: Style

    @property
    def reach(self) -> QRectF:
        """All that the rings cover."""
        return rings_reach(self.centre, self.style)

    def paint(self, painter: QPainter, part: QRectF) -> None:
        """Draw them where a part of the table is bare."""
        table = QRegion((self.reach & part).toAlignedRect())
        for room in self.rooms:
            table -= QRegion(around(room, self.style.wall / 2).toRect())
        painter.save()
        painter.setClipRegion(table, Qt.ClipOperation.IntersectClip)
        paint_light_rings(painter, self.centre, self.style)
        painter.restore()


class Signs:
    """Follows the picture and the cursor. The rings of light lie on the ground, the rest over the rooms."""

    def __init__(self, scene: QGraphicsScene, motion: Motion, leisure: Leisure) -> None:
        self._motion = motion
        self._scene = scene
        self._turn, self._focus = Layer(TURN), Layer(FOCUS)
        for sheet in (self._turn, self._focus):
            scene.addItem(sheet)
        self._rings: Rings | None = None
        self._ring_tiles = Backdrop(self._paint_rings, leisure, scene.update, glass=True)
        self._shown: object = None

    def show(self, picture: Picture, layout: Layout, style: Style) -> None:
        """Ring the active piece; a ring of seats shows its turn by itself."""
        key = (picture.active, layout.pieces.get(picture.active), layout.spaces, style)
        if key == self._shown:
            return
        self._shown = key
        self._turn.clear()
        self._lay_rings(None)
        if picture.active in layout.pieces and not is_ring(picture):
            self._ring(layout.pieces[picture.active].rect, style)
            here = next(piece.at for piece in picture.pieces if piece.id == picture.active)
            rooms = [layout.spaces[room.id] for room in picture.spaces if not room.within]
            self._lay_rings(Rings(layout.spaces[here].center(), tuple(rooms), style))

    def _ring(self, figure: QRectF, style: Style) -> None:
        Stamped(Print(turn_ring_reach(figure, style), partial(_turn_ring, figure, style)), self._turn)
        self._turn.setOpacity(0.0)
        self._motion.fade(self._turn, 1.0, LIGHT_UP)

    def _lay_rings(self, rings: Rings | None) -> None:
        reach = rings.reach if rings is not None else QRectF()
        for changed in (self._ring_tiles.whole, reach):
            if not changed.isEmpty():
                self._scene.update(changed)
        self._rings = rings
        self._ring_tiles.cover(reach)

    def draw_rings(self, painter: QPainter, part: QRectF, patient: bool) -> None:
        """Draw the rings of light on a part of the ground."""
        if self._ring_tiles.whole.intersects(part):
            self._ring_tiles.draw(painter, part, patient)

    def _paint_rings(self, painter: QPainter, part: QRectF) -> None:
        if self._rings is not None:
            self._rings.paint(painter, part)

    def hide(self) -> None:
        """Something is in the hand: the ring waits."""
        self._turn.setVisible(False)

    def unhide(self) -> None:
        """The hand is empty: the ring comes back."""
        self._turn.setVisible(True)

    def focus(self, cursor: Cursor, layout: Layout, style: Style) -> None:
        """Frame the place of the cursor, or nothing while the mouse leads."""
        self._focus.clear()
        stand = layout.pieces.get(cursor.piece)
        rect = stand.rect if stand is not None else layout.spaces.get(cursor.space)
        if cursor.shown and rect is not None:
            Focus(rect, style, self._focus)


def _turn_ring(figure: QRectF, style: Style, painter: QPainter) -> None:
    paint_turn_ring(painter, figure, style)
