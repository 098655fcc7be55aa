"""The Plague Doctor (001 역병 의사): whose death gives the storyteller a Minion's ability."""

from __future__ import annotations

from typing import Any

import pytest

from rules.clocktower.actions import CountHand, Execute, GainAbility, Kill, Nominate
from rules.clocktower.events import AbilityGained, CharacterChanged, Marked
from rules.clocktower.roles import Asked
from rules.clocktower.state import STORYTELLER
from rules.clocktower.violations import NotOfTeam, NotTonight, TargetNotPlayer
from rules.seats import AUDIENCE, HOST
from rules.views import Piece
from tests.rules.clocktower.table import Circle, a_table, those

TOWN = "plaguedoctor empath harpy po recluse artist virgin"
GAIN = GainAbility(HOST, "assassin")


def gained(character: str, **more: Any) -> Circle:
    """The night after a Plague Doctor was executed, the storyteller having that ability."""
    circle = a_table(TOWN, day=1, **more)
    circle.kill("p1")
    circle.plays(GainAbility(HOST, character))
    circle.dusk()
    return circle


def test_plg_1_the_storyteller_gains_a_minions_ability_of_choice_for_good() -> None:
    circle = a_table(TOWN, day=1)
    assert circle.refuses(GAIN) == (NotTonight("plaguedoctor"),)
    circle.kill("p1")
    assert circle.plays(GAIN) == (AbilityGained("assassin"),)
    circle.dusk()
    circle.next_night()
    assert circle.grim.abilities(STORYTELLER) == ("assassin",)
    assert circle.refuses(GAIN) == (NotTonight("plaguedoctor"),)


def test_plg_1_a_minions_and_no_other() -> None:
    circle = a_table(TOWN, day=1)
    circle.kill("p1")
    assert circle.refuses(GainAbility(HOST, "po")) == (NotOfTeam("po", "minion"),)


@pytest.mark.parametrize("night", [1, 2])
def test_plg_1_at_night_as_well_as_by_day(night: int) -> None:
    circle = a_table(TOWN, night=night)
    circle.kill("p1")
    assert circle.allows(GAIN)


def test_plg_2_the_storyteller_is_no_player() -> None:
    circle = gained("assassin")
    assert STORYTELLER not in circle.public.circle
    assert STORYTELLER not in circle.secret.evil
    circle.dawn()
    circle.opens()
    assert circle.refuses(Nominate(HOST, STORYTELLER, "p2")) == (TargetNotPlayer(),)
    assert circle.refuses(Nominate(HOST, "p2", STORYTELLER)) == (TargetNotPlayer(),)
    circle.plays(Nominate(HOST, "p2", "p3"))
    assert circle.refuses(CountHand(HOST, STORYTELLER, up=True)) == (TargetNotPlayer(),)


def test_plg_2_and_nobodys_target() -> None:
    circle = gained("assassin")
    assert TargetNotPlayer() in circle.refuses(circle.choice("po", STORYTELLER))
    assert TargetNotPlayer() in circle.refuses(Kill(HOST, STORYTELLER))
    circle.dawn()
    assert TargetNotPlayer() in circle.refuses(Execute(HOST, STORYTELLER, dies=True))


@pytest.mark.parametrize("kind", ["drunk", "poisoned"])
def test_plg_3_impaired_at_death_there_is_none_even_after_recovery(kind: str) -> None:
    circle = a_table(TOWN, day=1)
    mark = circle.mark("p1", kind)
    circle.kill("p1")
    circle.turn(mark)
    assert not circle.grim.impaired("p1")
    assert circle.refuses(GAIN) == (NotTonight("plaguedoctor"),)


def test_plg_4_its_token_lies_in_the_middle() -> None:
    circle = gained("assassin")
    pieces = [one for one in circle.picture(HOST).pieces if one.id == f"token:{STORYTELLER}"]
    assert [(one.at, one.look) for one in pieces] == [("centre", "role-assassin")]
    assert not any(isinstance(one, Piece) and STORYTELLER in one.id for one in circle.picture(AUDIENCE).pieces)


def test_plg_5_its_steps_are_the_storytellers() -> None:
    circle = gained("assassin")
    assert circle.wakes("assassin", STORYTELLER)
    circle.choose("assassin", "p2", by=STORYTELLER)
    assert circle.secret.dying == ("p2",)
    circle.next_night()
    assert not circle.wakes("assassin", STORYTELLER)


def test_plg_5_a_harpy_of_the_storyteller_is_one_beside_a_real_one() -> None:
    circle = gained("harpy")
    assert [one for one in circle.steps() if one.startswith("harpy")] == ["harpy:p3", f"harpy:{STORYTELLER}"]
    circle.choose("harpy", "p2", "p4", by=STORYTELLER)
    assert {(mark.seat, mark.kind) for mark in circle.secret.marks if circle.grim.holds(mark)} == {
        ("p2", "mad"),
        ("p4", "second"),
    }


def test_plg_5_marks_of_the_storytellers_ability_lie_in_the_middle() -> None:
    circle = a_table("plaguedoctor empath harpy po recluse artist virgin", night=2)
    circle.kill("p1")
    circle.plays(GainAbility(HOST, "xaan"))
    events = circle.choose("xaan", by=STORYTELLER)
    assert [one["seat"] for one in those(Marked, events)] == [STORYTELLER]
    assert [one.at for one in circle.picture(HOST).pieces if one.id.startswith("mark:")] == ["centre"]


def test_plg_6_what_befalls_the_dead_later_takes_nothing_away() -> None:
    circle = gained("assassin")
    circle.mark("p1", "poisoned")
    assert circle.grim.able(STORYTELLER, "assassin")
    assert circle.wakes("assassin", STORYTELLER)


def test_plg_6_nor_before_it_was_chosen() -> None:
    circle = a_table(TOWN, day=1)
    circle.kill("p1")
    circle.mark("p1", "drunk")
    assert circle.allows(GAIN)


def test_plg_7_the_night_reminds_of_what_was_forgotten() -> None:
    circle = a_table(TOWN, day=1)
    circle.dusk()
    assert not circle.wakes("plaguedoctor")
    circle.choose("po", "p1")
    assert circle.wakes("plaguedoctor")
    assert circle.plays(circle.choice("plaguedoctor", characters=("summoner",)))[1] == AbilityGained("summoner")
    assert not circle.wakes("plaguedoctor")


def test_plg_7_only_for_a_minion() -> None:
    circle = a_table(TOWN, night=2, dead="")
    circle.kill("p1")
    choice = circle.choice("plaguedoctor", characters=("po",))
    assert circle.refuses(choice) == (NotOfTeam("po", "minion"),)


def test_plg_8_a_minion_in_play_and_the_storyteller_may_have_the_same() -> None:
    circle = gained("harpy")
    assert circle.grim.able("p3", "harpy")
    assert circle.grim.able(STORYTELLER, "harpy")
    assert those(CharacterChanged, circle.becomes("p2", "harpy")) == [{"seat": "p2", "character": "harpy"}]
    assert circle.grim.able(STORYTELLER, "harpy")


def test_plg_8_its_own_jinxes_are_not_on_this_sheet() -> None:
    assert not any("plaguedoctor" in pair for pair in a_table(TOWN).match.book.content.jinxes)


def test_plg_1_one_minion_of_the_sheet_is_asked_for() -> None:
    circle = a_table(TOWN, night=2)
    assert circle.choices("plaguedoctor") == (Asked(0, 1, circle.grim.of_team("minion")),)
