"""A window that nobody touches does nothing."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from tests.desktop.shell.hands import Hands

LOOK = 600
EVENTS = 60


class Counter(QObject):
    """Counts the events that pass."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: dict[str, int] = {}

    def eventFilter(self, thing: QObject, event: QEvent) -> bool:
        kind = f"{type(thing).__name__} {event.type().name}"
        self.seen[kind] = self.seen.get(kind, 0) + 1
        return False


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_event_goes_round_while_nobody_touches_the_window(hands: Hands, size: tuple[int, int]) -> None:
    hands.resize(*size)
    hands.wait(1500)
    counter = Counter()
    application = QApplication.instance()
    assert application is not None
    application.installEventFilter(counter)
    begun = time.process_time()
    hands.wait(LOOK)
    busy = time.process_time() - begun
    application.removeEventFilter(counter)
    often = {kind: times for kind, times in counter.seen.items() if times > EVENTS}
    assert often == {}, f"{busy:.2f} s of work in {LOOK} ms"
