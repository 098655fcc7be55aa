"""How long a time of shut eyes lasts at least, so that its length tells nothing."""

from PySide6.QtCore import QElapsedTimer


class Pace:
    """``ms`` is how long; 0 lets every time be as long as it is."""

    def __init__(self, ms: int = 0) -> None:
        self.ms = ms
        self._clock = QElapsedTimer()

    def follow(self, is_dark: bool) -> None:
        """The time has begun, goes on, or has ended."""
        if is_dark and not self._clock.isValid():
            self._clock.start()
        elif not is_dark:
            self._clock.invalidate()

    @property
    def left(self) -> int:
        """Milliseconds for which it has to go on yet; 0 where none runs."""
        return max(0, self.ms - self._clock.elapsed()) if self._clock.isValid() else 0

    @property
    def part(self) -> float:
        """How much of it is over, from 0 to 1."""
        return 1.0 - self.left / self.ms if self.ms else 1.0
