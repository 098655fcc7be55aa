"""The records of a folder are listed newest first; nothing that lies there does harm, and no secret is kept."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop import recent, tables
from desktop.recent import Recent, Recents
from desktop.record import ENDING, load
from desktop.session import Session
from desktop.tables import Setup
from rules.fate import Fate, Script
from rules.games import shelf
from rules.hakoonna.actions import Agree, Stack, Surrender
from tests.desktop.evening import a_record

NOW = datetime(2026, 11, 30, 20, 0)
HARMFUL = {
    "empty": b"",
    "foreign": b"hello\n",
    "zip": b"PK\x03\x04rest",
    "picture": b"\x89PNG\r\n",
    "headless": b'{"lantern":1,"game":"hakoonna","crc":"00000000"}\n',
    "nulls": b"\0" * 4096,
    "one-long-line": b"x" * 3_000_000,
    "deep": b"[" * 200_000,
}


def a_session(folder: Path, card: str = "white", passing: bool = False) -> Session:
    """A table with the Gray Man's card dealt by the program."""
    book = tables.a_book()
    setup = Setup(book.options(), shelf()["hakoonna"].seats(), Fate(seed=3), book.content.practice)
    match = tables.new_match(book, setup, Script((card, "held", "fell")))
    return Session(match, tables.record_for(match, folder, NOW), passing=passing)


@pytest.fixture
def present(qapp: QApplication, tmp_path: Path) -> Iterator[Session]:
    session = a_session(tmp_path, passing=True)
    yield session
    session.close()


def looked(folder: Path, present: Session) -> Recents:
    """The folder, looked at until everything is known."""
    recents = Recents(folder, lambda: present, lambda: NOW)
    recents.look()
    while recents.looking:
        QTest.qWait(1)
    return recents


def longest_step(recents: Recents) -> float:
    """As a part of the whole."""
    longest, begun = 0.0, time.perf_counter()
    before = begun
    for _ in recents._steps():
        longest, before = max(longest, time.perf_counter() - before), time.perf_counter()
    return longest / (time.perf_counter() - begun)


def aged(path: Path, days: int) -> Path:
    then = time.time() - 86_400 * days
    os.utime(path, (then, then))
    return path


