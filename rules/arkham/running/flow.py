"""Checks and dice, choices, conditions, and whom a text is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

import msgspec

from rules.actions import Value
from rules.arkham import checks, modifiers, other_worlds, prices
from rules.arkham.content import Content
from rules.arkham.effects import Check, ChooseInvestigator, ChooseOption, MayDo, Memory, Roll, Run, TellHas
from rules.arkham.events import Checked, Rolled
from rules.arkham.running import where
from rules.arkham.state import JAIL, LOST, ArkState, Sheet, Town
from rules.arkham.texts import operations as op
from rules.events import Event
from rules.seats import FATE
from rules.state import Item


def check(_content: Content, _state: ArkState, run: Run, one: op.Check) -> Iterator[Item]:
    yield Check(seat=run.subject, skill=one.skill, modifier=one.modifier, difficulty=one.difficulty, run=run)


def when_checked(_content: Content, _state: ArkState, event: Event) -> Iterator[Item]:
    """The text goes on, passed or failed."""
    assert isinstance(event, Checked)
    if event.check.run is not None:
        yield where.into(event.check.run, 0 if event.passed else 1)


# ---- dice


def roll(_content: Content, state: ArkState, run: Run, one: op.Roll) -> Iterator[Item]:
    """As many dice as the pool; the failures are remembered."""
    dice = one.pool if isinstance(one.pool, int) else getattr(state.town.sheets[run.subject], one.pool)
    if dice > 0:
        yield Roll(FATE, run.subject, dice, run=run)
    else:
        yield where.past(run, memory=Memory())


def roll_die(_content: Content, state: ArkState, run: Run, one: op.RollDie) -> Iterator[Item]:
    yield Roll(FATE, run.subject or state.town.first, one.count, run=run)


def when_rolled(content: Content, state: ArkState, event: Event) -> Iterator[Item]:
    """Each die its branch; or the failures for what follows."""
    assert isinstance(event, Rolled)
    if event.run is None:
        return
    one = where.statement(content, event.run)
    if isinstance(one, op.RollDie):
        for face in event.dice:
            yield from _face(event.run, one, face)
    elif isinstance(one, op.Roll):
        won = checks.successes(content, state.town.sheets[event.run.subject], event.dice)
        yield where.past(event.run, memory=Memory(successes=won, failures=len(event.dice) - won))


def _face(run: Run, one: op.RollDie, face: int) -> Iterator[Item]:
    seen = msgspec.structs.replace(run, memory=Memory(die=face))
    for number, faces in enumerate(one.faces):
        if faces.first <= face <= faces.last:
            yield where.into(seen, number)


# ---- choices


def may(content: Content, state: ArkState, run: Run, one: op.May) -> Iterator[Item]:
    """Offered where it can be carried out."""
    if can(content, state.town, run.subject, one.then):
        yield MayDo(run.subject, run, run.text)
    else:
        yield where.into(run, 1)


def settle_may(_content: Content, _state: ArkState, asked: MayDo, value: Value) -> Iterable[Item]:
    return (where.into(asked.run, 0 if value == "yes" else 1),)


def choose(content: Content, state: ArkState, run: Run, one: op.Choose) -> Iterator[Item]:
    """One option that can be carried out whole; where there is only one it is taken."""
    possible = tuple(
        number for number, option in enumerate(one.options) if can(content, state.town, run.subject, option)
    )
    if len(possible) == 1:
        yield where.into(run, possible[0])
    elif possible:
        yield ChooseOption(run.subject, run, tuple(number + 1 for number in possible), run.text)


def settle_option(_content: Content, _state: ArkState, asked: ChooseOption, value: Value) -> Iterable[Item]:
    return (where.into(asked.run, int(str(value).removeprefix("option-")) - 1),)


def can(content: Content, town: Town, seat: str, text: op.Text) -> bool:
    """Whether a text can be begun: what it costs is there, and a way back leads somewhere."""
    sheet = town.sheets[seat]
    if text and isinstance(text[0], op.ReturnToArkham):
        world = content.world_of_area.get(sheet.at, "")
        return bool(other_worlds.gates_to(content, town, world))
    return not town.told or prices.is_payable(content, town, sheet, prices.leading(text))


# ---- people


def each(content: Content, state: ArkState, run: Run, one: op.EachInvestigator) -> Iterator[Item]:
    """Clockwise from the first player."""
    for seat in matching(content, state.town, run.subject, one.which):
        yield where.into(run, 0, seat)


def one_of(content: Content, state: ArkState, run: Run, one: op.OneInvestigator) -> Iterator[Item]:
    people = matching(content, state.town, run.subject, one.which)
    if len(people) == 1:
        yield where.into(run, 0, people[0])
    elif people:
        yield ChooseInvestigator(run.subject, run, people)


def settle_investigator(_content: Content, _state: ArkState, asked: ChooseInvestigator, value: Value) -> Iterable[Item]:
    return (where.into(asked.run, 0, str(value)),)


def first_player(_content: Content, state: ArkState, run: Run, _one: op.FirstPlayer) -> Iterator[Item]:
    if not state.town.sheets[state.town.first].out:
        yield where.into(run, 0, state.town.first)


def matching(content: Content, town: Town, subject: str, which: str) -> tuple[str, ...]:
    """The seats that a filter means (arkham-data/effects.md 3)."""
    here = town.sheets[subject].at if subject in town.sheets else ""
    tests: Mapping[str, Callable[[Sheet], bool]] = {
        "all": lambda _sheet: True,
        "arkham": lambda sheet: modifiers.is_in_arkham(content, sheet),
        "other_world": lambda sheet: sheet.at in content.world_of_area,
        "lost": lambda sheet: sheet.at == LOST,
        "jail": lambda sheet: sheet.at == JAIL,
        "street": lambda sheet: sheet.at in content.streets,
        "same_area": lambda sheet: sheet.at == here,
    }
    return tuple(seat for seat in town.clockwise if tests[which](town.sheets[seat]))


# ---- conditions


def branch(content: Content, state: ArkState, run: Run, one: op.If) -> Iterator[Item]:
    """One way or the other; a card that was never named is asked for."""
    card = _unknown_card(content, state.town, run, one.condition)
    if card:
        yield TellHas(run.subject, run, card)
    else:
        yield where.into(run, 0 if holds(content, state, run, one.condition) else 1)


def _unknown_card(content: Content, town: Town, run: Run, condition: op.Condition) -> str:
    """The card that a condition names, where somebody holds unnamed cards of its deck."""
    if not isinstance(condition, op.AtLeast) or condition.what not in content.cards:
        return ""
    hand = town.sheets[run.subject].hand
    unnamed = content.deck_of(condition.what) in hand or not town.told
    return condition.what if unnamed and condition.what not in hand else ""


def settle_has(_content: Content, _state: ArkState, asked: TellHas, value: Value) -> Iterable[Item]:
    return (where.into(asked.run, 0 if value == "yes" else 1),)


def holds(content: Content, state: ArkState, run: Run, condition: op.Condition) -> bool:
    """Whether a condition holds now."""
    town = state.town
    match condition:
        case op.AtMost(what, count):
            return prices.have(content, town.sheets[run.subject], what) <= count
        case op.AtLeast(what, count):
            return prices.have(content, town.sheets[run.subject], what) >= count
        case op.RemovedAny():
            return run.memory.removed
        case op.TerrorAtLeast(level):
            return town.terror >= level
        case op.InvestigatorsAtLeast(count):
            return town.investigators >= count
        case op.AllyDeckEmpty():
            return not town.allies
    return _on_card(town, condition)


def _on_card(town: Town, condition: op.Condition) -> bool:
    """What lies on the rumor."""
    match condition:
        case op.CardTokensAtLeast(count):
            return town.tokens >= count
        case op.CardTokensAtMost(count):
            return town.tokens <= count
        case op.CardMonstersAtLeast(count):
            return len(town.held) >= count
        case op.CardMonstersAtMost(count):
            return len(town.held) <= count
    raise TypeError(condition)


Doing = Callable[[Content, ArkState, Run, Any], Iterator[Item]]
DO: Final[Mapping[type[op.Statement], Doing]] = {
    op.Check: check,
    op.RollDie: roll_die,
    op.May: may,
    op.Choose: choose,
    op.EachInvestigator: each,
    op.OneInvestigator: one_of,
    op.FirstPlayer: first_player,
    op.If: branch,
}
