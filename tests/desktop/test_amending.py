"""An evening amended at the table: on disk, after a restart, from damaged files, and before the audience."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from desktop.check import faults
from desktop.projector.passage import passage
from desktop.projector.publishing import Publishing
from desktop.projector.window import AudienceWindow
from desktop.record import Record, load
from desktop.replay import replay
from desktop.session import Session
from desktop.tables import open_table
from rules.actions import Action, Answer
from rules.amend import Amend, Change, Draft, Drop, Insert, Keep, Ruling
from rules.engine import Refused, Step
from rules.fate import Fate
from rules.faults import Broken
from rules.hakoonna.actions import Agree, EndTime, Stack, Walk
from rules.match import Back, Match
from rules.notation import Notation
from rules.seats import AUDIENCE, FATE, HOST
from tests.desktop import hostile, mutations
from tests.desktop.projector import canaries
from tests.tables import a_match

HELD, FELL = Answer(FATE, "held"), Answer(FATE, "fell")
REDS_TOWER, REDS_WALK = 3, 4


def an_evening() -> Match:
    """Hako Onna with the cardboard tower: red's disc held, red walked to the living room."""
    match = a_match("hakoonna", fate=Fate(other="cardboard"))
    for action in (Answer(FATE, "black"), Stack("red"), HELD, Walk("red", "living")):
        assert isinstance(match.play(action), Step)
    return match


def a_session(folder: Path) -> Session:
    match = an_evening()
    record = Record.create(folder / "evening.lantern", Notation(match.book).write_header(match.header))
    return Session(match, record)


def reopened(session: Session, folder: Path) -> Session:
    """The same evening after the program was closed and started again."""
    session.close()
    opened = open_table(folder / "evening.lantern", folder)
    assert opened.fault is None
    return opened.session


def breaking(session: Session) -> tuple[int, ...] | None:
    """The steps that the open amendment breaks; None where none is open."""
    return session.amending.breaking if session.amending is not None else None


def table(session: Session) -> tuple[str, str, tuple[str, ...]]:
    """Where red stands, the phase, and who agreed to give up."""
    public = session.match.table.state.public
    return public.at["red"], public.phase, public.agreed


RULINGS: dict[str, tuple[Ruling, tuple[str, str, tuple[str, ...]], str]] = {
    "keep": (Keep(REDS_WALK, "he was gone already"), ("living", "hako", ()), "he was gone already"),
    "drop": (Drop(REDS_WALK), ("hall", "hako", ()), ""),
    "change": (Change(REDS_WALK, Agree("red", True)), ("hall", "hako", ("red",)), ""),
}


@pytest.mark.parametrize("how", RULINGS)
def test_hako_onna_a_disc_that_fell_after_all_with_a_restart_in_the_middle(how: str, tmp_path: Path) -> None:
    ruling, wanted, overruled = RULINGS[how]
    session = a_session(tmp_path)
    before, here = session.match.table, session.match.at
    assert session.amend(REDS_TOWER, FELL).refused is None
    session = reopened(session, tmp_path)
    assert breaking(session) == (REDS_WALK,)
    assert session.rule(ruling) is None
    session = reopened(session, tmp_path)
    assert breaking(session) == ()
    assert session.match.table == before
    session.settle()
    for _ in range(2):
        assert breaking(session) is None
        assert table(session) == wanted
        assert session.log()[-1].overruled == overruled
        session = reopened(session, tmp_path)
    assert session.undo() == 1
    assert (session.match.table, session.match.at) == (before, here)
    session = reopened(session, tmp_path)
    assert (session.match.table, session.match.at) == (before, here)
    assert session.redo() == 1
    session = reopened(session, tmp_path)
    assert table(session) == wanted
    assert session.match.branches() == [here]
    session.close()


def test_settling_writes_one_line_before_anyone_is_told(tmp_path: Path) -> None:
    session = a_session(tmp_path)
    seen: list[list[str]] = []

    def look() -> None:
        seen.append([type(line).__name__ for line in load(tmp_path / "evening.lantern").lines[REDS_WALK:]])

    session.changed.connect(look)
    session.amend(REDS_TOWER, FELL)
    session.rule(Drop(REDS_WALK))
    session.settle()
    session.close()
    assert seen == [["Draft"], ["Draft", "Draft"], ["Draft", "Draft", "Amend"]]


def test_what_is_refused_tells_nobody(tmp_path: Path) -> None:
    session = a_session(tmp_path)
    session.amend(REDS_TOWER, FELL)
    heard: list[str] = []
    session.changed.connect(lambda: heard.append("changed"))
    assert session.amend(REDS_WALK, Walk("red", "bedroom")).refused is not None
    assert isinstance(session.rule(Change(REDS_WALK, Walk("red", "bedroom"))), Refused)
    assert not session.take_ruling_back()
    assert heard == []
    session.close()


def test_a_draft_given_up_is_gone_after_a_restart(tmp_path: Path) -> None:
    session = a_session(tmp_path)
    before = session.match.table
    session.amend(REDS_TOWER, FELL)
    session.rule(Insert(REDS_WALK, EndTime(HOST)))
    session.take_ruling_back()
    session.drop_all_broken()
    session.abandon()
    session = reopened(session, tmp_path)
    assert session.amending is None
    assert session.match.table == before
    assert session.match.length == REDS_WALK
    session.close()


