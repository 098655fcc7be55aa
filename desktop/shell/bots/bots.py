"""Seats that the program plays at the host's table: each moves after a short pause, and rests when one goes back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer

from desktop.shell.bots import kept, whose
from desktop.shell.bots.kept import Played
from rules.actions import Action
from rules.engine import Refused
from rules.messages import says
from rules.seats import BLIND, SeatId

if TYPE_CHECKING:
    from desktop.session import Session
    from desktop.shell.bots.thinking import Thinking
    from desktop.shell.window import HostWindow
    from rules.hakoonna.bots import Strength

PAUSE_MS = 700
"""Long enough to see what was done before."""

AT_A_LOSS = says("The program finds nothing that {who} may do. Play for this seat, or go back.")
GONE = says("The bots could not think. Let them go on to try again.")
NOBODY = says("No seat here is played by the program.")


class Due(NamedTuple):
    """A bot that is asked, and where the table stood then."""

    session: Session
    at: int
    seat: SeatId


class Bots(QObject):
    """Asks for an action of the seat that is due, with that seat's view and nothing else."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._host = host
        self._session: Session | None = None
        self._thinking: Thinking | None = None
        self._due: Due | None = None
        self._number = self._length = self._at = 0
        self.pause = PAUSE_MS
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._ask)
        host.context.changed.connect(self.heed)
        host.pages.turned.connect(self.heed)
        self._over = False
        host.closed.connect(self._leave)

    def commands(self) -> dict[str, Callable[[int], object]]:
        """What its command does."""
        return {"bots-go-on": lambda _: self.go_on(), "alone": lambda _: self.open_page()}

    # ---- who is played

    def can_take(self, seat: SeatId) -> bool:
        """Whether the program may play a seat here."""
        session = self._host.context.session
        return whose.possible(session) and any(one.id == seat for one in session.match.seats)

    def strength(self, seat: SeatId) -> Strength | None:
        """How well the program plays a seat; None where a person does."""
        return self._host.context.session.bots.get(seat)

    def take(self, seat: SeatId, strength: Strength = "sensible") -> None:
        """Let the program play a seat from now on."""
        if self.can_take(seat):
            self._host.context.session.bots[seat] = strength
            self._changed()

    def give_back(self, seat: SeatId) -> None:
        """Let a person play a seat again."""
        if self._host.context.session.bots.pop(seat, None) is not None:
            self._changed()

    def _changed(self) -> None:
        session = self._host.context.session
        session.resting = False
        if self._host.profile is not None:
            played = Played(dict(session.bots), session.viewer)
            kept.keep(self._host.profile, session.match.header.id, played)
        self._host.context.changed.emit()

    # ---- alone

    def open_page(self) -> None:
        """Let one person choose a part."""
        from desktop.shell.bots.solo_page import SoloPage

        host = self._host
        host.play.back()
        host.cards.clear()
        page = SoloPage(host.context)
        page.chosen.connect(host.chosen)
        page.left.connect(host.starting.open)
        host.pages.open(page)

    # ---- when they move

    def heed(self) -> None:
        """The table stands elsewhere, or another one is there."""
        session = self._host.context.session
        if session is not self._session:
            self._sit_down(session)
        elif session.match.at != self._at:
            self._follow(session)
        self._next()

    def _follow(self, session: Session) -> None:
        """Whoever goes back, or to another branch, wants to look; what is played anew goes on."""
        rests = session.match.length == self._length
        self._at, self._length = session.match.at, session.match.length
        if rests != session.resting:
            session.resting = rests
            self._host.context.changed.emit()

    def _sit_down(self, session: Session) -> None:
        self._session, self._due = session, None
        self._at, self._length = session.match.at, session.match.length
        self._let_go()
        if session.bots:
            self._changed()
        elif self._host.profile is not None and whose.possible(session):
            self._recall(session, kept.of(self._host.profile, session.match.header.id))

    def _recall(self, session: Session, played: Played | None) -> None:
        if played is None:
            return
        from rules.hakoonna.bots import STRENGTHS

        seats = [seat.id for seat in session.match.seats]
        known = {strength: strength for strength in STRENGTHS}
        session.bots = {seat: known[one] for seat, one in played.bots.items() if seat in seats and one in known}
        session.viewer = played.viewer if played.viewer in seats else BLIND
        self._host.context.changed.emit()

    def _next(self) -> None:
        session = self._host.context.session
        seat = whose.next_bot(session)
        due = Due(session, session.match.at, seat) if seat and not self._waits() else None
        if due != self._due:
            self._due = due
            self._timer.stop()
            if due is not None:
                self._timer.start(self.pause)

    def _waits(self) -> bool:
        """Whether the host has something else in hand."""
        host, session = self._host, self._host.context.session
        away = self._over or host.pages.page is not None
        return away or session.resting or host.play.correcting.on or session.amending is not None

    def go_on(self) -> None:
        """Bots that rest go on."""
        session = self._host.context.session
        if not session.bots:
            self._host.play.tell(lambda: self._host.context.say(NOBODY))
        elif session.resting:
            session.resting = False
            self._host.context.changed.emit()

    # ---- thinking

    def _ask(self) -> None:
        due = self._due
        if due is None:
            return
        self._number += 1
        draw = f"{due.session.match.header.id}/{due.at}/{due.seat}"
        view = whose.sight(due.session, due.seat)
        self._thinker(due.session).ask(self._number, due.session.bots[due.seat], draw, view)

    def _thinker(self, session: Session) -> Thinking:
        from desktop.shell.bots.thinking import Thinking

        if self._thinking is None:
            self._thinking = Thinking(session.notation, session.match.header.content, self)
            self._thinking.thought.connect(self._do)
            self._thinking.lost.connect(self._lose)
        return self._thinking

    def _do(self, number: int, action: Action | None) -> None:
        due = self._due
        if due is None or number != self._number or due.at != due.session.match.at:
            return
        self._due = None
        if action is None or isinstance(due.session.play_for_bot(action, self._alone(due.session)), Refused):
            self._rest(AT_A_LOSS, due.seat)

    def _alone(self, session: Session) -> bool:
        """Who plays alone takes back with one step all that the bots did after it."""
        return len(session.bots) == len(session.match.seats) - 1 and session.match.at > 0

    def _lose(self) -> None:
        self._let_go()
        self._due = None
        self._rest(GONE)

    def _rest(self, message: str, seat: SeatId = "") -> None:
        context = self._host.context
        context.session.resting = True
        context.changed.emit()
        self._host.play.tell(lambda: context.say(message, {"who": context.speech.value("who", seat)} if seat else {}))

    def _leave(self) -> None:
        """The record is shut, so nothing may be played any more."""
        self._over = True
        self._timer.stop()
        self._due = None
        self._let_go()

    def _let_go(self) -> None:
        thinking, self._thinking = self._thinking, None
        if thinking is not None:
            thinking.end()
