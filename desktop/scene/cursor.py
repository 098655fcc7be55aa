"""The keyboard's place on the board: arrows walk it, Tab leaps, Enter lifts and drops."""

import math
from collections.abc import Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from rules.views import PieceId, SpaceId

ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
WIDEST = 0.26
"""How far aside a place may lie, as the cosine of the angle."""
ASIDE = 2.2


def ahead(
    places: Mapping[SpaceId, QRectF], here: SpaceId, towards: QPointF, linked: Mapping[SpaceId, float]
) -> SpaceId:
    """The place that a link leads to in a direction, else the nearest."""
    start = places[here].center()
    straight = {
        name: places[name]
        for name, widest in linked.items()
        if name in places and _is_ahead(places[name].center() - start, towards, widest)
    }
    return neighbour({here: places[here], **straight} if straight else places, here, towards)


def neighbour(places: Mapping[SpaceId, QRectF], here: SpaceId, towards: QPointF) -> SpaceId:
    """The nearest of the places in a direction, those straight ahead before those aside; else where one is."""
    start = places[here].center()
    before = {
        name: _effort(rect.center() - start, towards)
        for name, rect in places.items()
        if name != here and _is_ahead(rect.center() - start, towards, WIDEST)
    }
    return min(before, key=lambda name: before[name], default=here)


def _is_ahead(way: QPointF, towards: QPointF, widest: float) -> bool:
    return QPointF.dotProduct(way, towards) > widest * math.hypot(way.x(), way.y())


def _effort(way: QPointF, towards: QPointF) -> float:
    forward = QPointF.dotProduct(way, towards)
    sideways = abs(way.x() * towards.y() - way.y() * towards.x())
    return forward + ASIDE * sideways


class Ground(Protocol):
    """What the keyboard needs of the board."""

    def alike(self, space: SpaceId) -> Mapping[SpaceId, QRectF]:
        """The places of all spaces of the same shape."""

    def linked(self, space: SpaceId) -> Mapping[SpaceId, float]:
        """The spaces that a printed map joins to one, and how straight ahead each must lie to be walked to."""

    def round(self) -> Sequence[SpaceId]:
        """The seats in their order round a table, or nothing where there is none."""

    def first(self) -> SpaceId:
        """Where the cursor begins: the active piece's space, or the first there is."""

    def actors(self) -> Sequence[PieceId]:
        """The pieces that may act, in order."""

    def goals(self) -> Sequence[SpaceId]:
        """The lit spaces of the lifted piece, or nothing when none is lifted."""

    def holding(self) -> PieceId:
        """The piece in the hand, or nothing."""

    def standing(self, piece: PieceId) -> SpaceId:
        """Where a piece stands."""

    def active(self) -> PieceId:
        """The piece whose turn it is."""

    def enter(self, piece: PieceId, space: SpaceId) -> None:
        """Lift, drop or choose at the cursor."""

    def moved(self) -> None:
        """The cursor is somewhere else."""

    def turn_held(self, quarters: int) -> None:
        """Turn a held board."""

    def cancel(self) -> bool:
        """Put back what is held; whether anything was."""


class Cursor:
    """Stands on a space, or on one of the pieces there; hidden until a key is used."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self.space: SpaceId = ""
        self.piece: PieceId = ""
        self.shown = False

    def key(self, event: QKeyEvent) -> bool:
        """Do what the key says; whether it was one of ours."""
        key = Qt.Key(event.key())
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.NoModifier
        if key in ARROWS and plain:
            self.walk(ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and plain:
            self.enter()
        elif key == Qt.Key.Key_Home and plain:
            self.go_to_piece(self._ground.active())
        elif key in (Qt.Key.Key_BracketLeft, Qt.Key.Key_BracketRight):
            self._ground.turn_held(1 if key == Qt.Key.Key_BracketRight else -1)
        elif key == Qt.Key.Key_Escape:
            return self._ground.cancel()
        else:
            return False
        return True

    def walk(self, towards: QPointF) -> None:
        """Go along a link in that direction, or to the nearest space of the same shape.

        Round a table right and down lead clockwise, left and up back, wherever one is.
        """
        here = self.space or self._ground.first()
        seats = self._ground.round()
        if here in seats:
            there = seats[(seats.index(here) + (1 if towards.x() + towards.y() > 0 else -1)) % len(seats)]
            self.go(there if self.space and self.shown else here)
            return
        places = self._ground.alike(here)
        if here in places:
            there = ahead(places, here, towards, self._ground.linked(here))
            self.go(there if self.space and self.shown else here)

    def go(self, space: SpaceId, piece: PieceId = "") -> None:
        """Stand on a space, or on a piece there."""
        self.space, self.piece, self.shown = space, piece, True
        self._ground.moved()

    def go_to_piece(self, piece: PieceId) -> None:
        """Stand on a piece."""
        if piece:
            self.go(self._ground.standing(piece), piece)

    def leap(self, onward: bool) -> bool:
        """The next piece that may act, or the next target of the lifted one; whether there is any."""
        goals = self._ground.goals()
        if self._ground.holding():
            if goals:
                self.go(_next(goals, self.space, onward))
            return True
        actors = self._ground.actors()
        if actors:
            self.go_to_piece(_next(actors, self.piece, onward))
        return bool(actors)

    def enter(self) -> None:
        """Lift, drop or choose."""
        if not self.space:
            self.go(self._ground.first())
        self._ground.enter(self.piece, self.space)

    def hide(self) -> None:
        """The mouse leads now."""
        if self.shown:
            self.shown = False
            self._ground.moved()


def _next(choices: Sequence[str], here: str, onward: bool) -> str:
    if here not in choices:
        return choices[0 if onward else -1]
    return choices[(choices.index(here) + (1 if onward else -1)) % len(choices)]
