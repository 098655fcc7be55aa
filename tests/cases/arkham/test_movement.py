"""Moving, evading on the way, trading."""

from __future__ import annotations

import pytest

from rules.arkham.actions import EndPart, Evade, Fight, GainPoints, Move, Outcome, Ride, TakeClues, Trade
from rules.arkham.events import CameBack, CluesTaken, CombatBegan, Evaded, Moved, Reduced, StoodUp
from rules.arkham.violations import (
    ClueBeforeMonster,
    Delayed,
    MonsterBlocks,
    MoveAfterCombat,
    MovePointsAfterCombat,
    TradeApart,
    TradeNotTradable,
)
from rules.violations import ChoicePending
from tests.cases.arkham.neutral import begins, neutral, rolls
from tests.rules.arkham.a_town import clues, gates, has, moment, monsters


def test_ark_movement_01_three_steps_cost_three_points() -> None:
    evening = neutral("p1 velmas_diner")
    events = evening.plays(*(Move("p1", place) for place in ("easttown_street", "rivertown_street", "graveyard")))
    assert [event.to for event in events if isinstance(event, Moved)] == [
        "easttown_street", "rivertown_street", "graveyard",
    ]  # fmt: skip
    assert (evening.at("p1"), evening.town.points) == ("graveyard", 1)


def test_ark_movement_03_a_fight_ends_the_movement_even_when_it_is_won() -> None:
    evening = neutral("p1 rivertown_street", *monsters("maniac-1 easttown_street"))
    evening.plays(Move("p1", "easttown_street"), Fight("p1", "maniac-1"))
    evening.answers("won")
    assert evening.refuses(Move("p1", "downtown_street")) == (MoveAfterCombat(),)
    assert evening.refuses(GainPoints("p1", 2)) == (MovePointsAfterCombat(),)
    assert (evening.at("p1"), evening.sheet().trophies) == ("easttown_street", ("maniac-1",))


def test_ark_movement_05_after_a_failed_evade_the_second_monster_is_still_due() -> None:
    evening = neutral(
        "p1 rivertown_street", *monsters("maniac-1 easttown_street", "zombie-1 easttown_street"), sliders=(1, 3, 3)
    )
    evening.plays(Move("p1", "easttown_street"), Evade("p1", "maniac-1"))
    events = rolls(evening, 4)
    assert CombatBegan("p1", "maniac-1") in events
    assert Reduced("p1", "stamina", 1) in events
    evening.answers("escaped")
    assert evening.refuses(EndPart("p1")) == (MonsterBlocks("easttown_street", "zombie-1"),)
    evening.plays(Evade("p1", "zombie-1"))
    assert Evaded("p1", "zombie-1") in rolls(evening, 5)
    assert evening.refuses(Move("p1", "rivertown_street")) == (MoveAfterCombat(),)
    assert (evening.sheet().stamina, evening.sheet().sanity) == (4, 5)
    assert evening.allows(EndPart("p1"))


WAGON = ("patrol_wagon",)


def test_ark_common_items_11_the_patrol_wagon_and_monsters() -> None:
    here = monsters("cultist-1 velmas_diner", "cultist-2 woods")
    evening = neutral("p1 velmas_diner", *here, sliders=(0, 3, 3), specials=WAGON)
    evening.plays(Evade("p1", "cultist-1"))
    assert Evaded("p1", "cultist-1") in rolls(evening, 5)
    evening.plays(Ride("p1", "woods"))
    assert evening.at("p1") == "woods"
    assert evening.refuses(EndPart("p1")) == (MonsterBlocks("woods", "cultist-2"),)
    evening = neutral("p1 velmas_diner", *here, sliders=(0, 3, 3), specials=WAGON)
    evening.plays(Evade("p1", "cultist-1"))
    rolls(evening, 1)
    evening.answers("won")
    rolls(evening, 2)
    assert evening.refuses(Ride("p1", "woods")) == (MoveAfterCombat(),)


def test_ark_movement_07_clues_after_monsters() -> None:
    evening = neutral("p1 graveyard", *monsters("maniac-1 graveyard"), *clues("graveyard 1"), sliders=(0, 3, 3))
    assert evening.refuses(TakeClues("p1", "graveyard", 1)) == (ClueBeforeMonster("maniac-1"),)
    assert evening.refuses(EndPart("p1")) == (MonsterBlocks("graveyard", "maniac-1"),)
    evening.plays(Evade("p1", "maniac-1"))
    assert not any(isinstance(event, CluesTaken) for event in rolls(evening, 6))
    evening.plays(EndPart("p1"))
    assert CluesTaken("p1", "graveyard", 1) in evening.answers(1)


