"""A circle of any kind: how many sit there, with which script, and what the program is told."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, Final

from assets import library
from rules.clocktower import bag, edition, rulebook, setup
from rules.clocktower.edition import SCRIPT_FILE, Edition
from rules.clocktower.grim import Grim
from rules.clocktower.options import Options
from rules.clocktower.state import Grimoire, Square
from rules.dice import Dice
from rules.engine import AnyBook
from rules.match import Header
from tests.laws.subjects import of_cardboard, one_of
from tests.tables import a_book, a_content, a_header

TEAMS: Final = ("townsfolk", "outsider", "minion", "demon")
FULL: Final[Edition] = a_content("clocktower")
WHOLE: Final = Grim(FULL, Square(Options(), ()), Grimoire())
TRAVELLERS: Final = tuple(id_ for id_, one in FULL.known.characters.items() if one.team == "traveller")[:6]
LEFT_OUT: Final = {"townsfolk": 4, "outsider": 2, "minion": 2, "demon": 3}
"""Of each team fewer than so many are left out of a script."""


def header(dice: Dice) -> Header[Any, Any]:
    """Five to twenty seats, some of Travellers; mostly the grimoire is held and the bag is filled already."""
    people = one_of(dice, 5, 6, 7, 7, 8, 9, 10, 12, 5 + dice.below(16), 16 + dice.below(5))
    seats = setup.seats(people)
    seed, content = dice.below(1_000_000), _script(dice)
    options = _options(tuple(seat.id for seat in seats), book(content), dice)
    return a_header("clocktower", seed, options, seats, fate=of_cardboard(dice, seed), content=content)


def book_of(header: Header[Any, Any]) -> AnyBook:
    """The rules, bound to the script of a record."""
    return book(header.content)


def book(content: Any) -> AnyBook:
    """The rules with a script of one's own, or with the one that is shipped."""
    return _book(content[SCRIPT_FILE]) if content else a_book("clocktower")


@lru_cache(maxsize=256)
def _book(script: str) -> AnyBook:
    files = {name: library.read(name) for name in edition.FILES}
    return rulebook.rulebook(edition.read({**files, SCRIPT_FILE: script.encode()}))


def _script(dice: Dice) -> dict[str, str]:
    """The whole sheet, or some of it in another order."""
    if dice.below(2):
        return {}
    sheet: list[str] = []
    for team in TEAMS:
        left = list(WHOLE.of_team(team))
        for _ in range(dice.below(LEFT_OUT[team])):
            left.pop(dice.below(len(left)))
        sheet += (left.pop(dice.below(len(left))) for _ in range(len(left)))
    return {SCRIPT_FILE: json.dumps([{"id": "_meta", "name": "some of them"}, *sheet])}


def _options(circle: tuple[str, ...], book: AnyBook, dice: Dice) -> Options:
    spare = max(0, len(circle) - setup.MOST)
    wanted = min(len(circle) - setup.FEWEST, spare + one_of(dice, 0, 0, 1, 2), len(TRAVELLERS))
    come = [circle[dice.below(len(circle))] for _ in range(wanted)] if not spare else list(circle[-wanted:])
    travellers = dict(zip(dict.fromkeys(come), TRAVELLERS, strict=False))
    knowledge = one_of(dice, "square", *("grimoire",) * 6)
    players = len(circle) - len(travellers)
    return Options(
        knowledge=knowledge,
        travellers=travellers,
        evil_travellers=tuple(seat for seat in travellers if dice.below(2)),
        bag=a_bag(book.content, players, dice) if knowledge == "grimoire" else (),
        limit_guesses=one_of(dice, 0, 0, 1, 2),
        riot_changes=one_of(dice, "night", "day"),
        slips=one_of(dice, False, False, True),
        markers=one_of(dice, "on", "on", "ask", "off"),
    )


def a_bag(content: Edition, players: int, dice: Dice) -> tuple[str, ...]:
    """A bag that fits; a script of few is eked out by the same characters."""
    grim = Grim(content, Square(Options(), ()), Grimoire())
    for _ in range(40):
        found = bag.propose(grim, players, dice.below)
        if bag.fits(grim, players, found):
            return found
    raise AssertionError((content.sheet, players))
