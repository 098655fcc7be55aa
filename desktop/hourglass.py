"""A time that runs out: it can be stopped, gone on with, and lengthened; nothing happens by itself at its end."""

from __future__ import annotations

import math
import time


class Hourglass:
    """So many ``seconds``; it runs from the start."""

    def __init__(self, seconds: float) -> None:
        self.whole = seconds
        self._rest = seconds
        self._since: float | None = time.monotonic()

    @property
    def left(self) -> float:
        """Seconds that are left; never below 0."""
        gone = 0.0 if self._since is None else time.monotonic() - self._since
        return max(0.0, self._rest - gone)

    @property
    def part(self) -> float:
        """How much is left, from 1 to 0."""
        return self.left / self.whole if self.whole > 0 else 0.0

    @property
    def running(self) -> bool:
        """Whether it runs, or would if there were anything left."""
        return self._since is not None

    @property
    def over(self) -> bool:
        """Whether nothing is left."""
        return self.left <= 0.0

    def stop(self) -> None:
        """Let it stand."""
        self._rest, self._since = self.left, None

    def go_on(self) -> None:
        """Let it run again."""
        if self._since is None:
            self._since = time.monotonic()

    def lengthen(self, seconds: float) -> None:
        """Give it so much more, also after its end."""
        self._rest = self.left + seconds
        self.whole = max(self.whole, self._rest)
        if self._since is not None:
            self._since = time.monotonic()

    @property
    def told(self) -> str:
        """Minutes and seconds; 0:00 only when nothing is left."""
        left = self.seconds
        return f"{left // 60}:{left % 60:02d}"

    @property
    def seconds(self) -> int:
        """Whole seconds that are left, the one that has begun counted in."""
        return math.ceil(self.left)
