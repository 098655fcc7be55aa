"""From a step to the audience's window painted."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

import pytest

from rules.hakoonna.actions import Stack, Walk
from tests.desktop.projector.conftest import Open
from tests.desktop.projector.evenings import an_evening, play

MOST_MS = 50.0


@pytest.mark.parametrize("size", [(1920, 1080), (3840, 2160)])
def test_a_step_is_painted_within_fifty_milliseconds(
    opened: Open, size: tuple[int, int], record_property: Callable[[str, object], None]
) -> None:
    session = an_evening()
    window = opened(session, size=size)
    window.grab()
    times = []
    for seat, room in (("red", "living"), ("blue", "study"), ("green", "hall_2f"), ("purple", "living")):
        play(session, Stack(seat))
        window.repaint()
        begun = time.perf_counter()
        play(session, Walk(seat, room))
        for part in (window, window.header, window.footer, window.view.viewport()):
            part.repaint()
        times.append((time.perf_counter() - begun) * 1000)
    record_property(f"step to painted at {size[0]}x{size[1]}, ms", [round(one, 1) for one in times])
    assert statistics.median(times) <= MOST_MS
