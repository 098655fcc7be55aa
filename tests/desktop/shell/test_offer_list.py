"""The rows of the action bar where there is no room for all: lower ones, whole ones, and the wheel for the rest."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from desktop.shell.offer_button import OfferButton
from desktop.shell.offer_list import OfferList
from desktop.tables import Setup, a_book
from rules.fate import Fate
from rules.hakoonna.events import CardsSet, PhaseSet, PieceSet, TilesSet
from rules.hakoonna.options import Options
from rules.hakoonna.setup import seats
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import Hands

SIZES = ((1280, 720), (1920, 1080))


def crowded(hands: Hands, size: tuple[int, int], language: str = "ko") -> Hands:
    """Red may do nine things, and the audience's small picture is wanted."""
    fate = Fate(seed=5, other="cardboard")
    hands.window.chosen.emit(Setup(Options(), seats(), fate, a_book().content.practice))
    items = CardsSet(items={"red": ("stethoscope",), "blue": ("rods",)})
    here = hands.session.match.table.state.public.at["red"]
    now = PhaseSet("act", turn="red"), TilesSet(held={"red": 3, "blue": 2}), items, PieceSet("blue", here)
    hands.session.correct(now, "a test")
    if language == "en":
        hands.window.acts.run("language")
    hands.resize(*size)
    hands.key(Qt.Key.Key_F2)
    hands.key(Qt.Key.Key_Escape)
    hands.window.audience.there().watch.wanted = True
    hands.window.side.want_audience(True)
    hands.wait(60)
    return hands


def scroller(hands: Hands) -> OfferList:
    return hands.window.side.findChildren(OfferList)[0]


def seen(hands: Hands) -> QRect:
    view = scroller(hands).viewport()
    return QRect(view.mapTo(hands.window, QPoint()), view.size())


def whole(hands: Hands) -> list[OfferButton]:
    return [one for one in hands.window.side.offers.buttons if seen(hands).contains(hands.place(one))]


@pytest.mark.parametrize(("size", "language"), list(product(SIZES, ("ko", "en"))), ids=str)
def test_no_row_is_half_hidden(sit_down: Seat, size: tuple[int, int], language: str) -> None:
    hands = crowded(sit_down(), size, language)
    rows = hands.window.side.offers.buttons
    assert len(rows) == 9
    assert [one for one in rows if seen(hands).intersects(hands.place(one))] == whole(hands)


def test_seven_rows_are_seen_beside_the_audiences_picture(sit_down: Seat) -> None:
    hands = crowded(sit_down(), (1920, 1080))
    assert hands.window.side.audience is not None
    assert hands.window.side.audience.isVisible()
    assert len(whole(hands)) >= 7


def test_the_wheel_brings_the_last_row_where_a_click_does_it(sit_down: Seat) -> None:
    hands = crowded(sit_down(), (1280, 720))
    last = hands.window.side.offers.buttons[-1]
    assert last not in whole(hands)
    for _ in range(20):
        view = scroller(hands).viewport()
        at = QPointF(view.rect().center())
        turned = QWheelEvent(
            at, QPointF(view.mapToGlobal(at.toPoint())), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(view, turned)
    hands.wait()
    assert last in whole(hands)
    hands.click(last)
    assert hands.play.further


def test_rows_are_as_high_as_usual_where_there_is_room(sit_down: Seat) -> None:
    hands = crowded(sit_down(), (1920, 1080))
    low = hands.window.side.offers.buttons[0].height()
    hands.window.audience.there().watch.wanted = False
    hands.window.side.want_audience(False)
    hands.resize(1920, 1400)
    hands.wait(60)
    assert hands.window.side.offers.buttons[0].height() > low
    assert len(whole(hands)) == 9
