"""The Patrol Wagon at the host's window, by real keys and mouse."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import Qt

from desktop.shell.attest_card import AttestCard
from desktop.shell.chooser import ChooserCard
from rules.arkham.events import SheetSet, TurnSet
from rules.arkham.options import Options
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, Hands
from tests.desktop.shell.town_hands import OPTIONS, moving, press, set_by_hand, sit_at_a_town, town

KEY = Qt.Key
FAR = "the_witch_house"


def with_the_wagon(hands: Hands, seat: str = "p1") -> None:
    """A seat has it; it is the part of the first player."""
    sheet = msgspec.structs.replace(town(hands).sheets[seat], specials=("patrol_wagon",))
    set_by_hand(hands, SheetSet(seat, sheet), TurnSet("movement", "p1", 1, "p1", points=1, count=4))


@pytest.fixture
def driving(sit_down: Seat) -> Hands:
    """The first player has the wagon and one movement point, in Easttown's street."""
    hands = sit_down()
    sit_at_a_town(hands)
    moving(hands)
    with_the_wagon(hands)
    return hands


def at(hands: Hands, seat: str = "p1") -> str:
    return town(hands).sheets[seat].at


def type_the_witch_house(hands: Hands) -> None:
    desk = hands.window.fate_desk
    assert desk is not None
    assert desk.entry is not None
    desk.entry.line.setText("ㅁㄴㅇ")
    hands.key(KEY.Key_Return)
    hands.wait(30)


def test_a_piece_dropped_far_away_was_driven_there(driving: Hands) -> None:
    driving.drag("p1", FAR)
    assert at(driving) == FAR
    assert town(driving).ended
    assert any("순찰차" in line for line in driving.log())
    driving.key(KEY.Key_Z, CTRL)
    assert at(driving) == "easttown_street"


def test_near_by_it_is_asked_whether_one_walked(driving: Hands) -> None:
    driving.drag("p1", "police_station")
    card = driving.window.cards.card
    assert isinstance(card, ChooserCard)
    rows = [row.accessibleName() for row in card.rows]
    assert len(rows) == 2
    driving.key(KEY.Key_2 if "순찰차" in rows[1] else KEY.Key_1)
    assert at(driving) == "police_station"
    assert town(driving).ended


def test_it_is_offered_and_a_place_typed(driving: Hands) -> None:
    press(driving, "ride")
    type_the_witch_house(driving)
    assert at(driving) == FAR


def test_whoever_walked_is_refused_and_told_why(driving: Hands) -> None:
    driving.drag("p1", "police_station")
    card = driving.window.cards.card
    assert isinstance(card, ChooserCard)
    driving.key(KEY.Key_2 if "순찰차" in card.rows[0].accessibleName() else KEY.Key_1)
    assert (at(driving), town(driving).walked) == ("police_station", True)
    press(driving, "ride")
    driving.wait(20)
    assert {reason.id for reason in driving.card().refusal.refused.violations} == {"AH-R80"}
    assert any("이미 걸었어요" in text for text in driving.texts(driving.card()))
    assert at(driving) == "police_station"


def test_without_it_nothing_of_it_is_seen(driving: Hands) -> None:
    set_by_hand(
        driving,
        SheetSet("p1", msgspec.structs.replace(town(driving).sheets["p1"], specials=())),
        TurnSet("movement", "p1", 1, "p1", points=1, count=4),
    )
    deeds = [button.deed.action for button in driving.window.side.offers.buttons if button.deed]
    assert "move" in deeds
    assert "ride" not in deeds
    driving.drag("p1", FAR)
    assert {reason.id for reason in driving.card().refusal.refused.violations} == {"AH-R04"}


def test_where_no_cards_are_told_the_table_is_asked_for_it(sit_down: Seat) -> None:
    hands = sit_down()
    sit_at_a_town(hands, Options(depth="board", investigators=OPTIONS.investigators, ancient="azathoth", first="p1"))
    moving(hands)
    press(hands, "ride")
    type_the_witch_house(hands)
    card = hands.window.cards.card
    assert isinstance(card, AttestCard)
    assert any("순찰차" in text for text in hands.texts(card))
    hands.key(KEY.Key_1)
    hands.wait(30)
    assert at(hands) == FAR
