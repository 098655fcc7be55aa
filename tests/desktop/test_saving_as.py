"""A game is carried over to another file, and never over another game."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from desktop import generations, tables
from desktop.locks import Busy
from desktop.record import load
from desktop.saving_as import save_as
from desktop.session import Session
from desktop.tables import Setup, open_table
from rules.fate import Fate
from rules.faults import Broken
from rules.games import shelf
from tests.desktop import hostile
from tests.desktop.evening import plain
from tests.desktop.small_disk import limited

NIGHT = datetime(2026, 11, 30, 20, 0)


def a_session(folder: Path) -> Session:
    book = tables.a_book()
    setup = Setup(book.options(), shelf()["hakoonna"].seats(), Fate(seed=7), book.content.practice)
    match = tables.new_match(book, setup)
    return Session(match, tables.record_for(match, folder, NIGHT))


def carry(session: Session, path: Path) -> None:
    assert session.record is not None
    session.move_to(save_as(session.record, session.match.header.id, path))


def test_the_game_goes_on_in_the_new_file_and_the_old_one_stays(tmp_path: Path) -> None:
    session = a_session(tmp_path / "here")
    assert session.record is not None
    old = session.record.path
    before = old.read_bytes()
    carry(session, tmp_path / "there" / "tonight.lantern")
    assert session.record.path == tmp_path / "there" / "tonight.lantern"
    session.rename("red", "Ann")
    session.close()
    assert old.read_bytes() == before
    assert load(session.record.path).fault is None
    assert len(load(session.record.path).lines) == len(load(old).lines) + 1
    open_table(old, old.parent).session.close()


def test_the_same_game_is_kept_before_it_is_replaced(tmp_path: Path) -> None:
    session = a_session(tmp_path)
    assert session.record is not None
    there = tmp_path / "tonight.lantern"
    there.write_bytes(older := session.record.path.read_bytes())
    session.rename("red", "Ann")
    carry(session, there)
    session.close()
    assert len(load(there).lines) > len(older.splitlines()) - 1
    assert [one.read_bytes() for one in generations.of(there)] == [older]


def test_another_game_is_not_written_over(tmp_path: Path) -> None:
    session, other = a_session(tmp_path / "one"), a_session(tmp_path / "two")
    assert other.record is not None
    other.close()
    before = other.record.path.read_bytes()
    with pytest.raises(Broken, match="Another game"):
        carry(session, other.record.path)
    assert other.record.path.read_bytes() == before
    session.rename("red", "Ann")
    assert session.record is not None
    assert session.record.path.parent.name == "one"
    session.close()


def test_what_is_no_record_is_not_written_over(tmp_path: Path) -> None:
    session = a_session(tmp_path)
    (tmp_path / "letter.lantern").write_text("Dear Ann")
    with pytest.raises(Broken, match="Something else"):
        carry(session, tmp_path / "letter.lantern")
    session.close()
    assert (tmp_path / "letter.lantern").read_text() == "Dear Ann"


def test_games_without_an_id_are_never_the_same(tmp_path: Path) -> None:
    one, other = tmp_path / "one.lantern", tmp_path / "other.lantern"
    for path in (one, other):
        path.write_bytes(hostile.with_header(lambda first: first.update(id="")))
    session = open_table(one, tmp_path).session
    with pytest.raises(Broken, match="Another game"):
        carry(session, other)
    session.close()


def test_a_file_that_is_open_elsewhere_is_not_written_over(tmp_path: Path) -> None:
    session = a_session(tmp_path)
    assert session.record is not None
    there = tmp_path / "tonight.lantern"
    there.write_bytes(session.record.path.read_bytes())
    other = open_table(there, tmp_path).session
    with pytest.raises(Busy):
        carry(session, there)
    other.close()
    session.close()


def test_on_a_full_disk_the_file_that_is_there_stays_as_it_is(tmp_path: Path) -> None:
    with limited(tmp_path / "disk") as disk:
        session = a_session(disk.folder)
        assert session.record is not None
        there = disk.folder / "tonight.lantern"
        there.write_bytes(older := session.record.path.read_bytes())
        session.rename("red", "A" * 300)
        disk.fill(room=-100)
        with pytest.raises(OSError, match="large|space"):
            carry(session, there)
        disk.make_room()
        assert there.read_bytes() == older
        assert not list(disk.folder.glob(".*tonight.lantern"))
        session.close()


def test_what_waits_for_room_is_in_the_new_file(tmp_path: Path) -> None:
    with limited(tmp_path / "disk") as disk:
        session = a_session(disk.folder)
        disk.fill(room=0)
        session.rename("red", "Ann")
        assert session.record is not None
        assert session.record.waiting
        disk.make_room()
        carry(session, tmp_path / "tonight.lantern")
        assert session.record.trouble is None
        session.close()
    again = open_table(tmp_path / "tonight.lantern", tmp_path).session
    assert again.match.names["red"].en == "Ann"
    again.close()
    assert plain(load(tmp_path / "tonight.lantern").lines)