def test_without_an_open_draft_there_is_nothing_to_rule_on() -> None:
    with pytest.raises(ValueError, match="no amendment is open"):
        Session(an_evening()).rule(Drop(REDS_WALK))


def test_a_hand_that_plays_on_leaves_no_draft_behind(tmp_path: Path) -> None:
    session = a_session(tmp_path)
    session.amend(REDS_TOWER, FELL)
    session.play(Agree("red", True))
    session = reopened(session, tmp_path)
    assert session.amending is None
    session.close()


def test_check_finds_nothing_wrong_with_an_amended_record(tmp_path: Path) -> None:
    session = a_session(tmp_path)
    session.amend(REDS_TOWER, FELL)
    session.rule(Keep(REDS_WALK, "he was gone already"))
    session.settle()
    session.undo()
    session.amend(REDS_WALK, Agree("red", True))
    session.close()
    assert faults(tmp_path / "evening.lantern") == ()


# ---- damaged and hostile lines


Plain = dict[str, Any]


def plain_lines() -> list[Plain]:
    """An evening with an amendment, an undo, and an open draft with every kind of ruling."""
    match = an_evening()
    match.amend(REDS_TOWER, FELL).keep("he was gone already")
    match.settle()
    match.undo()
    notation = Notation(match.book)
    lines: list[Plain] = [msgspec.json.decode(notation.write_header(match.header))]
    first: Insert[Action] = Insert(REDS_WALK, EndTime(HOST))
    instead: Change[Action] = Change(REDS_WALK, Agree("red", True))
    draft: Draft[Action] = Draft(REDS_TOWER, FELL, "", (first, instead, Drop(99), Keep(98, "so")))
    return lines + [msgspec.json.decode(notation.write(line)) for line in (*match.unwritten, draft)]


def a_step(**event: object) -> Plain:
    return hostile.an_event(**event) | {"action": {"type": "answer", "seat": "fate", "value": "fell"}}


SENSELESS = {
    "a step that was never played": {"type": "amend", "of": 99, "steps": [a_step(type="noise-made", seat="red")]},
    "the start": {"type": "amend", "of": 0, "steps": [a_step(type="noise-made", seat="red")]},
    "before the start": {"type": "amend", "of": -1, "steps": [a_step(type="noise-made", seat="red")]},
    "a step on another branch": {"type": "amend", "of": 6, "steps": [a_step(type="noise-made", seat="red")]},
    "no new way": {"type": "amend", "of": 3, "steps": []},
    "a way to nowhere": {
        "type": "amend",
        "of": 3,
        "steps": [a_step(type="seats-set", visitors=["x"], start="x")],
    },
    "a draft of a step that was never played": {"type": "draft", "of": 99, "action": {"type": "pass", "seat": "red"}},
    "a draft of the start": {"type": "draft", "of": 0, "action": {"type": "pass", "seat": "red"}},
}
FORMLESS = {
    "no steps at all": {"type": "amend", "of": 3},
    "a note among the steps": {"type": "amend", "of": 3, "steps": [{"type": "note"}]},
    "a number that is a text": {"type": "amend", "of": "3", "steps": []},
    "an unknown field": {"type": "amend", "of": 3, "steps": [], "cheat": True},
    "an unknown event": {"type": "amend", "of": 3, "steps": [a_step(type="x")]},
    "a draft of a correction": {"type": "draft", "of": 3, "action": {"type": "correct", "seat": "host", "reason": ""}},
    "an unknown ruling": {
        "type": "draft",
        "of": 3,
        "action": {"type": "pass", "seat": "red"},
        "rulings": [{"type": 1}],
    },
}


@pytest.mark.parametrize("line", [*SENSELESS.values(), *FORMLESS.values()], ids=[*SENSELESS, *FORMLESS])
def test_a_line_that_cannot_be_ends_the_good_part(line: Plain, tmp_path: Path) -> None:
    good = plain_lines()[:-1]
    path = hostile.write(tmp_path, [*good, line])
    raw = path.read_bytes()
    assert [fault.line for fault in faults(path) if not fault.warning] == [len(good) + 1]
    opened = open_table(path, tmp_path)
    assert opened.fault is not None
    assert opened.session.amending is None
    assert table(opened.session)[:2] == ("living", "noise")
    opened.session.close()
    assert path.read_bytes() == raw


def test_a_draft_whose_judging_fails_is_told_and_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object, **__: object) -> None:
        raise KeyError("nowhere")

    lines = plain_lines()
    loaded = load(hostile.write(tmp_path, lines))
    monkeypatch.setattr("rules.amend.anew.carry_out", fails)
    replayed = replay(loaded, "hostile.lantern")
    assert replayed.fault is not None
    assert replayed.fault.line == len(lines)
    assert replayed.match.amending is None
    assert replayed.match.length == 6


