"""A match plays, refuses, goes back, branches, and comes out of its record as it was."""

from __future__ import annotations

import pytest

from rules.actions import Answer, Attest
from rules.engine import Refused, Step
from rules.events import Event
from rules.fate import Fate, Script
from rules.match import Back, Match, Note
from rules.messages import same
from rules.remarks import Peeked, TakenBack
from rules.seats import AUDIENCE, BLIND, FATE, HOST, KNOWING_HOST
from rules.violations import ChoicePending, NotAsked, NotAttested, NotYourTurn
from tests.small_game.actions import Explore, Scout, Walk, Yield
from tests.small_game.effects import LoseNerve, Order, UseCharm
from tests.small_game.events import (
    CardDrawn,
    Fled,
    NerveLost,
    NerveSet,
    PieceSet,
    PileSet,
    Reshuffled,
    Sheltered,
    TurnSet,
)
from tests.small_game.state import Top
from tests.tables import a_book, a_header, a_match


def a_table(*answers: str | int, hands: tuple[str, str] = ("stone", "stone")) -> Match:
    """Red and blue on the dock, red to act; Fate's answers are given."""
    return a_match("mill", oracle=Script((*hands, *answers)))


def at(match: Match, seat: str) -> str:
    place: str = match.table.state.public.at[seat]
    return place


def asked(match: Match) -> object:
    return match.table.asked


def told(match: Match, number: int) -> list[type[Event]]:
    step = match.node(number).step
    assert step is not None
    return [type(event) for event in step.events]


# ---- playing


def test_a_legal_action_is_a_step() -> None:
    match = a_table()
    assert isinstance(match.play(Walk("red", "mill")), Step)
    assert at(match, "red") == "mill"


def test_a_refusal_lists_every_reason_and_what_is_legal_instead() -> None:
    match = a_table()
    done = match.play(Walk("blue", "cellar"))
    assert isinstance(done, Refused)
    assert [type(reason).__name__ for reason in done.violations] == ["NotYourTurn", "TooFar"]
    assert done.remedies == (Yield(HOST),)


def test_an_overruled_step_keeps_its_reason_and_what_it_broke() -> None:
    match = a_table()
    done = match.play(Walk("blue", "mill"), overrule="they agreed")
    assert isinstance(done, Step)
    assert (done.overruled, done.broken) == ("they agreed", (NotYourTurn("red"),))
    assert at(match, "blue") == "mill"


def test_a_reason_given_for_something_legal_is_not_kept() -> None:
    done = a_table().play(Walk("red", "mill"), overrule="just so")
    assert isinstance(done, Step)
    assert done.overruled == ""


def test_while_a_question_is_open_it_comes_first() -> None:
    match = a_table("bargain")
    match.play(Explore("red"))
    assert match.play(Walk("red", "mill")) == Refused(Walk("red", "mill"), (ChoicePending("wager"),))
    assert match.play(Answer("blue", 1)) == Refused(Answer("blue", 1), (NotAsked(),))


def test_a_fact_that_the_table_has_not_told_is_asked_for_and_then_counts() -> None:
    match = a_table()
    over_ice = Walk("red", "tower")
    done = match.play(over_ice)
    assert done == Refused(over_ice, (NotAttested("ice:dock-tower"),), (Attest(HOST, "ice:dock-tower", True),))
    match.play(Attest(HOST, "ice:dock-tower", True))
    assert isinstance(match.play(over_ice), Step)


# ---- before an effect, and after an event


def test_a_loss_asks_the_seat_whether_it_holds_the_charm_or_not() -> None:
    for hand in ("charm", "stone"):
        match = a_table("fright", hands=(hand, "stone"))
        match.play(Explore("red"))
        assert asked(match) == UseCharm("red", 1, ("charm",))


def test_a_loss_that_is_not_prevented_goes_on_and_is_not_asked_about_again() -> None:
    match = a_table("fright")
    match.play(Explore("red"))
    match.play(Answer("red", False))
    assert match.table.asked is None
    assert match.table.state.public.nerve["red"] == 2


def test_a_loss_that_is_prevented_does_not_happen() -> None:
    match = a_table("fright", hands=("charm", "stone"))
    match.play(Explore("red"))
    match.play(Answer("red", True))
    assert match.table.state.public.nerve["red"] == 3
    assert match.table.state.public.used == ("red",)


def test_a_loss_may_be_reduced_and_prevented_in_one() -> None:
    match = a_table()
    match.correct([PieceSet("red", "tower")], "a tower", (LoseNerve((), "red", 2),))
    match.play(Attest(HOST, "weather:fine", True))
    assert told(match, match.at)[1:] == [Sheltered]
    assert asked(match) == UseCharm("red", 1, ("tower", "charm"))


def test_seats_order_what_reaches_several_of_them() -> None:
    match = a_table("wind")
    match.play(Explore("red"))
    assert asked(match) == Order("red", ("red", "blue"))
    match.play(Answer("red", ("blue", "red")))
    assert asked(match) == UseCharm("blue", 1, ("charm",))
    match.play(Answer("blue", False))
    assert asked(match) == UseCharm("red", 1, ("charm",))


