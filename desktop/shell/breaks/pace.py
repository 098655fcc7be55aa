"""How long a round takes: measured while the program runs, never kept."""

from __future__ import annotations

import time

from desktop.session import Session
from desktop.shell.games import custom

MOST = 5
LONGEST_S = 1800.0
"""A round that took longer had a pause in it, and tells nothing of the pace."""


class Pace:
    """Told of every change of a table; a round ends with its last part."""

    def __init__(self) -> None:
        self._session: Session | None = None
        self._closing = False
        self._began = time.monotonic()
        self._rounds: list[float] = []

    def heed(self, session: Session) -> bool:
        """The table is as it is now, and another one has another pace; whether a round has just ended."""
        if session is not self._session:
            self._session, self._rounds, self._closing = session, [], False
            self.begin_anew()
        closing = custom(session).closing(session)
        ended, self._closing = self._closing and not closing, closing
        if ended:
            self._rounds.append(time.monotonic() - self._began)
            self.begin_anew()
        return ended

    def begin_anew(self) -> None:
        """What has gone by of this round does not count: there was a break."""
        self._began = time.monotonic()

    @property
    def round(self) -> float:
        """Seconds that a round took of late; 0 while that is not known."""
        known = [one for one in self._rounds if one < LONGEST_S][-MOST:]
        return sum(known) / len(known) if known else 0.0
