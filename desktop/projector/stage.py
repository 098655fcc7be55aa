"""What the audience is told of a moment, in each game's own words, from the audience's share of the table alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from rules.events import Event
from rules.messages import says
from rules.seats import SeatId
from rules.views import Picture, PieceId, SpaceId, View


class Line(NamedTuple):
    """A sentence and its values; ids among them are shown as names."""

    message: str
    values: Mapping[str, str | tuple[str, ...]] = {}


class Moment(NamedTuple):
    """Whose turn it is or what has happened, the part of the round, and the figure beside it.

    ``seats`` are those shown in the footer, ``out`` those of them who are off the board, ``held`` how many tiles lie
    before each. ``found`` are the things that everybody has seen happen and that last. ``talk`` is the letter of those
    who may talk with each other, or a stroke.
    """

    headline: Line
    phase: Line
    figure: str
    seats: tuple[SeatId, ...]
    out: tuple[SeatId, ...] = ()
    held: Mapping[SeatId, int] = {}
    found: tuple[Line, ...] = ()
    talk: Mapping[SeatId, str] = {}


class Walk(NamedTuple):
    """A piece goes from one space to another."""

    piece: PieceId
    path: tuple[SpaceId, ...]


class Look(NamedTuple):
    """Somebody looks at a space; how it ends leaves no trace."""

    space: SpaceId


class Stage(Protocol):
    """What one game has to say to its audience."""

    grave: frozenset[str]
    """The tags of events that reach the audience after the grace: deaths, wins, reveals."""

    endings: frozenset[str]
    """The tags of events that end the game."""

    def secret(self, view: View) -> bool:
        """Whether it is a time at which the audience may see nothing."""

    def over(self, view: View) -> bool:
        """Whether the game has ended, though the table may still have to say how for some of its seats."""

    def whose(self, view: View) -> Line:
        """Whose time is behind the curtain."""

    def moment(self, view: View, picture: Picture) -> Moment:
        """What is told of this moment."""

    def happening(self, event: Event) -> Walk | Look | None:
        """What is seen to happen."""


class Quiet:
    """A stage with nothing to say: for games that have not written theirs."""

    grave: frozenset[str] = frozenset()
    endings: frozenset[str] = frozenset()

    def secret(self, view: View) -> bool:
        return False

    def over(self, view: View) -> bool:
        return view.over

    def whose(self, view: View) -> Line:
        return Line("")

    def moment(self, view: View, picture: Picture) -> Moment:
        seats = tuple(dict.fromkeys(piece.seat for piece in picture.pieces if piece.seat))
        figure = next((piece.look for piece in picture.pieces if piece.id == picture.active), "")
        headline = Line(says("{who}'s turn") if picture.turn else "", {"who": picture.turn})
        return Moment(headline, Line(""), figure, seats)

    def happening(self, event: Event) -> Walk | Look | None:
        return None


def stage_of(game: str) -> Stage:
    """The stage of a game."""
    if game == "hakoonna":
        from desktop.projector.mansion import Mansion

        return Mansion()
    return Quiet()
