"""Skill checks: the pool, the dice, clues for more dice, passed or failed (003 4.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from rules.actions import Value
from rules.arkham import modifiers
from rules.arkham.content import Content
from rules.arkham.effects import Check, Roll, SpendClue, TellCheck
from rules.arkham.events import Checked, Reduced, Rolled
from rules.arkham.state import TRACKS, ArkState, Sheet, Town
from rules.events import Event
from rules.seats import FATE
from rules.state import Item

DERIVED: Final = {"evade": "sneak", "horror": "will", "combat": "fight", "spell": "lore"}
TWO_DICE: Final = "joe_diamond"


class Addend(NamedTuple):
    """One part of a pool: where it comes from (a skill, a card's text, ``printed``), and how many dice."""

    source: str
    dice: int


def skill(content: Content, sheet: Sheet, name: str) -> int:
    """What a slider shows for a skill."""
    for number, pair in enumerate(TRACKS):
        if name in pair:
            track = content.investigators[sheet.investigator].tracks[number]
            return track[pair.index(name)][sheet.sliders[number]]
    raise KeyError(name)


def pool(content: Content, town: Town, check: Check) -> tuple[Addend, ...]:
    """The parts of a check's dice; together they may be fewer than none."""
    base = DERIVED.get(check.skill, check.skill)
    sheet = town.sheets[check.seat]
    changed = (Addend(key, dice) for key, dice in modifiers.by(content, town, check.seat, f"{check.skill}_check"))
    printed = (Addend("printed", check.modifier),) if check.modifier else ()
    return (Addend(base, skill(content, sheet, base)), *changed, *printed)


def dice(content: Content, town: Town, check: Check) -> int:
    """How many dice are thrown, 0 at least."""
    return max(0, sum(part.dice for part in pool(content, town, check)))


def successes(content: Content, sheet: Sheet, shown: Iterable[int]) -> int:
    """The dice that succeed: 5 and 6, blessed 4 as well, cursed only 6."""
    lowest = modifiers.threshold(content, sheet)
    return sum(face >= lowest for face in shown)


def check(content: Content, state: ArkState, effect: Check) -> Iterator[Item]:
    """The dice are thrown; without any the check has failed unless clues are spent."""
    town = state.town
    if not town.told:
        yield TellCheck(FATE, effect.seat, effect)
        return
    count = dice(content, town, effect)
    if count:
        yield Roll(FATE, effect.seat, count, check=effect)
    else:
        yield from weigh(content, town, effect, ())


def settle_roll(_content: Content, _state: ArkState, asked: Roll, value: Value) -> Iterable[Item]:
    """The dice lie there, with those of the same check that lay there before."""
    assert isinstance(value, tuple)
    faces = tuple(int(face) for face in value)
    return (Rolled(asked.who, faces, (*asked.shown, *faces), asked.check, asked.run),)


def settle_told(_content: Content, _state: ArkState, asked: TellCheck, value: Value) -> Iterable[Item]:
    one = asked.check
    passed = value == "passed"
    return (Checked(one.seat, one.skill, str(value), one.difficulty if passed else 0, one),)


def when_rolled(content: Content, state: ArkState, event: Event) -> Iterable[Item]:
    """The dice of a check are weighed."""
    assert isinstance(event, Rolled)
    return weigh(content, state.town, event.check, event.shown) if event.check is not None else ()


def weigh(content: Content, town: Town, one: Check, shown: tuple[int, ...]) -> Iterator[Item]:
    """Passed; or a clue may be spent; or failed."""
    sheet = town.sheets[one.seat]
    count = successes(content, sheet, shown)
    if count < one.difficulty and sheet.clues:
        yield SpendClue(one.seat, one, shown)
    else:
        yield Checked(one.seat, one.skill, "passed" if count >= one.difficulty else "failed", count, one)


def settle_clue(content: Content, state: ArkState, asked: SpendClue, value: Value) -> Iterator[Item]:
    """One clue, one die more; Joe Diamond has two."""
    one, sheet = asked.check, state.town.sheets[asked.check.seat]
    if value == "stop":
        yield Checked(one.seat, one.skill, "failed", successes(content, sheet, asked.shown), one)
    else:
        yield Reduced(one.seat, "clues", 1)
        yield Roll(FATE, one.seat, 2 if sheet.investigator == TWO_DICE else 1, check=one, shown=asked.shown)
