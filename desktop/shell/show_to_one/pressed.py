"""Something that has to be held down for a while."""

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

HOLD_MS = 700
FRAME_MS = 33


class Pressed(QObject):
    """``held`` comes once it has been down long enough; ``moved`` whenever its picture should be drawn anew."""

    held = Signal()
    moved = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._clock = QElapsedTimer()
        self._due, self._frames = QTimer(self), QTimer(self)
        self._due.setSingleShot(True)
        self._due.setTimerType(Qt.TimerType.PreciseTimer)
        self._due.setInterval(HOLD_MS)
        self._due.timeout.connect(self._reach)
        self._frames.setInterval(FRAME_MS)
        self._frames.timeout.connect(self.moved)
        self.down = False

    @property
    def part(self) -> float:
        """How much of the time it has been down, from 0 to 1."""
        return min(1.0, self._clock.elapsed() / HOLD_MS) if self.down else 0.0

    def press(self) -> None:
        """It goes down; a key that repeats is down already."""
        if not self.down:
            self.down = True
            self._clock.start()
            self._due.start()
            self._frames.start()
            self.moved.emit()

    def release(self) -> None:
        """It comes up."""
        self.down = False
        self._due.stop()
        self._frames.stop()
        self.moved.emit()

    def _reach(self) -> None:
        self._frames.stop()
        self.held.emit()
        self.moved.emit()
