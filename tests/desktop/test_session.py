"""The session plays, refuses, records before anyone is told, and shows each viewer only its share."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from desktop.record import Record, load
from desktop.session import Meanings, Session
from desktop.words import Words
from rules.actions import Answer
from rules.engine import Refused, Step
from rules.fate import Fate
from rules.hakoonna.actions import Agree, EndTime, Open, Stack, Walk
from rules.hakoonna.events import BarrierSet, NoiseSet, PhaseSet, PieceSet
from rules.hakoonna.violations import NoiseFirst, TooFar
from rules.match import Note
from rules.notation import Notation
from rules.seats import AUDIENCE, SPECTATORS
from rules.violations import NotByHand, Nowhere
from tests.desktop.evening import a_game
from tests.desktop.small_disk import limited
from tests.tables import a_match

WHO_MAY_NOT_KNOW = ("blind", AUDIENCE, "hako", "red", "blue", "green", "purple")


def a_session(record: Record | None = None, card: str = "black") -> Session:
    """Red stands in the 1F Hall, has stacked its disc, and may walk."""
    match = a_match("hakoonna", fate=Fate(other="cardboard"))
    session = Session(match, record)
    session.answer(card)
    session.play(Stack("red"))
    session.answer("held")
    return session


def at(session: Session, piece: str = "red") -> str:
    return next(one.at for one in session.picture().pieces if one.id == piece)


# ---- drops


def test_a_legal_drop_is_carried_out() -> None:
    session = a_session()
    done = session.drop("red", "living")
    assert isinstance(done, Step)
    assert done.action == Walk("red", "living")
    assert at(session) == "living"


@pytest.mark.parametrize("space", ["bedroom", "bedroom.bed", "", "nowhere", "status bar"])
def test_a_piece_dropped_where_it_may_not_go_is_where_it_was(space: str) -> None:
    """FU-20."""
    session = a_session()
    heard: list[str] = []
    session.changed.connect(lambda: heard.append("changed"))
    before, steps = session.match.table, session.match.length
    done = session.drop("red", space)
    assert isinstance(done, Refused)
    assert done.violations
    assert all(session.speech(Words("ko")).tell(reason) for reason in done.violations)
    assert (session.match.table, session.match.length, heard) == (before, steps, [])


def test_a_refusal_tells_every_reason_and_what_is_legal_instead() -> None:
    session = a_session()
    session.correct([PhaseSet("noise", "red", last="red"), PieceSet("red", "living")], "to test")
    done = session.drop("red", "study")
    assert isinstance(done, Refused)
    assert done.violations == (NoiseFirst(), TooFar("study", 2))
    assert Stack("red") in done.remedies


def test_a_drop_with_several_legal_meanings_asks_which() -> None:
    session = a_session()
    session.correct([PieceSet("red", "study")], "to test")
    done = session.drop("red", "study")
    assert isinstance(done, Meanings)
    assert all(isinstance(action, Open) for action in done.actions)
    assert len(done.actions) == 6


def test_what_only_the_rules_move_is_refused_by_name() -> None:
    session = a_session()
    session.correct([BarrierSet(("hall", "living"))], "to test")
    done = session.drop("barrier", "study")
    assert isinstance(done, Refused)
    assert isinstance(done.violations[0], NotByHand | Nowhere)


def test_what_is_lit_is_what_the_drop_allows() -> None:
    session = a_session()
    for piece in ("red", "blue", "gray"):
        for space, verdict in session.targets(piece).items():
            assert session.verdict(piece, space) == verdict


def test_targets_do_not_change_what_is_drawn() -> None:
    session = a_session()
    picture = session.picture()
    session.targets("red")
    assert session.picture() is picture
    session.drop("red", "living")
    assert session.picture() != picture


def test_a_held_board_is_judged_at_one_turn_only() -> None:
    match = a_match("hakoonna", options=msgspec.convert({"mansion": "built"}, a_game(12).match.book.options))
    session = Session(match)
    board = session.picture().pieces[-1]
    assert board.look == "board"
    for turn in range(4):
        verdicts = session.targets(board.id, turn).values()
        assert {getattr(action, "turn", None) for verdict in verdicts for action, _ in verdict.meanings} == {turn}


# ---- going back


def test_undo_and_redo_stand_where_one_stood() -> None:
    """FU-16: after k undos the table is the one before, after redo the later one; no piece is lost."""
    session = Session(a_match("hakoonna", seed=7))
    tables = [session.match.table]
    for action in a_game(200).actions:
        session.play(action)
        tables.append(session.match.table)
        assert len(session.picture().pieces) == 5
    moves = len(tables) - 1
    for k in (1, 2, 3, 5, 8, moves):
        assert session.undo(k) == k
        assert session.match.table == tables[-1 - k]
        assert session.redo(k) == k
        assert session.match.table == tables[-1]


def test_what_an_action_brings_about_is_taken_back_with_it() -> None:
    session = Session(a_match("hakoonna", seed=7))
    before = session.match.table
    session.play(Stack("red"))
    assert session.match.length - session.match.node(session.match.at).parent.number == 1  # type: ignore[union-attr]
    assert session.undo() == 1
    assert session.match.table == before


def test_nothing_is_told_where_there_is_nothing_to_take_back() -> None:
    session = a_session()
    session.undo(100)
    heard: list[str] = []
    session.changed.connect(lambda: heard.append("changed"))
    assert session.undo() == 0
    assert heard == []


def test_one_may_jump_to_any_step() -> None:
    session = a_session()
    session.drop("red", "living")
    there = session.match.at
    session.jump(0)
    assert at(session) == "hall"
    session.jump(there)
    assert at(session) == "living"


# ---- the record


def a_recorded(folder: Path) -> Session:
    match = a_match("hakoonna", seed=7)
    record = Record.create(folder / "evening.lantern", Notation(match.book).write_header(match.header))
    return Session(match, record)


def test_a_step_is_written_before_anyone_is_told(tmp_path: Path) -> None:
    session = a_recorded(tmp_path)
    seen: list[int] = []
    session.changed.connect(lambda: seen.append(len(load(tmp_path / "evening.lantern").lines)))
    for action in a_game(12).actions:
        session.play(action)
        assert seen[-1] == session.match.length
    session.undo()
    assert seen[-1] == session.match.length + 1
    session.close()


def test_a_banner_hears_of_a_disk_that_is_full_and_of_one_that_is_not(tmp_path: Path) -> None:
    heard: list[bool] = []
    with limited(tmp_path / "disk") as disk:
        session = a_recorded(disk.folder)
        session.unsaved.connect(heard.append)
        disk.fill(room=0)
        session.play(a_game(12).actions[0])
        disk.make_room()
        session.play(a_game(12).actions[1])
        session.close()
    assert heard == [True, False]
    assert len(load(disk.folder / "evening.lantern").lines) == session.match.length


def test_names_and_who_answers_for_fate_are_kept(tmp_path: Path) -> None:
    session = a_recorded(tmp_path)
    session.rename("red", "미나")
    session.switch_fate("noise", "cardboard")
    session.close()
    notes = [line for line in load(tmp_path / "evening.lantern").lines if isinstance(line, Note)]
    assert session.speech(Words("en")).name("red") == "미나"
    assert notes[0].names["red"].ko == "미나"
    assert notes[1].fate is not None
    assert notes[1].fate.sources == {"noise": "cardboard"}


# ---- who sees what


def everything(session: Session, viewer: str) -> bytes:
    """All that a viewer is shown, as bytes."""
    speech = session.speech(Words("ko"))
    lines = [speech.tell(line.event) for line in session.log(viewer)]
    events = [session.events(number, viewer) for number in range(session.match.length + 1)]
    return msgspec.json.encode((session.seen(viewer), session.picture(viewer), lines, events))


@pytest.mark.parametrize("viewer", WHO_MAY_NOT_KNOW)
def test_the_card_of_the_gray_man_changes_nothing_for_who_may_not_know_it(viewer: str) -> None:
    assert everything(a_session(card="white"), viewer) == everything(a_session(card="black"), viewer)


@pytest.mark.parametrize("viewer", ["host", SPECTATORS, "gray"])
def test_who_may_know_the_card_sees_it(viewer: str) -> None:
    assert everything(a_session(card="white"), viewer) != everything(a_session(card="black"), viewer)


def test_targets_and_refusals_do_not_hang_on_the_card() -> None:
    white, black = a_session(card="white"), a_session(card="black")
    for piece in ("red", "blue", "gray"):
        assert white.targets(piece) == black.targets(piece)
    for action in (Agree("gray"), EndTime("red"), Walk("gray", "study"), Answer("fate", "white")):
        assert white.play(action) == black.play(action)


def test_the_audience_sees_the_log_up_to_its_published_step() -> None:
    session = a_session()
    session.match.note(Note(held=session.match.at))
    before = everything(session, AUDIENCE), everything(session, SPECTATORS)
    session.drop("red", "living")
    assert len(session.log()) > len(session.log(AUDIENCE))
    assert session.log(AUDIENCE) == session.log(AUDIENCE)[: len(session.log())]
    assert [line.step for line in session.log(AUDIENCE)][-1] <= session.match.published()
    assert msgspec.json.decode(before[0])[1] == msgspec.json.decode(everything(session, AUDIENCE))[1]


def test_the_log_marks_what_was_overruled_or_set_by_hand() -> None:
    session = a_session()
    session.play(Walk("red", "kitchen"), overrule="the door is painted on")
    session.correct([NoiseSet(("red", "red"))], "we forgot one")
    overruled, corrected = session.log()[-2:]
    assert overruled.overruled == "the door is painted on"
    assert corrected.corrected
    assert not overruled.corrected
