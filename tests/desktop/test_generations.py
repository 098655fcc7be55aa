"""What a record was is kept whenever it is opened again, cut, restored or replaced."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop import generations
from desktop.record import load
from desktop.tables import open_table, restore
from rules.faults import Broken
from tests.desktop.evening import a_record
from tests.desktop.small_disk import limited


def played_on(path: Path) -> bytes:
    """The record after one more evening."""
    session = open_table(path, path.parent).session
    session.rename("red", f"Ann {path.stat().st_size}")
    session.close()
    return path.read_bytes()


def test_each_opening_leaves_what_was_there(tmp_path: Path) -> None:
    path = a_record(tmp_path)
    states = [path.read_bytes()]
    for _ in range(3):
        states.append(played_on(path))
    assert [one.read_bytes() for one in generations.of(path)] == states[-2::-1]
    assert [one.name for one in generations.of(path)] == [f"evening.{number}.lantern" for number in (3, 2, 1)]


def test_a_record_that_nobody_played_on_is_kept_once(tmp_path: Path) -> None:
    path = a_record(tmp_path)
    for _ in range(3):
        open_table(path, tmp_path).session.close()
    assert len(generations.of(path)) == 1


def test_the_oldest_goes_when_there_are_too_many_and_no_number_comes_twice(tmp_path: Path) -> None:
    path = a_record(tmp_path)
    for _ in range(generations.MOST + 3):
        played_on(path)
    kept = generations.of(path)
    assert len(kept) == generations.MOST
    assert [generations.number(one) for one in kept] == list(range(generations.MOST + 3, 3, -1))


def test_what_is_cut_off_is_kept_first(tmp_path: Path) -> None:
    path = a_record(tmp_path)
    torn = path.read_bytes()[:-3]
    path.write_bytes(torn)
    open_table(path, tmp_path).session.close()
    assert path.read_bytes() != torn
    assert generations.of(path)[0].read_bytes() == torn


def test_restoring_keeps_the_present_first_and_brings_back_what_was(tmp_path: Path) -> None:
    path = a_record(tmp_path)
    first = path.read_bytes()
    present = played_on(path)
    (kept,) = generations.of(path)
    assert restore(kept) == path
    assert path.read_bytes() == first
    assert [one.read_bytes() for one in generations.of(path)] == [present, first]
    assert load(path).fault is None


def test_a_record_that_is_gone_is_brought_back(tmp_path: Path) -> None:
    path = a_record(tmp_path)
    first = path.read_bytes()
    played_on(path)
    path.unlink()
    assert restore(generations.of(path)[0]).read_bytes() == first


def test_nothing_is_restored_where_the_present_cannot_be_kept(tmp_path: Path) -> None:
    with limited(tmp_path / "disk") as disk:
        path = a_record(disk.folder)
        present = played_on(path)
        path.write_bytes(longer := present + b"x" * 5000)
        (kept,) = generations.of(path)
        disk.fill(room=-2000)
        with pytest.raises(OSError, match="large|space"):
            restore(kept)
        disk.make_room()
        assert path.read_bytes() == longer
        assert generations.of(path) == [kept]


def test_what_cannot_be_read_is_not_restored(tmp_path: Path) -> None:
    path = a_record(tmp_path)
    present = played_on(path)
    (kept,) = generations.of(path)
    kept.write_bytes(b"nothing\n")
    with pytest.raises(Broken):
        restore(kept)
    assert path.read_bytes() == present


def test_records_whose_names_look_like_generations_keep_apart(tmp_path: Path) -> None:
    one, other = a_record(tmp_path, name="evening"), a_record(tmp_path, name="evening.1")
    played_on(one)
    played_on(other)
    assert [kept.name for kept in generations.of(one)] == ["evening.1.lantern"]
    assert [kept.name for kept in generations.of(other)] == ["evening.1.1.lantern"]
    assert generations.record_of(generations.of(other)[0]) == other


def test_on_a_full_disk_a_record_is_opened_all_the_same(tmp_path: Path) -> None:
    with limited(tmp_path / "disk") as disk:
        path = a_record(disk.folder)
        disk.fill(room=-500)
        opened = open_table(path, disk.folder)
        assert opened.session.match.length
        assert generations.of(path) == []
        disk.make_room()
        opened.session.close()
