"""What the tests of a storyteller's table share."""

from __future__ import annotations

import pytest

from desktop import hourglass
from tests.desktop.projector.slow_clock import SlowClock
from tests.desktop.shell.storyteller.hour import Hour


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SlowClock:
    """The time of every beat, which stands until it is set."""
    made = SlowClock()
    made.govern(monkeypatch)
    return made


@pytest.fixture
def hour(monkeypatch: pytest.MonkeyPatch) -> Hour:
    """The time of every hourglass, which stands until it is set."""
    made = Hour()
    monkeypatch.setattr(hourglass, "time", made)
    return made
