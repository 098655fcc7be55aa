"""The item cards by lot: one answer settles them for everybody who has none (hakoonna.md 2, step 2)."""

from __future__ import annotations

import pytest

from rules.actions import Answer
from rules.dice import Dice
from rules.fate import Fate
from rules.hakoonna.bots.choosing import Strength, choose
from rules.hakoonna.bots.turns import forms
from rules.hakoonna.effects import DrawItem
from rules.hakoonna.effects.items import LOTS
from rules.hakoonna.events import ItemDealt, LotsCast
from rules.hakoonna.state import GRAY
from rules.seats import FATE
from rules.violations import NameUnknown
from tests.rules.hakoonna.a_mansion import a_game, shipped

ITEMS = tuple(item.id for item in shipped().items)


def test_one_answer_draws_lots_for_all_who_have_no_card_yet() -> None:
    evening = a_game("red", "blue", "green", GRAY, layout=shipped().practice, fate=Fate(seed=3), items=True)
    evening.answers("rods")
    assert evening.answers(LOTS) == (LotsCast(),)
    dealt = [evening.public.items[seat] for seat in ("blue", "green")]
    assert len({item for items in dealt for item in items} - {"rods"}) == len(dealt)
    assert evening.public.phase != "items"
    assert GRAY not in evening.public.items


def test_one_undo_takes_all_the_lots_back() -> None:
    evening = a_game("red", "blue", layout=shipped().practice, fate=Fate(seed=3), items=True)
    before = evening.match.table
    evening.answers(LOTS)
    evening.match.undo()
    assert evening.match.table == before


def test_every_card_may_be_drawn_by_every_visitor() -> None:
    drawn = {seat: set[str]() for seat in ("red", "blue")}
    for seed in range(60):
        evening = a_game(*drawn, layout=shipped().practice, fate=Fate(seed=seed), items=True)
        evening.answers(LOTS)
        for seat, items in evening.public.items.items():
            drawn[seat] |= set(items)
    assert drawn == dict.fromkeys(drawn, set(ITEMS))


def test_lots_that_the_cardboard_draws_are_told_visitor_by_visitor() -> None:
    evening = a_game("red", "blue", layout=shipped().practice, items=True)
    evening.answers(LOTS)
    assert evening.asked == DrawItem(FATE, "red", ITEMS)
    assert evening.answers("rods") == (ItemDealt("red", "rods"),)
    assert evening.asked == DrawItem(FATE, "blue", tuple(item for item in ITEMS if item != "rods"))
    assert isinstance(evening.refuses(Answer(FATE, "rods"))[0], NameUnknown)
    evening.answers("smartphone")
    assert evening.public.items == {"red": ("rods",), "blue": ("smartphone",)}


@pytest.mark.parametrize("strength", ["random", "sensible"])
def test_no_bot_draws_lots_for_people(strength: Strength) -> None:
    evening = a_game("red", "blue", layout=shipped().practice, items=True)
    book, view = evening.match.book, evening.sees("red")
    for seed in range(30):
        chosen = choose(book, view, forms(book, view), Dice(f"bot/{seed}"), strength)
        assert isinstance(chosen, Answer)
        assert chosen.value in ITEMS
