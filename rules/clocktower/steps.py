"""The steps of tonight, in order, and why some of them do not happen (clocktower.md B1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from rules.clocktower.characters import role_of
from rules.clocktower.grim import CANNIBAL, EVIL_TEAMS, Grim
from rules.clocktower.roles import Role
from rules.clocktower.state import STORYTELLER, Deed
from rules.clocktower.violations import DeadDoesNotWake, FirstNight, NotTonight, Preached, Spent
from rules.violations import Violation

MINION_INFO, DEMON_INFO = "minioninfo", "demoninfo"
INFO: Final = {MINION_INFO: "minion", DEMON_INFO: "demon"}
INFO_FROM: Final = 7
"""From so many players on evil is told of itself."""
NOBODY: Final = ""
"""Whose step the information at the start is: no seat's own."""


class Step(NamedTuple):
    """A character's turn in the night; ``why`` it does not come, ``how`` it was settled."""

    character: str
    seat: str
    why: tuple[Violation, ...] = ()
    how: str = ""

    @property
    def is_open(self) -> bool:
        """Whether something is still to be done."""
        return not self.why and self.how in ("", "later")


def key(character: str, seat: str) -> str:
    """By what the grimoire remembers a step."""
    return f"{character}:{seat}"


def steps(grim: Grim) -> tuple[Step, ...]:
    """All of tonight, in the order of the script or of the sheet."""
    if not grim.known or grim.public.phase != "night":
        return ()
    woken = {seat: acting(grim, seat) for seat in (*grim.public.circle, STORYTELLER)}
    return tuple(step for character in order(grim) for step in _of(grim, character, woken))


def asleep(grim: Grim) -> Iterator[Step]:
    """Who has a time in other nights but not in this one, clockwise, with every reason."""
    if not grim.known or grim.public.phase != "night":
        return
    for seat in grim.public.circle:
        for character in acting(grim, seat):
            role = role_of(character)
            if (role.first or role.other) and not _comes(grim, role, seat):
                yield _step(grim, character, seat, reasons(grim, role, seat))


def open_steps(grim: Grim) -> tuple[Step, ...]:
    """What is still to be done tonight."""
    return tuple(step for step in steps(grim) if step.is_open)


def order(grim: Grim) -> tuple[str, ...]:
    """The characters in the order in which they act tonight: the script's own, or the official one."""
    first, other = grim.content.nights
    if grim.public.n == 1:
        return first.steps
    tonight = list(other.steps)
    for late in first.steps:
        if late not in (*other.steps, *INFO) and any(grim.fresh(seat, late) for seat in grim.public.circle):
            tonight.insert(_place(late, first.steps, tonight), late)
    return tuple(tonight)


def _place(late: str, first: tuple[str, ...], tonight: list[str]) -> int:
    """Where somebody acts whose first night this is: before whoever comes after it in a first night."""
    following = first[first.index(late) + 1 :]
    return next((at for at, one in enumerate(tonight) if one in following), len(tonight))


def _of(grim: Grim, character: str, woken: Mapping[str, tuple[str, ...]]) -> Iterator[Step]:
    if character in INFO:
        if grim.public.n == 1 and len(grim.public.players) >= INFO_FROM and grim.holders(INFO[character]):
            yield _step(grim, character, NOBODY)
        return
    role = role_of(character)
    for seat, characters in woken.items():
        if character in characters and _comes(grim, role, seat):
            yield _step(grim, character, seat, reasons(grim, role, seat))


def _comes(grim: Grim, role: Role, seat: str) -> bool:
    return role.acts(grim.public.n) or (role.first and grim.fresh(seat, role.id))


def _step(grim: Grim, character: str, seat: str, why: tuple[Violation, ...] = ()) -> Step:
    return Step(character, seat, why, grim.secret.steps.get(key(character, seat), ""))


def acting(grim: Grim, seat: str) -> tuple[str, ...]:
    """The characters at whose time a seat is woken: those whose ability it has, and those it pretends or believes.

    Who swallowed a Minion or a Demon has no time of its own tonight; the storyteller may note a bluff (001 식인종).
    """
    evil_meal = grim.role(seat) == CANNIBAL and grim.team(grim.role(grim.lunch)) in EVIL_TEAMS
    own = (grim.role(seat),) if evil_meal else grim.abilities(seat)
    return tuple(dict.fromkeys((*own, *grim.pretends(seat))))


def reasons(grim: Grim, role: Role, seat: str) -> tuple[Violation, ...]:
    """Why a character does not act tonight."""
    return tuple(dict.fromkeys(_reasons(grim, role, seat)))


def _reasons(grim: Grim, role: Role, seat: str) -> Iterator[Violation]:
    if not _comes(grim, role, seat):
        yield FirstNight(role.id) if grim.public.n == 1 and role.other else NotTonight(role.id)
    if seat in grim.public.circle:
        if not grim.lives(seat) and not role.dead:
            yield DeadDoesNotWake(seat)
        if grim.silenced(seat):
            yield Preached(seat)
        if grim.marked("blocked", seat):
            yield NotTonight(role.id)
    if (seat, role.id) in grim.secret.spent:
        yield Spent(role.id)
    yield from role.hindered(grim, seat)


def deed(grim: Grim, character: str, seat: str) -> Deed | None:
    """What was chosen last at a step of tonight."""
    tonight = (one for one in reversed(grim.secret.deeds) if one.night == grim.public.n)
    return next((one for one in tonight if (one.character, one.seat) == (character, seat)), None)
