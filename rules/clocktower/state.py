"""The whole truth: the square, which everybody sees, and the grimoire, which only the storyteller does (flows.md 4.3).

All that belongs to a person is bound to the seat id, never to a place in the circle.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final, Literal

import msgspec

from rules.clocktower.options import Options
from rules.state import State

Phase = Literal["setup", "night", "day", "over"]
Side = Literal["", "good", "evil"]

STORYTELLER: Final = "storyteller"
"""Where an ability is the storyteller's own: no seat, no player, no target (001 역병 의사)."""


class Nomination(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who called out whom today. ``hands`` are up, ``passed`` were asked, in the order of the clock.

    An ``exile`` is no nomination in the sense of any ability. ``need`` is kept once the count is closed.
    """

    by: str
    of: str
    exile: bool = False
    hands: tuple[str, ...] = ()
    passed: tuple[str, ...] = ()
    ghosts: tuple[str, ...] = ()
    status: Literal["open", "counted", "cancelled"] = "open"
    need: int = 0


class Execution(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who was executed, on which day, and whether it killed: an execution is not a death."""

    seat: str
    day: int
    died: bool = False


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What somebody did aloud by day as if by an ability, real or not: ``guess`` or ``curse``."""

    seat: str
    kind: Literal["guess", "curse"]
    day: int
    minions: tuple[str, ...] = ()
    demons: tuple[str, ...] = ()
    target: str = ""


class Square(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, dict=True):
    """What everybody sees.

    ``circle`` are the seats clockwise, ``left`` those of people who have gone home. ``n`` counts the nights, and each
    day bears the number of the night before it. ``open`` says that nominations are. ``spent`` are the dead whose vote
    is gone. ``done`` ends nominations for the day. ``caller`` is whose turn it is to nominate in a chain of deaths.
    ``up`` is what the storyteller has put on the square, ``revealed`` that the grimoire lies open.
    """

    options: Options
    circle: tuple[str, ...]
    phase: Phase = "setup"
    n: int = 0
    travellers: Mapping[str, str] = {}
    dead: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()
    open: bool = False
    done: bool = False
    nominations: tuple[Nomination, ...] = ()
    executions: tuple[Execution, ...] = ()
    claims: tuple[Claim, ...] = ()
    caller: str = ""
    chained: bool = False
    winner: Side = ""
    up: tuple[str, ...] = ()
    revealed: bool = False
    left: tuple[str, ...] = ()

    @cached_property
    def living(self) -> tuple[str, ...]:
        """The seats of those whom everybody believes alive, clockwise."""
        return tuple(seat for seat in self.circle if seat not in self.dead)

    @cached_property
    def players(self) -> tuple[str, ...]:
        """The seats that are no travellers', clockwise."""
        return tuple(seat for seat in self.circle if seat not in self.travellers)

    @property
    def vote(self) -> Nomination | None:
        """The nomination whose hands are being counted."""
        last = self.nominations[-1] if self.nominations else None
        return last if last is not None and last.status == "open" else None

    @property
    def executed(self) -> Execution | None:
        """Today's execution."""
        return next((one for one in self.executions if one.day == self.n), None)


MarkKind = Literal[
    "", "poisoned", "drunk", "no_ability", "mad", "second", "protected", "blocked", "doomed", "charged", "all_poisoned",
    "bluff",
]  # fmt: skip
"""``bluff`` is at the side of whoever is woken for show as that character (001 식인종)."""


Until = Literal["", "dusk", "dawn"]


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A reminder token, and the effect that it stands for.

    It lies beside ``seat`` and came from ``source`` by ``character``. An effect holds while its source has the ability
    (``while_able``), and no longer than to ``until``. One that is ``turned`` over is suspended by the storyteller.
    """

    id: int
    seat: str
    character: str
    label: str
    kind: MarkKind = ""
    source: str = ""
    while_able: bool = False
    until: Until = ""
    turned: bool = False


Cause = Literal["ability", "info", "other", "mistake", "bluff"]


class Wake(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who woke, in which night, and why: only the own ability counts for a Chambermaid."""

    night: int
    seat: str
    cause: Cause
    character: str = ""


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What was chosen at a night step; nothing where it was declined. ``able`` is whether the ability worked then."""

    night: int
    character: str
    seat: str
    players: tuple[str, ...] = ()
    characters: tuple[str, ...] = ()
    able: bool = True


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What somebody learned, beside what would have been true: ``truths`` are all answers that the truth allowed."""

    night: int
    character: str
    seat: str
    shown: tuple[str, ...] = ()
    truths: tuple[tuple[str, ...], ...] = ()
    why: str = ""


class Death(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A death. ``able`` is whether the dead had the ability then; ``known`` says that it was announced."""

    seat: str
    n: int
    day: bool = False
    character: str = ""
    by: str = ""
    able: bool = True
    known: bool = False


class Spoken(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A vote or a nomination, with the character its seat had at that moment (001 꽃팔이 소녀)."""

    day: int
    seat: str
    character: str
    kind: Literal["vote", "nomination"]


class Curse(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Whom a Moonchild chose, and on which side that one was then (001 달의 자손)."""

    seat: str
    target: str
    day: int
    good: bool


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An information card, and with which people, characters, side and words it was shown to a seat."""

    night: int
    seat: str
    card: str
    players: tuple[str, ...] = ()
    characters: tuple[str, ...] = ()
    side: str = "unsaid"
    words: str = ""


How = Literal["done", "passed", "later"]


class Grimoire(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What only the storyteller knows.

    ``bag`` are the tokens that nobody drew yet; ``slips`` those that lie under the numbers from 1, where numbers are
    drawn, and ``numbers`` who drew which. ``roles`` are the true characters, ``believed`` those that a seat was
    shown where it was shown another one. ``evil`` are the seats on the evil side, whatever their character. ``dying``
    die tonight and are not announced yet. ``steps`` says of tonight's steps how each was settled. ``outsiders`` is how
    many there were at the start. ``storyteller`` is the Minion whose ability is the storyteller's. ``since`` is the
    first night of whoever became another character. ``cards`` are the information cards that were shown.
    """

    bag: tuple[str, ...] = ()
    roles: Mapping[str, str] = {}
    believed: Mapping[str, str] = {}
    evil: tuple[str, ...] = ()
    bluffs: tuple[str, ...] = ()
    marks: tuple[Mark, ...] = ()
    spent: tuple[tuple[str, str], ...] = ()
    steps: Mapping[str, How] = {}
    wakes: tuple[Wake, ...] = ()
    deeds: tuple[Deed, ...] = ()
    told: tuple[Told, ...] = ()
    dying: tuple[str, ...] = ()
    deaths: tuple[Death, ...] = ()
    spoken: tuple[Spoken, ...] = ()
    curses: tuple[Curse, ...] = ()
    outsiders: int = 0
    storyteller: str = ""
    guessed: bool = False
    since: Mapping[str, int] = {}
    cards: tuple[Card, ...] = ()
    slips: tuple[str, ...] = ()
    numbers: Mapping[str, int] = {}


class ClockState(State, frozen=True, dict=True):
    """The square, the grimoire, and what the table has told."""

    public: Square = msgspec.field(default_factory=lambda: Square(Options(), (), "over"))
    secret: Grimoire = Grimoire()


def with_square(state: ClockState, **changes: object) -> ClockState:
    """The state with parts of the square replaced."""
    return ClockState(state.attested, msgspec.structs.replace(state.public, **changes), state.secret)


def with_grimoire(state: ClockState, **changes: object) -> ClockState:
    """The state with parts of the grimoire replaced."""
    return ClockState(state.attested, state.public, msgspec.structs.replace(state.secret, **changes))


def but(things: Mapping[str, Any], key: str) -> dict[str, Any]:
    """The mapping without one entry."""
    return {one: there for one, there in things.items() if one != key}
