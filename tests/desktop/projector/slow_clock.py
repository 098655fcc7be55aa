"""A clock that only a test moves: the pace, the grace and every movement of the audience's window go by it."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from PySide6.QtCore import QObject, Signal

from desktop.scene.motion import Motion

FRAME = 50


class SlowClock:
    """``ms`` is the time now."""

    def __init__(self) -> None:
        self.ms = 0
        self.timers: list[Timer] = []

    def govern(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Give this time to the audience's window, whatever is made from now on."""
        monkeypatch.setattr("desktop.projector.pace.QElapsedTimer", lambda: Elapsed(self))
        for module in ("publishing", "picture"):
            monkeypatch.setattr(f"desktop.projector.{module}.QTimer", lambda parent: Timer(self, parent))

    def tick(self, motions: Iterable[Motion]) -> None:
        """One frame later: what is due comes to pass, and what moves moves on."""
        self.ms += FRAME
        for timer in [one for one in self.timers if one.isActive() and not one.remainingTime()]:
            timer.stop()
            timer.timeout.emit()
        for motion in motions:
            for animation in [*motion._running]:
                animation.setCurrentTime(animation.currentTime() + FRAME)


class Elapsed:
    """How long ago something began."""

    def __init__(self, clock: SlowClock) -> None:
        self._clock = clock
        self._since: int | None = None

    def isValid(self) -> bool:
        return self._since is not None

    def start(self) -> None:
        self._since = self._clock.ms

    def invalidate(self) -> None:
        self._since = None

    def elapsed(self) -> int:
        return self._clock.ms - (self._since or 0)


class Timer(QObject):
    """Goes off once."""

    timeout = Signal()

    def __init__(self, clock: SlowClock, parent: QObject) -> None:
        super().__init__(parent)
        self._clock = clock
        self._due: int | None = None
        clock.timers.append(self)

    def setSingleShot(self, single: bool) -> None:
        assert single

    def start(self, ms: int) -> None:
        self._due = self._clock.ms + ms

    def stop(self) -> None:
        self._due = None

    def isActive(self) -> bool:
        return self._due is not None

    def remainingTime(self) -> int:
        return max(0, self._due - self._clock.ms) if self._due is not None else -1
