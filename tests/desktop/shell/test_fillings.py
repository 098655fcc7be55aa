"""The rules are asked once about a table, however often its rows are shown."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from rules.actions import Action
from rules.engine import judge as really_judge
from tests.desktop.shell.hands import Hands


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> list[Action]:
    """Every action that the rules are asked about."""
    asked: list[Action] = []

    def judge(book: Any, view: Any, action: Action) -> Any:
        asked.append(action)
        return really_judge(book, view, action)

    monkeypatch.setattr("desktop.shell.fillings.judge", judge)
    return asked


def test_another_language_or_size_asks_nothing_anew(acting: Hands, judged: list[Action]) -> None:
    before = acting.offers()
    acting.window.acts.run("language")
    acting.resize(1280, 720)
    assert acting.offers() != before
    assert judged == []


def test_after_a_step_and_back_again_it_is_asked_anew(acting: Hands, judged: list[Action]) -> None:
    acting.drag("red", "living")
    after = len(judged)
    assert after > 0
    acting.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(judged) > after
