"""A record has one writer, whoever else wants it, and a killed one holds nothing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from desktop.locks import Busy, Lock
from desktop.record import load
from desktop.tables import copy, open_table
from tests.desktop.evening import a_game, a_record, lines_of, plain
from tests.desktop.small_disk import mounted

CHECKOUT = Path(__file__).resolve().parents[2]
HOLD = """
import sys
from pathlib import Path
from desktop.tables import open_table
path = Path(sys.argv[1])
session = open_table(path, path.parent).session
print("open", flush=True)
sys.stdin.read()
session.undo()
session.close()
"""


@contextmanager
def another_program(path: Path) -> Iterator[subprocess.Popen[str]]:
    """A second program that has the record open, until it is told to go on or killed."""
    command = [sys.executable, "-c", HOLD, str(path)]
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=CHECKOUT, env=env
    ) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "open\n"
        try:
            yield child
        finally:
            child.kill()


def test_what_another_program_writes_is_not_opened(tmp_path: Path) -> None:
    path = a_record(tmp_path)
    with another_program(path) as child:
        before = path.read_bytes()
        with pytest.raises(Busy) as told:
            open_table(path, tmp_path)
        assert told.value.path == path
        assert told.value.host == ""
        assert path.read_bytes() == before
        child.communicate("")
    opened = open_table(path, tmp_path)
    opened.session.close()
    assert opened.fault is None


def test_a_copy_of_what_another_program_writes_is_a_file_of_its_own(tmp_path: Path) -> None:
    path = a_record(tmp_path)
    with another_program(path):
        copied = copy(path, tmp_path)
        assert copied.name == "evening-copy.lantern"
        session = open_table(copied, tmp_path).session
        session.undo()
        session.close()
    assert plain(load(path).lines) == lines_of(a_game(12).match)
    assert len(load(copied).lines) == len(load(path).lines) + 1


def test_a_killed_program_holds_nothing(tmp_path: Path) -> None:
    path = a_record(tmp_path)
    with another_program(path) as child:
        child.send_signal(signal.SIGKILL)
        child.wait()
        left = list(tmp_path.glob(".*.lock"))
        assert left
        session = open_table(path, tmp_path).session
        assert session.undo()
        session.close()
    assert not list(tmp_path.glob(".*.lock"))


def test_a_link_leads_to_the_same_lock(tmp_path: Path) -> None:
    path = a_record(tmp_path)
    (tmp_path / "link.lantern").symlink_to(path)
    session = open_table(path, tmp_path).session
    with pytest.raises(Busy):
        open_table(tmp_path / "link.lantern", tmp_path)
    session.close()


@pytest.mark.parametrize("name", ["한" * 70, "x" * 240, "a\nb", "\u202egnp"])
def test_every_name_can_be_locked(tmp_path: Path, name: str) -> None:
    path = tmp_path / f"{name}.lantern"
    path.touch()
    lock = Lock(path)
    with pytest.raises(Busy):
        Lock(path)
    lock.free()
    assert list(tmp_path.iterdir()) == [path]


def test_where_nothing_may_be_written_nothing_is_locked(tmp_path: Path) -> None:
    folder = tmp_path / "sealed"
    with mounted(folder, "ro") as sealed:
        if not sealed:
            pytest.skip("no file system may be mounted here")
        with pytest.raises(OSError, match="Read-only"):
            Lock(folder / "evening.lantern")


def test_a_folder_that_is_gone_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Lock(tmp_path / "nowhere" / "evening.lantern")
