"""A program of its own with two screens: what the audience has seen is taken back, told as JSON."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop import screens
from desktop.shell.undo_reveal import UndoRevealCard
from tests.desktop.shell.hands import CTRL, Hands

KEY = Qt.Key


def main() -> None:
    screens.virtual("1920x1080,1280x720")
    program = QApplication(sys.argv[:1])
    told: dict[str, object] = {}
    for part in (without_a_window, seen, by_the_log, behind_the_curtain, within_the_grace):
        hands = Hands(Path(tempfile.mkdtemp(prefix="lanternboard-")), fate=("white", "held", "held", "held", "fell"))
        told[part.__name__] = part(hands)
        hands.close()
        program.processEvents()
    sys.stdout.write(json.dumps(told))


def raised(hands: Hands) -> None:
    """The audience sees the table."""
    hands.key(KEY.Key_F2)
    assert hands.window.audience.hall is not None
    hands.window.audience.hall.window.set_pace(0.0)
    hands.key(KEY.Key_B)
    hands.wait(50)


def undo(hands: Hands) -> None:
    hands.key(KEY.Key_Z, CTRL)


def card(hands: Hands) -> UndoRevealCard | None:
    shown = hands.window.cards.card
    return shown if isinstance(shown, UndoRevealCard) else None


def hold(ms: int) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyPress(focus, KEY.Key_Return)
    QTest.qWait(ms)
    QTest.keyRelease(QApplication.focusWidget() or focus, KEY.Key_Return)
    QTest.qWait(20)


def without_a_window(hands: Hands) -> dict[str, object]:
    hands.key(KEY.Key_Space)
    at = hands.session.match.at
    undo(hands)
    return {"asked": card(hands) is not None, "back": hands.session.match.at < at}


def seen(hands: Hands) -> dict[str, object]:
    """The program's disc was seen; a walk is nothing to be revealed."""
    raised(hands)
    hands.key(KEY.Key_Space)
    hands.drag("red", "living")
    walked = hands.session.match.at
    undo(hands)
    told: dict[str, object] = {"a walk is asked about": card(hands) is not None}
    stood = hands.session.match.at
    told |= {"walk back": stood < walked}
    undo(hands)
    shown = card(hands)
    assert shown is not None
    told |= {"lines": shown.lines, "name": shown.accessibleName(), "stays": hands.session.match.at == stood}
    hold(200)
    told |= {"short": hands.session.match.at == stood and card(hands) is not None}
    hands.key(KEY.Key_Escape)
    told |= {"left": hands.session.match.at == stood and card(hands) is None}
    undo(hands)
    hold(900)
    told |= {"taken back": hands.session.match.at < stood, "log": hands.log()[-1], "gone": card(hands) is None}
    record = hands.session.record
    assert record is not None
    return told | {"written": b'"type":"taken-back"' in record.path.read_bytes()}


def by_the_log(hands: Hands) -> dict[str, object]:
    """A click on an older line goes the same way."""
    raised(hands)
    hands.key(KEY.Key_Space)
    at = hands.session.match.at
    lines = hands.window.side.log.lines
    lines.setCurrentRow(0)
    lines.setFocus()
    hands.key(KEY.Key_Return)
    return {"asked": card(hands) is not None, "stays": hands.session.match.at == at}


def behind_the_curtain(hands: Hands) -> dict[str, object]:
    hands.key(KEY.Key_F2)
    hands.key(KEY.Key_Space)
    undo(hands)
    return {"asked": card(hands) is not None}


def within_the_grace(hands: Hands) -> dict[str, object]:
    """An end that is not yet told is taken back without a word."""
    for seat in ("red", "blue", "green", "purple"):
        hands.session.play(hands.session.notation.filled("agree", seat, {"yes": True}))
    raised(hands)
    assert hands.window.audience.hall is not None
    publishing = hands.window.audience.hall.publishing
    publishing.set_grace(5000)
    hands.session.play(hands.session.notation.filled("surrender", "red", {}))
    told: dict[str, object] = {"held": publishing.held}
    undo(hands)
    told |= {"asked": card(hands) is not None, "marked": bool(hands.session.match.remarks)}
    publishing.set_grace(0)
    hands.session.play(hands.session.notation.filled("surrender", "red", {}))
    hands.wait(50)
    hands.window.ending.announce()
    undo(hands)
    shown = card(hands)
    return told | {"told": shown.lines if shown is not None else []}


if __name__ == "__main__":
    main()
