"""Somebody comes late: a seat, the next turn, home, what the sheet gives, the limits (AS-18)."""

from __future__ import annotations

from typing import Any

from rules.arkham.actions import Join, Leave, Move, Proceed
from rules.arkham.effects import DrawNewcomer
from rules.arkham.events import Arrived, Joined, OrderSet, TurnBegan
from rules.arkham.setup import equipped
from rules.arkham.violations import NobodyLate, NotBegun, TableFull
from rules.engine import Refused
from rules.match import Match
from rules.seats import HOST
from rules.violations import NameUnknown, NotYourTurn
from tests.rules.arkham.a_town import Evening, a_table, a_town, has, moving, mythos
from tests.rules.arkham.shipped import shipped

NEWCOMER = "michael_mcglen"


def two(*changes: Any, **options: Any) -> Evening:
    """Two in town, the turn about to end."""
    return a_town("p1 uptown_street, p2 woods", *(changes or (mythos("end"),)), **options)


def test_a_new_seat_at_the_end_of_the_circle() -> None:
    evening = two()
    assert evening.plays(Join(HOST, "p3")) == (Joined("p3"),)
    assert (evening.town.order, evening.town.playing) == (("p1", "p2", "p3"), ("p1", "p2"))
    assert [seat.id for seat in evening.match.seats] == ["p1", "p2", "p3"]
    assert evening.match.seats[2].look == "investigator-3"
    assert "p3" in evening.match.viewers()


def test_as_18_there_at_the_start_of_the_next_turn_at_home_and_equipped() -> None:
    evening = two(moving("p1"))
    evening.plays(Join(HOST, "p3", NEWCOMER))
    assert evening.at("p3") == ""
    evening.corrects(mythos("end"))
    events = evening.plays(Proceed("p1"))
    home = shipped().investigators[NEWCOMER].home
    wanted = equipped(shipped(), evening.town, "p3", NEWCOMER)
    assert events[:2] == (Arrived("p3", NEWCOMER, home, wanted), TurnBegan(2, "p2"))
    assert (evening.at("p3"), evening.sheet("p3").late) == (home, False)
    assert evening.town.clockwise == ("p2", "p3", "p1")


def test_who_was_not_chosen_is_drawn_then() -> None:
    evening = two()
    evening.plays(Join(HOST, "p3"), Proceed("p1"))
    assert isinstance(evening.asked, DrawNewcomer)
    assert evening.asked.who == "p3"
    assert not {"joe_diamond", "kate_winthrop"} & set(evening.asked.left)
    assert any(isinstance(event, Arrived) for event in evening.fate(NEWCOMER))
    assert evening.town.sheets["p3"].investigator == NEWCOMER


def test_one_chosen_beforehand_comes_for_nobody_else() -> None:
    evening = two()
    has(evening, "p2", devoured=True, at="")
    evening.plays(Join(HOST, "p3", NEWCOMER))
    evening.plays(Proceed("p1"))
    assert isinstance(evening.asked, DrawNewcomer)
    assert NEWCOMER not in evening.asked.left


def test_several_come_at_once() -> None:
    evening = two()
    evening.plays(Join(HOST, "p3", NEWCOMER), Join(HOST, "p4"), Proceed("p1"))
    evening.fate("mandy_thompson")
    assert evening.town.playing == ("p1", "p2", "p3", "p4")
    assert evening.town.investigators == 4


def test_the_seat_of_one_who_left_is_free() -> None:
    evening = two()
    evening.plays(Leave(HOST, "p2"), Join(HOST, "p2", "kate_winthrop"), Proceed("p1"))
    assert evening.town.order == evening.town.playing == ("p1", "p2")


def test_the_limits_count_one_more_unless_the_place_was_still_counted() -> None:
    evening = a_town("p1 uptown_street, p2 woods, p3 rivertown_street", mythos("end", count=3))
    evening.plays(Leave(HOST, "p2"))
    assert evening.town.investigators == 3
    evening.plays(Join(HOST, "p2", NEWCOMER), Proceed("p1"))
    assert evening.town.investigators == 3
    evening.corrects(mythos("end", count=3))
    evening.plays(Join(HOST, "p4"), Proceed(evening.town.first))
    assert evening.town.investigators == 3
    evening.fate("mandy_thompson")
    assert evening.town.investigators == 4


def test_as_16_counted_anew_both_ways() -> None:
    evening = a_town("p1 uptown_street, p2 woods, p3 rivertown_street", mythos("end", count=3), leaver="recount")
    evening.plays(Leave(HOST, "p2"))
    assert evening.town.investigators == 2
    evening.plays(Join(HOST, "p2", NEWCOMER), Proceed("p1"))
    assert evening.town.investigators == 3


def test_who_is_to_come_may_go_again() -> None:
    evening = two()
    evening.plays(Join(HOST, "p3", NEWCOMER), Leave(HOST, "p3"), Proceed("p1"))
    assert evening.town.playing == ("p1", "p2")


def test_as_18_never() -> None:
    assert two(late="never").refuses(Join(HOST, "p3")) == (NobodyLate(),)


def test_only_the_host_a_free_seat_and_an_unplayed_investigator() -> None:
    evening = two()
    assert evening.refuses(Join("p1", "p3")) == (NotYourTurn(HOST),)
    assert evening.refuses(Join(HOST, "p1")) == (NameUnknown("p1", "p3"),)
    assert evening.refuses(Join(HOST, "p4")) == (NameUnknown("p4", "p3"),)
    assert isinstance(evening.refuses(Join(HOST, "p3", "joe_diamond"))[0], NameUnknown)


def test_eight_at_most() -> None:
    places = ", ".join(f"p{number} woods" for number in range(1, 9))
    evening = a_town(places, mythos("end"))
    assert evening.refuses(Join(HOST, "p9")) == (TableFull(8),)
    evening.plays(Leave(HOST, "p4"), Join(HOST, "p4"))


def test_not_before_the_first_turn() -> None:
    evening = a_table("joe_diamond", ancient="yig", first="p1")
    evening.corrects(mythos("gate", turn=0))
    assert evening.refuses(Join(HOST, "p2")) == (NotBegun(),)


def test_undo_takes_the_seat_away_again_and_redo_brings_it() -> None:
    evening = two()
    evening.plays(Join(HOST, "p3", NEWCOMER))
    evening.match.undo()
    assert [seat.id for seat in evening.match.seats] == ["p1", "p2"]
    evening.match.redo()
    assert [seat.id for seat in evening.match.seats] == ["p1", "p2", "p3"]


def test_a_record_goes_on_with_the_new_seat() -> None:
    evening = two()
    evening.plays(Join(HOST, "p3", NEWCOMER), Proceed("p1"))
    again = Match(evening.match.book, evening.match.header)
    again.resume(evening.match.unwritten)
    assert (again.table, again.seats, again.misfits) == (evening.match.table, evening.match.seats, [])


def test_the_new_seat_plays() -> None:
    evening = two()
    evening.plays(Join(HOST, "p3", NEWCOMER), Proceed("p1"))
    evening.corrects(moving("p3", turn=2))
    street = next(iter(shipped().board.neighbours(evening.at("p3"))))
    evening.plays(Move("p3", street))
    assert evening.at("p3") == street


def test_seats_are_set_by_hand_in_their_order_alone() -> None:
    evening = two()
    for order in (("p1", "p3"), ("p2", "p1"), tuple(f"p{number}" for number in range(1, 10))):
        assert isinstance(evening.corrects(OrderSet(order)), Refused)
    evening.corrects(OrderSet(("p1",)), moving("p1"))
    assert evening.town.order == ("p1",)
