"""Drunk, poisoned, dead, changed: whose ability works (clocktower.md B5)."""

from __future__ import annotations

import pytest

from rules.clocktower.actions import ChangeCharacter, ChangeSide, Kill, MoveMark, PlaceMark, Revive, TakeMark, TurnMark
from rules.clocktower.events import CharacterChanged, DayBroke, Died, Marked, Spared
from rules.clocktower.violations import (
    AlreadyDead,
    ChambermaidTarget,
    DeadDoesNotWake,
    DoneAlready,
    OffScript,
    Protected,
)
from rules.seats import AUDIENCE, HOST
from rules.violations import NameUnknown
from tests.rules.clocktower.table import Circle, a_table, reasons, those

TOWN = "empath artist virgin seamstress chambermaid harpy po assassin preacher"
ANYTHING = {("0",), ("1",), ("2",)}


@pytest.mark.parametrize("kind", ["drunk", "poisoned"])
def test_b5_drunk_and_poisoned_do_the_same(kind: str) -> None:
    circle = a_table(TOWN, night=2)
    circle.mark("p1", kind)
    assert circle.grim.impaired("p1")
    assert circle.wakes("empath")
    assert circle.legal("empath") == ANYTHING


def test_b5_the_player_is_not_told() -> None:
    circle = a_table(TOWN, night=2)
    events = circle.plays(PlaceMark(HOST, "p1", "", "poison", "poisoned"))
    assert circle.hears("p1", events) == []
    assert circle.seen("p1").secret.marks == ()


def test_b5_one_does_not_undo_the_other() -> None:
    circle = a_table(TOWN, night=2)
    drunk, poison = circle.mark("p1", "drunk"), circle.mark("p1", "poisoned")
    assert circle.grim.impaired("p1")
    circle.plays(TakeMark(HOST, drunk))
    assert circle.grim.impaired("p1")
    circle.plays(TakeMark(HOST, poison))
    assert not circle.grim.impaired("p1")


def test_b5_the_player_is_impaired_and_not_the_character() -> None:
    circle = a_table(TOWN, night=2)
    circle.mark("p1", "poisoned")
    circle.becomes("p1", "dreamer")
    assert circle.grim.impaired("p1")
    assert not circle.grim.able("p1", "dreamer")


def test_b5_used_once_while_impaired_is_used() -> None:
    circle = a_table(TOWN, night=2)
    circle.mark("p4", "drunk", until="dawn")
    circle.choose("seamstress", "p1", "p2")
    circle.next_night()
    assert not circle.grim.has("p4", "seamstress")


def test_b5_what_is_set_off_while_impaired_is_lost_for_good() -> None:
    circle = a_table(TOWN, day=1)
    mark = circle.mark("p3", "poisoned")
    circle.nominate("p1", "p3")
    circle.turn(mark)
    assert not circle.grim.has("p3", "virgin")


def test_b5_what_goes_on_pauses_and_comes_back() -> None:
    circle = a_table(TOWN, night=2)
    circle.choose("preacher", "p6")
    assert circle.grim.silenced("p6")
    mark = circle.mark("p9", "drunk")
    assert not circle.grim.silenced("p6")
    circle.turn(mark)
    assert circle.grim.silenced("p6")


def test_b5_an_ability_used_upon_the_impaired_works() -> None:
    circle = a_table(TOWN, night=2)
    circle.mark("p1", "poisoned")
    circle.choose("po", "p1")
    assert circle.secret.dying == ("p1",)


def test_b5_what_the_impaired_learns_may_be_true_or_false() -> None:
    circle = a_table(TOWN, night=2)
    circle.mark("p1", "poisoned")
    for shown in ("0", "1", "2"):
        assert circle.allows(circle.telling("empath", shown))


@pytest.mark.parametrize("loss", ["dead", "impaired", "changed"])
def test_b5_effects_end_at_once_with_the_ability_of_their_source(loss: str) -> None:
    circle = a_table("xaan recluse tinker po empath artist virgin", night=2)
    circle.choose("xaan")
    circle.dawn()
    assert circle.grim.impaired("p5")
    if loss == "dead":
        circle.kill("p1")
    elif loss == "impaired":
        circle.mark("p1", "drunk")
    else:
        circle.becomes("p1", "harpy")
    assert not circle.grim.impaired("p5")


def test_b5_side_and_character_are_two_things() -> None:
    circle = a_table(TOWN, day=1)
    circle.plays(ChangeSide(HOST, "p1", evil=True))
    assert circle.grim.role("p1") == "empath"
    marks = {space.id: {mark.kind for mark in space.marks} for space in circle.picture(HOST).spaces}
    assert "evil" in marks["p1"]
    circle.plays(ChangeSide(HOST, "p6", evil=False))
    marks = {space.id: {mark.kind for mark in space.marks} for space in circle.picture(HOST).spaces}
    assert "good" in marks["p6"]
    assert circle.refuses(ChangeSide(HOST, "p6", evil=False)) == (DoneAlready(),)


def test_b5_a_new_character_leaves_the_side_as_it_was() -> None:
    circle = a_table(TOWN, day=1)
    circle.becomes("p1", "po")
    assert not circle.grim.is_evil("p1")
    assert circle.refuses(ChangeCharacter(HOST, "p1", "po")) == (DoneAlready(),)
    assert OffScript("imp") in circle.refuses(ChangeCharacter(HOST, "p1", "imp"))


def test_b5_a_change_is_no_information_that_a_vortox_bends() -> None:
    circle = a_table("empath artist virgin harpy vortox", night=2)
    assert circle.becomes("p1", "dreamer") == (CharacterChanged("p1", "dreamer"),)
    assert circle.seen("p1").secret.roles == {"p1": "dreamer"}


