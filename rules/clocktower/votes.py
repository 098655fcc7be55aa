"""How many votes are needed, whose count is best, and whose hand comes next (clocktower.md B3)."""

from __future__ import annotations

from typing import NamedTuple

from rules.clocktower.state import Nomination, Square


class Standing(NamedTuple):
    """The best count of today where it is enough, and who has it.

    ``next`` votes put somebody else there; ``ties`` clear the block (0: no count does).
    """

    best: int
    leaders: tuple[str, ...]
    next: int
    ties: int

    @property
    def block(self) -> str:
        """Who is about to die; "" where two share the best count, or nobody has enough."""
        return self.leaders[0] if len(self.leaders) == 1 else ""


def half(people: int) -> int:
    """At least half, rounded up."""
    return -(-people // 2)


def needed(public: Square, exile: bool = False) -> int:
    """Votes for an execution: half of the living, Travellers too; for an exile half of all, the dead too."""
    return max(1, half(len(public.circle if exile else public.living)))


def standing(public: Square) -> Standing:
    """How the counts of today compare.

    A threshold that sinks at noon lowers no count to beat: one that was not enough then still ties (case BC-34).
    """
    counted = [one for one in public.nominations if one.status == "counted" and not one.exile]
    most = max((len(one.hands) for one in counted), default=0)
    top = [one for one in counted if len(one.hands) == most > 0]
    enough = any(most >= one.need > 0 for one in top)
    leaders = tuple(dict.fromkeys(one.of for one in top)) if enough else ()
    need = needed(public)
    return Standing(most if enough else 0, leaders, max(need, most + 1), most if most >= need else 0)


def clock(public: Square, vote: Nomination) -> tuple[str, ...]:
    """In which order the hands are counted: clockwise, the nominee's own last."""
    at = public.circle.index(vote.of) + 1 if vote.of in public.circle else 0
    return (*public.circle[at:], *public.circle[:at])


def next_hand(public: Square, vote: Nomination) -> str:
    """Whose hand comes next; "" when the clock has gone round. The dead without a vote are passed over."""
    can = [seat for seat in clock(public, vote) if seat not in vote.passed]
    able = (seat for seat in can if vote.exile or seat not in public.spent)
    return next(able, "")
