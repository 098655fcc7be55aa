"""A table that tells the program only what lies on the board is asked for what a rule needs (flows.md 0.4, D1)."""

from __future__ import annotations

from rules.actions import Answer, Attest
from rules.arkham.actions import CloseGateBy, DrawCard, EndPart, Evade, Fight, Move, Outcome, UseAbility
from rules.arkham.effects import Roll, SealOrLeave, TellCheck
from rules.arkham.events import CarriedOff, Evaded, Lost, Moved, Sealed
from rules.violations import NotAttested
from tests.rules.arkham.a_town import a_town, gates, has, meeting, moment, monsters, moving


def test_steps_are_asked_for_each_turn() -> None:
    evening = a_town("p1 train_station, p2 library", depth="board")
    fact = "points:p1:3:1"
    assert evening.refuses(Move("p1", "independence_square")) == (NotAttested(fact),)
    assert evening.remedies(Move("p1", "independence_square")) == (Attest("host", fact, True),)
    evening.plays(Attest("host", fact, True))
    assert Moved("p1", "train_station", "northside_street") in evening.plays(Move("p1", "independence_square"))
    evening.corrects(moving(turn=2))
    has(evening, at="train_station")
    assert evening.refuses(Move("p1", "independence_square")) == (NotAttested("points:p1:3:2"),)


def test_for_the_evening() -> None:
    evening = a_town("p1 train_station, p2 library", depth="board")
    evening.plays(Attest("host", "points:p1:3:1", True, kind=True))
    evening.plays(Move("p1", "downtown_street"))
    evening.corrects(moving(turn=2))
    assert evening.allows(Move("p1", "northside_street"))


def test_a_check_is_told_and_not_rolled() -> None:
    evening = a_town("p1 downtown_street, p2 library", *monsters("ghoul-1 downtown_street"), depth="board")
    evening.plays(Evade("p1", "ghoul-1"))
    assert isinstance(evening.asked, TellCheck)
    assert Evaded("p1", "ghoul-1") in evening.fate("passed")


def test_a_price_and_a_seal_are_asked_for() -> None:
    evening = a_town("p1 general_store, p2 library", meeting(), depth="board")
    assert evening.refuses(UseAbility("p1")) == (NotAttested("price:p1:general_store:1"),)
    evening = a_town("p1 woods, p2 library", *gates("woods abyss_a"), meeting(), depth="board")
    has(evening, explored="woods")
    evening.plays(CloseGateBy("p1", "fight"))
    evening.fate("passed")
    assert isinstance(evening.asked, SealOrLeave)
    assert evening.refuses(Answer("p1", "seal")) == (NotAttested("clues:p1:5:1"),)
    evening.plays(Attest("host", "clues:p1:5:1", True))
    assert Sealed("woods", "p1") in evening.answers("seal")


def test_who_falls_is_carried_off_though_no_number_is_known() -> None:
    evening = a_town("p1 downtown_street, p2 library", *monsters("ghoul-1 downtown_street"), depth="board")
    evening.plays(Fight("p1", "ghoul-1"))
    assert CarriedOff("p1", "arkham_asylum") in evening.answers("insane")
    evening = a_town("p1 library, p2 library", meeting(), depth="board")
    evening.plays(DrawCard("p1"))
    assert CarriedOff("p1", "st_marys_hospital") in evening.plays(Outcome("p1", "unconscious"))
    evening = a_town("p1 abyss_1, p2 library", moment("other", "p1", encounter="g01"), depth="board")
    assert Lost("p1", 3) in evening.plays(Outcome("p1", "unconscious"))


def test_nothing_is_rolled_in_the_upkeep() -> None:
    evening = a_town("p1 library, p2 library", depth="board")
    has(evening, specials=("blessing",))
    evening.corrects(moment("upkeep", "p2", first="p2"))
    evening.plays(EndPart("p2"))
    assert not isinstance(evening.asked, Roll)