def test_b5_a_new_character_comes_unused() -> None:
    circle = a_table(TOWN, night=2)
    circle.choose("seamstress", "p1", "p2")
    circle.becomes("p4", "dreamer")
    circle.becomes("p4", "seamstress")
    circle.next_night()
    assert circle.wakes("seamstress", "p4")


def test_b5_and_with_its_first_night() -> None:
    circle = a_table(TOWN, day=2)
    circle.becomes("p2", "investigator")
    circle.dusk()
    assert circle.wakes("investigator", "p2")
    circle.next_night()
    assert not circle.wakes("investigator", "p2")


def test_b5_in_the_same_night_where_it_comes_at_night() -> None:
    circle = a_table(TOWN, night=2)
    circle.becomes("p2", "investigator")
    assert circle.steps().index("investigator:p2") < circle.steps().index("empath:p1")


def test_b5_a_new_evil_one_is_not_told_the_team() -> None:
    circle = a_table(TOWN, night=2)
    circle.becomes("p2", "harpy")
    assert not circle.wakes("minioninfo")
    assert circle.seen("p2").secret.evil == ()


def test_b5_a_player_may_be_dead_and_may_be_oneself_where_it_does_not_say_otherwise() -> None:
    circle = a_table(TOWN, night=2, dead="p2")
    assert circle.allows(circle.choice("preacher", "p2"), circle.choice("preacher", "p9"), circle.choice("po", "p7"))


def test_b5_a_wrong_choice_is_asked_again() -> None:
    circle = a_table(TOWN, night=2, dead="p2")
    assert circle.refuses(circle.choice("chambermaid", "p1", "p2")) == (ChambermaidTarget(),)
    assert circle.wakes("chambermaid")
    assert circle.secret.wakes == ()


def test_b5_until_dusk_and_until_dawn() -> None:
    circle = a_table(TOWN, night=2)
    circle.mark("p1", "poisoned", until="dawn")
    circle.mark("p2", "poisoned", until="dusk")
    circle.dawn()
    assert (circle.grim.impaired("p1"), circle.grim.impaired("p2")) == (False, True)
    circle.dusk()
    assert not circle.grim.impaired("p2")


def test_b5_the_dead_have_no_ability() -> None:
    circle = a_table(TOWN, night=2, dead="p1")
    assert circle.why_not("empath") == {DeadDoesNotWake}
    assert DeadDoesNotWake("p1") in circle.refuses(circle.telling("empath", "0"))


def test_b5_a_protection_keeps_death_away() -> None:
    circle = a_table(TOWN, night=2)
    circle.mark("p1", "protected")
    assert Spared("p1", "po") in circle.choose("po", "p1")
    assert circle.refuses(Kill(HOST, "p1")) == (Protected("p1"),)
    assert circle.secret.dying == ()


def test_b5_nobody_dies_twice_and_the_dead_may_come_back() -> None:
    circle = a_table(TOWN, night=2)
    circle.kill("p1")
    assert circle.refuses(Kill(HOST, "p1")) == (AlreadyDead("p1"),)
    circle.plays(Revive(HOST, "p1"))
    assert circle.grim.lives("p1")
    assert circle.hears(AUDIENCE, circle.dawn()) == [DayBroke(2)]


def test_b5_a_death_at_night_is_told_at_dawn_without_its_cause() -> None:
    circle = a_table(TOWN, night=2)
    assert those(Died, circle.choose("po", "p3"))[0]["by"] == "p7"
    assert circle.seen(AUDIENCE).public.dead == ()
    assert circle.hears(AUDIENCE, circle.dawn()) == [DayBroke(2, ("p3",))]


def test_b5_reminders_may_be_laid_turned_and_taken_at_any_time() -> None:
    for circle in (a_table(TOWN), a_table(TOWN, night=1), a_table(TOWN, day=1)):
        mark = circle.mark("p1", "poisoned", source="p6", character="harpy")
        assert circle.grim.impaired("p1")
        circle.plays(TurnMark(HOST, mark))
        assert not circle.grim.impaired("p1")
        circle.plays(TakeMark(HOST, mark))
        assert circle.secret.marks == ()
        assert reasons(circle, TakeMark(HOST, mark)) == {NameUnknown}


def test_b5_a_reminder_goes_to_another_seat_with_its_effect_and_the_square_hears_nothing() -> None:
    circle = a_table(TOWN, day=1)
    mark = circle.mark("p1", "poisoned", source="p6", character="harpy")
    told = circle.plays(MoveMark(HOST, mark, "p2"))
    assert circle.hears(AUDIENCE, told) == []
    assert not circle.grim.impaired("p1")
    assert circle.grim.impaired("p2")
    assert reasons(circle, MoveMark(HOST, mark, "p2")) == {DoneAlready}
    assert reasons(circle, MoveMark(HOST, 99, "ghost")) == {NameUnknown}


def test_b5_a_linked_reminder_holds_while_its_source_has_the_ability() -> None:
    circle = a_table(TOWN, day=1)
    assert Marked in {type(one) for one in circle.plays(PlaceMark(HOST, "p1", "harpy", "x", "poisoned", "p6"))}
    circle.kill("p6")
    assert not circle.grim.impaired("p1")


def _believing() -> Circle:
    return a_table("recluse=empath artist virgin harpy po", night=1)


def test_b5_who_only_believes_to_have_an_ability_is_woken_for_show() -> None:
    circle = _believing()
    assert circle.wakes("empath", "p1")
    assert circle.legal("empath", "p1") == ANYTHING
    circle.tell("empath", "2", to="p1")
    assert [wake.cause for wake in circle.secret.wakes] == ["bluff"]
