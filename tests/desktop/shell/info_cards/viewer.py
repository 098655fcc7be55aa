"""Whoever looks at the card that a storyteller shows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QInputMethodEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.items.caption import Caption
from desktop.shell.info_cards.card import InfoCard
from desktop.shell.show_to_one.pressed import HOLD_MS, REPEAT_MS
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.test_show_to_one import _heard, _texts

KEY = Qt.Key


def writes(text: str) -> None:
    """Somebody writes where the keyboard is, as an input method does."""
    event, keyboard = QInputMethodEvent(), QApplication.focusWidget()
    assert keyboard is not None
    event.setCommitString(text)
    QApplication.sendEvent(keyboard, event)


class Viewer:
    """By real keys."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands

    def there(self) -> bool:
        """Whether a card lies over the window."""
        return isinstance(self.hands.window.acts._secret, InfoCard)

    @property
    def card(self) -> InfoCard:
        card = self.hands.window.acts._secret
        assert isinstance(card, InfoCard)
        return card

    def hold(self) -> None:
        QTest.keyPress(self.card, KEY.Key_Space)
        for _ in range(200):
            self.hands.wait(30)
            if self.card.is_open:
                return
        raise AssertionError("the card did not open")

    def let_go(self) -> None:
        QTest.keyRelease(self.card, KEY.Key_Space)
        self.hands.wait(REPEAT_MS + 50)

    def look(self) -> None:
        self.hold()
        self.let_go()

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.card, key)

    def leave(self) -> None:
        """Esc is held."""
        QTest.keyPress(self.card, KEY.Key_Escape)
        self.hands.wait(HOLD_MS + 150)

    def reads(self, monkeypatch: pytest.MonkeyPatch) -> list[str]:
        """What is painted on the card now, while it is looked at."""
        written: list[str] = []
        paint = Caption.paint

        def recorded(self: Caption, painter: QPainter) -> None:
            written.append(self.text)
            paint(self, painter)

        with monkeypatch.context() as patched:
            patched.setattr(Caption, "paint", recorded)
            self.card.grab()
        return written

    def told(self) -> str:
        """All that can be read, hovered or heard of the card beside its picture."""
        card = self.card
        found = [text for widget in (card, *card.findChildren(QWidget)) for text in _texts(widget)]
        interface = QAccessible.queryAccessibleInterface(card)
        return "\n".join((*found, *_heard(interface)))
