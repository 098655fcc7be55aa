"""Hako Onna and the Hakobito move in her time (hakoonna.md 7, 8)."""

from rules.hakoonna.actions import EndTime, Enter, Stack
from rules.hakoonna.effects import Hide
from rules.hakoonna.events import CardsSet, Entered, Hid, Looked, PieceSet, PowerUsed
from rules.hakoonna.violations import HideTooFar, NoHidingPlace, OnCardboard, OneAction, PowerNotSet
from rules.seats import AUDIENCE, FATE, KNOWING_HOST
from rules.violations import NotYourTurn
from tests.rules.hakoonna.a_mansion import Evening, a_mansion, hakos_time, hidden, shipped, to_act

CHILD = tuple(shadow.id for shadow in shipped().by_id["child"].shadows)
STUDY = tuple(shadow.id for shadow in shipped().by_id["study"].shadows)


def her_time(**lying: object) -> Evening:
    """Hako Onna in the study with the Mary doll in her lair; every shadow around holds an Empty."""
    faces = dict.fromkeys((*CHILD, *STUDY), "empty") | {"child.bed": "chain"}
    faces.pop("study.globe")
    secret = hidden("study.globe", faces=faces, lairs={"hako": "mary"}, **lying)
    return a_mansion("red hall, blue hall", secret, hakos_time(), knowledge="program")


def test_she_sees_all_tiles_of_the_room_she_enters() -> None:
    evening = her_time()
    events = evening.plays(Enter("hako", "child"))
    assert events[0] == Entered("hako", "child")
    assert events[1:] == tuple(Looked("hako", one, "chain" if one == "child.bed" else "empty") for one in CHILD)
    assert evening.match.table.asked == Hide("hako", CHILD)


def test_her_tile_changes_places_and_the_old_one_lies_where_it_was() -> None:
    evening = her_time()
    evening.plays(Enter("hako", "child"))
    assert evening.answers("child.bed") == (Hid("hako", "child.bed", "chain"),)
    secret = evening.sees(KNOWING_HOST).secret
    assert secret.hides == {"hako": "child.bed"}
    assert secret.lairs == {"hako": "chain"}
    assert secret.faces["study.globe"] == "mary"
    assert "child.bed" not in secret.faces


def test_she_may_stay_in_her_room_and_even_in_her_shadow() -> None:
    evening = her_time()
    evening.plays(Enter("hako", "study"))
    assert evening.answers("study.globe") == (Hid("hako", "study.globe", "mary"),)
    secret = evening.sees(KNOWING_HOST).secret
    assert (secret.hides, secret.lairs) == ({"hako": "study.globe"}, {"hako": "mary"})


def test_d04_she_need_not_move() -> None:
    assert her_time().allows(EndTime("hako"))


def test_she_moves_one_room_and_once() -> None:
    evening = her_time()
    assert evening.refuses(Enter("hako", "living")) == (HideTooFar("living", 2),)
    evening.plays(Enter("hako", "child"))
    evening.answers("child.bed")
    assert evening.refuses(Enter("hako", "study")) == (OneAction("hako", "enter"),)


def test_she_moves_in_her_time_only() -> None:
    evening = her_time()
    evening.corrects(to_act("red"))
    assert evening.refuses(Enter("hako", "child")) == (NotYourTurn("red"),)


def test_a_visitor_has_no_part_in_it() -> None:
    assert her_time().refuses(Enter("red", "hall")) == (NotYourTurn("hako"),)


def test_a_hakobito_moves_too_and_leaves_her_tile_where_he_lay_on_her() -> None:
    evening = her_time(hides={"hako": "study.globe", "red": "study.globe"})
    evening.corrects(PieceSet("red", ""))
    evening.plays(Enter("red", "child"))
    assert evening.answers("child.toybox") == (Hid("red", "child.toybox", "empty"),)
    secret = evening.sees(KNOWING_HOST).secret
    assert secret.hides == {"hako": "study.globe", "red": "child.toybox"}


def test_nobody_else_hears_of_it() -> None:
    evening = her_time()
    events = evening.plays(Enter("hako", "child"))
    for viewer in ("red", "blue", AUDIENCE):
        assert evening.hears(viewer, events) == []
        assert evening.sees(viewer).asked == Hide("hako")
        assert evening.sees(viewer).secret.hides == {}


def test_her_next_time_she_may_move_again() -> None:
    evening = her_time()
    evening.plays(Enter("hako", "child"))
    evening.answers("child.bed")
    evening.plays(EndTime("hako"), Stack("blue"))
    evening.fate("fell")
    assert evening.allows(Enter("hako", "study"))


def test_on_the_cardboard_she_moves_without_the_program() -> None:
    evening = a_mansion("red hall", hakos_time())
    assert evening.refuses(Enter("hako", "child")) == (OnCardboard(),)


def test_on_cardboard_only_the_card_that_carries_her_is_told() -> None:
    evening = a_mansion("red study, blue hall", CardsSet(slots=1, powers=1), hakos_time())
    assert evening.refuses(Enter("hako", "study")) == (OnCardboard(),)
    assert evening.plays(Enter("hako", "", "close_to_you")) == (PowerUsed("hako", "close_to_you"),)
    assert evening.refuses(Enter("hako", "", "close_to_you")) == (PowerNotSet("close_to_you"),)


def test_two_do_not_hide_in_one_shadow_and_a_shadow_is_needed() -> None:
    hides = {"hako": "hall.coat_stand", "green": "living.sofa"}
    secret = hidden(hides=hides, lairs={"hako": "safe", "green": "empty"})
    evening = a_mansion("red study, blue study, green -", secret, hakos_time(), knowledge="program")
    assert evening.refuses(Enter("green", "hall")) == (NoHidingPlace("hall"),)
    assert evening.allows(Enter("hako", "hall"))


def test_who_stays_keeps_the_tile_of_the_lair_and_what_lies_beneath() -> None:
    hides = {"hako": "study.desk", "green": "study.desk"}
    pool = ("chain", *("empty",) * 9)
    secret = hidden(hides=hides, lairs={"hako": "safe", "green": ""}, pool=pool)
    evening = a_mansion("red hall, blue hall, green -", secret, hakos_time(), knowledge="program")
    evening.plays(Enter("hako", "hall"))
    evening.answers("empty", "hall.coat_stand")
    evening.plays(Enter("green", "study"))
    while evening.asked is not None and evening.asked.seat == FATE:
        evening.answers("empty")
    evening.answers("study.desk")
    told = evening.sees(KNOWING_HOST).secret
    assert told.faces["study.desk"] == "safe"
    assert told.lairs["green"] == ""