def test_an_event_in_an_amendment_that_no_longer_fits_is_told_with_its_line(tmp_path: Path) -> None:
    stray = a_step(type="walked", seat="x", origin="", to="hall")
    amend = {"type": "amend", "of": 3, "steps": [a_step(type="noise-made", seat="red"), stray]}
    good = plain_lines()[:-1]
    path = hostile.write(tmp_path, [*good, amend, stray])
    replayed = replay(load(path), path.name)
    assert replayed.fault is None
    assert [line for line, _ in replayed.misfits] == [len(good) + 1, len(good) + 2]


def test_an_open_draft_is_read_with_all_its_rulings(tmp_path: Path) -> None:
    path = hostile.write(tmp_path, plain_lines())
    assert faults(path) == ()
    opened = open_table(path, tmp_path)
    assert opened.session.amending is not None
    assert opened.session.amending.settled
    assert [type(line) for line in load(path).lines[-3:]] == [Amend, Back, Draft]
    opened.session.settle()
    assert table(opened.session) == ("hall", "gray", ("red",))
    opened.session.close()


def test_misled_amendments_are_stood(tmp_path: Path) -> None:
    dice, told = Random(5), {"recovered": 0, "refused": 0}
    for number in range(150):
        lines = plain_lines()
        for _ in range(1 + dice.randrange(3)):
            mutations._replace(lines[-1 - dice.randrange(3)], dice)
        told[stood(tmp_path / f"{number}.lantern", hostile.sealed(lines))] += 1
    assert told["recovered"] == 150


def test_spoiled_amendments_are_stood(tmp_path: Path) -> None:
    dice, whole = Random(6), hostile.sealed(plain_lines())
    for number in range(60):
        path, spoiled = tmp_path / f"{number}.lantern", mutations.mutate(whole, dice)
        mutations.look(path, whole, spoiled)
        mutations.recover(path, whole, spoiled)


def stood(path: Path, raw: bytes) -> str:
    """A misled file is told of, opened as far as it is good, and gone on with."""
    mutations.look(path, raw, raw)
    try:
        session = open_table(path, path.parent).session
    except Broken:
        return "refused"
    if session.amending is not None:
        session.drop_all_broken()
        session.settle()
    session.undo()
    session.redo()
    assert session.picture().spaces
    session.close()
    return "recovered"


# ---- the audience


def watched(session: Session, qtbot: QtBot) -> tuple[AudienceWindow, Publishing]:
    window = AudienceWindow("ko")
    qtbot.addWidget(window)
    window.set_pace(0.0)
    window.resize(1280, 720)
    publishing = Publishing(session, grace=0)
    window.follow(publishing)
    window.show()
    qtbot.waitExposed(window)
    window.lift(sure=True)
    return window, publishing


def is_corrected(window: AudienceWindow) -> bool:
    return window.header.head.headline == ("정정",)


def amend(session: Session) -> None:
    """Red walked to the study, not to the living room."""
    session.amend(REDS_WALK, Walk("red", "study"))
    session.settle()


def test_an_open_draft_is_not_seen_by_the_audience(qtbot: QtBot) -> None:
    session = Session(an_evening())
    window, _ = watched(session, qtbot)
    before = canaries.public(window)
    session.amend(REDS_TOWER, FELL)
    session.drop_all_broken()
    assert canaries.differing(before, canaries.public(window)) == set()
    window.follow(None)


def test_who_had_seen_the_old_result_is_told_one_line(qtbot: QtBot) -> None:
    session = Session(an_evening())
    window, _ = watched(session, qtbot)
    amend(session)
    assert is_corrected(window)
    assert window.scene.picture == session.picture(AUDIENCE)
    window.follow(None)


def test_frozen_beyond_the_amended_step_the_line_comes_when_the_picture_goes_on(qtbot: QtBot) -> None:
    session = Session(an_evening())
    window, publishing = watched(session, qtbot)
    publishing.freeze()
    before = canaries.public(window)
    amend(session)
    assert canaries.differing(before, canaries.public(window)) == set()
    publishing.unfreeze()
    assert is_corrected(window)
    window.follow(None)


def test_behind_the_published_step_an_amendment_leaves_no_trace(qtbot: QtBot) -> None:
    match = an_evening()
    match.undo()
    session = Session(match)
    window, publishing = watched(session, qtbot)
    publishing.freeze()
    session.redo()
    amend(session)
    assert not passage(match, match.published(), match.at).back
    publishing.unfreeze()
    assert not is_corrected(window)
    assert window.scene.picture == session.picture(AUDIENCE)
    window.follow(None)


def test_an_amended_secret_says_nothing(qtbot: QtBot) -> None:
    session = Session(an_evening())
    window, _ = watched(session, qtbot)
    before = canaries.public(window)
    session.amend(1, Answer(FATE, "white"))
    session.settle()
    assert canaries.differing(before, canaries.public(window)) == set()
    window.follow(None)


def test_undo_of_a_seen_amendment_says_one_line(qtbot: QtBot) -> None:
    session = Session(an_evening())
    amend(session)
    window, _ = watched(session, qtbot)
    session.undo()
    assert is_corrected(window)
    assert window.scene.picture == session.picture(AUDIENCE)
    window.follow(None)
