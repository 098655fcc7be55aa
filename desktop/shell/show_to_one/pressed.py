"""Something that has to be held down for a while."""

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

HOLD_MS = 700
REPEAT_MS = 200
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
        self._due.timeout.connect(self._reach)
        self._frames.setInterval(FRAME_MS)
        self._frames.timeout.connect(self.moved)
        self._gone = QTimer(self)
        self._gone.setSingleShot(True)
        self._gone.setInterval(REPEAT_MS)
        self._gone.timeout.connect(self.release)
        self._reached = QElapsedTimer()
        self.down = False

    @property
    def part(self) -> float:
        """How much of the time it has been down, from 0 to 1."""
        return min(1.0, self._clock.elapsed() / HOLD_MS) if self.down else 0.0

    def press(self) -> None:
        """It goes down; a key that repeats is down already."""
        self._gone.stop()
        if not self.down:
            self.down = True
            self._clock.start()
            self._due.start(HOLD_MS)
            self._frames.start()
            self.moved.emit()

    def let_go(self) -> None:
        """Its key seems to come up: a busy X server also says so between two repeats of a key that is held."""
        self._gone.start()

    def repeats(self) -> bool:
        """Whether another press of its key is still the one that was held long enough."""
        again = self._reached.isValid() and self._reached.elapsed() < REPEAT_MS
        if again:
            self._reached.restart()
        return again

    def release(self) -> None:
        """It comes up."""
        self.down = False
        self._gone.stop()
        self._due.stop()
        self._frames.stop()
        self.moved.emit()

    def _reach(self) -> None:
        if self._gone.isActive():
            self._due.start(REPEAT_MS)
            return
        self._frames.stop()
        self._reached.start()
        self.held.emit()
        self.moved.emit()
