"""A room board in the hand: it follows the pointer at its turn."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.items.board import paint_board
from desktop.items.no_sign import paint_no_sign
from desktop.items.pawn import PieceItem
from desktop.items.room import RADIUS, paint_lantern
from desktop.items.space_states import paint_refusal
from desktop.items.stamp import Stamp
from desktop.items.style import Style, box, pen
from desktop.scene.slots import tile
from desktop.theme import tinted
from rules.views import Piece, Space


class HeldBoard(PieceItem):
    """Its position is the middle of the board."""

    def __init__(self, piece: Piece, space: Space, slots: int, parent: QGraphicsItem) -> None:
        super().__init__(piece, parent)
        self._space, self._slots, self._turn = space, slots, 0
        self._lit = False
        self._stamp = Stamp()

    def dress(self, piece: Piece, height: float, count: int, style: Style) -> None:
        super().dress(piece, height, count, style)
        self._stamp.clear()

    def welcome(self, lit: bool) -> None:
        """Show that it may be laid where it is held."""
        if lit != self._lit:
            self._lit = lit
            self._stamp.clear()
            self.update()

    def refuse(self, refused: bool) -> None:
        if refused != self.refused:
            self._stamp.clear()
        super().refuse(refused)

    def turn(self, turn: int) -> None:
        """Show the board after so many quarter turns to the right."""
        self._turn = turn
        self._stamp.clear()
        self.update()

    def figure(self) -> QRectF:
        side = self.height
        return QRectF(-side / 2, -side / 2, side, side)

    def reach(self) -> QRectF:
        side = 0.08 * self.height
        return self.figure().adjusted(-side, -side, side, 2 * side)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self._stamp.paint(painter, self.boundingRect(), self._draw)

    def _draw(self, painter: QPainter) -> None:
        style = self.style
        shadow = tile(self.figure()).translated(style.px(9), style.px(14))
        box(painter, shadow, style.px(RADIUS), tinted("#000000", 0.16 if style.theme.bright else 0.45), None)
        paint_board(
            painter,
            self._space,
            self._slots,
            self._turn,
            self.figure(),
            style.theme,
            style.language,
            style.labels,
        )
        self._draw_answer(painter, tile(self.figure()))

    def _draw_answer(self, painter: QPainter, walls: QRectF) -> None:
        style = self.style
        if self._lit:
            line = pen(style.theme.lantern, style.wall + style.px(1))
            box(painter, walls, style.px(RADIUS), None, line)
            paint_lantern(painter, walls)
        if self.refused:
            paint_refusal(painter, walls, style)
            side = 0.15 * self.height
            paint_no_sign(painter, QRectF(-side / 2, -side / 2, side, side), style)
