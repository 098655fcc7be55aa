"""A host's window on a fresh profile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from tests.desktop.shell.hands import Hands

Seat = Callable[..., Hands]


@pytest.fixture
def sit_down(qapp: QApplication, tmp_path: Path) -> Iterator[Seat]:
    """Opens a window; as many as a test likes, one after the other."""
    opened: list[Hands] = []

    def one(**given: Any) -> Hands:
        opened.append(Hands(given.pop("profile", tmp_path), **given))
        return opened[-1]

    yield one
    for hands in opened:
        hands.close()


@pytest.fixture
def hands(sit_down: Seat) -> Hands:
    """The practice mansion: everyone in the lobby, Red to make noise; the tower holds three times, then falls."""
    return sit_down(fate=("white", "held", "held", "held", "fell"))


@pytest.fixture
def acting(hands: Hands) -> Hands:
    """Red has made noise and may act."""
    from PySide6.QtCore import Qt

    hands.key(Qt.Key.Key_Space)
    return hands
