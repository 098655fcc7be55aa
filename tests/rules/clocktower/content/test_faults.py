"""Broken data: every fault with file, line, remedy, and in the words of the user."""

from __future__ import annotations

import re

import pytest

from desktop.speech import Speech
from desktop.words import Words
from rules.clocktower.content import FILES, read
from rules.faults import Broken, Fault
from tests.rules.clocktower.shipped import faults_of, files, line, shipped

CHARACTERS, OFFICIAL, LABELS, NIGHTS, JINXES, SETUP = FILES
SHAPE = "Compare with the file that comes with the program."
OWN, REAL = "Give each its own id.", "Write an id of the game's data."
NOTHING, TWICE = "‘{typed}’ is nothing that fits here.", "{card} appears twice."

Case = tuple[str, str, str, int, str, str]
CASES: dict[str, Case] = {
    "no TOML": (
        CHARACTERS, 'id = "empath"', "id = empath", line(CHARACTERS, 'id = "empath"'),
        "This is not TOML, at column {column}: {why}.", "Correct the line.",
    ),
    "a team nobody knows": (
        CHARACTERS, 'team = "minion"', 'team = "henchman"', line(CHARACTERS, 'team = "minion"'), "{why}.", SHAPE,
    ),
    "a misspelt key": (
        CHARACTERS, 'edition = "tb"', 'editoin = "tb"', line(CHARACTERS, 'edition = "tb"'), "{why}.", SHAPE,
    ),
    "an id of both files": (
        OFFICIAL, 'id = "chef"', 'id = "po"', line(OFFICIAL, 'id = "chef"'), TWICE, OWN,
    ),
    "a character without an id": (OFFICIAL, 'id = "chef"', 'id = ""', line(OFFICIAL, 'id = "chef"'), "{why}.", SHAPE),
    "a step that is a character": (
        NIGHTS, 'id = "dusk"', 'id = "po"', line(NIGHTS, 'id = "dusk"'), TWICE, OWN,
    ),
    "a label that is not there": (
        CHARACTERS, "noability = 3", "no_ability = 3", line(CHARACTERS, "noability = 3"), NOTHING, REAL,
    ),
    "a label twice": (LABELS, 'id = "night2"', 'id = "night1"', line(LABELS, 'id = "night2"'), TWICE, OWN),
    "an order with a stranger": (NIGHTS, '"angel"', '"archangel"', line(NIGHTS, "first = ["), NOTHING, REAL),
    "an order with one twice": (NIGHTS, '"duchess"', '"po"', line(NIGHTS, "other = ["), TWICE, OWN),
    "an order without its dawn": (
        NIGHTS, '    "dawn",\n', "", line(NIGHTS, "first = ["), "The order of the night lacks ‘{step}’.", SHAPE,
    ),
    "a jinx of a stranger": (JINXES, 'a = "engineer"', 'a = "plumber"', line(JINXES, 'a = "engineer"'), NOTHING, REAL),
    "a jinx with itself": (
        JINXES, 'a = "engineer"', 'a = "summoner"', line(JINXES, 'b = "summoner"'),
        "A pair is of two characters.", SHAPE,
    ),
    "a jinx twice": (
        JINXES, 'a = "engineer"', 'a = "preacher"', line(JINXES, "[[jinx]]", 1), TWICE, OWN,
    ),
    "a table without a line": (
        SETUP, "players = 9", "players = 8", line(SETUP, "[[count]]"),
        "The setup table has no line for {n} people.", SHAPE,
    ),
    "a line twice": (SETUP, "players = 9", "players = 8", line(SETUP, "players = 9"), TWICE, OWN),
    "tokens that do not go round": (
        SETUP, "townsfolk = 3", "townsfolk = 4", line(SETUP, "players = 5"),
        "The tokens for {n} people are not {n}.", SHAPE,
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_broken_data_are_refused_with_file_line_and_remedy(case: str) -> None:
    file, old, new, at, message, remedy = CASES[case]
    found = [(fault.file, fault.line, fault.message, fault.remedy) for fault in faults_of(file, old, new)]
    assert (file, at, message, remedy) in found


@pytest.mark.parametrize("case", CASES)
def test_each_fault_is_told_in_korean_and_in_english(case: str) -> None:
    file, old, new, *_ = CASES[case]
    for fault in faults_of(file, old, new):
        ko, en = _told("ko", fault), _told("en", fault)
        assert re.search("[가-힣]", ko), ko
        assert not re.search("[{}]", ko + en), ko
        assert ko != en


def _told(language: str, fault: Fault) -> str:
    return Speech(Words(language), shipped().names, {}).fault(fault)


def test_the_faults_of_several_files_are_told_together() -> None:
    broken = {**files(), CHARACTERS: b"character = 1", SETUP: b"\0"}
    with pytest.raises(Broken) as told:
        read(broken)
    assert {fault.file for fault in told.value.faults} == {CHARACTERS, SETUP}


@pytest.mark.parametrize("file", FILES)
def test_a_byte_order_mark_does_no_harm(file: str) -> None:
    assert read({**files(), file: b"\xef\xbb\xbf" + files()[file]}) == shipped()


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("raw", [b"", b"\xff\xfe", b"x = 1"])
def test_a_file_of_anything_else_is_a_fault_of_that_file(file: str, raw: bytes) -> None:
    with pytest.raises(Broken) as told:
        read({**files(), file: raw})
    assert {fault.file for fault in told.value.faults} == {file}
    assert all(fault.remedy and fault.line >= 1 for fault in told.value.faults)


def test_an_order_of_the_hosts_own_is_read() -> None:
    swapped = files()[NIGHTS].replace(b'"empath"', b'"EMPATH"').replace(b'"chef"', b'"empath"')
    own = read({**files(), NIGHTS: swapped.replace(b'"EMPATH"', b'"chef"')})
    assert own.first.index("empath") < own.first.index("chef")
