"""What a game lets the host set by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.shell.games.ways.terms import Setting
from rules.events import Correction
from rules.views import PieceId, SpaceId

if TYPE_CHECKING:
    from desktop.session import Session


class ByHand:
    """Where pieces are put, and what else may be set."""

    def takes(self, session: Session, piece: PieceId) -> bool:
        """Whether a piece in the hand is put somewhere by hand."""
        return False

    def place_of(self, session: Session, space: SpaceId) -> SpaceId:
        """Where a piece is put that is let go over a space."""
        return space

    def places(self, session: Session, piece: PieceId) -> list[SpaceId]:
        """Where a piece may be put by hand."""
        return [space.id for space in session.picture().spaces]

    def put(self, session: Session, piece: PieceId, space: SpaceId) -> tuple[Correction, ...]:
        """A piece lies elsewhere, or off the board with ""."""
        return ()

    def turned(self, session: Session, space: SpaceId) -> tuple[Correction, ...]:
        """What a click on a space sets."""
        return ()

    def barred(self, session: Session, one: SpaceId, other: SpaceId) -> tuple[Correction, ...]:
        """What a click on the way between two spaces sets."""
        return ()

    def of_the_table(self, session: Session) -> Iterator[Setting]:
        """What may be set of the whole table."""
        yield from ()

    def of_a_space(self, session: Session, space: SpaceId) -> Iterator[Setting]:
        """What may be set of a space."""
        yield from ()

    def of_a_piece(self, session: Session, piece: PieceId) -> Iterator[Setting]:
        """What may be set of a piece in the hand, besides where it lies."""
        yield from ()

    def of_its_ways(self, session: Session, space: SpaceId) -> Iterator[Setting]:
        """What may be set of the ways from a space."""
        yield from ()
