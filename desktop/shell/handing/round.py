"""To whom the window goes, one after the other, and what each of them has to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from desktop.session import Session
from desktop.shell.handing.enquiry import Enquiry
from rules.actions import Action
from rules.engine import Step
from rules.seats import SeatId

What = Literal["told", "asked", "time"]


class Stop(NamedTuple):
    """A seat that holds the window: it is ``told`` a secret, ``asked`` something, or has ``time`` for all its deeds.

    ``without`` are the forms that are not for the seat to begin.
    """

    seat: SeatId
    what: What
    without: frozenset[str] = frozenset()


Route = tuple[Stop, ...]
Known = Callable[[SeatId], bool]


class Round:
    """``known`` says whether there is anything to tell a seat; a stop without a purpose is passed over."""

    def __init__(self, session: Session, route: Route, known: Known) -> None:
        self._session, self._left, self._known = session, list(route), known
        self.enquiry: Enquiry | None = None
        self._arrive()

    @property
    def stop(self) -> Stop | None:
        """Who holds the window now; None where it goes back to the host."""
        return self._left[0] if self._left else None

    def _arrive(self) -> None:
        while self.stop is not None and not self._has_purpose(self.stop):
            self._left.pop(0)
        stop = self.stop
        told = stop is None or stop.what == "told"
        self.enquiry = None if stop is None or told else Enquiry(self._session, stop.seat, stop.without)

    def _has_purpose(self, stop: Stop) -> bool:
        if stop.what == "told":
            return self._known(stop.seat)
        return stop.what == "time" or not Enquiry(self._session, stop.seat, stop.without).idle

    # ---- what the seat does

    def seen(self) -> bool:
        """It has seen enough, or has nothing more to do; whether the window goes on."""
        if self.enquiry is not None and self.enquiry.asked is not None:
            return False
        if self.stop is not None:
            self._left.pop(0)
            self._arrive()
        return True

    def play(self, action: Action) -> bool:
        """Carry an answer out; whether the seat is through."""
        stop = self.stop
        done = self._session.play(action)
        if stop is None or not isinstance(done, Step):
            return False
        fresh = Enquiry(self._session, stop.seat, stop.without)
        if fresh.asked is None and (stop.what == "asked" or fresh.idle):
            self._left.pop(0)
            self._arrive()
            return True
        self.enquiry = fresh
        return False
