"""A seat answers by number, step by step, and knows of the table what its own eyes see."""

from __future__ import annotations

from typing import Any

from desktop.session import Session
from desktop.shell.handing.enquiry import Enquiry
from desktop.shell.handing.mansion import route
from desktop.shell.handing.round import Round
from rules.actions import Answer
from rules.hakoonna.actions import Enter, Give, Open
from rules.hakoonna.effects import PlaceBones
from rules.hakoonna.events import PhaseSet
from rules.hakoonna.violations import NotCarryable
from tests.rules.hakoonna.a_mansion import Evening, a_mansion, counted, hakos_time, hidden, shipped, to_act

CHILD = tuple(shadow.id for shadow in shipped().by_id["child"].shadows)
TEN = tuple(tile.id for tile in shipped().tiles if tile.carried)[:10]


def every_face(**others: str) -> dict[str, str]:
    shadows = [shadow.id for room in shipped().rooms for shadow in room.shadows]
    return dict.fromkeys(shadows, "empty") | others


def a_table(*changes: Any, standing: str = "red study, blue study") -> Evening:
    return a_mansion(standing, *changes, knowledge="program")


def session_of(evening: Evening) -> Session:
    return Session(evening.match)


def values(enquiry: Enquiry) -> list[Any]:
    return [option.value for option in enquiry.options]


def begin(enquiry: Enquiry, form: str) -> None:
    """Choose a form by its number."""
    forms = [option.value.action for option in enquiry.options]
    assert enquiry.take(forms.index(form) + 1) is None


def test_an_open_question_shows_what_is_refused_and_why() -> None:
    evening = a_table(hidden("child.bed", faces=every_face(**{"study.desk": "safe"})), to_act("red"))
    evening.plays(Open("red", "study.desk"))
    enquiry = Enquiry(session_of(evening), "red")
    assert values(enquiry) == ["back", "keep"]
    assert [type(reason) for reason in enquiry.options[1].reasons] == [NotCarryable]
    assert enquiry.take(2) is None
    assert enquiry.reasons == enquiry.options[1].reasons
    assert enquiry.take(1) == Answer("red", "back")


def test_a_seat_that_is_not_asked_has_no_question() -> None:
    evening = a_table(hidden("child.bed", faces=every_face()), to_act("red"))
    evening.plays(Open("red", "study.desk"))
    enquiry = Enquiry(session_of(evening), "blue")
    assert enquiry.asked is None
    assert enquiry.idle


def test_shadows_of_many_rooms_are_answered_room_first() -> None:
    evening = a_table(PhaseSet("bones", turn="red", last="red"))
    enquiry = Enquiry(session_of(evening), "hako")
    assert isinstance(enquiry.asked, PlaceBones)
    assert all(option.is_room for option in enquiry.options)
    rooms = values(enquiry)
    assert enquiry.take(rooms.index("child") + 1) is None
    assert values(enquiry) == list(CHILD)
    assert enquiry.take(2) == Answer("hako", CHILD[1])
    assert enquiry.back()
    assert values(enquiry) == rooms


def test_she_chooses_a_room_then_looks_then_hides() -> None:
    evening = a_table(hidden("study.globe", faces=every_face()), hakos_time())
    session = session_of(evening)
    enquiry = Enquiry(session, "hako", {"end-time"})
    begin(enquiry, "enter")
    rooms = values(enquiry)
    assert "child" in rooms
    assert all(not session.why(Enter("hako", room)) for room in rooms)
    action = enquiry.take(rooms.index("child") + 1)
    assert action == Enter("hako", "child")
    session.play(action)
    assert values(Enquiry(session, "hako")) == list(CHILD)


def test_backspace_goes_one_step_back_and_no_further() -> None:
    evening = a_table(hidden("study.globe", faces=every_face()), hakos_time())
    enquiry = Enquiry(session_of(evening), "hako", {"end-time"})
    assert not enquiry.back()
    begin(enquiry, "enter")
    assert enquiry.back()
    assert enquiry.reach.form is None


def test_of_several_some_are_picked_and_enter_finishes() -> None:
    hands = {"red": ("chain", "stake", "talisman")}
    evening = a_table(hidden("child.bed", hands=hands, faces=every_face()), counted(red=3), to_act("red"))
    session = session_of(evening)
    enquiry = Enquiry(session, "red")
    begin(enquiry, "give")
    assert values(enquiry) == ["blue"]
    enquiry.take(1)
    assert values(enquiry) == ["chain", "stake", "talisman"]
    assert enquiry.finish() is None
    enquiry.take(1)
    enquiry.take(2)
    enquiry.take(2)
    enquiry.take(3)
    assert [option.picked for option in enquiry.options] == [True, False, True]
    assert enquiry.finish() == Give("red", "blue", tiles=("chain", "talisman"))


def test_her_time_goes_round_among_all_who_hide() -> None:
    hides, lairs = {"hako": "study.globe", "blue": "child.bed"}, {"hako": "empty", "blue": "empty"}
    evening = a_table(
        hidden("study.globe", hides=hides, lairs=lairs, faces=every_face()), hakos_time(), standing="red hall, blue -"
    )
    session = session_of(evening)
    turns = Round(session, route(session, "hako"), lambda _: True)
    seats = []
    while turns.stop is not None:
        seats.append(turns.stop.seat)
        assert turns.seen()
    assert seats == ["hako", "blue"]


def test_a_hakobito_is_offered_only_what_it_may_do() -> None:
    hides, lairs = {"hako": "study.globe", "blue": "child.bed"}, {"hako": "empty", "blue": "empty"}
    evening = a_table(
        hidden("study.globe", hides=hides, lairs=lairs, faces=every_face()), hakos_time(), standing="red hall, blue -"
    )
    session = session_of(evening)
    enquiry = Enquiry(session, "blue", {"surrender", "agree"})
    assert "enter" in [option.value.action for option in enquiry.options]
    assert not any(option.reasons for option in enquiry.options)


def test_a_number_is_answered_by_its_row() -> None:
    evening = a_mansion("red study, blue study", counted(red=3), to_act("red"))
    enquiry = Enquiry(session_of(evening), "red")
    begin(enquiry, "give")
    enquiry.take(1)
    assert values(enquiry) == [1, 2, 3]
    assert enquiry.take(2) == Give("red", "blue", 2)


def test_more_than_nine_answers_are_turned_page_by_page() -> None:
    evening = a_table(hidden("child.bed", hands={"red": TEN}, faces=every_face()), counted(red=10), to_act("red"))
    enquiry = Enquiry(session_of(evening), "red")
    begin(enquiry, "give")
    enquiry.take(1)
    assert (len(values(enquiry)), enquiry.pages) == (9, 2)
    enquiry.turn()
    assert values(enquiry) == [TEN[9]]
    enquiry.take(1)
    assert enquiry.finish() == Give("red", "blue", tiles=(TEN[9],))
