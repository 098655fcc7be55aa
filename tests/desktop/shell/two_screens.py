"""A program of its own with two screens side by side: what real keys do, told as JSON."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop import screens, settings
from desktop.projector.curtain import Curtain
from desktop.projector.screens_watch import ScreensWatch
from tests.desktop.projector import canaries
from tests.desktop.shell.hands import CTRL, Hands

KEY = Qt.Key


def main() -> None:
    screens.virtual("1920x1080,1280x720")
    program = QApplication(sys.argv[:1])
    profile = Path(tempfile.mkdtemp(prefix="lanternboard-"))
    hands = Hands(profile, fate=("white", "held", "held", "held", "fell"))
    told: dict[str, object] = {"before": top(hands)}
    hands.key(KEY.Key_F2)
    assert hands.window.audience.hall is not None
    hall = hands.window.audience.hall
    window = hall.window
    window.set_pace(0.0)
    told |= {"screen": window.screen().name(), "host": hands.window.screen().name(), "opened": top(hands)}
    told |= {"closed": window.curtain.closed, "keyboard": program.activeWindow() is hands.window}
    hands.key(KEY.Key_B)
    told |= {"raises": not window.curtain.down, "up": top(hands), "small": hall.thumbnail.isVisible()}
    hands.key(KEY.Key_Space)
    told |= secrecy(hands)
    told |= holding(hands)
    hands.key(KEY.Key_F3)
    told |= {"next": hands.line(), "kept": settings.read(profile).settings.screen}
    told |= unplugged(hands, hall.watch)
    told |= checked(hands)
    told |= over_a_dialog(hands, window.curtain)
    hands.close()
    told |= {"projecting": settings.read(profile).settings.projecting, "left": visible(program)}
    again = Hands(profile)
    again.wait(300)
    assert again.window.audience.hall is not None
    told |= {"again": again.window.audience.hall.watch.shown, "covered": again.window.audience.hall.window.curtained}
    again.close()
    sys.stdout.write(json.dumps(told))


def top(hands: Hands) -> list[str]:
    """The words on the two buttons."""
    return [hands.window.top.buttons[id_].accessibleName() for id_ in ("curtain", "audience")]


def visible(program: QApplication) -> list[str]:
    return [type(widget).__name__ for widget in program.topLevelWidgets() if widget.isVisible()]


def secrecy(hands: Hands) -> dict[str, object]:
    """Lifting, hovering, being refused, asking why and reading rules leave the audience's window as it was."""
    assert hands.window.audience.hall is not None
    window = hands.window.audience.hall.window
    before = canaries.public(window)
    found: set[str] = set()
    hands.lift("red")
    hands.carry(hands.at("kitchen"))
    hands.wait(300)
    found |= canaries.differing(before, canaries.public(window))
    hands.drop(hands.at("kitchen"))
    refused = hands.window.cards.card is not None
    found |= canaries.differing(before, canaries.public(window))
    hands.keys(KEY.Key_G, KEY.Key_Home, KEY.Key_R, KEY.Key_F1, KEY.Key_Escape)
    found |= canaries.differing(before, canaries.public(window))
    return {"leaks": sorted(found), "refused": refused}


def holding(hands: Hands) -> dict[str, object]:
    """F4, a move, F4."""
    assert hands.window.audience.hall is not None
    window = hands.window.audience.hall.window
    before = canaries.pixels(window)
    hands.key(KEY.Key_F4)
    held = top(hands)
    hands.drag("red", "living")
    same = canaries.pixels(window) == before
    hands.key(KEY.Key_F4)
    moved = canaries.pixels(window) != before
    return {"held": held, "same": same, "moved": moved, "standing": hands.standing("red")}


def unplugged(hands: Hands, watch: ScreensWatch) -> dict[str, object]:
    """The screen goes away and comes back."""
    assert hands.window.audience.hall is not None
    screen = hands.window.audience.hall.window.screen()
    watch._removed(screen)
    hands.wait()
    told: dict[str, object] = {"band": hands.window.banner.text.text(), "gone": top(hands)}
    told |= {"host stays": hands.window.screen().name(), "alarm": hands.window.banner.property("kind")}
    watch._added(screen)
    hands.wait()
    window = hands.window.audience.hall.window
    told |= {"back": watch.shown, "under": window.curtain.closed, "band gone": hands.window.banner.kind}
    hands.key(KEY.Key_B)
    return told | {"raised": not window.curtained}


def checked(hands: Hands) -> dict[str, object]:
    """The card for one person asks for the check first."""
    assert hands.window.audience.hall is not None
    check = hands.window.audience.hall.check
    hands.key(KEY.Key_F12)
    told: dict[str, object] = {"asked": check.running, "number": number(hands)}
    typed(hands, check.hosts)
    told |= {"mirrored": hands.window.acts._secret is None and check.covered}
    typed(hands, check.audiences)
    told |= {"shown": hands.window.acts._secret is not None}
    hands.key(KEY.Key_F5)
    told |= {"hidden": hands.window.guard.cover.on}
    held(hands, KEY.Key_F5)
    assert hands.window.acts._secret is not None
    told |= {"again hidden": hands.window.guard.cover.on, "card stays": hands.window.acts._secret.isVisible()}
    held(hands, KEY.Key_Escape)
    told |= {"picture back": not hands.window.audience.hall.window.curtained}
    hands.key(KEY.Key_F12)
    told |= {"at once": hands.window.acts._secret is not None}
    check._doubt()
    return told | {"doubted": hands.window.acts._secret is None}


def number(hands: Hands) -> bool:
    assert hands.window.audience.hall is not None
    hall = hands.window.audience.hall
    return hall.window.curtain.captions()[0].text == str(hall.check.audiences)


def typed(hands: Hands, value: int) -> None:
    hands.keys(*(Qt.Key(KEY.Key_0 + int(digit)) for digit in str(value)), KEY.Key_Return)


def held(hands: Hands, key: Qt.Key) -> None:
    from PySide6.QtTest import QTest

    QTest.keyPress(QApplication.focusWidget() or hands.window, key)
    hands.wait(850)
    QTest.keyRelease(QApplication.focusWidget() or hands.window, key)
    hands.wait()


def over_a_dialog(hands: Hands, curtain: Curtain) -> dict[str, object]:
    """Panic while a dialog is open."""
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QFileDialog

    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    hands.key(KEY.Key_O, CTRL)
    hands.wait(100)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QFileDialog)
    dialog.windowHandle().requestActivate()
    hands.wait()
    QTest.keyClick(dialog.windowHandle(), KEY.Key_B, CTRL)
    hands.wait(50)
    told: dict[str, object] = {"dialog": QApplication.activeModalWidget() is not None, "panic": curtain.closed}
    told |= {"host": hands.window.screen().name(), "cover": hands.window.guard.cover.on}
    held(hands, KEY.Key_F5)
    return told | {"uncovered": not hands.window.guard.cover.on}


if __name__ == "__main__":
    main()
