"""What the keyboard walks on: the spaces, pieces and targets of the scene as it is."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF

from desktop.scene.hand import Hand
from desktop.scene.ring_labels import circle
from rules.views import PieceId, SpaceId

if TYPE_CHECKING:
    from desktop.scene.board_scene import BoardScene


PANEL: Final = "world"
"""What only frames its areas: nobody stands there."""
PRINTED: Final = {"road": 0.5, "path": 0.5, "lane": 0.75}
"""How straight ahead a way must lead to be followed, as the cosine of the angle."""


class BoardGround:
    """The ground of one scene."""

    def __init__(self, scene: "BoardScene", hand: Hand) -> None:
        self._scene, self._hand = scene, hand

    def alike(self, space: SpaceId) -> Mapping[SpaceId, QRectF]:
        spaces = self._scene.population.spaces
        if space not in spaces:
            return {}
        wells = spaces[space].round
        places = self._scene.layout.spaces
        return {
            name: places[name] for name, item in spaces.items() if item.round == wells and item.space.shape != PANEL
        }

    def linked(self, space: SpaceId) -> Mapping[SpaceId, float]:
        printed = [link for link in self._scene.picture.links if link.kind in PRINTED]
        onwards = {link.b: PRINTED[link.kind] for link in printed if link.a == space}
        return onwards | {link.a: PRINTED[link.kind] for link in printed if link.b == space}

    def round(self) -> Sequence[SpaceId]:
        return [space.id for space in circle(self._scene.picture)]

    def first(self) -> SpaceId:
        here = self._scene.whereabouts.standing(self.active())
        return here or next((name for name in self._scene.population.spaces), "")

    def actors(self) -> Sequence[PieceId]:
        return [piece for piece in self._scene.population.pieces if self._hand.may_act(piece)]

    def goals(self) -> Sequence[SpaceId]:
        return [space for space, light in self._scene.lights.shown.items() if light.lit]

    def holding(self) -> PieceId:
        return self._hand.piece

    def standing(self, piece: PieceId) -> SpaceId:
        return self._scene.whereabouts.standing(piece)

    def active(self) -> PieceId:
        return self._scene.picture.active

    def enter(self, piece: PieceId, space: SpaceId) -> None:
        if self._hand.drag is not None and self._hand.piece:
            self._hand.drag.drop(space)
            return
        if self._scene.confirm():
            return
        standing = [piece] if piece else self._scene.whereabouts.pieces_on(space)
        if standing:
            self._hand.lift(self._hand.best(standing))
        else:
            self._scene.space_clicked.emit(space)

    def moved(self) -> None:
        cursor = self._scene.cursor
        self._scene.show_focus()
        if cursor.shown and self._hand.drag is not None and self._hand.piece:
            self._hand.carry_to(cursor.space)
            self._hand.drag.point(cursor.space)
        if cursor.shown:
            self._scene.cursor_moved.emit(cursor.space)

    def turn_held(self, quarters: int) -> None:
        if self._hand.drag is not None:
            self._hand.drag.turn_by(quarters)

    def cancel(self) -> bool:
        if self._hand.drag is None or not self._hand.piece:
            return False
        self._hand.drag.cancel()
        return True
