"""A table whose tiles the program holds, and a hand that holds its card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop.shell.handing.card import HandingCard
from desktop.shell.show_to_one.pressed import REPEAT_MS
from desktop.tables import Setup
from rules.engine import Step
from rules.events import Correction
from rules.fate import Fate
from rules.games import shelf
from rules.hakoonna.content import Content
from rules.hakoonna.events import SecretSet
from rules.hakoonna.state import HAKO, Secret
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.test_show_to_one import _heard, _texts

KEY = Qt.Key
DIGITS = (KEY.Key_0, KEY.Key_1, KEY.Key_2, KEY.Key_3, KEY.Key_4, KEY.Key_5, KEY.Key_6)
NO_FILES: Mapping[str, str] = {}


def k2(sit_down: Seat, files: Mapping[str, str] = NO_FILES, **options: Any) -> Hands:
    """Everything is told to the program; Hako Onna is asked for the place of the Bones."""
    hands: Hands = sit_down()
    book = hands.session.book
    chosen = book.options(**{"knowledge": "program", **options})
    hands.window.chosen.emit(
        Setup(chosen, shelf()["hakoonna"].seats(), Fate(seed=7), book.content.practice, content=files)
    )
    hands.wait()
    return hands


def at(hands: Hands, *changes: Correction) -> Hands:
    """The table at a position."""
    assert isinstance(hands.session.correct(changes, "a test"), Step)
    hands.wait()
    return hands


def secret(table: Hands, /, hako: str = "red_room.altar", **lying: Any) -> SecretSet:
    """Every tile is known; what is given lies otherwise."""
    content: Content = table.session.book.content
    shadows = [shadow.id for room in content.rooms for shadow in room.shadows if shadow.id != hako]
    faces = dict.fromkeys(shadows, "empty") | lying.pop("faces", {})
    usual: dict[str, Any] = {
        "code": ("1", "2", "3"), "weakness": "chain", "hides": {HAKO: hako}, "lairs": {HAKO: "mary"}, "faces": faces,
    }  # fmt: skip
    return SecretSet(Secret(**(usual | lying)))


class Holder:
    """Whoever the window was handed to."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands

    @property
    def card(self) -> HandingCard:
        card = self.hands.window.handing.card
        assert card is not None
        return card

    @property
    def is_open(self) -> bool:
        return self.card.is_open

    def hold(self) -> None:
        QTest.keyPress(self.card, KEY.Key_Space)
        for _ in range(100):
            self.hands.wait(30)
            if self.card.is_open:
                return
        raise AssertionError("the card did not open")

    def let_go(self) -> None:
        """Space comes up, and for good."""
        card = self.hands.window.handing.card
        if card is not None:
            QTest.keyRelease(card, KEY.Key_Space)
            self.hands.wait(REPEAT_MS + 50)

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.card, key)

    def type(self, *numbers: int) -> None:
        self.press(*(DIGITS[number] for number in numbers))

    def answers(self, *numbers: int) -> None:
        """Look, answer, let go."""
        self.hold()
        self.type(*numbers)
        self.let_go()

    @property
    def name(self) -> str:
        return self.card.accessibleName()

    def told(self) -> str:
        """All that can be read, hovered or heard on the card."""
        card = self.card
        found = [text for widget in (card, *card.findChildren(QWidget)) for text in _texts(widget)]
        interface = QAccessible.queryAccessibleInterface(card)
        return "\n".join((*found, *_heard(interface)))
