"""Each lesson is taken on a real table: what it shows is accepted, what it calls wrong is refused with its reason."""

from __future__ import annotations

import pytest

from desktop.lessons.course import Course
from desktop.lessons.lesson import Lesson, Wrong
from desktop.lessons.shelf import find
from desktop.lessons.sound import reasons
from desktop.tables import a_book
from rules.hakoonna.actions import Lay, Open, Pass, Stack, Walk
from rules.hakoonna.events import NoiseMade
from rules.hakoonna.state import Public
from rules.violations import Violation
from tests.desktop.lessons.shipped import LESSONS, STEPS, WRONG, named

BOOK = a_book()


def public(course: Course) -> Public:
    shared: Public = course.match.table.state.public
    return shared


def through(course: Course) -> Course:
    """Everything that the lesson shows, until a step begins elsewhere."""
    while (shown := course.example()) is not None:
        assert course.takes(shown)
        assert course.play(shown)
    return course


@pytest.mark.parametrize("case", WRONG, ids=map(named, WRONG))
def test_every_likely_mistake_is_refused_with_exactly_its_reason(case: tuple[Lesson, int, Wrong]) -> None:
    lesson, number, wrong = case
    course = Course(lesson, BOOK, number)
    before = course.match.table
    found: tuple[Violation, ...] = reasons(course, wrong)
    assert [reason.id for reason in found] == [wrong.refused]
    assert course.match.table == before


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_what_is_shown_leads_through_the_lesson(lesson: Lesson) -> None:
    number = 0
    while number < len(lesson.step):
        course = through(Course(lesson, BOOK, number))
        assert course.done > number
        number = course.done
    assert course.finished
    assert not course.waiting


@pytest.mark.parametrize("case", STEPS, ids=map(named, STEPS))
def test_one_can_come_back_to_any_step(case: tuple[Lesson, int]) -> None:
    lesson, number = case
    course = Course(lesson, BOOK, number)
    assert (course.done, course.number) == (number, number)


def test_the_mistakes_of_the_curriculum_are_all_there() -> None:
    known = {lesson.id: {wrong.refused for step in lesson.step for wrong in step.wrong} for lesson in LESSONS}
    assert known["HL-01"] >= {"HO-R01", "HO-R02", "GN-R04", "GN-R05"}
    assert known["HL-02"] >= {"HO-R03", "HO-R04", "HO-R05", "HO-R06", "HO-R07"}
    assert known["HL-16"] >= {"HO-R39", "HO-R40", "HO-R41", "HO-R42"}
    assert known["HL-17"] >= {"HO-R42", "HO-R43"}


def test_red_gets_four_turns_and_the_noise_is_always_held() -> None:
    course = Course(find("HL-01"), BOOK)
    for number, room in enumerate(("living", "hall", "study", "child"), 1):
        assert (public(course).phase, public(course).turn) == ("act", "red")
        assert course.play(Walk("red", room))
        assert course.done == number
    events = [event for node in course.match.path() if node.step is not None for event in node.step.events]
    assert not any(isinstance(event, NoiseMade) for event in events)


def test_the_boards_come_in_the_written_order() -> None:
    course = Course(find("HL-02"), BOOK)
    drawn = []
    while (shown := course.example()) is not None:
        drawn.append(public(course).drawn)
        course.play(shown)
    assert drawn == ["study", "child", "basement", "hall_2f", "red_room"]


def test_a_board_may_lie_wherever_the_rules_allow_it() -> None:
    course = Course(find("HL-02"), BOOK)
    assert course.takes(Lay("red", "study", "1F:1:0", 0))
    assert course.play(Lay("red", "study", "1F:1:0", 0))
    shown = course.example()
    assert isinstance(shown, Lay)
    assert shown.room == "child"
    assert through(course).finished


def test_the_gray_man_may_open_either_shadow_that_is_left() -> None:
    course = Course(find("HL-17"), BOOK)
    assert course.takes(Open("gray", "kitchen.dresser"))
    assert course.takes(Open("gray", "kitchen.bin"))
    assert course.play(Open("gray", "kitchen.bin"))
    assert course.waiting
    assert not course.takes(Pass("gray"))
    assert Course(find("HL-17"), BOOK, 1).takes(Pass("gray"))


def test_what_is_legal_may_still_not_be_the_task() -> None:
    course = Course(find("HL-01"), BOOK)
    astray = Open("red", "kitchen.stove")
    assert not course.why(astray)
    assert not course.takes(astray)
    assert course.why(Stack("red"))


def test_undo_goes_back_in_the_lesson_with_all_that_followed() -> None:
    course = Course(find("HL-01"), BOOK)
    before = course.match.table
    course.play(Walk("red", "living"))
    course.play(Walk("red", "hall"))
    assert course.match.undo(2) == 2
    assert (course.done, course.match.table) == (0, before)
    assert course.match.redo() == 1
    assert course.done == 1


def test_what_was_played_is_played_again() -> None:
    course = Course(find("HL-02"), BOOK)
    course.play(Lay("red", "study", "1F:1:0", 0))
    again = Course(find("HL-02"), BOOK, course.done, course.played)
    assert again.match.table.state == course.match.table.state


@pytest.mark.parametrize("played", [({"type": "dance"},), ({"type": "walk", "seat": "red", "to": "cellar"},), ({},)])
def test_what_makes_no_sense_any_more_is_replaced_by_what_the_lesson_shows(played: tuple[dict[str, str], ...]) -> None:
    course = Course(find("HL-01"), BOOK, 2, played)
    assert course.done == 2
    assert public(course).at["red"] == "hall"
