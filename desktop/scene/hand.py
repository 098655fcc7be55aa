"""The hand over the board: lifts and carries items for a drag and tells the board's owner what it does."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from desktop.items.held_board import HeldBoard
from desktop.items.pawn import PieceItem
from desktop.scene.drag import Drag, Phase
from desktop.scene.light import Light
from desktop.scene.motion import CROSS_FADE, HOME, PICK_UP, Curve
from rules.views import PieceId, SpaceId

if TYPE_CHECKING:
    from desktop.scene.board_scene import BoardScene

Targets = Callable[[PieceId, int], Mapping[SpaceId, Light]]


class Hand:
    """Holds at most one piece; its `drag` is the interaction that goes on."""

    def __init__(self, scene: "BoardScene", targets: Targets) -> None:
        self._scene = scene
        self.targets = targets
        self.drag: Drag | None = None
        self._item: PieceItem | None = None
        self._origin: SpaceId = ""

    @property
    def piece(self) -> PieceId:
        """What is held, or nothing."""
        return self.drag.piece if self.drag is not None and self.drag.in_hand else ""

    def lift(self, piece: PieceId, pressed: QPointF | None = None) -> Drag:
        """Begin to drag; whatever was going on before is brought to its end."""
        self.settle()
        self.drag = Drag(self, piece, pressed)
        self._scene.lights_changed.emit()
        return self.drag

    def cancel(self) -> None:
        """Put back what is held, if anything is."""
        if self.drag is not None:
            self.drag.cancel()

    def settle(self) -> None:
        """Finish what moves, and put back what the owner has not answered for or what is still held."""
        if self.drag is not None and self.drag.in_hand:
            self.drag.cancel()
        elif self.drag is not None and self.drag.phase is Phase.WAITING:
            self.send_home(self.drag.piece)
        self._scene.motion.finish()

    def foresee(self, pieces: list[PieceId], scale: float, part: QRectF) -> None:
        """The pointer rests on pieces: get ready for a lift in a part of the board that is seen at a scale."""
        piece = self.best(pieces)
        origin = self._scene.whereabouts.standing(piece)
        self._scene.lights.foresee(self.targets(piece, 0), origin, scale, part)

    def best(self, pieces: list[PieceId]) -> PieceId:
        """Of pieces on top of each other, the topmost that has targets, else the topmost."""
        able = (piece for piece in pieces if len(pieces) == 1 or self.may_act(piece))
        return next(able, pieces[0])

    def may_act(self, piece: PieceId) -> bool:
        """Whether there is anywhere the piece may go."""
        return any(light.lit for light in self.targets(piece, 0).values())

    def take(self, piece: PieceId, turn: int) -> QPointF:
        scene = self._scene
        self._origin = scene.whereabouts.standing(piece)
        self._item = scene.take_item(piece)
        self._light(piece, turn)
        scene.lights.mark_origin(self._origin)
        scene.lifted.emit(piece)
        return self._item.pos()

    def retake(self, piece: PieceId, turn: int) -> None:
        if isinstance(self._item, HeldBoard):
            self._item.turn(turn)
        self._light(piece, turn)
        self._scene.lights_changed.emit()

    def _light(self, piece: PieceId, turn: int, fades: bool = True) -> None:
        lights = self.targets(piece, turn)
        self._scene.lights.show(lights, self._origin, fades=fades)
        lit = {space: light.lit for space, light in lights.items()}
        self._scene.population.light_doors(lit | {self._origin: True})
        self._scene.population.veil(lit | {self._origin: True})

    def carry(self, piece: PieceId, to: QPointF) -> None:
        if self._item is not None:
            self._item.setPos(to)

    def carry_to(self, space: SpaceId) -> None:
        """The keyboard holds the piece over another space."""
        area = self._scene.layout.areas.get(space)
        if self._item is not None and area is not None:
            self._scene.motion.finish()
            self._scene.motion.travel(self._item, [area.center()], PICK_UP, Curve.OutCubic)

    def under(self, at: QPointF) -> SpaceId:
        return self._scene.whereabouts.space_at(at)

    def point(self, piece: PieceId, space: SpaceId) -> None:
        scene = self._scene
        light = scene.lights.shown.get(space, Light.DARK)
        refused = bool(space) and not light.lit and space != self._origin
        scene.lights.draw_way([])
        board = isinstance(self._item, HeldBoard)
        scene.lights.refuse(space if refused and not board else "")
        self._answer(refused, light.lit)
        scene.hovered.emit(piece, space)

    def _answer(self, refused: bool, lit: bool) -> None:
        if self._item is not None:
            self._item.refuse(refused)
        if isinstance(self._item, HeldBoard):
            self._item.welcome(lit)

    def hand_over(self, piece: PieceId, space: SpaceId, turn: int) -> None:
        self._dim()
        self._scene.dropped.emit(piece, space, turn)

    def give_back(self, piece: PieceId) -> None:
        self.send_home(piece)
        self._scene.cancelled.emit(piece)

    def stays(self, space: SpaceId) -> bool:
        lit = self._scene.lights.shown.get(space, Light.DARK).lit
        return bool(space) and space == self._origin and not lit

    def slack(self) -> float:
        return QApplication.startDragDistance() / self._scene.magnification()

    def send_home(self, piece: PieceId) -> None:
        """Let the piece glide to where it stands; a board from the tray fades."""
        self._dim()
        item, self._item = self._item, None
        if self.drag is not None and self.drag.piece == piece:
            self.drag = None
        self._scene.signs.unhide()
        if item is None:
            return
        item.refuse(False)
        if isinstance(item, HeldBoard):
            self._scene.motion.fade(item, 0.0, CROSS_FADE, lambda: self._scene.removeItem(item))
        elif piece in self._scene.layout.pieces:
            home = self._scene.layout.pieces[piece].rect.center()
            self._scene.motion.travel(item, [home], HOME, Curve.OutCubic, lambda: self._scene.population.put_down(item))

    def hold_on(self) -> None:
        """The picture has changed under a held piece: light it anew, or let go of what is no longer there."""
        drag, scene = self.drag, self._scene
        if drag is None or not any(piece.id == drag.piece for piece in scene.picture.pieces):
            self.open()
            return
        self._origin = scene.whereabouts.standing(drag.piece)
        if drag.piece in scene.layout.pieces:
            scene.population.haunt(drag.piece, scene.layout.pieces[drag.piece].rect.center())
        scene.signs.hide()
        self._light(drag.piece, drag.turn, fades=False)
        scene.lights.mark_origin(self._origin)
        scene.lights_changed.emit()

    def let_go(self) -> None:
        """The table has moved on: a held piece that may go nowhere now is put back."""
        if self.piece and not any(light.lit for light in self._scene.lights.shown.values()):
            self.send_home(self.piece)
            self._scene.lights_changed.emit()

    def open(self) -> None:
        """The owner has answered: the hand is empty, what it held is where the picture says."""
        item, self._item, self.drag = self._item, None, None
        self._dim()
        self._scene.signs.unhide()
        if isinstance(item, HeldBoard):
            self._scene.removeItem(item)

    def _dim(self) -> None:
        self._scene.relight()
        self._scene.lights.clear_marks()
        self._scene.population.light_doors({})
        self._scene.population.banish()
