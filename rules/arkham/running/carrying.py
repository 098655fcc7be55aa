"""A text is carried out: one statement, then the rest of its block."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from rules.arkham import changing
from rules.arkham.content import Content
from rules.arkham.effects import Fall, Run
from rules.arkham.running import creatures, doing, flow, paying, where
from rules.arkham.state import ArkState
from rules.arkham.texts import operations as op
from rules.state import Item

Doing = Callable[[Content, ArkState, Run, Any], Iterable[Item]]

# These say themselves how their text goes on.
WITH_THE_REST: Final[Mapping[type[op.Statement], Doing]] = {
    op.Roll: flow.roll,
    op.Pay: paying.pay,
    op.RemoveMonsters: creatures.remove_monsters,
}
DO: Final[Mapping[type[op.Statement], Doing]] = {**flow.DO, **doing.DO, **creatures.DO, **paying.DO}
PLAIN: Final = ("money", "clue", "sanity", "stamina")


def run(content: Content, state: ArkState, effect: Run) -> Iterator[Item]:
    """The statement at which the run stands; at the end of a block it is seen who has nothing left."""
    one = where.statement(content, effect)
    if state.town.phase == "over":
        return
    if one is None:
        if effect.subject in state.town.sheets:
            yield Fall(seat=effect.subject)
    elif is_plain(one):
        yield from _at_once(content, state, effect)
    elif type(one) in WITH_THE_REST:
        yield from WITH_THE_REST[type(one)](content, state, effect, one)
    else:
        yield from DO.get(type(one), doing.nothing)(content, state, effect, one)
        yield where.past(effect)


def is_plain(one: op.Statement) -> bool:
    """Whether a statement only changes numbers of a sheet."""
    return isinstance(one, op.Gain | op.Lose | op.Restore) and one.what in PLAIN


def _at_once(content: Content, state: ArkState, effect: Run) -> Iterator[Item]:
    """Numbers that change one after another change in one moment (arkham-data/effects.md 2)."""
    text = where.block(content, effect)
    there = text[effect.at[-1] :]
    together = there[: next((number for number, one in enumerate(there) if not is_plain(one)), len(there))]
    changes = {"sanity": 0, "stamina": 0, "money": 0, "clues": 0}
    for one in together:
        what, amount = doing.amount(state, effect, one)
        changes[what] += amount
    yield changing.by(effect.subject, changes, source=where.card_of(effect), more=True)
    yield where.past(effect, len(together))