def test_ark_movement_09_back_through_a_gate_monsters_may_be_ignored() -> None:
    evening = neutral("p1 abyss_2", *gates("graveyard abyss_a"), *monsters("maniac-1 graveyard"))
    assert CameBack("p1", "graveyard") in begins(evening, "movement")
    assert evening.asked is None
    assert evening.allows(EndPart("p1"))


def test_ark_movement_11_the_explored_marker_is_lost_on_leaving() -> None:
    walking = neutral("p1 graveyard", *gates("graveyard abyss_a"), explored="graveyard")
    walking.plays(Move("p1", "rivertown_street"))
    moved = neutral("p1 graveyard", *gates("graveyard abyss_a"), explored="graveyard")
    moved.corrects(moment("arkham", "p1", encounter="graveyard"))
    moved.plays(Outcome("p1", "move", of="the_witch_house"))
    assert [(one.at("p1"), one.sheet().explored) for one in (walking, moved)] == [
        ("rivertown_street", ""), ("the_witch_house", ""),
    ]  # fmt: skip


def test_ark_movement_13_a_delayed_investigator_with_a_monster() -> None:
    evening = neutral("p1 downtown_street, p2 downtown_street", *monsters("zombie-1 downtown_street"))
    has(evening, delayed=True, money=1)
    assert StoodUp("p1") in begins(evening, "movement")
    assert Delayed("p1") in evening.refuses(Move("p1", "easttown_street"))
    assert evening.refuses(EndPart("p1")) == (MonsterBlocks("downtown_street", "zombie-1"),)
    evening.plays(Trade("p1", "p2", "money", 1), Evade("p1", "zombie-1"))
    rolls(evening, 6)
    evening.plays(EndPart("p1"))


def test_ark_movement_15_an_early_return_explores_as_well() -> None:
    evening = neutral("p1 abyss_1", *gates("woods abyss_a"))
    evening.corrects(moment("other", "p1", encounter="g01"))
    assert CameBack("p1", "woods") in evening.plays(Outcome("p1", "come-back"))
    assert evening.sheet().explored == "woods"


def test_ark_evade_01_evading_means_no_fight() -> None:
    evening = neutral("p1 downtown_street", *monsters("zombie-1 downtown_street"))
    evening.plays(Evade("p1", "zombie-1"))
    assert rolls(evening, 5)[-1] == Evaded("p1", "zombie-1")
    assert (evening.asked, evening.sheet().sanity, evening.town.fought) == (None, 5, False)


def test_ark_evade_05_beat_one_flee_from_one_evade_the_rest() -> None:
    tokens = ("cultist-1", "maniac-1", "witch-1", "fire_vampire-1")
    evening = neutral(
        "p1 downtown_street", *monsters(*(f"{token} downtown_street" for token in tokens)), sliders=(0, 3, 3)
    )
    assert evening.allows(*(kind("p1", token) for token in tokens for kind in (Evade, Fight)))
    for token, how in (("witch-1", "won"), ("maniac-1", "escaped")):
        evening.plays(Fight("p1", token))
        evening.answers(how)
    for token in ("cultist-1", "fire_vampire-1"):
        assert evening.refuses(EndPart("p1")) == (MonsterBlocks("downtown_street", token),)
        evening.plays(Evade("p1", token))
        rolls(evening, 6)
    assert evening.allows(EndPart("p1"))
    assert evening.sheet().trophies == ("witch-1",)


@pytest.mark.parametrize(
    ("thing", "amount", "refused"),
    [("cross", 1, False), ("money", 2, False), ("skill_bravery", 1, True), ("clue", 1, True)],
)
def test_ark_trading_01_what_can_be_traded(thing: str, amount: int, refused: bool) -> None:
    evening = neutral("p1 southside_street, p2 southside_street", money=3, hand=("cross", "skill_bravery"), clues=2)
    action = Trade("p1", "p2", thing, amount)
    if refused:
        assert evening.refuses(action) == (TradeNotTradable(thing),)
    else:
        evening.plays(action)
        assert (evening.sheet().money, "cross" in evening.sheet().hand) == (
            (3, False) if thing == "cross" else (1, True)
        )


def test_ark_trading_03_when_and_where() -> None:
    here = neutral(
        "p1 southside_street, p2 southside_street", *monsters("cultist-1 southside_street"), hand=("cross",), clues=1
    )
    here.plays(Evade("p1", "cultist-1"))
    assert [type(one) for one in here.refuses(Trade("p1", "p2", "cross"))] == [ChoicePending]
    here.answers("stop")
    assert here.asked is not None
    assert [type(one) for one in here.refuses(Trade("p1", "p2", "cross"))] == [ChoicePending]
    apart = neutral("p1 southside_street, p2 woods", hand=("cross",))
    assert apart.refuses(Trade("p1", "p2", "cross")) == (TradeApart("p2", "woods"),)
