"""All that holds the curtain down at once, and what lifts it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from desktop.projector import causes
from desktop.projector.causes import Cause, Rest
from desktop.projector.folds import Sentence
from desktop.projector.tongues import Said, Tongues

AGAIN_S: Final = 2.0
LIFTED: Final = {Cause.HIDING, Cause.HOST, Cause.START, Cause.SECRET, Cause.REST}
"""What the host's hand lifts."""


class Down:
    """It is true while anything holds the curtain down. ``rest`` and ``number`` are what is said then."""

    def __init__(self) -> None:
        self._causes = {Cause.SOURCE, Cause.START}
        self._overridden = False
        self._armed = float("-inf")
        self.number = ""
        self.rest = Rest()

    def __bool__(self) -> bool:
        return bool(self._causes)

    def __contains__(self, cause: Cause) -> bool:
        return cause in self._causes

    def put(self, cause: Cause, holds: bool = True) -> bool:
        """Let a cause hold, or no more; whether that is new."""
        new = (cause in self._causes) is not holds
        self._causes = self._causes | {cause} if holds else self._causes - {cause}
        return new

    def begin(self) -> None:
        """Another table is shown."""
        self._overridden = False
        self.put(Cause.START)

    def keep(self, secret: bool) -> bool:
        """Whether it is a secret time now, which the host may have lifted; whether that is new."""
        self._overridden = self._overridden and secret
        return self.put(Cause.SECRET, secret and not self._overridden)

    def lift(self, secret: bool, sure: bool) -> bool:
        """At a secret time only for who is sure, or asks twice within two seconds; whether it was so."""
        if secret and not sure and time.monotonic() - self._armed > AGAIN_S:
            self._armed = time.monotonic()
            return False
        self._overridden = secret
        self._causes -= LIFTED
        return True

    def says(self, tongues: Tongues, whose: Said, story: Said, calls: Sequence[Said] = ()) -> Sentence:
        """What is written on the curtain while it is down; nobody is called to the table at a time of shut eyes."""
        if calls and min(self._causes) >= Cause.HOST:
            return Sentence(calls[0], calls[1] if len(calls) > 1 else ())
        return causes.sentence(min(self._causes), tongues, whose, self.number, self.rest, story)
