"""The grimoire as it can be asked: who lives, who sits beside whom, whose ability works (clocktower.md B5).

Nothing derived is stored. A reminder whose source has lost its ability stays where it lies and does nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any, Final, NamedTuple

from rules.clocktower.edition import Edition
from rules.clocktower.state import STORYTELLER, Execution, Grimoire, Mark, Square

GOOD_TEAMS: Final = ("townsfolk", "outsider")
EVIL_TEAMS: Final = ("minion", "demon")
CANNIBAL, RECLUSE, VORTOX, XAAN = "cannibal", "recluse", "vortox", "xaan"
EVEN_IF_DEAD: Final = frozenset({RECLUSE})
"""Whose ability goes on when its owner is dead (001 은둔자)."""


class Look(NamedTuple):
    """As what somebody may register in one check: a team, a side."""

    team: str
    evil: bool


@dataclass(frozen=True)
class Grim:
    """The square and the grimoire together with what is known of the characters."""

    content: Edition
    public: Square
    secret: Grimoire

    @cached_property
    def remembered(self) -> dict[tuple[object, ...], Any]:
        """What was worked out from this grimoire, by what it is; derived, and no part of it."""
        return {}

    # ---- who there is

    @property
    def known(self) -> bool:
        """Whether the program holds the grimoire (flows.md 0.4)."""
        return self.public.options.knowledge == "grimoire"

    @property
    def sheet(self) -> tuple[str, ...]:
        """The characters of the script, as it lists them."""
        return self.content.sheet

    def team(self, character: str) -> str:
        """The team of a character; "" where nobody has said it."""
        one = self.content.character(character)
        return one.team if one is not None else ""

    def of_team(self, *teams: str) -> tuple[str, ...]:
        """The characters of the script that belong to these teams."""
        return tuple(one for one in self.sheet if self.team(one) in teams)

    def role(self, seat: str) -> str:
        """The true character of a seat."""
        return self.secret.roles.get(seat, "") or self.public.travellers.get(seat, "")

    def is_evil(self, seat: str) -> bool:
        """The side of a person, whatever its character."""
        return seat in self.secret.evil

    def holders(self, *teams: str) -> tuple[str, ...]:
        """The seats whose true character is of these teams, clockwise, dead ones too."""
        return tuple(seat for seat in self.public.circle if self.team(self.role(seat)) in teams)

    def with_role(self, character: str) -> tuple[str, ...]:
        """The seats of that true character."""
        return tuple(seat for seat in self.public.circle if self.role(seat) == character)

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """What the reminder tokens of the sheet say, each once."""
        cast = self.content.cast.values()
        return tuple(dict.fromkeys(token.label for one in cast for token in one.reminders))

    # ---- who lives

    @cached_property
    def gone(self) -> frozenset[str]:
        """The dead, those of this night too."""
        return frozenset((*self.public.dead, *self.secret.dying))

    @cached_property
    def living(self) -> tuple[str, ...]:
        """The living, clockwise."""
        return tuple(seat for seat in self.public.circle if seat not in self.gone)

    def lives(self, seat: str) -> bool:
        return seat in self.public.circle and seat not in self.gone

    def neighbours(self, seat: str) -> tuple[str, ...]:
        """The nearest living one in each direction; the same one twice where there is but one."""
        others = self._around(seat)
        living = [one for one in others if self.lives(one)]
        return (living[-1], living[0]) if living else ()

    def _around(self, seat: str) -> tuple[str, ...]:
        if seat not in self.public.circle:
            return ()
        at = self.public.circle.index(seat)
        return (*self.public.circle[at + 1 :], *self.public.circle[:at])

    # ---- whose ability works

    @cached_property
    def lunch(self) -> str:
        """Who was executed and died last, so that a Cannibal has that one's ability (001 식인종)."""
        return self.meal.seat if self.meal is not None else ""

    @cached_property
    def meal(self) -> Execution | None:
        """The last execution that killed; who was dead before or lived through it is no meal."""
        return next((one for one in reversed(self.public.executions) if one.died), None)

    def abilities(self, seat: str) -> tuple[str, ...]:
        """The characters whose ability a seat has, working or not."""
        if seat == STORYTELLER:
            return (self.secret.storyteller,) if self.secret.storyteller else ()
        role = self.role(seat)
        if role == CANNIBAL and self.lunch:
            return (role, self.role(self.lunch))
        return (role,) if role else ()

    def fresh(self, seat: str, character: str) -> bool:
        """Whether a seat came to a character's ability only for this night, so that it is the first of that one."""
        if self.role(seat) == character:
            return self.secret.since.get(seat) == self.public.n
        return self.meal is not None and self.meal.day == self.public.n - 1 and character in self.abilities(seat)

    def pretends(self, seat: str) -> tuple[str, ...]:
        """The characters at whose time a seat is woken for show: the one it believes to be, and noted bluffs."""
        believed = self.secret.believed.get(seat, "")
        noted = (mark.character for mark in self.marked("bluff", seat))
        return tuple(dict.fromkeys(filter(None, (believed, *noted))))

    def has(self, seat: str, character: str) -> bool:
        """Whether a seat has the ability of a character and it was not used up, be it impaired or not."""
        return character in self.abilities(seat) and (seat, character) not in self.secret.spent

    def able(self, seat: str, character: str) -> bool:
        """Whether a seat's ability works now."""
        return self._able(seat, character, frozenset())

    def _able(self, seat: str, character: str, seen: frozenset[int]) -> bool:
        if not self.has(seat, character):
            return False
        if seat == STORYTELLER:
            return True
        awake = self.lives(seat) or character in EVEN_IF_DEAD
        return awake and not self._impaired(seat, seen) and not self._silenced(seat, seen)

    def impaired(self, seat: str) -> bool:
        """Whether a person is drunk or poisoned."""
        return self._impaired(seat, frozenset())

    def silenced(self, seat: str) -> bool:
        """Whether a person was chosen by a working Preacher, or lost the ability to a reminder like that."""
        return self._silenced(seat, frozenset())

    def _impaired(self, seat: str, seen: frozenset[int]) -> bool:
        if self.role(seat) == CANNIBAL and self.lunch and self.is_evil(self.lunch):
            return True
        townsfolk = self.team(self.role(seat)) == "townsfolk"
        for mark in self.secret.marks:
            hit = mark.seat == seat and mark.kind in ("poisoned", "drunk")
            if (hit or (townsfolk and mark.kind == "all_poisoned")) and self._holds(mark, seen):
                return True
        return False

    def _silenced(self, seat: str, seen: frozenset[int]) -> bool:
        return any(
            mark.seat == seat and mark.kind == "no_ability" and self._holds(mark, seen) for mark in self.secret.marks
        )

    def holds(self, mark: Mark) -> bool:
        """Whether the effect of a reminder is on: not turned over, and its source able where it hangs on that."""
        return self._holds(mark, frozenset())

    def _holds(self, mark: Mark, seen: frozenset[int]) -> bool:
        if mark.turned or mark.id in seen:
            return False
        return not mark.while_able or self._able(mark.source, mark.character, seen | {mark.id})

    def marked(self, kind: str, seat: str) -> tuple[Mark, ...]:
        """The reminders of a kind beside a seat whose effect is on."""
        there = (mark for mark in self.secret.marks if (mark.kind, mark.seat) == (kind, seat))
        return tuple(mark for mark in there if self.holds(mark))

    @cached_property
    def lying(self) -> bool:
        """Whether a Vortox makes all information of Townsfolk false (001 보르톡스)."""
        return any(self.able(seat, VORTOX) for seat in self.with_role(VORTOX))

    # ---- how somebody may register

    def looks(self, seat: str) -> tuple[Look, ...]:
        """As what a person may register, the truth first (001 은둔자)."""
        true = Look(self.team(self.role(seat)), self.is_evil(seat))
        if not self.able(seat, RECLUSE):
            return (true,)
        return (true, *(Look(team, True) for team in ("outsider", *EVIL_TEAMS) if Look(team, True) != true))

    def worlds(self, seats: Iterable[str]) -> Iterator[dict[str, Look]]:
        """Every way in which these people may register together, the truth first."""
        asked = tuple(dict.fromkeys(seats))
        for combination in product(*(self.looks(seat) for seat in asked)):
            yield dict(zip(asked, combination, strict=True))


def grim_of(content: Edition, held: Any) -> Grim:
    """The grimoire of a state, or of the storyteller's view; made once for each."""
    kept: dict[str, Grim] = held.__dict__
    if "grim" not in kept or kept["grim"].content is not content:
        kept["grim"] = Grim(content, held.public, held.secret)
    return kept["grim"]
