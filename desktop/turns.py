"""Goes through something long, a step at a turn of the event loop, so that the window listens in between."""

from __future__ import annotations

from collections.abc import Generator

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

FAILED = 1


class Turns(QObject):
    """``done`` comes after the last; a step that fails ends the program, for what is half made is of no use."""

    done = Signal()

    def __init__(self, parent: QObject, steps: Generator[None]) -> None:
        super().__init__(parent)
        self._steps = steps
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)
        self._timer.start(0)

    def stop(self) -> None:
        """Go no further, and have the steps put away what they hold."""
        self._timer.stop()
        self._steps.close()

    def _step(self) -> None:
        try:
            next(self._steps)
        except StopIteration:
            self._timer.stop()
            self.done.emit()
        except BaseException:  # whatever ends the steps ends the program: half a window is none
            self._timer.stop()
            QCoreApplication.exit(FAILED)
            raise
