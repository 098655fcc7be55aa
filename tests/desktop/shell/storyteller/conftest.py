"""What the tests of a storyteller's table share."""

from __future__ import annotations

import pytest

from tests.desktop.projector.slow_clock import SlowClock


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SlowClock:
    """The time of every beat, which stands until it is set."""
    made = SlowClock()
    made.govern(monkeypatch)
    return made
