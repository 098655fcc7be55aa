"""The panel at the host's side: the audience's small picture lies on nothing, also while a notice takes room."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from rules.clocktower.events import TimeSet
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.square_hands import at_night, nominating, set_by_hand, sit_in_a_circle
from tests.desktop.shell.storyteller.hour import raised


@pytest.fixture
def hands(sit_down: Seat) -> Hands:
    """The audience is to have a window, as on two screens."""
    made = sit_down()
    sit_in_a_circle(made)
    made.window.audience.there().watch.wanted = True
    raised(made)
    return made


def place(hands: Hands, part: QWidget) -> QRect:
    return QRect(part.mapTo(hands.window.side, QPoint()), part.size())


@pytest.mark.parametrize("size", [(1920, 1080), (1920, 900)])
@pytest.mark.parametrize("noticed", [False, True])
@pytest.mark.parametrize("moment", ["setup", "night", "day", "votes"])
def test_no_part_lies_on_another(hands: Hands, size: tuple[int, int], noticed: bool, moment: str) -> None:
    hands.resize(*size)
    if moment == "night":
        at_night(hands)
    elif moment != "setup":
        nominating(hands)
        set_by_hand(hands, TimeSet("day", 1, open=moment == "votes"))
    if noticed:
        hands.window.banner.notice("absent", lambda: "A notice")
    hands.window.audience.there().changed.emit()
    hands.wait(150)
    side = hands.window.side
    parts = [one for one in side._parts() if one.isVisible()]
    assert side.log in parts
    for one, other in combinations(parts, 2):
        assert not place(hands, one).intersects(place(hands, other)), (one, other)
    if size[1] >= 1080:
        assert side.audience is not None
        assert side.audience.isVisible()
