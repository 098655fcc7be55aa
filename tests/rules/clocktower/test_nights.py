"""The order of the night and how its steps are settled (clocktower.md B1)."""

from __future__ import annotations

from rules.clocktower.actions import Choose, Daybreak, PassBy, PutOff, WakeUp
from rules.clocktower.events import DayBroke, NightFell, Woke
from rules.clocktower.steps import order, steps
from rules.clocktower.violations import (
    FirstNight,
    NoGrimoire,
    NothingChosen,
    NotTonight,
    PicksCount,
    StepSettled,
    StepsLeft,
    WrongTime,
)
from rules.seats import AUDIENCE, HOST
from rules.violations import NameUnknown
from tests.rules.clocktower.table import EDITION, a_table, reasons

FIRST = (
    "minioninfo summoner demoninfo engineer preacher xaan harpy investigator empath dreamer seamstress chambermaid"
).split()
OTHER = (
    "engineer preacher xaan harpy summoner po vortox assassin plaguedoctor tinker moonchild empath dreamer flowergirl "
    "towncrier seamstress chambermaid riot"
).split()
TOWN = "investigator empath preacher chambermaid harpy po recluse"
ELEVEN = "engineer preacher harpy po assassin tinker empath dreamer seamstress chambermaid investigator"


def of_the_sheet(night: int) -> list[str]:
    known = {*EDITION.sheet, "minioninfo", "demoninfo"}
    return [one for one in order(a_table(TOWN, night=night).grim) if one in known]


def test_b1_the_first_night_goes_in_the_official_order() -> None:
    assert of_the_sheet(1) == FIRST


def test_b1_the_other_nights_too() -> None:
    assert of_the_sheet(2) == OTHER


def test_b1_only_who_is_in_play_has_a_step_in_that_order() -> None:
    circle = a_table(ELEVEN, night=1)
    assert [one.partition(":")[0] for one in circle.steps()] == [
        "minioninfo", "demoninfo", "engineer", "preacher", "harpy", "investigator", "empath", "dreamer", "seamstress",
        "chambermaid",
    ]  # fmt: skip
    circle.next_night()
    assert [one.partition(":")[0] for one in circle.steps()] == [
        "engineer", "preacher", "harpy", "po", "assassin", "tinker", "empath", "dreamer", "seamstress", "chambermaid",
    ]  # fmt: skip


def test_b1_evil_is_told_of_itself_from_seven_players_on_travellers_not_counted() -> None:
    five = "investigator empath preacher harpy po"
    assert a_table(f"{five} recluse artist", night=1).steps()[:2] == ["minioninfo:", "demoninfo:"]
    for few in (f"{five} recluse", f"{five} recluse gunslinger scapegoat"):
        assert not a_table(few, night=1).wakes("minioninfo")
        assert not a_table(few, night=1).wakes("demoninfo")


def test_b1_and_only_in_the_first_night() -> None:
    circle = a_table(TOWN, night=2)
    assert not circle.wakes("minioninfo")
    assert NotTonight("minioninfo") in circle.refuses(Choose(HOST, "minioninfo", ""))


def test_b1_the_information_wakes_each_of_them_for_no_ability_of_their_own() -> None:
    circle = a_table(TOWN, night=1)
    assert Woke("p5", "info", "minioninfo") in circle.plays(Choose(HOST, "minioninfo", ""))
    assert Woke("p6", "info", "demoninfo") in circle.plays(Choose(HOST, "demoninfo", ""))
    assert not circle.wakes("minioninfo")


def test_b1_dawn_is_not_the_last_of_all() -> None:
    other = EDITION.known.other
    assert other.index("leviathan") > other.index("dawn")
    assert EDITION.known.other[0] == "dusk"


def test_b1_a_step_is_settled_once() -> None:
    circle = a_table(TOWN, night=1)
    circle.choose("harpy", "p1", "p2")
    assert circle.refuses(circle.choice("harpy", "p1", "p2")) == (StepSettled("harpy"),)
    circle.tell("empath", "0")
    assert StepSettled("empath") in circle.refuses(circle.telling("empath", "0"))


def test_b1_or_left_out_or_put_off_and_come_back_to() -> None:
    circle = a_table(TOWN, night=1)
    circle.plays(PassBy(HOST, "harpy", "p5"))
    assert StepSettled("harpy") in circle.refuses(circle.choice("harpy", "p1", "p2"))
    circle.plays(PutOff(HOST, "empath", "p2"))
    assert circle.wakes("empath")
    circle.tell("empath", "0")
    assert not circle.wakes("empath")


def test_b1_day_does_not_break_over_open_steps() -> None:
    circle = a_table("empath harpy po virgin artist", night=1)
    assert circle.refuses(Daybreak(HOST)) == (StepsLeft(2),)
    circle.choose("harpy", "p1", "p4")
    assert circle.refuses(Daybreak(HOST)) == (StepsLeft(1),)
    circle.tell("empath", "1")
    assert circle.plays(Daybreak(HOST)) == (DayBroke(1),)


def test_b1_nobody_acts_in_a_night_that_is_not_theirs() -> None:
    circle = a_table(TOWN, night=1)
    assert FirstNight("po") in circle.refuses(circle.choice("po", "p1"))
    assert NotTonight("virgin") in circle.refuses(Choose(HOST, "virgin", "p1"))
    assert reasons(circle, Choose(HOST, "nobody", "p1")) >= {NameUnknown}


def test_b1_an_answer_waits_for_the_choice() -> None:
    circle = a_table(TOWN, night=1)
    assert circle.refuses(circle.telling("chambermaid", "0")) == (NothingChosen("chambermaid"),)


def test_b1_so_many_are_pointed_at() -> None:
    circle = a_table(TOWN, night=1)
    assert circle.refuses(circle.choice("preacher", "p1", "p2")) == (PicksCount("preacher", 1),)


def test_b1_only_at_night_and_only_where_the_program_holds_the_grimoire() -> None:
    circle = a_table(TOWN, day=1)
    assert WrongTime("choose", "night") in circle.refuses(circle.choice("preacher", "p1"))
    blind = a_table(TOWN, night=1, knowledge="square")
    assert NoGrimoire() in blind.refuses(blind.choice("preacher", "p1"))
    assert steps(blind.grim) == ()


def test_b1_waking_for_show_or_by_mistake_is_noted() -> None:
    circle = a_table(TOWN, night=1)
    assert circle.plays(WakeUp(HOST, "p7", "bluff")) == (Woke("p7", "bluff"),)
    assert reasons(circle, WakeUp(HOST, "p7", "ability")) == {NameUnknown}


def test_b1_the_square_learns_nothing_of_the_night_but_who_died() -> None:
    circle = a_table(TOWN, night=2)
    heard = circle.hears(AUDIENCE, circle.choose("harpy", "p1", "p2"))
    assert heard == []
    assert circle.hears(AUDIENCE, circle.choose("po", "p3")) == []
    assert circle.hears(AUDIENCE, circle.dawn()) == [DayBroke(2, ("p3",))]
    assert circle.hears(AUDIENCE, circle.dusk()) == [NightFell(3)]
