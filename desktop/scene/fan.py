"""A crowd spread out under the pointer: where many stand small on one place, each can be seen and grasped."""

import math
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, QTimer
from PySide6.QtGui import QColor, QPainter

from desktop.items.stamp import Layer, Print, Stamped
from desktop.items.style import Style, around, box, pen
from desktop.scene.map_layout import is_map
from rules.views import PieceId, SpaceId

if TYPE_CHECKING:
    from desktop.scene.board_scene import BoardScene

FAN: Final = 90
REST_MS: Final = 220
SMALL, SPREAD = 33.0, 52.0
"""The height that needs no fan, and the side of a cell in one."""
WIDER: Final = 1.7
EDGE: Final = 8.0


class Fan:
    """Opens where the pointer rests on a crowd, and closes when it leaves or when anything happens."""

    def __init__(self, scene: "BoardScene") -> None:
        self._scene, self._sheet = scene, Layer(FAN)
        scene.addItem(self._sheet)
        self._over: SpaceId = ""
        self._rect = QRectF()
        self.space: SpaceId = ""
        self._rest = QTimer(scene)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._open)

    def hover(self, at: QPointF) -> None:
        """The pointer is there with nothing in the hand."""
        if self.space:
            if not self._rect.contains(at):
                self.close()
            return
        space = self._scene.whereabouts.space_at(at)
        if space != self._over:
            self._over = space
            self._rest.stop()
            if self._crowded(space):
                self._rest.start()

    def _crowded(self, space: SpaceId) -> bool:
        scene = self._scene
        here = scene.whereabouts.pieces_on(space) if space and is_map(scene.picture) else []
        stands = [scene.layout.pieces[piece].rect for piece in here]
        small = any(rect.height() < SMALL * scene.style_of_board.px(1) for rect in stands)
        heaped = len({(rect.x(), rect.y()) for rect in stands}) < len(stands)
        return len(here) > 1 and (small or heaped)

    def _open(self) -> None:
        if self._scene.hand.piece or not self._crowded(self._over):
            return
        self.space = self._over
        here = [piece.id for piece in self._scene.picture.pieces if piece.at == self.space]
        side, columns = self._scene.style_of_board.px(SPREAD), math.ceil(math.sqrt(len(here) * WIDER))
        self._rect = self._panel(columns, math.ceil(len(here) / columns), side)
        style = self._scene.style_of_board
        reach = around(self._rect, style.px(3))
        Stamped(Print(reach, partial(_paint, self._rect, style)), self._sheet)
        for number, piece in enumerate(here):
            row, column = divmod(number, columns)
            corner = self._rect.topLeft() + QPointF(style.px(EDGE), style.px(EDGE))
            self._spread(piece, corner + QPointF((column + 0.5) * side, (row + 0.5) * side), 0.88 * side)

    def _panel(self, columns: int, rows: int, side: float) -> QRectF:
        """Over the place, within the board."""
        edge = 2 * self._scene.style_of_board.px(EDGE)
        rect = QRectF(QPointF(), QSizeF(columns * side + edge, rows * side + edge))
        rect.moveCenter(self._scene.layout.spaces[self.space].center())
        board = self._scene.sceneRect()
        left = min(max(rect.left(), board.left()), board.right() - rect.width())
        top = min(max(rect.top(), board.top()), board.bottom() - rect.height())
        rect.moveTo(left, top)
        return rect

    def _spread(self, piece: PieceId, at: QPointF, tall: float) -> None:
        item = self._scene.population.pieces[piece]
        self._scene.population.raise_onto(self._sheet, item)
        item.dress(item.piece, tall, item.piece.count, self._scene.style_of_board)
        item.setPos(at)

    def close(self, held: PieceId = "") -> None:
        """Let all stand where they stood, save the one in the hand."""
        self._rest.stop()
        self._over = ""
        if self.space:
            self.space = ""
            scene = self._scene
            scene.population.gather(scene.layout, scene.style_of_board, held)
            self._sheet.clear()


def _paint(rect: QRectF, style: Style, painter: QPainter) -> None:
    box(painter, rect, style.px(10), QColor(style.theme.surface), pen(style.theme.edge, style.px(2.5)))
