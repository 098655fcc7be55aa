"""The pages of a storyteller's new table."""

from __future__ import annotations

import pytest

from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.new_game.clocktower.storyteller import set_up


@pytest.fixture
def setting_up(sit_down: Seat) -> Hands:
    """The first page, from the start page by mouse."""
    hands = sit_down()
    set_up(hands)
    return hands
