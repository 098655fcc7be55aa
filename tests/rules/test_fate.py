"""Who answers for Fate is set per kind; an answer once given stays given until the host has it drawn anew."""

from __future__ import annotations

import pytest

from rules.actions import Answer
from rules.engine import Refused, Step
from rules.fate import Fate, Script
from rules.match import Match, Note
from rules.seats import FATE
from rules.violations import CardAlreadyOut, DieFace, NameUnknown
from tests.small_game.actions import Explore, Scout
from tests.small_game.effects import Deal, Drawn, Roll, Run
from tests.small_game.events import PileSet, Rolled
from tests.tables import a_match


def script(*answers: str | int) -> Script:
    return Script(("stone", "stone", *answers))


def rolling(fate: Fate) -> Match:
    """Red has wagered one nerve on a bargain."""
    match = a_match("mill", fate=fate)
    while match.asked_of_fate() is not None:
        match.play(Answer(FATE, "stone"))
    match.correct([PileSet(pool=("bargain",))], "one card")
    match.play(Explore("red"))
    if match.asked_of_fate() is not None:
        match.play(Answer(FATE, "bargain"))
    match.play(Answer("red", 1))
    return match


def test_the_program_answers_at_once() -> None:
    match = a_match("mill")
    assert match.table.state.public.turn == "red"
    assert match.asked_of_fate() is None


def test_cardboard_is_waited_for() -> None:
    match = a_match("mill", fate=Fate(other="cardboard"))
    assert match.asked_of_fate() == Deal(FATE, "red")


def test_each_kind_has_its_own_source() -> None:
    match = rolling(fate=Fate(sources={"dice": "cardboard"}))
    assert match.asked_of_fate() == Roll(FATE, Run((), "bargain", 2, "red", (1,)))
    assert isinstance(match.play(Answer(FATE, 6)), Step)


def test_a_kind_that_is_not_named_goes_to_the_other_source() -> None:
    fate = Fate(other="cardboard", sources={"dice": "program"})
    assert fate.source("dice") == "program"
    assert fate.source("cards") == "cardboard"


def test_the_source_may_change_in_the_middle_of_a_question() -> None:
    match = rolling(fate=Fate(sources={"dice": "cardboard"}))
    match.note(Note(fate=Fate()))
    assert match.asked_of_fate() is None
    assert any(isinstance(event, Rolled) for node in match.path() if node.step for event in node.step.events)


def test_answers_written_down_are_given_in_order() -> None:
    match = a_match("mill", oracle=script("wind", "fright"))
    match.play(Explore("red"))
    assert match.table.state.public.drawn == "wind"


def test_after_the_last_answer_written_down_the_program_goes_on() -> None:
    match = a_match("mill", oracle=Script(("stone",)))
    assert match.table.state.hands["red"] == "stone"
    assert match.table.state.hands["blue"] in ("charm", "stone")


def test_an_answer_that_cannot_be_is_not_forced_by_a_script() -> None:
    match = a_match("mill", oracle=script("dragon"))
    match.play(Explore("red"))
    assert isinstance(match.asked_of_fate(), Drawn)


def test_an_answer_stays_the_same_after_an_undo() -> None:
    match = a_match("mill", seed=4)
    match.play(Scout("red"))
    looked = match.table.state.top
    assert looked is not None
    for _ in range(3):
        match.undo()
        match.play(Scout("red"))
        assert match.table.state.top == looked


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        (7, DieFace("7")),
        ("six", DieFace("six")),
        (0, DieFace("0")),
    ],
)
def test_a_die_has_six_faces(typed: str | int, reason: DieFace) -> None:
    match = rolling(fate=Fate(sources={"dice": "cardboard"}))
    assert match.play(Answer(FATE, typed)) == Refused(Answer(FATE, typed), (reason,))


def test_a_seventh_face_cannot_be_overruled() -> None:
    match = rolling(fate=Fate(sources={"dice": "cardboard"}))
    assert isinstance(match.play(Answer(FATE, 7), overrule="it did"), Refused)


def test_a_card_that_lies_elsewhere_is_questioned_never_silently_taken() -> None:
    match = a_match("mill", oracle=script(), fate=Fate(sources={"cards": "cardboard"}))
    while match.asked_of_fate() is not None:
        match.play(Answer(FATE, "stone"))
    match.correct([PileSet(pool=("fright",), discards=("wind",))], "two cards")
    match.play(Explore("red"))
    answer = Answer(FATE, "wind")
    assert match.play(answer) == Refused(answer, (CardAlreadyOut("wind", "the discarded cards", 1),))
    assert isinstance(match.play(answer, overrule="the cardboard says so"), Refused)
    match.correct([PileSet(pool=("wind",))], "the table is right", (Drawn(FATE, "red", ("wind",)),))
    assert isinstance(match.play(answer), Step)


def test_a_word_that_is_no_card_is_answered_with_the_closest_one() -> None:
    match = a_match("mill", fate=Fate(sources={"cards": "cardboard"}))
    match.play(Explore("red"))
    answer = Answer(FATE, "frigth")
    assert match.play(answer) == Refused(answer, (NameUnknown("frigth", "fright"),))
