"""What the audience is told of a moment, in each game's own words, from the audience's share of the table alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from desktop.projector.dawn import Dawn
from rules.events import Event
from rules.messages import says
from rules.seats import SeatId
from rules.tags import tag_of
from rules.views import Picture, PieceId, SpaceId, View


class Line(NamedTuple):
    """A sentence and its values; ids among them are shown as names."""

    message: str
    values: Mapping[str, str | tuple[str, ...]] = {}


class Moment(NamedTuple):
    """Whose turn it is or what has happened, the part of the round, and the figure beside it.

    ``seats`` are those shown in the footer, ``out`` those of them who are off the board, ``held`` how many tiles lie
    before each, ``cards`` the drawings of what lies open there. ``found`` are the things that everybody has seen happen
    and that last. ``talk`` is the letter of those who may talk with each other, or a stroke. ``lasting`` are cards that
    hold on, told in the footer of a game that shows no seats there.
    """

    headline: Line
    phase: Line
    figure: str
    seats: tuple[SeatId, ...]
    out: tuple[SeatId, ...] = ()
    held: Mapping[SeatId, int] = {}
    found: tuple[Line, ...] = ()
    talk: Mapping[SeatId, str] = {}
    lasting: tuple[Line, ...] = ()
    cards: Mapping[SeatId, tuple[str, ...]] = {}


class Throw(NamedTuple):
    """Dice that lie open, and the lowest face that is a success."""

    faces: tuple[int, ...]
    lowest: int


class Walk(NamedTuple):
    """A piece goes from one space to another."""

    piece: PieceId
    path: tuple[SpaceId, ...]


class Look(NamedTuple):
    """Somebody looks at a space; how it ends leaves no trace."""

    space: SpaceId


class Gift(NamedTuple):
    """A seat hands so many things to another; what they are stays between the two."""

    seat: SeatId
    to: SeatId
    many: int


Happening = Walk | Look | Gift


class Stage(Protocol):
    """What one game has to say to its audience."""

    grave: frozenset[str]
    """The tags of events that reach the audience after the grace: deaths, wins, reveals."""

    endings: frozenset[str]
    """The tags of events that end the game."""

    spoken: frozenset[str]
    """The tags of events that are said aloud at the table, and stand in the head for a while."""

    staged: bool
    """Whether answers belong to the deed that asked for them, so that a held picture is let go deed by deed."""

    def secret(self, view: View) -> bool:
        """Whether it is a time at which the audience may see nothing."""

    def over(self, view: View) -> bool:
        """Whether the game has ended, though the table may still have to say how for some of its seats."""

    def whose(self, view: View) -> Line:
        """Whose time is behind the curtain."""

    def moment(self, view: View, picture: Picture) -> Moment:
        """What is told of this moment."""

    def happening(self, event: Event) -> Happening | None:
        """What is seen to happen."""

    def said(self, events: Sequence[Event]) -> Event | Line | None:
        """What is said aloud of a deed."""

    def sign(self, said: Event | Line) -> PieceId:
        """The piece whose drawing stands beside what is said; "" leaves the one that stands there."""

    def thrown(self, content: Any, view: View, events: Sequence[Event]) -> Throw | None:
        """The dice that were thrown in a deed."""

    def story(self, view: View, events: Sequence[Event]) -> tuple[Line, ...]:
        """What everybody has seen so far, in a few lines for a break."""

    def died(self, events: Sequence[Event]) -> tuple[SeatId, ...] | None:
        """Who is told one by one to have died, where a day broke; () where nobody did."""

    def untold(self, view: View, seats: Sequence[SeatId]) -> View:
        """The audience's share while these seats are not told yet."""

    def dawning(self, dawn: Dawn) -> Line:
        """What is told of the night as far as it was told."""


class Aloud:
    """A stage on which the last of the spoken events is what is said, and no dice are thrown."""

    spoken: frozenset[str] = frozenset()
    staged: bool = False

    def said(self, events: Sequence[Event]) -> Event | Line | None:
        said = [event for event in events if tag_of(event) in self.spoken]
        return said[-1] if said else None

    def sign(self, said: Event | Line) -> PieceId:
        return ""

    def thrown(self, content: Any, view: View, events: Sequence[Event]) -> Throw | None:
        return None

    def died(self, events: Sequence[Event]) -> tuple[SeatId, ...] | None:
        return None

    def untold(self, view: View, seats: Sequence[SeatId]) -> View:
        return view

    def dawning(self, dawn: Dawn) -> Line:
        return Line("")


class Quiet(Aloud):
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

    def happening(self, event: Event) -> Happening | None:
        return None

    def story(self, view: View, events: Sequence[Event]) -> tuple[Line, ...]:
        return ()


def stage_of(game: str) -> Stage:
    """The stage of a game."""
    if game == "hakoonna":
        from desktop.projector.mansion import Mansion

        return Mansion()
    if game == "arkham":
        from desktop.projector.town import TownStage

        return TownStage()
    if game == "clocktower":
        from desktop.projector.town_square import TownSquare

        return TownSquare()
    return Quiet()
