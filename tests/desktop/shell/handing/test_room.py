"""What lies open has room: nothing written on the card reaches over its panel, in any size and language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest

from desktop.items.caption import Caption
from desktop.shell.handing import open_sheet
from desktop.shell.parts.look import Look
from desktop.shell.show_to_one import page
from rules.hakoonna.events import PhaseSet
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.handing.holding import Holder, at, k2, secret
from tests.desktop.shell.handing.test_card import writing
from tests.desktop.shell.hands import Hands

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))


def seen_much(hands: Hands) -> None:
    """Hako Onna has looked into every shadow of the mansion, and holds all her powers."""
    content = hands.session.book.content
    seen = {shadow.id: "hint_gasoline" for room in content.rooms for shadow in room.shadows}
    powers = tuple(power.id for power in content.powers)
    at(hands, secret(hands, hako="study.globe", seen={"hako": seen}, powers=powers), PhaseSet("hako", turn="hako"))


def outside(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The lines that reach over the panel."""
    found: list[tuple[str, QRectF]] = []
    paint = Caption.paint

    def recorded(self: Caption, painter: QPainter) -> None:
        found.append((self.text, self.rect))
        paint(self, painter)

    with monkeypatch.context() as patched:
        patched.setattr(Caption, "paint", recorded)
        hands.window.grab()
    context = hands.window.context
    panel = open_sheet.panel(QRectF(hands.window.rect()), Look(context.theme, context.scale))
    return [text for text, rect in found[1:] if not panel.adjusted(-1, -1, 1, 1).contains(rect)]


def speaking(sit_down: Seat, language: str) -> Hands:
    hands = k2(sit_down)
    if language == "en":
        hands.window.acts.run("language")
    return hands


@pytest.mark.parametrize("language", ["ko", "en"])
def test_her_deeds_her_rooms_and_her_notes_have_room(
    sit_down: Seat, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    hands = speaking(sit_down, language)
    seen_much(hands)
    for size in SIZES:
        hands.resize(*size)
        hands.window.hand_to("hako")
        holder = Holder(hands)
        holder.hold()
        assert outside(hands, monkeypatch) == []
        enquiry = holder.card.turns.enquiry
        assert enquiry is not None
        forms = [option.value.action for option in enquiry.options]
        holder.type(forms.index("enter") + 1)
        assert outside(hands, monkeypatch) == []
        holder.card.shut()


@pytest.mark.parametrize("language", ["ko", "en"])
def test_a_visitor_who_may_do_much_has_room(sit_down: Seat, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    hands = speaking(sit_down, language)
    at(hands, secret(hands), PhaseSet("act", turn="red", last="red"))
    for size in SIZES:
        hands.resize(*size)
        hands.window.hand_to("red")
        holder = Holder(hands)
        holder.hold()
        assert outside(hands, monkeypatch) == []
        holder.card.shut()


@pytest.mark.parametrize("language", ["ko", "en"])
def test_all_that_she_has_seen_is_there_when_she_looks_again(
    sit_down: Seat, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    hands = speaking(sit_down, language)
    seen_much(hands)
    for size in SIZES:
        hands.resize(*size)
        hands.window.acts.show_to_one("hako")
        card = hands.window.acts._secret
        assert card is not None
        QTest.keyPress(card, Qt.Key.Key_Space)
        while not card.is_open:
            hands.wait(30)
        written = writing(monkeypatch)
        hands.window.grab()
        monkeypatch.undo()
        assert written
        assert page.MORE not in written
        card.shut()
