"""A program that may be stopped and go on: tells when it plays, and what it shows afterwards, as lines of JSON."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop import screens
from desktop.shell import slumber
from tests.desktop.shell.hands import Hands

SHORT_S, OFTEN_MS, PATIENCE = 1.0, 50, 400


def main() -> None:
    """With ``audience`` an audience's window is open and its curtain is up."""
    slumber.LEAP_S, slumber.EVERY_MS = SHORT_S, OFTEN_MS  # type: ignore[misc]
    if "audience" in sys.argv:
        screens.virtual("1920x1080,1280x720")
    program = QApplication(sys.argv[:1])
    hands = Hands(Path(tempfile.mkdtemp(prefix="lanternboard-")), fate=("white", "held"))
    if "audience" in sys.argv:
        hands.keys(Qt.Key.Key_F2, Qt.Key.Key_B)
    tell({"ready": True})
    cover = hands.window.guard.cover
    for _ in range(PATIENCE):
        hands.wait(50)
        if cover.on:
            break
    told: dict[str, object] = {"covered": cover.on, "said": cover.accessibleName()}
    hall = hands.window.audience.hall
    told |= {"curtained": hall is None or hall.window.curtained, "steps": hands.session.match.length}
    QTest.keyPress(cover, Qt.Key.Key_F5)
    hands.wait(850)
    QTest.keyRelease(QApplication.focusWidget() or hands.window, Qt.Key.Key_F5)
    told |= {"uncovered": not cover.on, "checking": hall is not None and hall.check.running}
    if hall is not None:
        hands.keys(*(Qt.Key(Qt.Key.Key_0 + int(digit)) for digit in str(hall.check.audiences)), Qt.Key.Key_Return)
        told |= {"passed": hall.check.passed}
    hands.window.board.view.setFocus()
    hands.key(Qt.Key.Key_Space)
    told |= {"plays on": hands.session.match.length > int(str(told["steps"]))}
    tell(told)
    hands.close()
    program.processEvents()


def tell(told: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