def test_an_event_sets_off_what_follows_from_it() -> None:
    match = a_table("fright")
    match.correct([NerveSet("red", 1)], "nearly gone")
    match.play(Explore("red"))
    match.play(Answer("red", False))
    assert told(match, match.at)[:2] == [NerveLost, Fled]


# ---- the host sets things


def test_nothing_follows_from_a_correction() -> None:
    match = a_table()
    match.correct([NerveSet("red", 0)], "the sheet says so")
    assert told(match, match.at) == [NerveSet]
    assert at(match, "red") == "dock"


def test_a_correction_with_a_wrong_name_changes_nothing() -> None:
    match = a_table()
    here = match.at
    done = match.correct([PieceSet("red", "mill"), PieceSet("red", "mil")], "so it stands")
    assert isinstance(done, Refused)
    assert done.action is None
    assert (match.at, at(match, "red")) == (here, "dock")


def test_a_correction_is_undone_like_any_step() -> None:
    match = a_table()
    match.correct([PieceSet("red", "tower")], "so it stands")
    match.undo()
    assert at(match, "red") == "dock"


def test_a_corrected_phase_asks_what_it_asks() -> None:
    match = a_match("mill", fate=Fate(other="cardboard"))
    match.correct([TurnSet("turn", "blue")], "they had begun")
    assert match.table.agenda == ()


# ---- going back


def test_undo_and_redo() -> None:
    match = a_table()
    start = match.table
    match.play(Walk("red", "mill"))
    match.play(Walk("blue", "mill"))
    end = match.table
    assert match.undo(2) == 2
    assert match.table == start
    assert match.redo(2) == 2
    assert match.table == end


def test_undo_stops_at_the_start_and_redo_at_the_end() -> None:
    match = a_table()
    match.play(Walk("red", "mill"))
    assert match.undo(5) == 1
    assert match.undo() == 0
    assert match.redo(5) == 1
    assert match.redo() == 0


def test_what_the_program_answered_is_undone_with_the_action_that_asked() -> None:
    match = a_table("bargain", 6)
    before = match.table
    match.play(Explore("red"))
    match.undo()
    assert match.table == before
    match.redo()
    assert match.table.asked is not None


def test_what_the_table_answered_is_a_step_of_its_own() -> None:
    match = a_match("mill", fate=Fate(sources={"cards": "cardboard"}))
    match.play(Explore("red"))
    asked = match.table
    match.play(Answer(FATE, "bargain"))
    match.undo()
    assert match.table == asked


def test_a_joined_step_is_undone_with_the_one_before() -> None:
    match = a_table()
    before = match.table
    match.play(Walk("red", "mill"))
    match.play(Walk("blue", "mill"), joined=True)
    assert match.undo() == 1
    assert match.table == before
    match.redo()
    assert (at(match, "red"), at(match, "blue")) == ("mill", "mill")


def test_another_way_leaves_the_first_as_a_branch() -> None:
    match = a_table()
    match.play(Walk("red", "mill"))
    first = match.at
    match.undo()
    match.play(Scout("red"))
    assert match.branches() == [first]
    match.jump(first)
    assert at(match, "red") == "mill"


def test_redo_goes_the_way_last_taken() -> None:
    match = a_table()
    match.play(Walk("red", "mill"))
    first = match.at
    match.undo()
    match.play(Yield("red"))
    match.undo()
    match.redo()
    assert at(match, "red") == "dock"
    match.jump(first)
    match.undo()
    match.redo()
    assert at(match, "red") == "mill"


def test_a_jump_to_a_step_that_is_not_there_is_an_error() -> None:
    match = a_table()
    with pytest.raises(IndexError):
        match.jump(match.length + 1)
    with pytest.raises(IndexError):
        match.jump(-1)


def test_every_going_back_is_a_line_of_the_record() -> None:
    match = a_table()
    match.play(Walk("red", "mill"))
    match.unwritten.clear()
    match.undo()
    match.redo()
    match.jump(0)
    assert match.unwritten == [Back(2), Back(3), Back(0)]


def test_an_undo_of_nothing_writes_nothing() -> None:
    match = a_table()
    match.unwritten.clear()
    match.undo()
    assert match.unwritten == []


# ---- the audience


def test_the_audience_sees_the_step_that_is_held() -> None:
    match = a_table()
    match.note(Note(held=match.at))
    match.play(Walk("red", "mill"))
    assert match.seen(AUDIENCE) == a_table().seen(AUDIENCE)
    assert match.seen(BLIND) != a_table().seen(BLIND)
    match.note(Note(released=True))
    assert match.seen(AUDIENCE) != a_table().seen(AUDIENCE)


def test_what_is_undone_behind_a_held_picture_leaves_no_trace() -> None:
    match = a_table()
    match.play(Walk("red", "mill"))
    match.note(Note(held=match.at))
    before = match.seen(AUDIENCE)
    match.undo()
    match.correct([PieceSet("red", "tower")], "so it stands")
    assert match.seen(AUDIENCE) == before


