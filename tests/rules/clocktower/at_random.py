"""Positions at random in which somebody learns something; see `slowly.py`."""

from __future__ import annotations

from random import Random
from typing import Final

from rules.clocktower.events import BagSet, LivesSet, MarksSet, NightLogSet
from rules.clocktower.state import Cause, Deed, Mark, MarkKind, Spoken, Wake
from rules.engine import Step
from tests.rules.clocktower.slowly import DEMONS, EVIL, GOOD, MINIONS, Slow
from tests.rules.clocktower.table import Circle, a_table

LEARNERS = ("empath", "chambermaid", "flowergirl", "towncrier", "seamstress", "dreamer", "investigator")
CHOICES = {"chambermaid": 2, "seamstress": 2, "dreamer": 1}
SPOILING: Final[tuple[MarkKind, ...]] = ("poisoned", "drunk", "no_ability")
CAUSES: Final[tuple[Cause, ...]] = ("ability", "ability", "info", "other", "mistake", "bluff")


def a_position(chance: Random) -> tuple[Circle, str, str]:
    """A circle of five to fifteen in some night, who learns there, and by which character."""
    character = chance.choice(LEARNERS)
    people = chance.randint(5, 15)
    roles = _roles(chance, character, people)
    seats = [f"p{number}" for number in range(1, people + 1)]
    night = 1 if character == "investigator" else chance.choice((2, 2, 3))
    learner = seats[roles.index(character)]
    circle = a_table(" ".join(roles), night=night, evil=_few(chance, seats), good=_few(chance, seats))
    _lives(chance, circle, learner)
    _marks(chance, circle, learner)
    _log(chance, circle, learner, character)
    return circle, learner, character


def _roles(chance: Random, character: str, people: int) -> list[str]:
    """A Vortox and a Recluse often, anybody else by chance, some twice."""
    cast = [character, *(one for one in ("vortox", "recluse") if chance.random() < 1 / 2)]
    others = [one for one in (*GOOD, *EVIL) if one != character]
    roles = cast + chance.choices(others, k=people - len(cast))
    chance.shuffle(roles)
    return roles


def _few(chance: Random, seats: list[str]) -> str:
    return " ".join(chance.sample(seats, chance.choice((0, 0, 1, 2))))


def _lives(chance: Random, circle: Circle, learner: str) -> None:
    others = [seat for seat in circle.public.circle if seat != learner]
    dead = chance.sample(others, chance.randint(0, len(others)))
    told = chance.randint(0, len(dead))
    log = NightLogSet(dying=tuple(dead[told:]))
    _set(circle, LivesSet(tuple(dead[:told])), log)


def _marks(chance: Random, circle: Circle, learner: str) -> None:
    """Loose reminders, some turned over; and ones of a Preacher, whom nothing else but a loose one hits."""
    circle_ = circle.public.circle
    hit = [learner, *circle.grim.with_role("vortox"), *circle.grim.with_role("recluse"), *chance.sample(circle_, 2)]
    marks = [
        Mark(number, seat, "", "note", chance.choice(SPOILING), turned=chance.random() < 1 / 4)
        for number, seat in enumerate(chance.sample(hit, chance.choice((0, 0, 1, 2))), 1)
    ]
    linked = [(seat, role) for seat, role in circle.secret.roles.items() if role in ("preacher", "xaan")]
    if linked:
        source, role = chance.choice(linked)
        others = [seat for seat in hit if circle.secret.roles[seat] not in ("preacher", "xaan")]
        kind: MarkKind = "no_ability" if role == "preacher" else "all_poisoned"
        beside = chance.choice(others) if role == "preacher" else source
        marks.append(Mark(len(marks) + 1, beside, role, "x", kind, source, while_able=True))
    _set(circle, MarksSet(tuple(marks)))


def _log(chance: Random, circle: Circle, learner: str, character: str) -> None:
    n, seats, roles = circle.public.n, circle.public.circle, circle.secret.roles
    spoken = [_said(chance, n, seat, roles[seat]) for seat in chance.sample(seats, chance.randint(0, 3))]
    wakes = [
        Wake(chance.choice((n, n, n - 1)), seat, chance.choice(CAUSES), roles[seat])
        for seat in chance.sample(seats, chance.randint(0, len(seats)))
    ]
    others = [seat for seat in seats if seat != learner]
    chosen = tuple(chance.sample(others, CHOICES.get(character, 0)))
    spent = character == "seamstress"
    able = Slow(circle.public, circle.secret).works(learner, character)
    deed = Deed(n, character, learner, chosen, able=able ^ (spent and chance.random() < 1 / 4))
    dying = circle.secret.dying
    _set(
        circle,
        NightLogSet(dying=dying, wakes=tuple(wakes), spoken=tuple(spoken), deeds=(deed,) if chosen else ()),
        BagSet(used=((learner, character),) if spent else ()),
    )


def _said(chance: Random, night: int, seat: str, role: str) -> Spoken:
    """A vote or a nomination, of today or of the day before."""
    day = chance.choice((night - 1, night - 1, night - 2))
    return Spoken(day, seat, _then(chance, role), chance.choice(("vote", "nomination")))


def _then(chance: Random, role: str) -> str:
    """The character of somebody when they spoke; most have not changed since."""
    return role if chance.random() < 3 / 4 else chance.choice((*GOOD, *MINIONS, *DEMONS))


def _set(circle: Circle, *changes: LivesSet | MarksSet | NightLogSet | BagSet) -> None:
    done = circle.corrects(*changes)
    assert isinstance(done, Step), done


def compared(count: int, seed: int) -> dict[str, int]:
    """So many positions, what may be told in each worked out twice; how many of which character, and how it came."""
    figures: dict[str, int] = {}
    for one in range(seed, seed + count):
        circle, learner, character = a_position(Random(one))
        slow = Slow(circle.public, circle.secret)
        wanted, found = slow.answers(learner, character), circle.legal(character, learner)
        assert found == wanted, f"a_position(Random({one})): {character} at {learner}: {found ^ wanted}"
        why = "bent" if slow.bent(learner, character) else "true" if slow.able_then(learner, character) else "free"
        for name in (f"told by {character}", f"answers {why}"):
            figures[name] = figures.get(name, 0) + 1
    return dict(sorted(figures.items()))
