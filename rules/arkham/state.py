"""The whole truth of a town. Almost all of it is open: the game hides only what has not happened yet (flows.md 4.2)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final, Literal

import msgspec

from rules.arkham.options import Options, Stops
from rules.state import State

Phase = Literal["setup", "upkeep", "movement", "arkham", "other", "mythos", "over"]
PHASES: Final[tuple[Phase, ...]] = ("upkeep", "movement", "arkham", "other", "mythos")
Stage = Literal["draw", "gate", "clue", "move", "ability", "end"]
STAGES: Final[tuple[Stage, ...]] = ("draw", "gate", "clue", "move", "ability", "end")

SKY: Final = "sky"
OUTSKIRTS: Final = "outskirts"
LOST: Final = "lost_in_time_and_space"
JAIL: Final = "jail_cell"

TRACKS: Final = (("speed", "sneak"), ("fight", "will"), ("lore", "luck"))
FOR_GOOD: Final = 0
"""The turn until which a place is closed that never opens again."""


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One seat's investigator.

    ``sliders`` are the stops (0 to 3) of speed and sneak, fight and will, lore and luck. ``hand`` holds the cards by
    id, an unnamed one by its deck (``common``, ``unique``, ``spell``, ``skill``, ``ally``); ``specials`` the special
    cards (``blessing``, ``bank_loan`` …), ``fresh`` those of them that have not seen an Upkeep yet. ``markers`` are
    gate trophies, ``trophies`` monster tokens. ``returns`` is the turn in whose Upkeep one who is lost comes back,
    ``jailed`` the turn in which one was arrested, ``idle`` the turn that is lost. ``explored`` is the place of the
    gate whose world was explored. ``entered`` is the place of the gate that led to the present other world.
    ``devoured`` waits for a new investigator, ``late`` for the next turn to come in; a seat that was ``left`` is empty.
    """

    investigator: str = ""
    at: str = ""
    sanity: int = 0
    stamina: int = 0
    max_sanity: int = 0
    max_stamina: int = 0
    sliders: Stops = (1, 1, 1)
    money: int = 0
    clues: int = 0
    hand: tuple[str, ...] = ()
    specials: tuple[str, ...] = ()
    fresh: tuple[str, ...] = ()
    barred: bool = False
    markers: tuple[str, ...] = ()
    trophies: tuple[str, ...] = ()
    delayed: bool = False
    returns: int = 0
    jailed: int = 0
    idle: int = 0
    explored: str = ""
    entered: str = ""
    devoured: bool = False
    late: bool = False
    left: bool = False

    @property
    def out(self) -> bool:
        """Whether no investigator of this seat is in the game now."""
        return self.devoured or self.late or self.left


