"""The Gray Man's card shows nowhere on the audience's window, and a leak made on purpose is found."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsSimpleTextItem

from desktop.projector.window import AudienceWindow
from desktop.session import Session
from rules.hakoonna.events import CardSet, PhaseSet
from tests.desktop.projector import canaries
from tests.desktop.projector.conftest import Open
from tests.desktop.projector.evenings import TURNS, an_evening, hako_time, play, set_by_hand

CANARY = "CANARY-7Q"


def early(_session: Session) -> None:
    """Nothing has happened."""


def turns(session: Session) -> None:
    play(session, *TURNS)


def grays_turn(session: Session) -> None:
    play(session, *TURNS)
    set_by_hand(session, PhaseSet("gray", "gray", gray_left=1))


def undone(session: Session) -> None:
    play(session, *TURNS)
    session.undo(3)


def secret_time(session: Session) -> None:
    play(session, *TURNS)
    hako_time(session)


def set_again(session: Session) -> None:
    """The host sets the card by hand to what it is."""
    play(session, *TURNS)
    set_by_hand(session, CardSet(session.match.table.state.card))


MOMENTS = (early, turns, grays_turn, undone, secret_time, set_again)


@pytest.mark.parametrize("happens", MOMENTS)
@pytest.mark.parametrize("tongue", ["ko", "en"])
def test_two_evenings_with_other_cards_look_the_same(opened: Open, happens: object, tongue: str) -> None:
    seen = []
    for colour in ("white", "black"):
        session = an_evening(colour)
        assert session.match.table.state.card == colour
        window = opened(session, tongue)
        happens(session)  # type: ignore[operator]
        seen.append(canaries.public(window))
        window.hide()
    assert canaries.differing(*seen) == set()


def test_setting_the_card_by_hand_leaves_no_trace(opened: Open) -> None:
    session = an_evening()
    window = opened(session)
    before = canaries.public(window)
    set_by_hand(session, CardSet("black"))
    assert canaries.differing(before, canaries.public(window)) == set()
    session.undo()
    assert canaries.differing(before, canaries.public(window)) == set()


def test_a_planted_string_is_nowhere(opened: Open) -> None:
    session = an_evening()
    window = opened(session)
    play(session, *TURNS)
    node = session.match.node(session.match.at)
    marked = msgspec.structs.replace(node.table.state, card=CANARY)
    node.table = msgspec.structs.replace(node.table, state=marked)
    session.changed.emit()
    assert canaries.holding(window, CANARY) == []
    assert canaries.public(window).texts


def _text(window: AudienceWindow, secret: str) -> None:
    window.scene.addItem(QGraphicsSimpleTextItem(secret))


def _item_tip(window: AudienceWindow, secret: str) -> None:
    window.scene.population.pieces["gray"].setToolTip(secret)


def _widget_tip(window: AudienceWindow, secret: str) -> None:
    window.header.setToolTip(secret)


def _title(window: AudienceWindow, secret: str) -> None:
    window.setWindowTitle(secret)


def _accessible(window: AudienceWindow, secret: str) -> None:
    window.header.setAccessibleName(secret)


def _said(window: AudienceWindow, secret: str) -> None:
    window.scene.population.pieces["gray"].said = secret


def _headline(window: AudienceWindow, secret: str) -> None:
    window.header.tell(window.header.head._replace(headline=(secret,)))


LEAKS = {
    _text: {"texts", "pixels"}, _item_tip: {"texts", "tips"}, _widget_tip: {"texts", "tree"},
    _title: {"texts", "titles", "tree"}, _accessible: {"texts", "tree"}, _said: {"texts", "tree"},
    _headline: {"texts", "tree", "pixels"},
}  # fmt: skip


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_made_on_purpose_is_found(opened: Open, leak: object) -> None:
    seen = []
    for colour in ("white", "black"):
        session = an_evening(colour)
        window = opened(session)
        leak(window, f"{CANARY} {session.match.table.state.card}")  # type: ignore[operator]
        assert canaries.holding(window, CANARY)
        seen.append(canaries.public(window))
    found = canaries.differing(*seen)
    assert found & LEAKS[leak], found  # type: ignore[index]
    assert "texts" in found


def test_a_dot_of_another_colour_is_found(opened: Open) -> None:
    seen = []
    for colour in ("white", "black"):
        window = opened(an_evening(colour))
        dot = QRectF(40, 40, 2, 2)
        window.scene.addRect(dot, Qt.PenStyle.NoPen, QColor({"white": "#060A0D", "black": "#070A0D"}[colour]))
        seen.append(canaries.public(window))
    assert canaries.differing(*seen) == {"pixels"}
