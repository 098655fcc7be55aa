"""Going on with an evening: after a start, after a no, and after the lid was closed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop import settings
from desktop.settings import Settings
from desktop.shell.resume_card import ResumeCard
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, Hands

KEY = Qt.Key
CHECKOUT = Path(__file__).resolve().parents[3]


def left(sit_down: Seat) -> Path:
    """An evening in which Red has made noise, and which was then left."""
    hands = sit_down(fate=("white", "held"))
    hands.key(KEY.Key_Space)
    assert hands.session.record is not None
    path = hands.session.record.path
    hands.close()
    return path


def card(hands: Hands) -> ResumeCard | None:
    """The question of the start, as soon as the records were looked at."""
    for _ in range(100):
        shown = hands.window.cards.card
        if isinstance(shown, ResumeCard):
            return shown
        if not hands.app.recents.looking and hands.app.recents.entries:
            hands.wait(30)
            shown = hands.window.cards.card
            return shown if isinstance(shown, ResumeCard) else None
        hands.wait(30)
    return None


def asked(hands: Hands) -> ResumeCard:
    """The question, with the keyboard as it has it when nobody else reaches for it."""
    shown = card(hands)
    assert shown is not None
    shown.yes.setFocus()
    return shown


# ---- after a start


def test_an_unfinished_evening_is_asked_about(sit_down: Seat) -> None:
    path = left(sit_down)
    told = asked(sit_down()).accessibleDescription()
    assert path.exists()
    assert "빨강이 소음 토큰 1개째를 쌓았고, 버텼어요." in told
    assert "하코온나" in told


def test_one_key_brings_it_back(sit_down: Seat) -> None:
    path = left(sit_down)
    hands = sit_down()
    asked(hands)
    hands.key(KEY.Key_Return)
    assert hands.session.record is not None
    assert hands.session.record.path == path
    assert hands.log()[-1] == "빨강이 소음 토큰 1개째를 쌓았고, 버텼어요."
    assert not hands.window.guard.cover.on


def test_of_an_evening_with_an_audience_nothing_shows_before_it_is_uncovered(sit_down: Seat, tmp_path: Path) -> None:
    path = left(sit_down)
    settings.write(tmp_path, Settings(screen="a beamer", projecting=True))
    hands = sit_down()
    asked(hands)
    hands.key(KEY.Key_Return)
    assert hands.session.record is not None
    assert hands.session.record.path == path
    assert hands.window.guard.cover.on
    cover = hands.window.guard.cover
    QTest.keyPress(cover, KEY.Key_F5)
    hands.wait(850)
    QTest.keyRelease(QApplication.focusWidget() or hands.window, KEY.Key_F5)
    assert not cover.on
    assert hands.log()[-1] == "빨강이 소음 토큰 1개째를 쌓았고, 버텼어요."


@pytest.mark.parametrize("how", ["key", "key on the board", "button"])
def test_a_no_is_remembered_and_the_record_stays(sit_down: Seat, how: str) -> None:
    path = left(sit_down)
    hands = sit_down()
    shown = asked(hands)
    if how == "key on the board":
        hands.window.board.view.setFocus()
    if how.startswith("key"):
        hands.key(KEY.Key_Escape)
    else:
        QTest.mouseClick(shown.no, Qt.MouseButton.LeftButton)
    assert hands.window.cards.card is None
    hands.close()
    again = sit_down()
    assert card(again) is None
    assert path in [entry.path for entry in again.app.recents.entries]


def test_once_it_is_played_on_it_is_asked_about_again(sit_down: Seat) -> None:
    path = left(sit_down)
    hands = sit_down()
    asked(hands)
    hands.key(KEY.Key_Escape)
    hands.close()
    player = sit_down(file=path)
    player.drag("red", "living")
    player.close()
    assert asked(sit_down()).entry.path == path


def test_what_took_its_place_is_no_no(sit_down: Seat) -> None:
    left(sit_down)
    hands = sit_down()
    asked(hands)
    hands.key(KEY.Key_F1)
    hands.key(KEY.Key_Escape)
    hands.close()
    assert card(sit_down()) is not None


def test_undo_has_nothing_to_undo_before_the_answer(sit_down: Seat) -> None:
    left(sit_down)
    hands = sit_down()
    asked(hands)
    hands.key(KEY.Key_Z, CTRL)
    assert hands.session.leaves_nothing


# ---- after the lid was closed


def stopped(*arguments: str) -> dict[str, Any]:
    """A program that was stopped for two seconds, told by itself."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.desktop.shell.stopped", *arguments],
        cwd=CHECKOUT,
        env={**os.environ, "PYTHONPATH": str(CHECKOUT)},
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        assert json.loads(program.stdout.readline()) == {"ready": True}
        program.send_signal(signal.SIGSTOP)
        time.sleep(2)
        program.send_signal(signal.SIGCONT)
        told: dict[str, Any] = json.loads(program.stdout.readline())
    assert program.returncode == 0
    return told


def test_a_stopped_program_comes_back_covered_and_goes_on_with_one_key() -> None:
    told = stopped()
    assert told["covered"]
    assert "초 동안 멈춰 있었어요. 이어서 할까요?" in told["said"]
    assert (told["uncovered"], told["checking"], told["plays on"]) == (True, False, True)


def test_with_an_audience_it_comes_back_curtained_and_the_screens_are_checked() -> None:
    told = stopped("audience")
    assert (told["covered"], told["curtained"]) == (True, True)
    assert (told["uncovered"], told["checking"], told["passed"]) == (True, True, True)
