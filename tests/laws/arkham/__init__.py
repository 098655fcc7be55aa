"""Arkham under the laws. Its table lies open: nobody knows more than another, so nothing can be told too early."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rules.arkham import setup
from rules.arkham.actions import GainPoints, Join, Leave, Outcome, Slide, Trade
from rules.arkham.state import ArkState
from rules.dice import Dice
from rules.match import Header
from rules.offers import Form
from rules.tags import tag
from tests.laws.arkham.attempts import tries
from tests.laws.arkham.options import options
from tests.laws.arkham.positions import position
from tests.laws.arkham.reasons import ALONE, CURES
from tests.laws.subjects import Subject, of_cardboard
from tests.tables import a_content, a_header

IDLE = frozenset({tag(Outcome), tag(GainPoints), tag(Slide), tag(Trade), tag(Leave), tag(Join)})


COMPANY = frozenset({tag(Leave), tag(Join)})


def header(dice: Dice) -> Header[Any, Any]:
    """One to eight investigators, at either depth."""
    seats = setup.seats(1 + dice.below(setup.MOST))
    seed = dice.below(1_000_000)
    wanted = options(tuple(seat.id for seat in seats), dice)
    return a_header("arkham", seed, wanted, seats, fate=of_cardboard(dice, seed))


def pieces(state: ArkState) -> Counter[str]:
    """Every monster token, gate marker and mythos card, wherever it lies; what lies nowhere is in its cup or pile."""
    content, town = a_content("arkham"), state.town
    boxed = tuple(one for one in town.boxed if one not in content.specials)
    lying = Counter[str]((*town.monsters, *town.held, *boxed, *town.gates.values(), *town.under_markers))
    lying.update(card for sheet in town.sheets.values() for card in (*sheet.trophies, *sheet.markers))
    lying.update((*town.under_mythos, *town.lasting, *filter(None, (town.card, town.environment, town.rumor))))
    return lying | Counter[str]((*content.kind_of, *content.markers, *content.mythos))


def thinned(dice: Dice, forms: list[Form]) -> list[Form]:
    """One of all the things that a card may say, now and then; seldom does somebody come or go."""
    told = [form for form in forms if form.action == tag(Outcome)]
    company = [form for form in forms if form.action in COMPANY]
    rest = [form for form in forms if form not in told and form not in company]
    some = [told[dice.below(len(told))]] if told and dice.below(2) else []
    return [*rest, *some, *(company if dice.below(40) == 0 else [])]


# Asked while something is carried out, and never by a position alone.
OF_SETTING_UP = frozenset({"draw-ancient", "draw-investigator", "draw-first"})


def _is_textual(_state: ArkState, asked: str) -> bool:
    return bool(asked) and asked not in OF_SETTING_UP


SUBJECT = Subject(
    header=header,
    position=position,
    ending=lambda state: state.town.ending,
    endings=frozenset(
        {"gates", "seals", "awake-doom", "awake-gates", "awake-markers", "awake-monsters", "awake-overrun"}
    ),
    may_differ=lambda _state, _viewer: False,
    reshuffle=lambda state, _viewer, _seed: state,
    retell=lambda event, _viewer, _state, _other: event,
    leaks=lambda _book: {},
    tries=tries,
    pieces=pieces,
    alone=ALONE,
    cures=CURES,
    idle=IDLE,
    textual=_is_textual,
    junk=("", "nowhere", "ghost", "sky", "outskirts", "abyss_1", "woods", "ghoul-1", "money", "p9"),
    open=True,
    walks=120,
    thinned=thinned,
)
