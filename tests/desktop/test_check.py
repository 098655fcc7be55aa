"""Whatever lies in a file, `check` tells what it is, what is wrong, in which line, and what to do; it never crashes."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from assets import library
from desktop.check import check, faults
from desktop.words import Words
from rules.faults import Fault
from tests.desktop import hostile
from tests.desktop.evening import a_record

CASES = Path(__file__).with_name("strange_files")
ROOMS = library.read("hakoonna/rooms.toml").decode()
LAYOUT = library.read("hakoonna/practice.toml").decode()
RECORD_LINES = len(hostile.steps()) + 1


def record(change: Callable[[bytes], bytes] = lambda raw: raw) -> bytes:
    return change(hostile.sealed([hostile.header(), *hostile.steps()]))


def cut_line(raw: bytes, number: int) -> bytes:
    lines = raw.splitlines(keepends=True)
    return b"".join([*lines[: number - 1], lines[number - 1][:20] + b"\n", *lines[number:]])


def rooms(*changes: tuple[str, str]) -> bytes:
    return edited(ROOMS, *changes)


def layout(*changes: tuple[str, str]) -> bytes:
    return edited(LAYOUT, *changes)


def edited(text: str, *changes: tuple[str, str]) -> bytes:
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    return text.encode()


def place(room: str, floor: str, col: int, row: int) -> str:
    return f'room = "{room}"\nfloor = "{floor}"\ncol = {col}\nrow = {row}'


def line_with(text: str, wanted: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if wanted in line)


KITCHEN = line_with(LAYOUT, '"kitchen"')
STUDY = line_with(ROOMS, 'id = "study"')

SUITED = "Lanternboard reads its own records (.lantern), room files and mansions (.toml)."
FORM = "Compare with the file that comes with the program."

BROKEN: dict[str, tuple[bytes, int, str]] = {
    # ---- no file of ours
    "empty": (b"", 0, "The file is empty. Choose another file."),
    "zeros": (b"\0" * 4096, 1, f"This is no text. {SUITED}"),
    "binary": (bytes(range(256)) * 16, 1, f"This is no text. {SUITED}"),
    "latin": ("# Küche\xff".encode("latin-1"), 1, "This is not a text in UTF-8. Save it as UTF-8."),
    "zip": (b"PK\x03\x04" + b"\0" * 64, 0, f"This is a ZIP file, such as a VASSAL module or save. {SUITED}"),
    "pdf": (b"%PDF-1.7\n", 0, f"This is a PDF. {SUITED}"),
    "png": (b"\x89PNG\r\n\x1a\n", 0, f"This is a picture. {SUITED}"),
    "jpeg": (b"\xff\xd8\xff\xe0", 0, f"This is a picture. {SUITED}"),
    "tts": (b'{"SaveName":"","ObjectStates":[]}', 0, f"This is a Tabletop Simulator save. {SUITED}"),
    "prose": (b"Hako Onna\n", 1, f"This is neither a record nor a room file nor a mansion. {SUITED}"),
    "a list": (b'["imp"]', 1, f"This is neither a record nor a room file nor a mansion. {SUITED}"),
    "other toml": (b"[tool]\nx = 1\n", 1, f"This is neither a record nor a room file nor a mansion. {SUITED}"),
    "other json": (b'{"name":"x"}', 1, "This is no Lanternboard record. Open a file that ends in .lantern."),
    "deep": (b'{"a":' + b"[" * 90_000, 1, "This is no Lanternboard record. Open a file that ends in .lantern."),
    # ---- records
    "record: trailing comma": (b'{"lantern":1,"game":"hakoonna",}\n', 1, "This is no Lanternboard record. *"),
    "record: only half of the first line": (record()[:60], 1, "This is no Lanternboard record. *"),
    "record: first line damaged": (
        record(lambda raw: raw.replace(b'"seed":7', b'"seed":8', 1)), 1,
        "The first line of the record is damaged. Choose another file.",
    ),
    "record: format 99": (
        hostile.with_header(lambda first: first.update(lantern=99)), 1,
        "The record has format 99; this program reads format 1. Open it with the program that wrote it.",
    ),
    "record: format as text": (hostile.with_header(lambda first: first.update(lantern="1")), 1, "*"),
    "record: unknown game": (
        hostile.with_header(lambda first: first.update(game="chess")), 1,
        "This program knows no game called ‘chess’. Open it with a newer program.",
    ),
    "record: unknown field": (
        hostile.with_header(lambda first: first.update(cheat=1)), 1,
        "The first line of the record does not fit: there is no field called ‘cheat’. Choose another file.",
    ),
    "record: number as text": (
        hostile.with_header(lambda first: first["fate"].update(seed="7")), 1,
        "The first line of the record does not fit: a whole number is expected here, not a text. Choose another file.",
    ),
    "record: unknown option": (hostile.with_header(lambda first: first["options"].update(x=1)), 1, "*"),
    "record: nobody sits": (
        hostile.with_header(lambda first: first.update(seats=[])), 1,
        "The first line of the record tells of a table that cannot be. Choose another file.",
    ),
    "record: torn": (record()[:-5], RECORD_LINES, "The record is damaged here: * bytes after it cannot be read. *"),
    "record: a line cut": (cut_line(record(), 5), 5, "The record is damaged here: *"),
    "record: wrong checksum": (record(lambda raw: raw[:-12] + b"00000000" + raw[-4:]), RECORD_LINES, "*"),
    "record: unknown field in a step": (hostile.with_step(2, lambda step: step.update(x=1)), 4, "*damaged here*"),
    "record: unknown event": (hostile.with_line(hostile.an_event(type="flown")), RECORD_LINES + 1, "*damaged here*"),
    "record: back to nowhere": (
        hostile.with_line({"type": "back", "to": 999}), RECORD_LINES + 1,
        "This line has the right form, but tells of nothing that can happen here. *",
    ),
    "record: an event that does not fit": (
        hostile.with_line(hostile.an_event(type="walked", seat="x", origin="", to="hall")), RECORD_LINES + 1,
        "This event no longer fits and changes nothing: walked. Look at the table at this step.",
    ),
    "record: utf-16": (record().decode().encode("utf-16"), 1, "This text is written in UTF-16, not in UTF-8. *"),
    "record: bom": (b"\xef\xbb\xbf" + record(), 1, "An editor has put a mark (BOM) before this record. *"),
    "record: rooms inside broken": (
        hostile.with_header(lambda first: first.update(content={"hakoonna/rooms.toml": "x"})), 1,
        "*This is not TOML, *",
    ),
    # ---- rooms
    "rooms: cp949": (ROOMS.encode("cp949", errors="ignore"), line_with(ROOMS, "로비"),
                     "This text is written in CP949, not in UTF-8. Save it as UTF-8."),
    "rooms: utf-16": (ROOMS.encode("utf-16"), 1, "This text is written in UTF-16, not in UTF-8. Save it as UTF-8."),
    "rooms: cut": (ROOMS.encode()[:700], 0, "*This is not TOML, *"),
    "rooms: no quotes": (rooms(('"study"', "study")), STUDY,
                         "This is not TOML, at column 6: there is no value that can be read. Correct the line."),
    "rooms: number as text": (rooms(('doors = "nw"', "doors = 3")), STUDY + 3,
                              f"A text is expected here, not a whole number. {FORM}"),
    "rooms: misspelt field": (rooms(('doors = "nw"', 'door = "nw"')), STUDY + 3, f"*field*door* {FORM}"),
    "rooms: no such side": (rooms(('doors = "nw"', 'doors = "nx"')), STUDY + 3,
                            "Study has a door on a side that does not exist. Use the letters n, e, s and w."),
    "rooms: no door": (rooms(('doors = "nw"', 'doors = ""')), STUDY + 3,
                       "Study has no door. Use the letters n, e, s and w."),
    "rooms: twice": (rooms(('id = "study"', 'id = "hall"')), STUDY, "1F Hall appears twice. Give each its own id."),
    "rooms: stairs to nowhere": (rooms(("\nlower = ", '\nlower = "moon" #')), 0, "*There is no room called moon. *"),
    "rooms: no grudge": (ROOMS.replace("grudge = true", "grudge = false").encode(), line_with(ROOMS, "[[room]]"),
                         "No 怨 room: Hako Onna has nowhere to hide. Set grudge = true on her rooms."),
    "rooms: only one": (ROOMS[: ROOMS.index("[[room]]", ROOMS.index("[[room]]") + 1)].encode(), 0,
                        "*There are 1 boards, not 9. Describe all nine boards."),
    # ---- mansions
    "mansion: cut": (LAYOUT.encode()[:150], 0, "*"),
    "mansion: a bracket open": (layout(("name = {", "name = [{")), 0, "*"),
    "mansion: number as text": (layout(("col = 1", 'col = "1"')), line_with(LAYOUT, "col = 1"),
                                f"A whole number is expected here, not a text. {FORM}"),
    "mansion: huge number": (layout(("col = 1", f"col = {'9' * 5000}")), 0, "*the number is too large*"),
    "mansion: misspelt": (layout(("floor = ", "flor = ")), line_with(LAYOUT, "floor = "), f"*‘flor’. {FORM}"),
    "mansion: no such room": (layout(('"kitchen"', '"kitchn"')), KITCHEN,
                              "Nothing is called ‘kitchn’. Closest: Kitchen. Write the id of one of the nine boards."),
    "mansion: twice": (layout(('"kitchen"', '"study"')), KITCHEN, "Study *. Take one of them out."),
    "mansion: overlap": (layout((place("kitchen", "1F", 1, 1), place("kitchen", "1F", 1, 0))), KITCHEN,
                         "Living room already lies there. Lay the board in another cell, or turn it."),
    "mansion: basement attached": (layout((place("kitchen", "1F", 1, 1), place("kitchen", "B1", 1, 0))), KITCHEN,
                                   "Nothing may be attached to the Basement. Lay the board on 1F or 2F."),
    "mansion: unreachable": (layout((place("kitchen", "1F", 1, 1), place("kitchen", "1F", 7, 7))), KITCHEN,
                             "No door of Kitchen meets another door. Rotate or move it. *"),
    "mansion: too few": (LAYOUT[: LAYOUT.rindex("[[board]]")].encode(), 0,
                         "8 of 9 boards are laid. Lay all nine boards."),
}  # fmt: skip


def like(pattern: str, text: str) -> bool:
    """Whether the text is the pattern, in which stars stand for anything."""
    first, *others = pattern.split("*")
    if not others:
        return text == pattern
    at = len(first) if text.startswith(first) else -1
    for part in others:
        at = -1 if at < 0 or (found := text.find(part, at)) < 0 else found + len(part)
    return at == len(text) or (at >= 0 and not others[-1])


def told(path: Path, language: str = "en") -> list[str]:
    return list(check([path], Words(language)).lines)


def serious(path: Path) -> list[Fault]:
    return [fault for fault in faults(path) if not fault.warning]


@pytest.fixture(params=list(BROKEN))
def broken(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, int, str]:
    raw, line, sentence = BROKEN[request.param]
    path = tmp_path / "file"
    path.write_bytes(raw)
    return path, line, sentence


def test_a_broken_file_is_told_with_line_and_sentence(broken: tuple[Path, int, str]) -> None:
    path, line, sentence = broken
    report = check([path], Words("en"))
    assert not report.sound
    found = [text.removeprefix(f"{path}:").partition(" ")[2] for text in report.lines]
    assert any(like(sentence, text) for text in found), "\n".join(report.lines)
    if line:
        assert line in {fault.line for fault in serious(path)}, "\n".join(report.lines)


def test_every_fault_is_told_in_korean(broken: tuple[Path, int, str]) -> None:
    path, _, _ = broken
    for line in told(path, "ko"):
        assert any("가" <= letter <= "힣" for letter in line)


def test_a_broken_file_stays_as_it_is(broken: tuple[Path, int, str]) -> None:
    path, _, _ = broken
    before = path.read_bytes()
    faults(path)
    assert path.read_bytes() == before


# ---- sound files


def test_a_sound_record_can_be_used(tmp_path: Path) -> None:
    path = a_record(tmp_path, 60)
    assert check([path], Words("en")) == ((f"{path}: This file can be used.",), True)


def test_sound_rooms_can_be_used_though_some_fields_are_placeholders(tmp_path: Path) -> None:
    path = tmp_path / "rooms.toml"
    path.write_text(ROOMS, encoding="utf-8")
    report = check([path], Words("en"))
    assert report.sound
    assert report.lines[-1].endswith("This file can be used.")
    assert f"{path}:{STUDY + 4}: Note: " in "\n".join(report.lines)
    assert "is a placeholder. Compare it with your box" in "\n".join(report.lines)


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_a_sound_mansion_can_be_used(tmp_path: Path, mark: bytes) -> None:
    path = tmp_path / "mansion.toml"
    path.write_bytes(mark + LAYOUT.encode())
    assert check([path], Words("en")).sound


def test_what_a_file_is_called_does_not_matter(tmp_path: Path) -> None:
    path = a_record(tmp_path, 12).rename(tmp_path / "rooms.toml")
    assert check([path], Words("en")).sound


# ---- records judged anew


def test_what_the_rules_of_today_judge_otherwise_is_a_note(tmp_path: Path) -> None:
    """A visitor walked out of turn, and nobody overruled it."""
    path = hostile.write(
        tmp_path,
        [hostile.header(), *hostile.steps(), hostile.an_event(type="passed", seat="red") | {"action": WALK}],
    )
    report = check([path], Words("en"))
    assert report.sound
    assert "By the rules of today walk is refused here (" in report.lines[0]


WALK = {"type": "walk", "seat": "red", "to": "bedroom"}


# ---- what other programs write


@pytest.mark.parametrize("path", sorted(CASES.iterdir()), ids=lambda path: path.name)
def test_files_of_other_programs_are_refused_at_once(path: Path) -> None:
    """FU-10, FU-22, FU-23."""
    report = check([path], Words("en"))
    assert not report.sound
    assert len(report.lines) == 1


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    for head in (b"[[room]]\n", b'{"lantern":1,"game":"hakoonna"}\n', b"PK\x03\x04"):
        path = tmp_path / "huge"
        with path.open("wb") as file:
            file.write(head)
            file.truncate(1 << 32)
        assert not check([path], Words("en")).sound


@pytest.mark.parametrize("name", ["nowhere.lantern", ".", "a\0b", "x" * 300, "/dev/zero"])
def test_what_is_no_file_is_told(tmp_path: Path, name: str) -> None:
    assert not check([tmp_path / name], Words("ko")).sound


def test_every_file_is_told_of(tmp_path: Path) -> None:
    sound, torn = a_record(tmp_path, 12), tmp_path / "torn.lantern"
    shutil.copy(sound, torn)
    torn.write_bytes(torn.read_bytes()[:-3])
    report = check([sound, torn], Words("en"))
    assert not report.sound
    assert [line.partition(":")[0] for line in report.lines] == [str(sound), str(torn)]
