"""Who stands where, and what lies under a point of the board."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from desktop.items.space import SpaceItem
from desktop.scene.light import Light
from rules.views import PieceId, SpaceId

if TYPE_CHECKING:
    from desktop.scene.board_scene import BoardScene


class Whereabouts:
    """Asks the items of a scene; what lies on top comes first."""

    def __init__(self, scene: "BoardScene") -> None:
        self._scene = scene

    def standing(self, piece: PieceId) -> SpaceId:
        """The space a piece stands on, or nothing."""
        return next((there.at for there in self._scene.picture.pieces if there.id == piece), "")

    def pieces_on(self, space: SpaceId) -> list[PieceId]:
        """The pieces on a space."""
        items = self._scene.population.pieces.values()
        here = [item for item in items if item.piece.at == space]
        return [item.piece.id for item in sorted(here, key=lambda item: -item.zValue())]

    def pieces_at(self, at: QPointF) -> list[PieceId]:
        """The pieces whose ink is at a point."""
        near = [
            item for item in self._scene.population.pieces.values() if item.boundingRect().contains(at - item.pos())
        ]
        here = [item for item in near if item.shape().contains(at - item.pos())]
        return [item.piece.id for item in sorted(here, key=lambda item: -item.zValue())]

    def space_at(self, at: QPointF) -> SpaceId:
        """The space that is meant at a point.

        With nothing in the hand it is the innermost, a shadow before its room. With a piece in the hand it is what
        is lit; else a shadow only if any shadow is lit.
        """
        spaces = self._spaces_at(at)
        if not self._scene.hand.piece:
            return next(iter(spaces), "")
        shown = self._scene.lights.shown
        meant = next((space for space in spaces if shown.get(space, Light.DARK).lit), "")
        if meant or len(spaces) < 2:
            return meant or next(iter(spaces), "")
        well = self._scene.population.spaces[spaces[0]].round
        return spaces[0 if self._wells_are_lit() or not well else -1]

    def _wells_are_lit(self) -> bool:
        items = self._scene.population.spaces
        lit = (items[space] for space, light in self._scene.lights.shown.items() if light.lit and space in items)
        return any(item.round for item in lit)

    def _spaces_at(self, at: QPointF) -> list[SpaceId]:
        """The spaces under a point; a shadow lies within its room."""
        items = self._scene.population.spaces.values()
        rooms = [item for item in items if not item.space.within and _covers(item, at)]
        around = {item.space.id for item in rooms}
        wells = [item for item in items if item.space.within in around and _covers(item, at)]
        return [item.space.id for item in sorted((*wells, *rooms), key=lambda item: -item.zValue())]


def _covers(item: SpaceItem, at: QPointF) -> bool:
    return item.boundingRect().contains(at) and item.shape().contains(at)
