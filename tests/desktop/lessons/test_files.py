"""A lesson's file is read, or everything that is wrong with it is told with its line and what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.check import faults
from desktop.lessons.lesson import texts
from desktop.lessons.sound import lesson_faults
from desktop.speech import Speech
from desktop.words import Words
from rules.faults import Broken, Fault
from tests.desktop.lessons.shipped import FILES, LESSONS

FIRST = FILES["HL-01.toml"].decode()
GRAY = FILES["HL-16.toml"].decode()


def wrong(text: str) -> tuple[Fault, ...]:
    try:
        return lesson_faults("a.toml", text.encode())
    except Broken as broken:
        return broken.faults


def spoilt(old: str, new: str, text: str = FIRST) -> tuple[Fault, ...]:
    assert old in text
    return wrong(text.replace(old, new, 1))


def line(part: str, text: str = FIRST) -> int:
    return text[: text.index(part)].count("\n") + 1


@pytest.mark.parametrize("name", FILES)
def test_the_lessons_that_come_with_the_program_are_sound(name: str) -> None:
    assert lesson_faults(name, FILES[name]) == ()


def test_the_file_is_called_as_the_lesson_is() -> None:
    assert [f"{lesson.id}.toml" for lesson in LESSONS] == list(FILES)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('game = "hakoonna"', 'game = "go"', "There is no game called ‘{typed}’."),
        ('"hako", "red"', '"hako", "pink"', "There is no seat called ‘{typed}’."),
        ('["hako", "red", "blue"]', '["hako"]', "Nobody sits at this table who could act."),
        ("hakoonna.md 3", "hakoonna.md 99", "There is no rule called ‘{typed}’."),
        ("noise = [", "voice = [", "Fate is never asked for ‘{typed}’."),
        ('type = "stack"', 'type = "stuck"', "There is no action called ‘{typed}’."),
        ('accept = [{ type = "walk"', 'accept = [{ type = "fly"', "There is no action called ‘{typed}’."),
        ('accept = [{ type = "walk", seat', 'accept = [{ type = "walk", who',
         "An action ‘{kind}’ has no field ‘{typed}’."),
        ('en = "Doors and rooms"', 'en = " "', "A text is empty in one language."),
        ("HO-R01", "HO-R99", "There is no reason with the number ‘{typed}’."),
        ("HO-R01", "HO-R02", "This mistake is refused with {found}, not with {typed}."),
        ('to = "study" }, refused', 'to = "living" }, refused', "This mistake is legal."),
        ('at = "kitchen"', 'at = "cellar"', "Nothing is called ‘{typed}’. Closest: {near}."),
        ('show = { type = "walk", seat = "red", to = "living" }', 'show = { type = "pass", seat = "red" }',
         "What is shown is not among what is accepted."),
        ('show = { type = "walk", seat = "red", to = "living"', 'show = { type = "walk", seat = "red", to = "study"',
         "What is shown is not legal here."),
        ('mansion = "practice"', 'mansion = "ruin"', "{why}."),
        ('phase = "act"', 'phase = "tea"', "{why}."),
        ('en = "Doors and rooms"', 'fr = "Portes"', "{why}."),
        ("minutes = 1.5", "hours = 1.5", "{why}."),
        ('id = "HL-01"', 'id = "hl1"', "{why}."),
        ("minutes = 1.5", "minutes = nan", "{why}."),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(old: str, new: str, message: str) -> None:
    found = spoilt(old, new)
    assert message in {fault.message for fault in found}
    assert all(fault.remedy for fault in found)


@pytest.mark.parametrize("language", ["ko", "en"])
def test_the_fault_names_the_line_and_the_remedy(language: str) -> None:
    (fault,) = spoilt("HO-R01", "HO-R77")
    assert fault.line == line("wrong = [")
    told = Speech(Words(language), {}, {}).fault(fault)
    assert "HO-R77" in told
    assert fault.remedy not in told if language == "ko" else fault.remedy in told


def test_a_step_of_the_second_half_is_found(tmp_path: Path) -> None:
    (fault,) = spoilt("HO-R39", "HO-R05", GRAY)
    assert fault.line > line("[[step]]", GRAY) + 20


def test_the_first_step_needs_a_start() -> None:
    begin, end = FIRST.index("start = ["), FIRST.index("accept = [")
    assert "The first step has no start." in {fault.message for fault in wrong(FIRST[:begin] + FIRST[end:])}


def test_a_mistake_is_an_attempt_or_a_drop() -> None:
    both = 'wrong = [\n    { refused = "HO-R01" },'
    assert spoilt("wrong = [", both)[0].message == "A mistake is either an attempt or a drop."


def test_three_hints_are_wanted() -> None:
    found = spoilt('    { ko = "빨강을 거실에 놓으세요.", en = "Put Red down in the living room." },\n', "")
    assert [fault.message for fault in found] == ["{why}."]


@pytest.mark.parametrize("name", FILES)
def test_check_knows_a_lesson_by_what_it_holds(name: str, tmp_path: Path) -> None:
    path = tmp_path / "any name"
    path.write_bytes(FILES[name])
    assert faults(path) == ()
    path.write_bytes(FILES[name].replace(b"refused = ", b"refuse = ", 1))
    assert faults(path)


def test_every_text_stands_in_both_languages_and_differs() -> None:
    for lesson in LESSONS:
        for _, field, text in texts(lesson):
            assert text.ko.strip(), (lesson.id, field)
            assert text.en.strip(), (lesson.id, field)
            assert text.ko != text.en
