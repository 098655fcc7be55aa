"""Tables are begun, read from files, gone on with; what cannot be stood on is told and never crashes."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from desktop import tables
from desktop.record import load
from desktop.replay import replay
from desktop.tables import Setup, demo, new_match, open_table, record_for
from rules.engine import Step
from rules.fate import Fate, Script
from rules.faults import Broken
from rules.games import shelf
from rules.hakoonna.actions import Stack
from rules.seats import BLIND, KNOWING_HOST
from tests.desktop import hostile
from tests.desktop.evening import a_game, a_record

NIGHT = datetime(2026, 10, 31, 20, 0)


def a_setup(mansion: str = "practice") -> Setup:
    book = tables.a_book()
    options = book.options(mansion=mansion)
    return Setup(options, shelf()["hakoonna"].seats(), Fate(seed=7), tables.layout_for(book, options, 7))


def test_a_record_is_named_by_date_and_game(tmp_path: Path) -> None:
    record = record_for(new_match(tables.a_book(), a_setup()), tmp_path / "Lanternboard", NIGHT)
    record.close()
    assert record.path.name == "2026-10-31-hakoonna.lantern"


def test_two_games_of_one_night_have_two_records(tmp_path: Path) -> None:
    names = []
    for _ in range(3):
        record = record_for(new_match(tables.a_book(), a_setup()), tmp_path, NIGHT)
        record.close()
        names.append(record.path.name)
    assert names == [f"2026-10-31-hakoonna{number}.lantern" for number in ("", "-2", "-3")]


def test_every_game_has_an_id_of_its_own() -> None:
    assert len({new_match(tables.a_book(), a_setup()).header.id for _ in range(5)}) == 5


@pytest.mark.parametrize(("mansion", "laid"), [("practice", 9), ("automatic", 9), ("built", 1)])
def test_the_mansion_is_the_one_that_the_options_ask_for(mansion: str, laid: int) -> None:
    match = new_match(tables.a_book(), a_setup(mansion))
    assert len(match.table.state.public.placements) == laid


def test_what_the_program_lays_is_sound() -> None:
    book = tables.a_book()
    for seed in range(5):
        layout = tables.layout_for(book, book.options(mansion="automatic"), seed)
        assert tables.layout_reasons(book, layout) == ()


def test_an_evening_goes_on_where_it_ended(tmp_path: Path) -> None:
    path = a_record(tmp_path, 40)
    opened = open_table(path, tmp_path)
    assert opened.fault is None
    assert opened.session.match.table == a_game(40).match.table
    assert opened.session.undo(5) == 5
    opened.session.close()
    again = open_table(path, tmp_path)
    assert again.session.match.table == opened.session.match.table
    assert again.session.redo(5) == 5
    assert again.session.match.table == a_game(40).match.table
    again.session.close()


def test_an_open_question_is_still_open(tmp_path: Path) -> None:
    setup = a_setup()._replace(fate=Fate(other="cardboard"))
    match = new_match(tables.a_book(), setup)
    record = record_for(match, tmp_path, NIGHT)
    record.close()
    opened = open_table(record.path, tmp_path)
    assert opened.session.asked() is not None
    assert isinstance(opened.session.answer("black"), Step)
    opened.session.play(Stack("red"))
    opened.session.close()
    again = open_table(record.path, tmp_path).session
    assert again.asked() == opened.session.asked()
    assert isinstance(again.answer("held"), Step)
    again.close()


def test_the_hosts_window_has_the_eyes_again_that_it_had(tmp_path: Path) -> None:
    for viewer in (BLIND, KNOWING_HOST):
        record = record_for(new_match(tables.a_book(), a_setup()._replace(viewer=viewer)), tmp_path, NIGHT)
        record.close()
        session = open_table(record.path, tmp_path).session
        assert session.viewer == viewer
        session.close()


def test_answers_written_down_beforehand_come_first(tmp_path: Path) -> None:
    match = new_match(tables.a_book(), a_setup(), Script(["white", "fell"]))
    match.play(Stack("red"))
    assert match.table.state.card == "white"
    assert match.table.state.public.phase == "hako"


def test_a_damaged_record_is_gone_on_with_in_a_copy_each_time_another(tmp_path: Path) -> None:
    path = a_record(tmp_path, 12)
    raw = bytearray(path.read_bytes())
    raw[len(raw) // 2] ^= 1
    path.write_bytes(raw)
    names = []
    for _ in range(2):
        opened = open_table(path, tmp_path)
        assert opened.session.record is not None
        names.append(opened.session.record.path.name)
        opened.session.close()
    assert names == ["evening-salvaged.lantern", "evening-salvaged-2.lantern"]
    assert path.read_bytes() == bytes(raw)


def test_the_demo_is_in_the_middle_of_an_evening_and_unrecorded() -> None:
    session = demo()
    assert session.record is None
    assert {piece.at for piece in session.picture().pieces} == {"hall", "living", "study", "hall_2f"}


NOWHERE = {"room": "nowhere", "floor": "1F", "col": 5, "row": 5}

SENSELESS = {
    "a step to go back to that was never played": hostile.with_line({"type": "back", "to": 999}),
    "a step before the first": hostile.with_line({"type": "back", "to": -1}),
    "a board that does not exist": hostile.with_line(
        hostile.an_event(type="mansion-set", placements=[NOWHERE], pool=[], under=[])
    ),
    "a visitor that does not exist": hostile.with_line(hostile.an_event(type="seats-set", visitors=["x"], start="x")),
    "a question that has no answer": hostile.with_line(
        hostile.an_event(type="passed", seat="red") | {"agenda": [{"type": "draw-board", "seat": "fate", "pool": []}]}
    ),
    "a tower that falls more often than always": hostile.with_line(
        hostile.an_event(type="passed", seat="red") | {"agenda": [{"type": "tower", "seat": "fate", "falls": 900}]}
    ),
}


@pytest.mark.parametrize("raw", SENSELESS.values(), ids=list(SENSELESS))
def test_a_line_that_makes_no_sense_ends_the_good_part(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "hostile.lantern"
    path.write_bytes(raw)
    opened = open_table(path, tmp_path)
    assert opened.fault is not None
    assert opened.fault.line == len(hostile.steps()) + 2
    assert opened.session.match.length >= len(a_game(12).match.path())
    assert opened.session.picture() is not None
    opened.session.close()
    assert path.read_bytes() == raw
    assert opened.session.record is not None
    assert opened.session.record.path != path


UNUSABLE = {
    "no seats": hostile.with_header(lambda first: first.update(seats=[])),
    "nobody but her": hostile.with_header(lambda first: first.update(seats=first["seats"][:1])),
    "a visitor that does not exist": hostile.with_header(lambda first: first["seats"][1].update(id="pink")),
    "a board that does not exist": hostile.with_header(lambda first: first["layout"]["board"][3].update(room="moon")),
    "an option that does not exist": hostile.with_header(lambda first: first["options"].update(cheat=True)),
    "an option of another type": hostile.with_header(lambda first: first["options"].update(noise="loud")),
    "rooms that are no rooms": hostile.with_header(lambda first: first.update(content={"hakoonna/rooms.toml": "x"})),
    "a content that is no text": hostile.with_header(lambda first: first.update(content={"hakoonna/rooms.toml": 1})),
    "an unknown field": hostile.with_header(lambda first: first.update(surprise=1)),
}


@pytest.mark.parametrize("raw", UNUSABLE.values(), ids=list(UNUSABLE))
def test_a_first_line_that_makes_no_sense_is_refused(tmp_path: Path, raw: bytes) -> None:
    path = tmp_path / "hostile.lantern"
    path.write_bytes(raw)
    with pytest.raises(Broken) as told:
        open_table(path, tmp_path)
    assert all(fault.message for fault in told.value.faults)
    assert path.read_bytes() == raw


def test_events_that_no_longer_fit_are_told_with_their_line(tmp_path: Path) -> None:
    path = hostile.write(tmp_path, [hostile.header(), hostile.an_event(type="walked", seat="x", origin="", to="hall")])
    replayed = replay(load(path), path.name)
    assert [(line, type(event).__name__) for line, event in replayed.misfits] == [(2, "Walked")]
