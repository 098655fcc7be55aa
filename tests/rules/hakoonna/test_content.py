"""Reading the room boards and the layouts: every fault with file, line and remedy."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from assets import library
from rules.faults import Broken, Fault
from rules.hakoonna import layouts
from rules.hakoonna.content import PRACTICE_FILE, ROOMS_FILE, read_layout, read_rooms, room_faults
from tests.rules.hakoonna.a_mansion import shipped

ROOMS = library.read(ROOMS_FILE).decode()
PRACTICE = library.read(PRACTICE_FILE).decode()
BEDROOM = ROOMS[ROOMS.index('[[room]]\nid = "bedroom"') : ROOMS.index("# The lower and the upper end")]
HALLS_SHADOW = '    { id = "hall.coat_stand", name = { ko = "옷걸이 뒤", en = "behind the coat stand" } },\n'
TWELVE_MORE = "".join(f'    {{ id = "hall.{n}", name = {{ ko = "{n}", en = "{n}" }} }},\n' for n in range(12))
TOML = "This is not TOML, at column {column}: {why}."
OWN_ID = "Give each its own id."
TO_TWELVE = "From 1 to 12."
FORM = "Compare with the file that comes with the program."
SIDES = "Use the letters n, e, s and w."


def line(text: str, nth: int = 0, inside: str = ROOMS) -> int:
    """The number of the nth line with that text."""
    return [number for number, one in enumerate(inside.splitlines(), 1) if text in one][nth]


def changed(old: str, new: str, text: str = ROOMS) -> bytes:
    assert old in text
    return text.replace(old, new, 1).encode()


STUDY = line('id = "study"')
FIRST = line("[[room]]")

BROKEN: dict[str, tuple[bytes, int, str, str]] = {
    "an empty file": (b"", 1, "{why}.", FORM),
    "no boards": (b"room = []", 1, "There are {n} boards, not 9.", "Describe all nine boards."),
    "a word without quotes": (
        changed('id = "study"', "id = study"), STUDY, TOML, "Correct the line.",
    ),
    "a key twice": (
        changed('floor = "2F"', 'floor = "2F"\nfloor = "2F"'), line('floor = "2F"') + 1,
        TOML, "Correct the line.",
    ),
    "cut off in a string": (
        ROOMS.encode()[: ROOMS.encode().index(b"behind the coat")], line("behind the coat"),
        TOML, "Correct the line.",
    ),
    "zero bytes": (b"\0" * 20, 1, TOML, "Correct the line."),
    "UTF-16": (ROOMS.encode("utf-16"), 1, "This is not a text in UTF-8.", "Save it as UTF-8."),
    "CP949": (
        ROOMS.replace("怨", "").encode("cp949"), line("로비"), "This is not a text in UTF-8.", "Save it as UTF-8.",
    ),
    "a number for an id": (changed('id = "study"', "id = 5"), STUDY, "{why}.", FORM),
    "an empty id": (changed('id = "study"', 'id = ""'), STUDY, "{why}.", FORM),
    "a floor that does not exist": (changed('floor = "2F"', 'floor = "3F"'), line('floor = "2F"'), "{why}.", FORM),
    "a misspelt key": (changed('doors = "nw"', 'doers = "nw"'), line('doors = "nw"'), "{why}.", FORM),
    "an unknown key at the top": (b"colour = 3\n" + ROOMS.encode(), 1, "{why}.", FORM),
    "doors missing": (changed('doors = "nw"\n', ""), STUDY - 1, "{why}.", FORM),
    "an id missing": (changed('id = "study"\n', ""), STUDY - 1, "{why}.", FORM),
    "a name without English": (changed(', en = "Study" }', " }"), STUDY - 1, "{why}.", FORM),
    "a name as a mere text": (
        changed('name = { ko = "서재", en = "Study" }', 'name = "Study"'), STUDY + 1, "{why}.", FORM,
    ),
    "a sign that is no yes or no": (changed("grudge = true", 'grudge = "yes"'), line("grudge"), "{why}.", FORM),
    "a door on a fifth side": (
        changed('doors = "nw"', 'doors = "nx"'), line('doors = "nw"'),
        "{room} has a door on a side that does not exist.", SIDES,
    ),
    "two doors on one side": (
        changed('doors = "nw"', 'doors = "nn"'), line('doors = "nw"'), "{room} has two doors on one side.", SIDES,
    ),
    "no doors": (changed('doors = "nw"', 'doors = ""'), line('doors = "nw"'), "{room} has no door.", SIDES),
    "no shadows": (
        changed(HALLS_SHADOW, ""), line("shadows = ["), "{room} has {n} shadows.", TO_TWELVE,
    ),
    "thirteen shadows": (
        changed(HALLS_SHADOW, HALLS_SHADOW + TWELVE_MORE), line("shadows = ["), "{room} has {n} shadows.", TO_TWELVE,
    ),
    "a board twice": (
        changed('id = "living"', 'id = "study"'), line('id = "living"'), "{room} appears twice.", OWN_ID,
    ),
    "a shadow twice": (
        changed('"study.globe"', '"study.desk"'), line("study.globe"), "{room} appears twice.", OWN_ID,
    ),
    "a shadow named as a board": (
        changed('"living.sofa"', '"study"'), line("living.sofa"), "{room} appears twice.", OWN_ID,
    ),
    "eight boards": (changed(BEDROOM, ""), FIRST, "There are {n} boards, not 9.", "Describe all nine boards."),
    "ten boards": (
        changed(BEDROOM, BEDROOM + BEDROOM.replace("bedroom", "attic")), FIRST,
        "There are {n} boards, not 9.", "Describe all nine boards.",
    ),
    "two boards that begin 1F": (
        changed('floor = "any"', 'floor = "1F"'), FIRST, "{n} boards begin {floor}.", "One board begins each floor.",
    ),
    "no board that begins 2F": (
        changed('floor = "2F"', 'floor = "any"'), FIRST, "{n} boards begin {floor}.", "One board begins each floor.",
    ),
    "no grudge room": (
        ROOMS.replace("grudge = true\n", "").encode(), FIRST,
        "No 怨 room: Hako Onna has nowhere to hide.", "Set grudge = true on her rooms.",
    ),
    "stairs to nowhere": (
        changed('upper = "hall"', 'upper = "attic"'), line("[[stairs]]", 1),
        "There is no room called {room}.", "Write the id of a room in this file.",
    ),
    "stairs with one end": (changed('upper = "hall_2f"\n', ""), line("[[stairs]]"), "{why}.", FORM),
    "no stairs to the basement": (
        changed('lower = "basement"', 'lower = "living"'), line('id = "basement"') - 1,
        "No stairs lead to {room}.", "Add its stairs with both ends.",
    ),
    "stairs from the basement to itself": (
        changed('upper = "hall"', 'upper = "basement"'), line('id = "basement"') - 1,
        "No stairs lead to {room}.", "Add its stairs with both ends.",
    ),
}  # fmt: skip


def faults_of(raw: bytes) -> tuple[Fault, ...]:
    with pytest.raises(Broken) as broken:
        read_rooms(ROOMS_FILE, raw)
    return broken.value.faults


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_file_is_refused_with_file_line_and_remedy(case: str) -> None:
    raw, at, message, remedy = BROKEN[case]
    found = [(fault.file, fault.line, fault.message, fault.remedy) for fault in faults_of(raw)]
    assert (ROOMS_FILE, at, message, remedy) in found


@pytest.mark.parametrize("case", BROKEN)
def test_every_fault_has_a_sentence_for_its_values_and_a_remedy(case: str) -> None:
    for fault in faults_of(BROKEN[case][0]):
        assert fault.message.format(**fault.values)
        assert fault.remedy
        assert not fault.warning
        assert 1 <= fault.line <= len(ROOMS.splitlines()) + 20


def test_two_faults_are_told_together() -> None:
    raw = ROOMS.replace('doors = "nw"', 'doors = "nx"').replace("grudge = true\n", "").encode()
    messages = [fault.message for fault in faults_of(raw)]
    assert messages == [
        "{room} has a door on a side that does not exist.", "No 怨 room: Hako Onna has nowhere to hide.",
    ]  # fmt: skip


def test_a_byte_order_mark_does_no_harm() -> None:
    assert read_rooms(ROOMS_FILE, b"\xef\xbb\xbf" + ROOMS.encode()) == read_rooms(ROOMS_FILE, ROOMS.encode())


# ---- the files that come with the program


def test_the_shipped_rooms_have_only_warnings() -> None:
    raw = ROOMS.encode()
    found = room_faults(ROOMS_FILE, raw, read_rooms(ROOMS_FILE, raw))
    assert found
    assert all(fault.warning for fault in found)


def test_each_placeholder_is_a_warning_at_its_line() -> None:
    raw = ROOMS.encode()
    found = room_faults(ROOMS_FILE, raw, read_rooms(ROOMS_FILE, raw))
    told = [(fault.values["room"], fault.values["field"]) for fault in found]
    assert told == [(room.id, field) for room in shipped().rooms for field in room.unsure]
    assert found[0].line == line("unsure = [")


def test_another_number_of_shadows_is_a_warning() -> None:
    raw = changed(HALLS_SHADOW, HALLS_SHADOW + HALLS_SHADOW.replace("coat_stand", "mat"))
    found = room_faults(ROOMS_FILE, raw, read_rooms(ROOMS_FILE, raw))
    assert [fault.values for fault in found if "48" in fault.message] == [{"n": 49}]
    assert all(fault.warning for fault in found)


def test_there_are_nine_boards_with_48_shadows() -> None:
    assert len(shipped().rooms) == 9
    assert len(shipped().room_of) == 48
    assert [len(room.shadows) for room in shipped().rooms] == [1, 3, 7, 6, 7, 6, 6, 6, 6]


def test_the_two_grudge_rooms_are_the_childs_room_and_the_red_room() -> None:
    assert {room.id for room in shipped().rooms if room.grudge} == {"child", "red_room"}


def test_the_practice_mansion_is_sound() -> None:
    assert layouts.faults(shipped(), shipped().practice) == ()


# ---- layouts


@pytest.mark.parametrize(
    ("change", "at"),
    [
        (lambda text: text.replace('room = "study"\n', ""), line('room = "study"', inside=PRACTICE) - 1),
        (lambda text: text.replace('floor = "2F"', 'floor = "4F"', 1), line('"2F"', inside=PRACTICE)),
        (lambda text: text.replace("col = -1", 'col = "west"', 1), line("col = -1", inside=PRACTICE)),
        (lambda text: text.replace("row = 1", "row = 1\nturn = 4", 1), line("row = 1", inside=PRACTICE) + 1),
        (lambda text: text.replace("row = 1", "row = 1\nangle = 90", 1), line("row = 1", inside=PRACTICE) + 1),
        (lambda text: text.replace("name = ", "title = "), 2),
        (lambda text: text.replace("col = 0", "col = ", 1), line("col = 0", inside=PRACTICE)),
        (lambda _text: "", 1),
    ],
)
def test_a_broken_layout_is_refused_with_file_line_and_remedy(change: Callable[[str], str], at: int) -> None:
    with pytest.raises(Broken) as broken:
        read_layout(PRACTICE_FILE, change(PRACTICE).encode())
    (fault,) = broken.value.faults
    assert (fault.file, fault.line) == (PRACTICE_FILE, at)
    assert fault.remedy
