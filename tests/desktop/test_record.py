"""A record only grows, is never written over, and gives back all that is good in it."""

from __future__ import annotations

import os
import zlib
from pathlib import Path

import pytest

from desktop.record import Loaded, Record, load
from desktop.tables import open_table
from rules.faults import Broken
from tests.desktop.evening import a_game, a_record, lines_of, plain
from tests.desktop.small_disk import Disk, Mounted, limited, mounted

HEADER = b'{"lantern":1,"game":"hakoonna","seats":[],"options":{}}'


def good(path: Path) -> Loaded:
    loaded = load(path)
    assert loaded.fault is None
    return loaded


def test_a_record_begins_with_its_header_and_gains_a_line_for_each_step(tmp_path: Path) -> None:
    path = a_record(tmp_path, 12)
    first, *others = path.read_bytes().splitlines()
    assert first.startswith(b'{"lantern":1,"game":"hakoonna"')
    assert [line.partition(b',"crc":')[0] + b"}" for line in others] == lines_of(a_game(12).match)


def test_what_is_read_is_what_was_written(tmp_path: Path) -> None:
    loaded = good(a_record(tmp_path, 12))
    assert loaded.header == a_game(12).match.header
    assert plain(loaded.lines) == lines_of(a_game(12).match)


def test_each_checksum_takes_in_the_line_before(tmp_path: Path) -> None:
    check = 0
    for line in a_record(tmp_path, 12).read_bytes().splitlines():
        bare, _, written = line.rpartition(b',"crc":"')
        check = zlib.crc32(bare + b"}", check)
        assert written == b'%08x"}' % check


@pytest.mark.parametrize("lost", [1, 2, 10, 60])
def test_a_line_cut_short_by_a_kill_is_lost_alone(tmp_path: Path, lost: int) -> None:
    path = a_record(tmp_path, 12)
    path.write_bytes(path.read_bytes()[:-lost])
    loaded = load(path)
    assert loaded.torn
    assert plain(loaded.lines) == lines_of(a_game(12).match)[:-1]


def test_a_table_with_a_torn_record_goes_on_in_the_same_file(tmp_path: Path) -> None:
    path = a_record(tmp_path, 12)
    path.write_bytes(path.read_bytes()[:-3])
    opened = open_table(path, tmp_path)
    assert opened.fault is not None
    assert opened.session.record is not None
    assert opened.session.record.path == path
    opened.session.undo()
    opened.session.close()
    kept = lines_of(a_game(12).match)[:-1]
    assert plain(good(path).lines)[: len(kept)] == kept
    assert len(good(path).lines) > len(kept)


@pytest.mark.parametrize("number", [2, 5, 9])
def test_damage_in_the_middle_leaves_the_longest_good_part_and_the_file_as_it_is(tmp_path: Path, number: int) -> None:
    path = a_record(tmp_path, 12)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[number - 1] = lines[number - 1].replace(b'"type"', b'"typo"', 1)
    path.write_bytes(b"".join(lines))
    loaded = load(path)
    assert plain(loaded.lines) == lines_of(a_game(12).match)[: number - 2]
    assert loaded.fault is not None
    assert (loaded.fault.file, loaded.fault.line) == (path.name, number)
    assert not loaded.torn
    opened = open_table(path, tmp_path)
    opened.session.close()
    assert path.read_bytes() == b"".join(lines)
    assert opened.session.record is not None
    assert len(good(opened.session.record.path).lines) >= number - 2


def test_a_line_taken_out_is_noticed(tmp_path: Path) -> None:
    path = a_record(tmp_path, 12)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:4] + lines[5:]))
    assert len(load(path).lines) == 3


def test_two_lines_exchanged_are_noticed(tmp_path: Path) -> None:
    path = a_record(tmp_path, 12)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:4], lines[5], lines[4], *lines[6:]]))
    assert len(load(path).lines) == 3


def test_a_game_is_never_written_over_another(tmp_path: Path) -> None:
    path = a_record(tmp_path, 12)
    before = path.read_bytes()
    second = Record.create(path, HEADER)
    second.close()
    assert second.path.name == "evening-2.lantern"
    assert path.read_bytes() == before


def test_a_folder_that_may_only_be_read_is_told_and_nothing_is_left_behind(tmp_path: Path) -> None:
    folder = tmp_path / "sealed"
    with mounted(folder, "ro") as sealed:
        if not sealed:
            folder.chmod(0o555)
        if not sealed and os.access(folder, os.W_OK):
            pytest.skip("this user may write everywhere and mount nothing")
        with pytest.raises(OSError, match="[Rr]ead-only|[Dd]enied"):
            Record.create(folder / "evening.lantern", HEADER)
        assert list(folder.iterdir()) == []


def lines_wait_until_there_is_room(disk: Disk) -> None:
    lines = lines_of(a_game(60).match)
    record = Record.create(disk.folder / "evening.lantern", HEADER)
    assert record.append(lines[:2])
    disk.fill(room=100)
    answers = [record.append([line]) for line in lines[2:]]
    assert False in answers
    whole = record.path.read_bytes()
    assert whole.endswith(b"\n")
    assert whole.count(b"\n") + len(record.waiting) == 1 + len(lines)
    disk.make_room()
    assert record.append(())
    assert record.waiting == []
    record.close()
    check = 0
    for line in record.path.read_bytes().splitlines():
        check = zlib.crc32(line.rpartition(b',"crc":"')[0] + b"}", check)
        assert line.endswith(b'%08x"}' % check)
    assert record.path.read_bytes().count(b"\n") == 1 + len(lines)


def test_on_a_full_disk_lines_wait_in_memory_and_are_written_later(tmp_path: Path) -> None:
    with mounted(tmp_path / "disk") as done:
        if not done:
            pytest.skip("no file system may be mounted here")
        lines_wait_until_there_is_room(Mounted(tmp_path / "disk"))


def test_where_a_file_may_not_grow_lines_wait_in_memory_and_are_written_later(tmp_path: Path) -> None:
    with limited(tmp_path / "disk") as disk:
        lines_wait_until_there_is_room(disk)


def test_a_line_that_waits_is_written_when_the_record_is_closed(tmp_path: Path) -> None:
    with limited(tmp_path / "disk") as disk:
        record = Record.create(disk.folder / "evening.lantern", HEADER)
        disk.fill(room=0)
        assert not record.append([b'{"type":"back","to":0}'])
        disk.make_room()
        record.close()
    assert record.path.read_bytes().count(b"\n") == 2


@pytest.mark.parametrize("path", ["nowhere.lantern", ".", "/dev/null", "a\0b", "x" * 300])
def test_what_is_no_file_is_told(tmp_path: Path, path: str) -> None:
    with pytest.raises(Broken):
        load(tmp_path / path)
