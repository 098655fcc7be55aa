"""A program of its own with two screens: the night, a card, the dawn before the audience, told as JSON."""

from __future__ import annotations

import json
import sys
import tempfile
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop import screens
from desktop.projector.window import AudienceWindow
from rules.clocktower.actions import Kill, Nightfall, PassBy, PutUp
from rules.seats import HOST
from tests.desktop.projector import canaries
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.square_hands import everybody, sit_in_a_circle, state

KEY = Qt.Key


def main() -> None:
    screens.virtual("1920x1080,1280x720")
    program = QApplication(sys.argv[:1])
    hands = Hands(Path(tempfile.mkdtemp(prefix="lanternboard-")))
    sit_in_a_circle(hands)
    everybody(hands)
    hands.key(KEY.Key_F2)
    window = there(hands)
    window.set_pace(0.0)
    hands.key(KEY.Key_B)
    hands.session.play(PutUp(HOST, "djinn"))
    hands.session.play(Nightfall(HOST))
    hands.wait(50)
    told: dict[str, object] = {"dark": window.curtain.closed}
    told |= card(hands, window)
    told |= dawn(hands, window)
    hands.close()
    program.processEvents()
    sys.stdout.write(json.dumps(told))


def there(hands: Hands) -> AudienceWindow:
    assert hands.window.audience.hall is not None
    return hands.window.audience.hall.window


def card(hands: Hands, window: AudienceWindow) -> dict[str, object]:
    """A card is asked for, looked at and closed, while the audience's window is watched."""
    assert hands.window.audience.hall is not None
    check = hands.window.audience.hall.check
    hands.key(KEY.Key_F12)
    told: dict[str, object] = {"checked": check.running, "not yet": hands.window.acts._secret is None}
    hands.keys(*(Qt.Key(KEY.Key_0 + int(digit)) for digit in str(check.audiences)), KEY.Key_Return)
    hands.wait(50)
    before = canaries.public(window)
    shown = hands.window.acts._secret
    assert shown is not None
    QTest.keyPress(shown, KEY.Key_Space)
    while not shown.is_open:
        hands.wait()
    seen = canaries.public(window)
    shown.shut()
    hands.wait(50)
    after = canaries.public(window)
    leaks = canaries.differing(before, seen) | canaries.differing(before, after)
    return told | {"leaks": sorted(leaks), "shown": len(state(hands).secret.cards)}


def dawn(hands: Hands, window: AudienceWindow) -> dict[str, object]:
    """Three die; Space breaks the day, then tells one of them, a click the next, F4 all, and Space goes on."""
    hands.window.audience.wait(300)
    for seat in ("p6", "p4", "p2"):
        hands.session.play(Kill(HOST, seat, "po"))
    while (form := next((one for one in hands.session.offers(HOST) if one.action == "pass-by"), None)) is not None:
        fixed = dict(form.fixed)
        hands.session.play(PassBy(HOST, str(fixed["character"]), str(fixed["who"])))
    hands.wait(50)
    heads: list[str] = []
    hands.key(KEY.Key_Space)
    hands.key(KEY.Key_Space)
    waited = hands.session.match.at
    hands.wait(500)
    heads.append(window.header.head.headline[0])
    told: dict[str, object] = {"notice": hands.window.banner.text.text()}
    button = hands.window.banner.act_button
    for told_by in (partial(hands.key, KEY.Key_Space), partial(hands.click, button), partial(hands.key, KEY.Key_F4)):
        told_by()
        hands.wait(30)
        heads.append(window.header.head.headline[0])
    told |= {
        "heads": heads,
        "played": hands.session.match.at - waited,
        "kind": hands.window.banner.kind,
        "offered": button.isVisible(),
    }
    hands.key(KEY.Key_Space)
    return told | {"goes on": state(hands).public.open}


if __name__ == "__main__":
    main()
