"""Whoever became a Hakobito at a table of cardboard is shown what that means, with two keys."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest

from desktop.items.caption import Caption
from desktop.shell.list_card import ListCard
from desktop.shell.show_to_one import page
from desktop.shell.show_to_one.card import ShowToOne
from desktop.shell.show_to_one.duties import DUTIES
from desktop.tables import Setup, a_book
from rules.fate import Fate
from rules.hakoonna.actions import Leave
from rules.hakoonna.events import PhaseSet, PieceSet
from rules.hakoonna.options import Knowledge, Options
from rules.hakoonna.setup import seats
from rules.seats import HOST
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import Hands

KEY = Qt.Key
SIZES = ((1280, 720), (1920, 1080), (3840, 2160))


def table(sit_down: Seat, knowledge: Knowledge = "public") -> Hands:
    """Blue has died."""
    hands: Hands = sit_down(fate=("white",))
    fate = Fate(seed=5)
    hands.window.chosen.emit(Setup(Options(knowledge=knowledge), seats(), fate, a_book().content.practice))
    hands.wait()
    hands.session.correct((PieceSet("blue", ""), PhaseSet("noise", turn="red")), "a test")
    hands.wait()
    return hands


def shown(hands: Hands) -> ShowToOne:
    card = hands.window.acts._secret
    assert isinstance(card, ShowToOne)
    return card


def read(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> str:
    """All that is painted on the open card."""
    written: list[str] = []
    paint = Caption.paint

    def writes(caption: Caption, painter: QPainter) -> None:
        written.append(caption.text)
        paint(caption, painter)

    monkeypatch.setattr(Caption, "paint", writes)
    card = shown(hands)
    QTest.keyPress(card, KEY.Key_Space)
    while not card.is_open:
        hands.wait(30)
    written.clear()
    hands.window.grab()
    return " ".join(written)


def test_two_keys_show_his_duties_without_any_secret(sit_down: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = table(sit_down)
    hands.key(KEY.Key_F12)
    card = hands.window.cards.card
    assert isinstance(card, ListCard)
    assert [row.accessibleName() for row in card.rows] == ["파랑", "회색 남자"]
    hands.key(KEY.Key_1)
    said = read(hands, monkeypatch)
    assert "이제 상자인간이에요" in said
    assert "상자여자와 함께 이기고 함께 져요." in said


def test_nobody_else_has_them(sit_down: Seat) -> None:
    hands = table(sit_down)
    assert hands.window.acts.secret_seats() == ["blue", "gray"]
    hands.session.play(Leave(HOST, "red"))
    assert hands.window.acts.secret_seats() == ["blue", "gray"], "who goes home is no Hakobito"
    hands.session.correct((PieceSet("blue", "study"),), "a test")
    assert hands.window.acts.secret_seats() == ["gray"]


@pytest.mark.parametrize(("size", "language"), list(product(SIZES, ("ko", "en"))), ids=str)
@pytest.mark.parametrize("knowledge", ["public", "program"])
def test_all_of_them_have_room(
    sit_down: Seat, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str, knowledge: Knowledge
) -> None:
    hands = table(sit_down, knowledge)
    hands.resize(*size)
    if language == "en":
        hands.window.acts.run("language")
    hands.window.acts.show_to_one("blue")
    said = read(hands, monkeypatch)
    for duty in DUTIES:
        assert hands.app.context.say(duty).split()[-1] in said
    assert page.MORE not in said