def finished(steps: recent.Steps) -> Recent:
    """What comes of it in the end."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            found: Recent = done.value
            return found


def names(recents: Recents) -> list[str]:
    return [one.path.stem for one in recents.entries]


def test_the_newest_comes_first(tmp_path: Path, present: Session) -> None:
    for days, name in ((3, "c"), (1, "a"), (2, "b")):
        aged(a_record(tmp_path, 12, name), days)
    assert names(looked(tmp_path, present)) == ["a", "b", "c"]


def test_a_folder_that_is_not_there_holds_nothing(tmp_path: Path, present: Session) -> None:
    assert looked(tmp_path / "nowhere", present).entries == []


def test_an_untouched_passing_table_is_no_record_yet(tmp_path: Path, present: Session) -> None:
    assert looked(tmp_path, present).entries == []


def test_the_table_that_is_open_is_told_as_it_is_now(tmp_path: Path, present: Session) -> None:
    present.play(Stack("red"))
    (entry,) = looked(tmp_path, present).entries
    assert entry.present
    assert entry.unfinished


def test_what_is_told_is_how_the_game_stands(tmp_path: Path, present: Session) -> None:
    path = a_record(tmp_path, 40)
    (entry,) = looked(tmp_path, present).entries
    opened = tables.open_table(path, tmp_path).session
    assert entry.glance is not None
    assert entry.glance.picture == opened.picture("audience")
    assert entry.glance.last == opened.log("audience")[-1].event
    opened.close()


def test_a_game_that_is_over_does_not_go_on(tmp_path: Path, present: Session) -> None:
    session = a_session(tmp_path)
    for seat in ("red", "blue", "green", "purple"):
        session.play(Agree(seat))
    session.play(Surrender("red"))
    session.close()
    recents = looked(tmp_path, present)
    assert recents.resumable() is None
    assert [one.glance.over for one in recents.entries if one.glance] == [True]


def test_an_untouched_table_does_not_go_on(tmp_path: Path, present: Session) -> None:
    a_session(tmp_path).close()
    recents = looked(tmp_path, present)
    assert len(recents.entries) == 1
    assert recents.resumable() is None


@pytest.mark.parametrize("name", HARMFUL)
def test_a_harmful_file_is_listed_with_its_fault_and_left_alone(tmp_path: Path, present: Session, name: str) -> None:
    good = aged(a_record(tmp_path, 12, "good"), 1)
    path = tmp_path / f"{name}{ENDING}"
    path.write_bytes(HARMFUL[name])
    recents = looked(tmp_path, present)
    assert [bool(one.fault) for one in recents.entries] == [True, False]
    assert path.read_bytes() == HARMFUL[name]
    resumable = recents.resumable()
    assert resumable is not None
    assert resumable.path == good


def test_what_is_no_file_is_listed_with_its_fault(tmp_path: Path, present: Session) -> None:
    (tmp_path / f"folder{ENDING}").mkdir()
    os.mkfifo(tmp_path / f"pipe{ENDING}")
    (tmp_path / f"dangling{ENDING}").symlink_to(tmp_path / "nothing")
    recents = looked(tmp_path, present)
    assert sorted(names(recents)) == ["folder", "pipe"]
    assert all(one.fault for one in recents.entries)


def test_a_huge_file_is_not_read(tmp_path: Path, present: Session) -> None:
    path = tmp_path / f"huge{ENDING}"
    with path.open("wb") as file:
        file.truncate(2**40)
    (entry,) = looked(tmp_path, present).entries
    assert entry.fault is not None


def test_of_a_large_record_the_first_line_alone_is_read(tmp_path: Path, present: Session) -> None:
    path = a_record(tmp_path)
    with path.open("r+b") as file:
        file.truncate(recent.LARGEST + 1)
    (entry,) = looked(tmp_path, present).entries
    assert (entry.game, entry.seats, entry.fault, entry.glance) == ("hakoonna", 6, None, None)


def test_a_damaged_record_tells_where(tmp_path: Path, present: Session) -> None:
    path = a_record(tmp_path, 40)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:5], b"garbage\n", *lines[5:]]))
    (entry,) = looked(tmp_path, present).entries
    assert entry.fault == load(path).fault
    assert not entry.unfinished


def test_a_line_cut_short_by_a_kill_is_no_damage(tmp_path: Path, present: Session) -> None:
    path = a_record(tmp_path, 40)
    path.write_bytes(path.read_bytes()[:-9])
    (entry,) = looked(tmp_path, present).entries
    assert entry.fault is None
    assert entry.unfinished


def test_a_record_that_changed_is_looked_at_again(tmp_path: Path, present: Session) -> None:
    path = aged(a_record(tmp_path), 1)
    recents = looked(tmp_path, present)
    path.write_bytes(b"")
    recents.look()
    while recents.looking:
        QTest.qWait(1)
    assert recents.entries[0].fault is not None


def test_a_file_that_goes_away_meanwhile_does_no_harm(tmp_path: Path, present: Session) -> None:
    path = a_record(tmp_path, 40)
    entry = recent.headed(recent.in_folder(tmp_path)[-1])
    steps = recent.read(entry._replace(path=path))
    path.unlink()
    assert finished(steps).fault is not None


def test_no_more_than_so_many_are_listed(tmp_path: Path, present: Session) -> None:
    for number in range(recent.MOST + 5):
        (tmp_path / f"{number}{ENDING}").touch()
    recents = looked(tmp_path, present)
    assert (len(recents.entries), recents.more) == (recent.MOST, 5)


def test_a_long_record_is_looked_at_in_small_steps(tmp_path: Path, present: Session) -> None:
    a_record(tmp_path, 2000)
    assert min(longest_step(Recents(tmp_path, lambda: present, lambda: NOW)) for _ in range(3)) < 0.5


def test_two_evenings_with_other_cards_are_told_alike(tmp_path: Path, present: Session) -> None:
    told = []
    for card in ("white", "black"):
        folder = tmp_path / card
        session = a_session(folder, card)
        session.play(Stack("red"))
        assert session.match.table.state.card == card
        session.close()
        (entry,) = looked(folder, present).entries
        assert entry.glance is not None
        told.append((entry.glance.picture, entry.glance.last, entry.path.name, entry.size))
    assert told[0][:3] == told[1][:3]
