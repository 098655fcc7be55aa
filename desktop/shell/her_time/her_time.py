"""Hako Onna's time at the host's window: shut eyes, hand to hand, or the list of what she does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.projector.pace import Pace
from desktop.projector.stage import stage_of
from desktop.settings import Eyes
from rules.messages import says
from rules.seats import SeatId

if TYPE_CHECKING:
    from desktop.session import Session
    from desktop.shell.card import Card
    from desktop.shell.her_time.black_card import BlackCard
    from desktop.shell.window import HostWindow

COUNTED = 30_000
"""How long the silent count is where no pace was chosen."""

END = "end-time"
NOT_NOW = says("It is not Hako Onna's time, and she does not hide now.")


class HerTime(QObject):
    """``pace`` is how long her time lasts at least, ``eyes`` how it ends where the program holds no secret."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._host = host
        self.pace = Pace()
        self.eyes: Eyes = "space"
        self.card: BlackCard | None = None
        host.context.changed.connect(self.heed)
        host.handing.through.connect(self._through)

    def commands(self) -> dict[str, Callable[[int], object]]:
        """What its command does."""
        return {"her-time": lambda _: self.go()}

    @property
    def on(self) -> bool:
        """Whether the window is black."""
        return self.card is not None

    @property
    def _session(self) -> Session:
        return self._host.context.session

    @property
    def is_now(self) -> bool:
        """Whether it is her time."""
        return stage_of(self._session.match.header.game).secret(self._session.seen())

    def heed(self) -> None:
        """Her time may have begun or ended."""
        self.pace.follow(self.is_now)
        hall = self._host.audience.hall
        if hall is not None:
            hall.publishing.pace.ms = self.pace.ms

    def keep(self, eyes: Eyes, pace: int) -> None:
        """What was chosen last time."""
        self.eyes, self.pace.ms = eyes, pace
        self.heed()

    # ---- what it does at this table

    def go(self) -> None:
        """Lead through her time, as far as the program is told of it; before the first turn let her hide."""
        from desktop.shell.handing import mansion

        if self._host.handing.on or self.on:
            return
        how = mansion.told(self._session)
        if self.is_now and how == "program":
            self._host.handing.to(self._her_seat())
        elif self.is_now and how == "host":
            self._host.cards.show(self._steps)
        elif self.is_now or (how == "public" and mansion.may_hide(self._session)):
            self.shut_eyes()
        else:
            self._host.play.tell(lambda: self._host.context.say(NOT_NOW))

    def _her_seat(self) -> SeatId:
        return self._session.picture().turn

    def _steps(self) -> Card:
        from desktop.shell.her_time.steps_card import StepsCard

        card = StepsCard(self._host.context, self._host)
        card.left.connect(self._host.cards.clear)
        return card

    # ---- shut eyes

    def shut_eyes(self, counts: bool | None = None) -> None:
        """Make the window black until she is done."""
        from desktop.shell.her_time.black_card import BlackCard

        self._host.play.back()
        self._host.cards.clear()
        self._lower()
        counted = self.eyes == "count" if counts is None else counts
        self.card = BlackCard(self._host.context, self._pace_of(counted), self._host, counted)
        self.card.opened.connect(self._open_eyes)
        self.card.open()

    def _pace_of(self, counted: bool) -> Pace:
        if self.is_now and (self.pace.ms or not counted):
            return self.pace
        fresh = Pace(COUNTED if counted else 0)
        fresh.follow(True)
        return fresh

    def _lower(self) -> None:
        """What the audience sees falls behind the curtain, also before the first turn."""
        if self.is_now:
            self._host.audience.lower()
        elif self._host.audience.hall is not None:
            self._host.audience.hall.window.hide_her(True)

    def _open_eyes(self) -> None:
        card, self.card = self.card, None
        if self.is_now:
            self._end()
        if self._host.audience.hall is not None:
            self._host.audience.hall.window.hide_her(False)
        if card is not None:
            card.lift()
            card.deleteLater()
        self._host.board.view.setFocus()

    def _end(self) -> None:
        session = self._session
        form = next((form for form in session.offers(self._her_seat()) if form.action == END), None)
        if form is not None:
            session.play(session.notation.filled(form.action, form.seat, dict(form.fixed)))

    def _through(self) -> None:
        """Everybody has moved: the window is black until eyes may open."""
        if self.is_now:
            self.shut_eyes(counts=False)
            self._host.handing.take_back()
            if self.card is not None:
                self.card.raise_()
                self.card.setFocus()
