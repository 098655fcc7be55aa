"""Hako Onna's time lasts as long as any other, whatever she did with it."""

from __future__ import annotations

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.projector.pace import Pace
from desktop.projector.publishing import Publishing
from desktop.projector.window import AudienceWindow
from desktop.session import Session
from rules.hakoonna.actions import EndTime, Walk
from rules.hakoonna.events import PhaseSet
from tests.desktop.projector import canaries
from tests.desktop.projector.conftest import Open
from tests.desktop.projector.evenings import an_evening, play, set_by_hand

SHORT, LONG = 1500, 4000


def in_her_time(opened: Open, pace: int) -> tuple[Session, AudienceWindow, Publishing]:
    session = an_evening()
    window = opened(session)
    publishing = window.publishing
    assert publishing is not None
    publishing.pace.ms = pace
    set_by_hand(session, PhaseSet("hako", turn="hako", last="red"))
    return session, window, publishing


def test_the_end_is_public_only_when_the_pace_is_over(opened: Open, qtbot: QtBot) -> None:
    session, window, publishing = in_her_time(opened, LONG)
    assert window.curtained
    before = canaries.public(window)
    play(session, EndTime("hako"))
    play(session, Walk("gray", "living"))
    assert publishing.waiting
    assert window.curtained
    assert canaries.differing(before, canaries.public(window)) == set()
    qtbot.waitUntil(lambda: not publishing.held, timeout=10 * LONG)
    assert not window.secret


def test_a_time_that_was_long_enough_ends_at_once(opened: Open) -> None:
    session, _, publishing = in_her_time(opened, 200)
    QTest.qWait(400)
    play(session, EndTime("hako"))
    assert not publishing.held


def test_without_a_pace_it_ends_at_once(opened: Open) -> None:
    session, window, publishing = in_her_time(opened, 0)
    play(session, EndTime("hako"))
    assert not publishing.held
    assert not window.secret


def test_an_end_that_is_undone_meanwhile_was_never_public(opened: Open) -> None:
    session, window, publishing = in_her_time(opened, LONG)
    before = canaries.public(window)
    play(session, EndTime("hako"))
    session.undo()
    assert not publishing.held
    assert window.secret
    assert canaries.differing(before, canaries.public(window)) == set()


def test_grave_news_does_not_shorten_the_pace(opened: Open) -> None:
    session, _, publishing = in_her_time(opened, SHORT)
    publishing.set_grace(10)
    play(session, EndTime("hako"))
    left = publishing._timer.remainingTime()
    publishing._wait(None, 10)
    assert publishing._timer.remainingTime() > left - 500


def test_nothing_runs_outside_her_time() -> None:
    pace = Pace(1000)
    assert pace.left == 0
    pace.follow(True)
    assert 0 < pace.left <= 1000
    pace.follow(False)
    assert pace.left == 0
