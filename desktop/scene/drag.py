"""One piece in the hand, from the press to the drop or the way back."""

import enum
from typing import Protocol

from PySide6.QtCore import QPointF

from rules.views import PieceId, SpaceId


class Phase(enum.Enum):
    """PRESSED: the button is down; CARRIED: it has moved; HELD: no button; WAITING: dropped; OVER: put back."""

    PRESSED = enum.auto()
    CARRIED = enum.auto()
    HELD = enum.auto()
    WAITING = enum.auto()
    OVER = enum.auto()


IN_HAND = (Phase.PRESSED, Phase.CARRIED, Phase.HELD)


class Table(Protocol):
    """What the hand needs of the board."""

    def take(self, piece: PieceId, turn: int) -> QPointF:
        """Lift the piece, light its targets; tell where it was."""

    def retake(self, piece: PieceId, turn: int) -> None:
        """Light the targets of a held board anew, after a turn."""

    def carry(self, piece: PieceId, to: QPointF) -> None:
        """Hold the piece there."""

    def under(self, at: QPointF) -> SpaceId:
        """The space that is meant at a point, or nothing."""

    def point(self, piece: PieceId, space: SpaceId) -> None:
        """Show what a drop there would mean."""

    def hand_over(self, piece: PieceId, space: SpaceId, turn: int) -> None:
        """Tell the owner of the drop."""

    def give_back(self, piece: PieceId) -> None:
        """Let the piece go home and tell the owner."""

    def stays(self, space: SpaceId) -> bool:
        """Whether that is where the piece came from, and no target."""

    def slack(self) -> float:
        """How far a hand may tremble before a press becomes a drag."""


class Drag:
    """The state of one lift; it moves nothing on the board by itself."""

    def __init__(self, table: Table, piece: PieceId, pressed: QPointF | None = None) -> None:
        """`pressed` is where the button went down; without it the piece is held with no button."""
        self.piece = piece
        self.turn = 0
        self.space: SpaceId = ""
        self.phase = Phase.HELD if pressed is None else Phase.PRESSED
        self._table = table
        self._pressed = pressed or QPointF()
        stood = table.take(piece, self.turn)
        self._grip = stood - self._pressed if pressed is not None else QPointF()

    @property
    def in_hand(self) -> bool:
        """Whether the piece is still held."""
        return self.phase in IN_HAND

    def move(self, at: QPointF) -> None:
        """The pointer has moved."""
        if self.phase is Phase.PRESSED and (at - self._pressed).manhattanLength() >= self._table.slack():
            self.phase = Phase.CARRIED
        if self.phase in (Phase.CARRIED, Phase.HELD):
            self._table.carry(self.piece, at + self._grip)
            self.point(self._table.under(at))

    def point(self, space: SpaceId) -> None:
        """The piece is over another space, or over none."""
        if space != self.space:
            self.space = space
            self._table.point(self.piece, space)

    def press(self, at: QPointF) -> None:
        """A second press drops what is held."""
        if self.phase is Phase.HELD:
            self.drop(self._table.under(at))

    def release(self, at: QPointF) -> None:
        """The button is up: a drag drops, a click keeps the piece in the hand."""
        if self.phase is Phase.PRESSED:
            self.phase = Phase.HELD
        elif self.phase is Phase.CARRIED:
            self.drop(self._table.under(at))

    def drop(self, space: SpaceId) -> None:
        """Offer the piece to a space; the owner decides what becomes of it."""
        if self._table.stays(space):
            self.cancel()
            return
        self.phase = Phase.WAITING
        self._table.hand_over(self.piece, space, self.turn)

    def turn_by(self, quarters: int) -> None:
        """Turn a held board to the right."""
        if self.in_hand:
            self.turn = (self.turn + quarters) % 4
            self._table.retake(self.piece, self.turn)
            self._table.point(self.piece, self.space)

    def cancel(self) -> None:
        """Put the piece back."""
        if self.in_hand:
            self.phase = Phase.OVER
            self._table.give_back(self.piece)
