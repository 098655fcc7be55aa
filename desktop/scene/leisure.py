"""Small jobs that are done while the window waits for its people."""

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer

Job = Callable[[], None]


class Leisure:
    """One job at a time, in their order; with nothing to do no clock runs."""

    def __init__(self, owner: QObject) -> None:
        self._jobs: deque[Job] = deque()
        self._clock = QTimer(owner)
        self._clock.setInterval(0)
        self._clock.timeout.connect(self._do_one)

    @property
    def busy(self) -> bool:
        """Whether anything is still to be done."""
        return bool(self._jobs)

    def plan(self, jobs: Iterable[Job]) -> None:
        """Do these as well."""
        self._jobs.extend(jobs)
        if self._jobs:
            self._clock.start()

    def _do_one(self) -> None:
        if self._jobs:
            self._jobs.popleft()()
        if not self._jobs:
            self._clock.stop()
