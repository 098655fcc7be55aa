"""The tutor opens hints, counts them, and remembers how far one has come."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from desktop.lessons.progress import FILE, Kept, Progress
from desktop.lessons.shelf import find
from desktop.lessons.table import LessonTable
from desktop.lessons.tutor import LADDER, Tutor
from desktop.tables import a_book
from rules.engine import Refused, Step
from rules.events import Correction
from rules.hakoonna.actions import Lay, Open, Walk
from rules.hakoonna.events import PieceSet

BOOK = a_book()


def a_tutor(folder: Path, lesson: str = "HL-01") -> Tutor:
    return Tutor(find(lesson), BOOK, Progress(folder))


def walk(tutor: Tutor, *rooms: str) -> None:
    for room in rooms:
        assert tutor.course.play(Walk("red", room))
        tutor.moved()


def test_the_ladder_has_three_hints_and_then_the_answer(tmp_path: Path) -> None:
    tutor = a_tutor(tmp_path)
    assert [tutor.ask() for _ in range(4)] == [1, 2, 3, LADDER + 1]
    assert (tutor.hint, tutor.hints) == (LADDER, 4)


def test_the_next_step_has_hints_of_its_own(tmp_path: Path) -> None:
    tutor = a_tutor(tmp_path)
    tutor.ask()
    walk(tutor, "living")
    assert (tutor.hint, tutor.hints, tutor.praised) == (0, 1, 0)


def test_the_answer_opens_what_is_left_of_the_ladder(tmp_path: Path) -> None:
    tutor = a_tutor(tmp_path)
    tutor.ask()
    assert tutor.tell()
    assert (tutor.hint, tutor.hints) == (3, 3)


def test_the_first_refusal_of_a_step_costs_nothing(tmp_path: Path) -> None:
    tutor = a_tutor(tmp_path)
    tutor.refused()
    assert tutor.slips == 0
    tutor.refused()
    tutor.refused()
    assert tutor.slips == 2
    walk(tutor, "living")
    tutor.refused()
    assert tutor.slips == 2


def test_one_comes_back_to_the_same_step_with_the_same_table(tmp_path: Path) -> None:
    first = a_tutor(tmp_path, "HL-02")
    assert first.course.play(Lay("red", "study", "1F:1:0", 0))
    first.moved()
    first.ask()
    second = a_tutor(tmp_path, "HL-02")
    assert (second.course.done, second.hints) == (1, 1)
    assert second.course.match.table.state == first.course.match.table.state


def test_a_finished_lesson_is_done_and_begins_anew(tmp_path: Path) -> None:
    walk(a_tutor(tmp_path), "living", "hall", "study", "child")
    assert Progress(tmp_path).of("HL-01") == Kept(done=True)
    again = a_tutor(tmp_path)
    assert again.course.done == 0
    walk(again, "living")
    assert Progress(tmp_path).of("HL-01").done


def test_between_two_starts_one_comes_back_to_the_second(tmp_path: Path) -> None:
    first = a_tutor(tmp_path, "HL-17")
    assert first.course.play(Open("gray", "kitchen.bin"))
    first.moved()
    assert first.course.waiting
    second = a_tutor(tmp_path, "HL-17")
    assert (second.course.done, second.course.waiting) == (1, False)


def test_restarting_takes_back_what_waits_to_go_on(tmp_path: Path) -> None:
    tutor = a_tutor(tmp_path, "HL-17")
    tutor.course.play(Open("gray", "kitchen.bin"))
    tutor.moved()
    tutor.again()
    assert (tutor.course.done, tutor.course.waiting) == (0, False)


def test_restarting_keeps_the_steps_before(tmp_path: Path) -> None:
    tutor = a_tutor(tmp_path)
    walk(tutor, "living", "hall")
    tutor.ask()
    tutor.again()
    assert (tutor.course.done, tutor.hint) == (2, 0)
    assert Progress(tmp_path).of("HL-01").step == 2


# ---- the file


@pytest.mark.parametrize("raw", [b"", b"{", b'{"lessons": 3}', b"\xff\x00", b'{"lessons": {"HL-01": {"step": -1}}}'])
def test_a_broken_file_is_set_aside_as_it_is(raw: bytes, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(raw)
    progress = Progress(tmp_path)
    assert (tmp_path / progress.aside).read_bytes() == raw
    assert progress.of("HL-01") == Kept()
    assert progress.keep("HL-01", Kept(step=1))
    assert Progress(tmp_path).of("HL-01") == Kept(step=1)


def test_what_makes_no_sense_in_the_file_does_no_harm(tmp_path: Path) -> None:
    odd = Kept(step=99, played=({"type": "walk", "seat": 3}, {"to": []}), hints=2)
    assert Progress(tmp_path).keep("HL-01", odd)
    assert a_tutor(tmp_path).course.done == 3


def test_where_nothing_can_be_written_one_goes_on_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    progress = Progress(tmp_path / "file")
    assert not progress.keep("HL-01", Kept(step=1))
    assert progress.of("HL-01") == Kept(step=1)


def test_the_file_holds_what_is_remembered_and_no_draft_is_left(tmp_path: Path) -> None:
    tutor = a_tutor(tmp_path)
    walk(tutor, "living")
    written = msgspec.json.decode((tmp_path / FILE).read_bytes())
    assert written["lessons"]["HL-01"]["step"] == 1
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


# ---- the table


def test_off_the_task_is_told_and_nothing_changes(tmp_path: Path) -> None:
    table = LessonTable(a_tutor(tmp_path).course)
    at = table.match.at
    done = table.play(Open("red", "kitchen.stove"))
    assert isinstance(done, Refused)
    assert [reason.id for reason in done.violations] == ["GN-R09"]
    assert (table.match.at, done.remedies) == (at, ())


@pytest.mark.parametrize("change", [PieceSet("red", "hall")])
def test_nothing_is_set_by_hand(change: Correction, tmp_path: Path) -> None:
    table = LessonTable(a_tutor(tmp_path).course)
    done = table.correct((change,), "for the test")
    assert isinstance(done, Refused)
    assert [reason.id for reason in done.violations] == ["GN-R09"]


def test_nobody_overrules_in_a_lesson(tmp_path: Path) -> None:
    table = LessonTable(a_tutor(tmp_path).course)
    done = table.play(Walk("red", "study"), overrule="To teach")
    assert isinstance(done, Refused)
    assert [reason.id for reason in done.violations] == ["HO-R01"]


def test_undo_ends_at_the_start_of_the_lesson(tmp_path: Path) -> None:
    table = LessonTable(a_tutor(tmp_path).course)
    assert isinstance(table.play(Walk("red", "living")), Step)
    assert (table.undo(), table.undo()) == (1, 0)
    assert table.picture().active == "red"
