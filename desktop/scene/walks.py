"""Pieces that walk by themselves, and pictures that arrive while they do."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from desktop.scene.motion import Curve, walk_time
from rules.views import Picture, PieceId, SpaceId

if TYPE_CHECKING:
    from desktop.scene.board_scene import BoardScene


class Walks:
    """At most one piece walks at a time."""

    def __init__(self, scene: "BoardScene") -> None:
        self._scene = scene
        self._under_way: tuple[PieceId, SpaceId, list[QPointF]] | None = None

    def begin(self, piece: PieceId, path: Sequence[SpaceId]) -> None:
        """Set a piece going; one that was dropped goes from the hand straight to the last space."""
        scene = self._scene
        item = scene.population.pieces.get(piece)
        points = scene.ways().points(path)
        if item is None or not points:
            return
        if scene.hand.drag is not None and scene.hand.drag.piece == piece:
            scene.hand.open()
            points = points[-1:]
        scene.population.put_down(item)
        time = walk_time(max(1, len(path) - 1))
        line = scene.motion.travel(item, points[1:] or points, time, Curve.InOutCubic, self._arrive)
        self._under_way = (piece, path[-1], line) if scene.motion.running else None

    def _arrive(self) -> None:
        self._under_way = None

    def agreeing(self, picture: Picture) -> PieceId:
        """The piece that walks to where the picture has it, or nothing."""
        if self._under_way is None or self._scene.motion.reduced:
            return ""
        piece, goal, _ = self._under_way
        arrives = any(there.id == piece and there.at == goal for there in picture.pieces)
        return piece if arrives else ""

    def aim(self, piece: PieceId) -> None:
        """Let a walk end where the piece will stand among the others."""
        stand = self._scene.layout.pieces.get(piece)
        if stand is not None and self._under_way is not None:
            self._under_way[2][-1] = stand.rect.center()
