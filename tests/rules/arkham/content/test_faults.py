"""Broken data: every fault with file, line, remedy, and in the words of the user."""

from __future__ import annotations

import re

import pytest

from desktop.speech import Speech
from desktop.words import Words
from rules.arkham.content import FILES, read
from rules.faults import Broken, Fault
from tests.rules.arkham.shipped import faults_of, files, line, shipped

BOARD, MYTHOS, MONSTERS = "arkham/board.toml", "arkham/mythos.toml", "arkham/monsters.toml"
INVESTIGATORS, LIMITS, SPECIALS = "arkham/investigators.toml", "arkham/limits.toml", "arkham/special_cards.toml"
ANCIENTS, TERROR, ABILITIES = "arkham/ancient_ones.toml", "arkham/terror.toml", "arkham/abilities.toml"
SHAPE = "Compare with the file that comes with the program."
OWN, REAL = "Give each its own id.", "Write an id of the game's data."
NOTHING = "‘{typed}’ is nothing that fits here."

Case = tuple[str, str, str, int, str, str]
CASES: dict[str, Case] = {
    "no TOML": (
        MONSTERS, 'id = "ghoul"', "id = ghoul", line(MONSTERS, 'id = "ghoul"'),
        "This is not TOML, at column {column}: {why}.", "Correct the line.",
    ),
    "a misspelt key": (
        MONSTERS, "awareness = -3", "awarenes = -3", line(MONSTERS, "awareness = -3"), "{why}.", SHAPE,
    ),
    "a movement nobody knows": (
        MONSTERS, 'movement = "fast"', 'movement = "slow"', line(MONSTERS, 'movement = "fast"'), "{why}.", SHAPE,
    ),
    "a symbol nobody knows": (
        MYTHOS, 'white = ["plus"]', 'white = ["cross"]', line(MYTHOS, 'white = ["plus"]'), "{why}.", SHAPE,
    ),
    "a place off the map": (BOARD, "x = 172", "x = 1720", line(BOARD, "x = 172"), "{why}.", SHAPE),
    "an id twice": (
        MYTHOS, 'id = "heat_wave"', 'id = "the_festival"', line(MYTHOS, 'id = "the_festival"'),
        "{card} appears twice.", OWN,
    ),
    "an id of two kinds of things": (
        MONSTERS, 'id = "ghost"', 'id = "woods"', line(MONSTERS, 'id = "ghost"'), "{card} appears twice.", OWN,
    ),
    "limits twice": (
        LIMITS, "investigators = 3", "investigators = 2", line(LIMITS, "investigators = 3"),
        "{card} appears twice.", OWN,
    ),
    "limits missing": (
        LIMITS, "investigators = 3", "investigators = 2", line(LIMITS, "[[limits]]"),
        "There are no limits for {n} investigators.", SHAPE,
    ),
    "a location off no street": (
        BOARD, 'street = "uptown_street"', 'street = "uptown"', line(BOARD, 'street = "uptown_street"'), NOTHING, REAL,
    ),
    "a road to nowhere": (BOARD, 'b = "uptown_street"', 'b = "woods"', line(BOARD, 'b = "uptown'), NOTHING, REAL),
    "roads that are no ring": (
        BOARD, 'b = "uptown_street"', 'b = "easttown_street"', line(BOARD, "[[road]]"),
        "The roads are no single ring through all streets.",
        "Let each street be the a of one road and the b of one.",
    ),
    "a gate where none opens": (
        MYTHOS, 'gate = "woods"', 'gate = "library"', line(MYTHOS, 'gate = "woods"'), NOTHING, REAL,
    ),
    "a clue in the street": (
        MYTHOS, 'clue = "woods"', 'clue = "uptown_street"', line(MYTHOS, 'clue = "woods"'), NOTHING, REAL,
    ),
    "a marker to no world": (
        "arkham/gates.toml", 'world = "abyss"', 'world = "moon"', line("arkham/gates.toml", 'world = "abyss"'),
        NOTHING, REAL,
    ),
    "a home that is no location": (
        INVESTIGATORS, 'home = "library"', 'home = "libary"', line(INVESTIGATORS, 'home = "library"'), NOTHING, REAL,
    ),
    "a possession that is no card": (
        INVESTIGATORS, 'fixed = ["duke"]', 'fixed = ["rex"]', line(INVESTIGATORS, 'fixed = ["duke"]'), NOTHING, REAL,
    ),
    "an ability of a street": (
        ABILITIES, 'place = "river_docks"', 'place = "uptown_street"', line(ABILITIES, 'place = "river_docks"'),
        NOTHING, REAL,
    ),
    "no gate": (
        MYTHOS, 'gate = "woods"\n', "", line(MYTHOS, "[[mythos]]", 2),
        "{card} must name a gate, unless it only shuffles.", SHAPE,
    ),
    "no clue": (
        MYTHOS, 'clue = "woods"\n', "", line(MYTHOS, "[[mythos]]", 8),
        "{card} must name a clue if it is a headline or an environment, and only then.", SHAPE,
    ),
    "no subtype": (
        MYTHOS, 'subtype = "mystic"\n', "", line(MYTHOS, "[[mythos]]"),
        "{card} must have a subtype if it is an environment, and only then.", SHAPE,
    ),
    "a symbol that moves both ways": (
        MYTHOS, 'black = ["circle"]', 'black = ["diamond"]', line(MYTHOS, 'white = ["square", "diamond"]'),
        "{card} moves a symbol both ways.", SHAPE,
    ),
    "a hound that does not leap": (
        MONSTERS, 'effect = "on(activate){custom(hound_move)}"\n', "", line(MONSTERS, 'movement = "unique"', 1),
        "{card} moves in a way of its own if, and only if, it has an effect.", SHAPE,
    ),
    "horror without a rating": (
        MONSTERS, "horror_rating = -1\n", "", line(MONSTERS, "[[monster]]"),
        "{card} needs a horror rating and horror damage, or neither.", SHAPE,
    ),
    "skills that rise together": (
        INVESTIGATORS, "sneak = [4, 3, 2, 1]", "sneak = [1, 2, 3, 4]", line(INVESTIGATORS, "speed = "),
        "The skills of a pair do not run against each other.", SHAPE,
    ),
    "an effect that is cut off": (
        MYTHOS, 'effect = "terror(1)"', 'effect = "terror(1"', line(MYTHOS, 'effect = "terror(1)"'),
        "{card}, effect, place {at}: ‘{wanted}’ is wanted, not ‘{typed}’.", SHAPE,
    ),
    "an effect of an unknown operation": (
        SPECIALS, "protected", "guarded", line(SPECIALS, "protected"),
        "{card}, effect, place {at}: there is no operation ‘{typed}’.", SHAPE,
    ),
    "an effect of an unknown id": (
        ANCIENTS, "toughness(maniac,1)", "toughness(manic,1)", line(ANCIENTS, "toughness(maniac,1)"),
        "{card}, effect, place {at}: ‘{typed}’ is nothing that fits here.", REAL,
    ),
    "a power of an unknown word": (
        ANCIENTS, "on(awaken)", "on(waking)", line(ANCIENTS, "on(awaken)"),
        "{card}, effect, place {at}: ‘{typed}’ is none of {choices}.", SHAPE,
    ),
    "an effect on the terror track": (
        TERROR, "remove_ally(1)", "remove_ally(some)", line(TERROR, "remove_ally(1)"),
        "{card}, effect, place {at}: a number is wanted, not ‘{typed}’.", SHAPE,
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
        assert not re.search("[{}]", (ko + en).replace("{ }", "").replace("‘}’", "").replace("‘{’", "")), ko
        assert ko != en


def test_an_effect_names_its_card_and_the_place_in_it() -> None:
    (fault,) = faults_of(MYTHOS, 'effect = "terror(1)"', 'effect = "terror(much)"')
    assert _told("en", fault).startswith("Family Found Butchered!, effect, place 8: a number is wanted, not ‘much’.")
    assert _told("ko", fault).startswith("일가가 잔인하게 살해당하다! 효과의 8번째 글자: 알맞은 수 자리에")


def _told(language: str, fault: Fault) -> str:
    return Speech(Words(language), shipped().names, {}).fault(fault)


def test_the_faults_of_several_files_are_told_together() -> None:
    broken = {**files(), MONSTERS: b"monster = 1", LIMITS: b"\0"}
    with pytest.raises(Broken) as told:
        read(broken)
    assert {fault.file for fault in told.value.faults} == {MONSTERS, LIMITS}


def test_faults_between_the_files_are_told_together() -> None:
    mythos = files()[MYTHOS].replace(b'gate = "woods"', b'gate = "wood"')
    with pytest.raises(Broken) as told:
        read({**files(), MYTHOS: mythos})
    assert len(told.value.faults) == 10


@pytest.mark.parametrize("file", FILES)
def test_a_byte_order_mark_does_no_harm(file: str) -> None:
    again = read({**files(), file: b"\xef\xbb\xbf" + files()[file]})
    assert again == shipped()


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("raw", [b"", b"\xff\xfe", b"x = 1"])
def test_a_file_of_anything_else_is_a_fault_of_that_file(file: str, raw: bytes) -> None:
    with pytest.raises(Broken) as told:
        read({**files(), file: raw})
    assert {fault.file for fault in told.value.faults} == {file}
    assert all(fault.remedy and fault.line >= 1 for fault in told.value.faults)
