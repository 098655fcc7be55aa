"""Nothing keeps a window that was closed: what Qt holds for a connection is seen by no collector."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.desktop.shell.hands import Hands


def test_a_closed_window_is_let_go(qapp: QApplication, tmp_path: Path) -> None:
    hands = Hands(tmp_path, fate=("white", "held"))
    hands.key(Qt.Key.Key_Space)
    hands.drag("red", "living")
    for command in ("ledger", "settings", "list", "shortcuts", "time"):
        hands.window.acts.run(command)
        hands.key(Qt.Key.Key_Escape)
    window = weakref.ref(hands.window)
    hands.close()
    del hands
    gc.collect()
    assert window() is None