def test_the_host_is_never_held() -> None:
    match = a_table()
    match.note(Note(held=match.at))
    match.play(Walk("red", "mill"))
    assert match.seen(KNOWING_HOST) == match.book.view(match.book.content, match.table, KNOWING_HOST)


# ---- drawing anew


def test_an_answer_of_the_program_can_be_drawn_anew_and_the_old_one_stays_a_branch() -> None:
    match = a_match("mill", seed=2)
    match.play(Scout("red"))
    first = match.at
    assert match.draw_anew()
    assert match.table.state.top is not None
    assert first in match.branches()
    assert match.fate.anew == {"2": 1}


def test_drawn_often_enough_every_card_comes() -> None:
    match = a_match("mill", seed=2)
    match.play(Scout("red"))
    cards = set()
    for _ in range(40):
        match.draw_anew()
        cards.add(match.table.state.top.card)
    assert cards == {"bargain", "fright", "wind"}


def test_only_an_answer_of_the_program_is_drawn_anew() -> None:
    match = a_table("fright")
    match.play(Walk("red", "mill"))
    assert not match.draw_anew()
    match.play(Explore("blue"))
    match.play(Answer("blue", False))
    here = match.at
    assert not match.draw_anew()
    assert match.at == here


# ---- the record


def test_a_match_goes_on_in_the_middle_of_a_card() -> None:
    match = a_table("bargain", 2)
    match.play(Explore("red"))
    match.play(Answer("red", 2))
    assert asked(match) == UseCharm("red", 2, ("charm",))
    resumed = Match(a_book("mill"), a_header("mill"))
    resumed.resume(match.unwritten)
    assert resumed.table == match.table
    resumed.play(Answer("red", False))
    assert resumed.table.state.public.nerve["red"] == 1


def test_a_record_that_ends_before_the_program_answered_goes_on_with_its_answer() -> None:
    match = a_match("mill", seed=3)
    match.play(Scout("red"))
    resumed = Match(a_book("mill"), a_header("mill", 3))
    resumed.resume(match.unwritten[:-1])
    assert resumed.asked_of_fate() is not None
    resumed.begin()
    assert resumed.table == match.table


def test_names_sources_and_what_is_held_come_out_of_the_record() -> None:
    match = a_table()
    match.note(Note(names={"red": same("Mina")}))
    match.note(Note(fate=Fate(other="cardboard"), held=1))
    resumed = Match(a_book("mill"), a_header("mill"))
    resumed.resume(match.unwritten)
    assert (resumed.names, resumed.held, resumed.fate) == ({"red": same("Mina")}, 1, Fate(other="cardboard"))


def test_remarks_come_out_of_the_record_where_they_were_made_and_outlive_an_undo() -> None:
    match = a_table()
    match.play(Walk("red", "mill"))
    at = match.at
    match.note(Note(remark=Peeked("blue", "window")))
    match.undo()
    match.note(Note(remark=TakenBack((at,))))
    assert match.remarks == [(at, Peeked("blue", "window")), (match.at, TakenBack((at,)))]
    resumed = Match(a_book("mill"), a_header("mill"))
    resumed.resume(match.unwritten)
    assert resumed.remarks == match.remarks


def test_one_asks_beforehand_where_an_undo_leads() -> None:
    match = a_table()
    assert match.before() is None
    match.play(Walk("red", "mill"))
    before = match.before()
    assert before is not None
    match.undo()
    assert match.at == before.number


def test_an_event_that_no_longer_fits_changes_nothing_and_is_told() -> None:
    match = a_table()
    stray = Step(Walk("green", "mill"), (Fled("green"),), ())
    match.resume([stray])
    assert match.misfits == [(match.at, Fled("green"))]
    assert match.table.state == match.node(match.at - 1).table.state


def test_a_pile_runs_from_top_through_pool_to_bottom_and_then_is_shuffled() -> None:
    match = a_table("fright", "fright")
    pile = PileSet(Top("wind", ("blue",)), ("fright",), ("wind",), ())
    match.correct([NerveSet("red", 9), NerveSet("blue", 9), pile], "three cards")
    for seat in ("red", "blue", "red", "blue"):
        match.play(Explore(seat))
        answer_all(match)
    assert all_told(match, CardDrawn) == ["wind", "fright", "wind", "fright"]
    assert len(all_told(match, Reshuffled)) == 1


def answer_all(match: Match) -> None:
    """Seats show nothing, and order themselves as they sit."""
    while (choice := match.table.asked) is not None:
        answer = choice.seats if isinstance(choice, Order) else False
        assert isinstance(match.play(Answer(choice.seat, answer)), Step)


def all_told(match: Match, kind: type[Event]) -> list[object]:
    """The cards of all events of a kind on the way here."""
    steps = [node.step for node in match.path() if node.step is not None]
    return [getattr(event, "card", "") for step in steps for event in step.events if isinstance(event, kind)]
