"""The Patrol Wagon: a whole move in one, and the die it may not survive (special_cards.tsv; arkham-board.md 13)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.actions import Attest
from rules.arkham.actions import EndPart, Evade, Fight, GainPoints, Move, Ride, Trade, UseAbility
from rules.arkham.effects import Roll, TakeSome
from rules.arkham.events import CardBoxed, CluesTaken, MoveEnded, Rode
from rules.arkham.violations import (
    Closed,
    Delayed,
    GateByMovement,
    MonsterBlocks,
    MoveAfterCombat,
    MoveSplit,
    NoInvestigators,
    NotHeld,
    OtherWorldMove,
    WagonAfterSteps,
)
from rules.offers import OneOf
from rules.tags import tag_of
from rules.violations import NotAttested, SamePlace
from tests.rules.arkham.a_town import Evening, a_town, board, clues, gates, has, moment, monsters, moving, piles

WAGON = ("patrol_wagon",)


def driving(standing: str = "p1 police_station, p2 woods", *changes: Any, **options: Any) -> Evening:
    """p1 acts in movement and has the wagon."""
    return has(a_town(standing, *changes, **options), specials=WAGON)


def test_it_goes_anywhere_past_everything_and_that_was_the_move() -> None:
    evening = driving("p1 police_station, p2 woods", *monsters("ghoul-1 easttown_street"))
    assert evening.plays(Ride("p1", "the_witch_house")) == (Rode("p1", "police_station", "the_witch_house"),)
    assert (evening.at("p1"), evening.town.points) == ("the_witch_house", 0)
    assert evening.refuses(Move("p1", "french_hill_street")) == (MoveSplit("p1"),)
    assert evening.refuses(Ride("p1", "woods")) == (MoveSplit("p1"),)
    assert evening.refuses(GainPoints("p1", 2)) == (MoveSplit("p1"),)
    assert any(isinstance(event, MoveEnded) for event in evening.plays(EndPart("p1")))


def test_streets_too_and_clues_where_it_stops() -> None:
    evening = driving("p1 police_station, p2 woods", *clues("uptown_street 2"))
    evening.plays(Ride("p1", "uptown_street"), EndPart("p1"))
    assert isinstance(evening.asked, TakeSome)
    assert CluesTaken("p1", "uptown_street", 2) in evening.answers(2)


def test_monsters_hold_it_at_the_start_and_are_met_at_the_end() -> None:
    evening = driving("p1 police_station, p2 woods", *monsters("ghoul-1 police_station", "zombie-1 woods"))
    assert evening.refuses(Ride("p1", "woods")) == (MonsterBlocks("police_station", "ghoul-1"),)
    assert set(evening.remedies(Ride("p1", "woods"))) == {Evade("p1", "ghoul-1"), Fight("p1", "ghoul-1")}
    evening.corrects(moving(handled=("ghoul-1",)))
    evening.plays(Ride("p1", "woods"))
    assert evening.refuses(EndPart("p1")) == (MonsterBlocks("woods", "zombie-1"),)


@pytest.mark.parametrize(
    ("to", "reason"),
    [
        ("sky", NoInvestigators("sky")),
        ("abyss_1", GateByMovement()),
        ("police_station", SamePlace("p1", "police_station")),
        ("woods", Closed("woods")),
    ],
)
def test_where_it_does_not_go(to: str, reason: object) -> None:
    evening = driving("p1 police_station, p2 library", board(closed={"woods": 0}))
    has(evening, specials=WAGON)
    assert evening.refuses(Ride("p1", to)) == (reason,)


def test_a_blocked_street_is_neither_left_nor_entered() -> None:
    blocks = piles(lasting={"fourth_of_july_parade": 2})
    evening = driving("p1 police_station, p2 woods", blocks)
    assert evening.refuses(Ride("p1", "merchant_district_street")) == (Closed("merchant_district_street"),)
    assert evening.allows(Ride("p1", "unvisited_isle"))
    evening = driving("p1 merchant_district_street, p2 woods", blocks)
    assert evening.refuses(Ride("p1", "woods")) == (Closed("merchant_district_street"),)


def test_steps_and_the_wagon_exclude_each_other() -> None:
    evening = driving()
    evening.plays(Move("p1", "easttown_street"))
    assert evening.refuses(Ride("p1", "woods")) == (WagonAfterSteps("p1"),)
    evening.corrects(moving("p2"))
    has(evening, "p2", specials=WAGON)
    has(evening, "p1", specials=())
    assert evening.allows(Ride("p2", "library"))


def test_after_a_combat_or_while_one_stands_up_nobody_rides() -> None:
    evening = driving("p1 police_station, p2 woods", moving(fought=True))
    assert evening.refuses(Ride("p1", "woods")) == (MoveAfterCombat(),)
    evening = driving("p1 police_station, p2 police_station", moving(ended=True, stood_up=("p1",)))
    assert evening.refuses(Ride("p1", "woods")) == (Delayed("p1"),)


def test_it_is_of_arkham() -> None:
    evening = driving("p1 abyss_1, p2 woods")
    assert evening.refuses(Ride("p1", "woods")) == (OtherWorldMove(),)


# ---- whose it is


def test_only_its_owner_and_it_may_be_given_away_first() -> None:
    evening = has(a_town("p1 woods, p2 woods"), "p2", specials=WAGON)
    assert evening.refuses(Ride("p1", "library")) == (NotHeld("patrol_wagon", 0),)
    (remedy,) = evening.remedies(Ride("p1", "library"))
    assert remedy == Trade("p2", "p1", "patrol_wagon")
    evening.plays(remedy, Ride("p1", "library"))
    assert evening.sheet().specials == WAGON


@pytest.mark.parametrize(("allowed", "offered"), [(True, True), (False, False)])
def test_it_is_among_what_may_be_given_away(allowed: bool, offered: bool) -> None:
    evening = has(a_town("p1 woods, p2 woods", deputy_trade=allowed), specials=("deputy_of_arkham", *WAGON))
    book = evening.match.book
    forms = book.offers(book.content, book.view(book.content, evening.match.table, "p1"), "p1")
    (trade,) = (form for form in forms if form.action == "trade")
    (domain,) = (hole.domain for hole in trade.holes if hole.name == "thing")
    assert isinstance(domain, OneOf)
    assert ("patrol_wagon" in domain.options, "deputy_of_arkham" in domain.options) == (offered, False)


def test_it_is_offered_and_dropped_where_it_is_known_to_be() -> None:
    evening = driving()
    book, table = evening.match.book, evening.match.table
    view = book.view(book.content, table, "p1")
    assert "ride" in {form.action for form in book.offers(book.content, view, "p1")}
    assert Ride("p1", "woods") in book.drops(book.content, view, "p1", "woods")
    has(evening, specials=())
    view = book.view(book.content, evening.match.table, "p1")
    assert "ride" not in {form.action for form in book.offers(book.content, view, "p1")}
    assert {tag_of(one) for one in book.drops(book.content, view, "p1", "woods")} == {"move"}


def test_a_table_that_tells_no_cards_is_asked_each_turn() -> None:
    evening = a_town("p1 woods, p2 library", depth="board")
    assert evening.refuses(Ride("p1", "library")) == (NotAttested("wagon:p1:1"),)
    evening.plays(Attest("host", "wagon:p1:1", True), Ride("p1", "library"))
    assert evening.at("p1") == "library"
    evening.corrects(moving(turn=2))
    assert evening.refuses(Ride("p1", "woods")) == (NotAttested("wagon:p1:2"),)
    has(evening, "p2", specials=WAGON)
    assert evening.refuses(Ride("p1", "woods")) == (NotHeld("patrol_wagon", 0),)


# ---- how long it holds out


@pytest.mark.parametrize(("face", "kept"), [(1, ()), (2, WAGON), (6, WAGON)])
@pytest.mark.parametrize("how", ["won", "escaped"])
def test_a_die_after_every_combat(how: str, face: int, kept: tuple[str, ...]) -> None:
    evening = driving("p1 woods, p2 library", *monsters("ghoul-1 woods"))
    evening.plays(Fight("p1", "ghoul-1"))
    evening.answers(how)
    assert isinstance(evening.asked, Roll)
    events = evening.fate((face,))
    assert (CardBoxed("p1", "patrol_wagon") in events) is (not kept)
    assert evening.sheet().specials == kept
    assert evening.asked is None


def test_a_combat_of_another_is_nothing_to_it() -> None:
    evening = has(a_town("p1 woods, p2 library", *monsters("ghoul-1 woods")), "p2", specials=WAGON)
    evening.plays(Fight("p1", "ghoul-1"))
    evening.answers("won")
    assert evening.asked is None


def test_a_die_when_its_owner_comes_back() -> None:
    evening = driving("p1 abyss_2, p2 library", *gates("woods abyss_a"))
    evening.corrects(moment("upkeep", "p2", done=("p1",)))
    evening.plays(EndPart("p2"))
    assert isinstance(evening.asked, Roll)
    assert CardBoxed("p1", "patrol_wagon") in evening.fate((1,))
    assert evening.at("p1") == "woods"


def test_out_of_the_game_it_does_not_come_with_the_next_deputy() -> None:
    evening = has(
        a_town("p1 police_station, p2 woods", piles(boxed=("patrol_wagon",)), moment("arkham", "p1")),
        markers=("gate_abyss_a", "gate_abyss_b"),
    )
    evening.plays(UseAbility("p1"))
    while evening.asked is not None:
        evening.answers(evening.asked.domain().options[0])  # type: ignore[attr-defined]  # one of the prices
    assert set(evening.sheet().specials) == {"deputy_of_arkham", "deputys_revolver"}


def test_nothing_is_rolled_for_cards_that_are_not_told() -> None:
    evening = driving("p1 woods, p2 library", *monsters("ghoul-1 woods"), depth="board")
    evening.plays(Fight("p1", "ghoul-1"))
    evening.answers("won")
    assert evening.asked is None
