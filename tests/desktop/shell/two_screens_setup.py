"""A program of its own with three screens: what the pages of a new game make of them, told as JSON."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop import screens
from desktop.shell.new_game.page import NewGamePage
from tests.desktop.shell.hands import CTRL, Hands

KEY = Qt.Key


def main() -> None:
    screens.virtual("1920x1080,1280x720,1600x900")
    QApplication(sys.argv[:1])
    profile = Path(tempfile.mkdtemp(prefix="lanternboard-"))
    hands = Hands(profile, fate=("white",))
    page = begin(hands)
    offered = [option.text() for option in page.questions.choices["screen"].options.values()]
    told: dict[str, object] = {"offered": offered, "chosen": page.draft.tonight.screen}
    page.questions.entries["grace"].setFocus()
    page.questions.entries["grace"].selectAll()
    for key in (KEY.Key_2, KEY.Key_Tab):
        hands.key(key)
    told["remark"] = page.questions.remarks()["screen"].text
    page.questions.entries["folder"].setText(str(profile / "elsewhere"))
    page.questions.entries["folder"].textEdited.emit(str(profile / "elsewhere"))
    hands.key(KEY.Key_Return, CTRL)
    hands.wait(50)
    audience = hands.window.audience
    assert audience.hall is not None
    told |= {"open": audience.hall.watch.shown, "screen": audience.hall.window.screen().name()}
    told |= {"covered": audience.hall.window.curtained, "grace": audience.grace}
    record = hands.session.record
    told["folder"] = record.path.parent.name if record is not None else ""
    hands.close()
    sys.stdout.write(json.dumps(told))


def begin(hands: Hands) -> NewGamePage:
    hands.key(KEY.Key_N, CTRL)
    page = hands.window.pages.page
    assert isinstance(page, NewGamePage)
    hands.click(page.steps.rows["confirm"])
    return page


if __name__ == "__main__":
    main()
