"""What somebody may be told: true where the ability works, anything where it is impaired, false under a Vortox."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from rules.clocktower.grim import Grim, Look
from rules.clocktower.state import Deed
from rules.clocktower.violations import InfoImpossible, VortoxTrueInfo
from rules.violations import Violation

Answer = tuple[str, ...]
YES_NO: Final[tuple[Answer, ...]] = (("yes",), ("no",))

SOBER, IMPAIRED, LYING = "sober", "impaired", "vortox"


class Learning(NamedTuple):
    """Every answer of the right form; and for each way in which people may register, the ones that are true then."""

    every: tuple[Answer, ...]
    worlds: tuple[frozenset[Answer], ...]

    @property
    def true(self) -> frozenset[Answer]:
        """What the truth allows in some world."""
        return frozenset().union(*self.worlds)

    @property
    def certain(self) -> frozenset[Answer]:
        """What is true in every world: the only thing that cannot be false."""
        return frozenset.intersection(*self.worlds) if self.worlds else frozenset()


def truth(
    grim: Grim, seats: Iterable[str], every: tuple[Answer, ...], of: Callable[[dict[str, Look]], Iterable[Answer]]
) -> Learning:
    """Learning from the looks of some people: ``of`` gives the true answers in one world."""
    return Learning(every, tuple(frozenset(of(world)) for world in grim.worlds(seats)))


def state_of(grim: Grim, seat: str, character: str, deed: Deed | None = None) -> str:
    """Whether an answer has to be true, may be anything, or has to be false.

    Who only believes to be a Townsfolk has no ability that a Vortox could bend. A choice that used the ability up is
    answered as the ability was then.
    """
    if grim.lying and grim.team(character) == "townsfolk" and character in grim.abilities(seat):
        return LYING
    spent = deed is not None and (seat, character) in grim.secret.spent
    able = deed.able if spent and deed is not None else grim.able(seat, character)
    return SOBER if able else IMPAIRED


def legal(grim: Grim, seat: str, character: str, learning: Learning, deed: Deed | None = None) -> Iterator[Answer]:
    """The answers that may be given, in the order of ``every`` (clocktower.md B5; 001 보르톡스)."""
    state = state_of(grim, seat, character, deed)
    for answer in learning.every:
        if allows(state, learning, answer):
            yield answer


def allows(state: str, learning: Learning, answer: Answer) -> bool:
    """Whether an answer may be given in that state."""
    if state == LYING:
        return answer not in learning.certain
    return state == IMPAIRED or answer in learning.true


def reasons(
    grim: Grim, seat: str, character: str, learning: Learning, deed: Deed | None, shown: Answer
) -> Iterator[Violation]:
    """Why an answer may not be given."""
    allowed = tuple(legal(grim, seat, character, learning, deed))
    shown = as_listed(learning, shown)
    if shown in allowed:
        return
    if state_of(grim, seat, character, deed) == LYING and shown in learning.certain:
        yield VortoxTrueInfo(shown)
    else:
        yield InfoImpossible(character, _named(allowed), shown)


def as_listed(learning: Learning, shown: Answer) -> Answer:
    """An answer as it stands among all of its form: in which order its words were said tells nothing."""
    if shown in learning.every:
        return shown
    return next((one for one in learning.every if sorted(one) == sorted(shown)), shown)


def remembered(learning: Learning, shown: Answer) -> tuple[Answer, ...]:
    """The true answers; of very many the first, what was told among them if it is one."""
    true = sorted(learning.true)
    kept = true[:KEPT]
    return (*kept[:-1], shown) if shown in learning.true and shown not in kept else tuple(kept)


def _named(answers: tuple[Answer, ...]) -> tuple[str, ...]:
    return tuple(word for answer in answers[:MOST] for word in answer)


KEPT: Final = 12
"""So many of the true answers are remembered beside what was told."""

MOST: Final = 6
"""More than so many answers are not read out."""