class Town(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, dict=True):
    """Everything on the table.

    ``order`` are the seats clockwise; ``first`` holds the marker, ``active`` acts, ``done`` have had their part of the
    phase. ``stage`` is the step of the mythos phase, ``card`` the mythos card being carried out. ``monsters`` says
    where each token lies, ``gates`` which marker lies at each place. ``under_markers``, ``under_mythos`` and
    ``under_gates`` lie under their piles, the topmost first. ``boxed`` are tokens and cards out of the game.
    ``lasting`` are headlines that stay until the end of that turn, ``closed`` places closed until the end of a turn,
    or for good. ``tokens`` and ``held`` lie on the rumor, ``since`` is the turn in which it came. Once cards are
    ``twofold`` two come each turn, and ``doubled`` says that the first is done.

    Of the part that is going on: ``points`` of movement left, ``walked`` once a step was
    taken, ``fought`` once a combat has begun, ``handled`` the
    tokens evaded here, ``ended`` once the move is over, ``slid`` how far each slider was moved from where it stood
    (``stood``), ``owed`` what is still to be rolled for, ``used`` what was used this turn (a seat and an ability).
    ``stood_up`` are those who only stood up this turn. ``encounter`` is what is being met: a place, a gate card, or ""
    before; ``carried`` were carried off this turn.
    """

    options: Options
    sheets: Mapping[str, Sheet]
    order: tuple[str, ...]
    phase: Phase
    first: str = ""
    turn: int = 0
    active: str = ""
    done: tuple[str, ...] = ()
    stage: Stage = "draw"
    card: str = ""
    ancient: str = ""
    doom: int = 0
    terror: int = 0
    gates: Mapping[str, str] = {}
    clues: Mapping[str, int] = {}
    seals: tuple[str, ...] = ()
    monsters: Mapping[str, str] = {}
    allies: tuple[str, ...] = ()
    under_markers: tuple[str, ...] = ()
    under_mythos: tuple[str, ...] = ()
    under_gates: tuple[str, ...] = ()
    boxed: tuple[str, ...] = ()
    environment: str = ""
    rumor: str = ""
    tokens: int = 0
    held: tuple[str, ...] = ()
    since: int = 0
    twofold: bool = False
    doubled: bool = False
    lasting: Mapping[str, int] = {}
    closed: Mapping[str, int] = {}
    points: int = 0
    walked: bool = False
    fought: bool = False
    handled: tuple[str, ...] = ()
    ended: bool = False
    stood: Stops = (0, 0, 0)
    owed: tuple[str, ...] = ()
    used: tuple[tuple[str, str], ...] = ()
    encounter: str = ""
    carried: tuple[str, ...] = ()
    stood_up: tuple[str, ...] = ()
    count: int = 0
    awake: str = ""
    ending: str = ""

    @cached_property
    def people_at(self) -> Mapping[str, tuple[str, ...]]:
        """The seats in each space, clockwise from the first player."""
        found: dict[str, list[str]] = {}
        for seat in self.clockwise:
            found.setdefault(self.sheets[seat].at, []).append(seat)
        return {place: tuple(seats) for place, seats in found.items()}

    @cached_property
    def tokens_at(self) -> Mapping[str, tuple[str, ...]]:
        """The monster tokens in each space."""
        found: dict[str, list[str]] = {}
        for token in sorted(self.monsters):
            found.setdefault(self.monsters[token], []).append(token)
        return {place: tuple(tokens) for place, tokens in found.items()}

    @cached_property
    def remembered(self) -> dict[tuple[str, str], Any]:
        """What was worked out from this town, by what it is; derived, and no part of the town."""
        return {}

    @property
    def shut(self) -> frozenset[str]:
        """The places that nobody enters: closed ones, unless a gate is open there (arkham-board.md 10.3)."""
        return frozenset(self.closed) - frozenset(self.gates)

    @cached_property
    def seated(self) -> tuple[str, ...]:
        """The seats at which somebody sits, clockwise."""
        return tuple(seat for seat in self.order if not self.sheets[seat].left)

    @cached_property
    def playing(self) -> tuple[str, ...]:
        """The seats whose investigator is in the game, clockwise."""
        return tuple(seat for seat in self.order if not self.sheets[seat].out)

    @cached_property
    def clockwise(self) -> tuple[str, ...]:
        """Those who play, clockwise from the first player."""
        at = self.order.index(self.first) if self.first in self.order else 0
        return tuple(seat for seat in (*self.order[at:], *self.order[:at]) if seat in self.playing)

    @property
    def investigators(self) -> int:
        """The number that limits go by (AS-17)."""
        return self.options.counted(self.count or len(self.playing))

    @property
    def told(self) -> bool:
        """Whether the program knows the numbers of the sheets (flows.md 0.4)."""
        return self.options.depth != "board"


class ArkState(State, frozen=True):
    """The town, and what the table has told."""

    town: Town = msgspec.field(default_factory=lambda: Town(Options(), {}, (), "over"))


def with_town(state: ArkState, **changes: object) -> ArkState:
    """The state with parts of the town replaced."""
    return ArkState(state.attested, msgspec.structs.replace(state.town, **changes))


def with_sheet(state: ArkState, seat: str, **changes: object) -> ArkState:
    """The state with parts of one sheet replaced."""
    sheet = msgspec.structs.replace(state.town.sheets[seat], **changes)
    return with_town(state, sheets={**state.town.sheets, seat: sheet})
