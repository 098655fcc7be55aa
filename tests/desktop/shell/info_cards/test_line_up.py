"""While tokens are dealt the square says whose turn it is to come, by number and name alone (flows.md 1.3 b)."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.projector.window import AudienceWindow
from rules.clocktower.events import BagSet, RolesSet, TimeSet
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.info_cards.viewer import Viewer
from tests.desktop.shell.square_hands import EVIL, ROLES, set_by_hand, sit_in_a_circle
from tests.desktop.shell.storyteller.hour import raised

KEY = Qt.Key


@pytest.fixture
def hands(sit_down: Seat) -> Hands:
    made = sit_down()
    sit_in_a_circle(made)
    set_by_hand(made, RolesSet(ROLES, {"p4": "artist"}, EVIL), BagSet(outsiders=1))
    return made


def said(window: AudienceWindow) -> tuple[str, ...]:
    return (*window.header.head.headline, *window.header.head.phase)


def lit(window: AudienceWindow) -> str:
    """At whose seat there is light."""
    picture = window.scene.picture
    return next((piece.seat for piece in picture.pieces if piece.id == picture.active), "")


def test_the_square_calls_one_after_the_other(hands: Hands) -> None:
    window = raised(hands)
    before = said(window)
    hands.key(KEY.Key_F12)
    viewer = Viewer(hands)
    assert said(window) == ("1번 지우 차례예요", "다음은 2번 하린")
    assert lit(window) == "p1"
    viewer.look()
    viewer.press(KEY.Key_Return)
    assert said(window) == ("2번 하린 차례예요", "다음은 3번 민서")
    viewer.press(*(KEY.Key_Right,) * 7)
    assert said(window) == ("9번 소율 차례예요",)
    viewer.press(KEY.Key_Right)
    assert (said(window), lit(window)) == (before, "")


def test_it_ends_with_the_card(hands: Hands) -> None:
    window = raised(hands)
    before = said(window)
    hands.key(KEY.Key_F12)
    Viewer(hands).leave()
    assert said(window) == before


def test_the_square_looks_the_same_while_somebody_looks(hands: Hands) -> None:
    window = raised(hands)
    hands.key(KEY.Key_F12)
    viewer = Viewer(hands)
    covered = window.grab().toImage()
    viewer.hold()
    assert window.grab().toImage() == covered
    viewer.let_go()
    assert window.grab().toImage() == covered


def test_the_curtain_says_it_too(hands: Hands) -> None:
    window = hands.window.audience.there().window
    assert window.curtained
    hands.key(KEY.Key_F12)
    assert "1번 지우 차례예요" in window.curtain.accessibleName()
    Viewer(hands).leave()
    assert "차례예요" not in window.curtain.accessibleName()


def test_a_held_picture_calls_nobody_else(hands: Hands) -> None:
    window = raised(hands)
    hands.key(KEY.Key_F12)
    viewer = Viewer(hands)
    publishing = hands.window.audience.there().publishing
    publishing.freeze()
    viewer.look()
    viewer.press(KEY.Key_Return)
    assert said(window)[0] == "1번 지우 차례예요"
    publishing.unfreeze()
    assert said(window)[0] == "2번 하린 차례예요"


def test_a_token_that_is_shown_once_more_calls_nobody(hands: Hands) -> None:
    window = raised(hands)
    before = said(window)
    hands.window.acts.show_to_one("p4")
    assert said(window) == before
    Viewer(hands).leave()
    set_by_hand(hands, TimeSet("night", 1))
    hands.window.acts.show_to_one("p4")
    assert "차례예요" not in window.curtain.accessibleName()
