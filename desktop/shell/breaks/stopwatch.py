"""How long a table has been played at: breaks do not count, nor what was played before the program ran."""

from __future__ import annotations

import time
from datetime import datetime

from desktop.session import Session

MINUTE = 60.0


class Stopwatch:
    """Told of every change of a table, and of breaks; another table is timed anew."""

    def __init__(self) -> None:
        self._session: Session | None = None
        self._played, self._going = 0.0, time.monotonic()
        self._stopped = False
        self.since = datetime.now().astimezone()

    def heed(self, session: Session) -> None:
        """The table that is played at."""
        if session is not self._session:
            self._session, self._played, self._stopped = session, 0.0, False
            self._going, self.since = time.monotonic(), datetime.now().astimezone()

    def stop(self) -> None:
        """A break begins."""
        if not self._stopped:
            self._played, self._stopped = self._seconds, True

    def go_on(self) -> None:
        """It is over."""
        if self._stopped:
            self._going, self._stopped = time.monotonic(), False

    @property
    def minutes(self) -> int:
        """Played so far, in whole minutes."""
        return int(self._seconds // MINUTE)

    @property
    def _seconds(self) -> float:
        return self._played if self._stopped else self._played + time.monotonic() - self._going
