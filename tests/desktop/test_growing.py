"""A record whose file is taken away waits, and is whole again when its place is back."""

from __future__ import annotations

import errno
import shutil
import time
from pathlib import Path

from desktop.growing import LOOK_S
from desktop.record import Record, load
from tests.desktop.evening import a_game, lines_of, plain
from tests.desktop.small_disk import mounted

LINES = lines_of(a_game(12).match)


def header() -> bytes:
    from rules.notation import Notation

    match = a_game(12).match
    return Notation(match.book).write_header(match.header)


def cause(record: Record) -> int | None:
    return record.trouble.errno if record.trouble is not None else None


def a_breath_later() -> None:
    """The next line is not of the same breath, so the file is looked for again."""
    time.sleep(2 * LOOK_S)


def whole(path: Path) -> list[bytes]:
    loaded = load(path)
    assert loaded.fault is None
    return plain(loaded.lines)


def test_a_file_that_was_deleted_is_written_again(tmp_path: Path) -> None:
    record = Record.create(tmp_path / "evening.lantern", header())
    assert record.append(LINES[:5])
    record.path.unlink()
    a_breath_later()
    assert record.append(LINES[5:])
    record.close()
    assert whole(record.path) == LINES


def test_while_the_folder_is_gone_lines_wait_and_are_written_when_it_is_back(tmp_path: Path) -> None:
    folder, away = tmp_path / "stick", tmp_path / "pocket"
    record = Record.create(folder / "evening.lantern", header())
    assert record.append(LINES[:5])
    folder.rename(away)
    a_breath_later()
    assert not record.append(LINES[5:8])
    assert cause(record) == errno.ENOENT
    away.rename(folder)
    assert record.append(LINES[8:])
    record.close()
    assert whole(record.path) == LINES


def test_a_stick_that_lost_its_last_lines_gets_them_back(tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    record = Record.create(folder / "evening.lantern", header())
    assert record.append(LINES[:2])
    older = record.path.read_bytes()
    assert record.append(LINES[2:5])
    shutil.rmtree(folder)
    a_breath_later()
    assert not record.append(LINES[5:])
    folder.mkdir()
    record.path.write_bytes(older)
    assert record.append(())
    record.close()
    assert whole(record.path) == LINES


def test_something_else_in_its_place_is_left_alone(tmp_path: Path) -> None:
    record = Record.create(tmp_path / "evening.lantern", header())
    assert record.append(LINES[:5])
    record.path.unlink()
    record.path.write_text("Dear Ann")
    a_breath_later()
    assert not record.append(LINES[5:])
    assert cause(record) == errno.EEXIST
    assert record.path.read_text() == "Dear Ann"
    record.path.unlink()
    assert record.append(())
    record.close()
    assert whole(record.path) == LINES


def test_an_empty_folder_where_a_stick_was_is_not_written_to(tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    with mounted(folder) as done:
        record = Record.create(folder / "evening.lantern", header())
        assert record.append(LINES[:5])
        if not done:
            record.close()
            return
    a_breath_later()
    assert not record.append(LINES[5:])
    assert cause(record) == errno.ENOENT
    assert list(folder.iterdir()) == []
    record.close()


def test_a_record_that_could_not_be_begun_is_written_when_it_can_be(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.write_text("in the way")
    path = folder / "evening.lantern"
    record = Record.unplaced(path, header(), OSError(errno.ENOTDIR, "in the way"))
    assert not record.append(LINES[:5])
    assert not record.placed
    assert record.whole().count(b"\n") == 6
    folder.unlink()
    assert record.append(LINES[5:])
    assert path.is_file()
    record.close()
    assert whole(path) == LINES
