"""The curtain with a clock for a break, and the end of an evening that is not the end of the game (P11, X14)."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from desktop.shell.breaks.break_card import CAPTIONS, PACE, BreakCard
from desktop.shell.breaks.finish_card import FAREWELL, FinishCard
from desktop.shell.breaks.pace import Pace
from rules.messages import says

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

TICK_MS = 250
BREAK = says("A break: {clock} left. Raising the curtain ends it.")
OVER = says("The break is over. Raise the curtain to go on.")
ROUNDS = 3


class Breaks(QObject):
    """A break lasts until the curtain is raised; where the audience has no window it is told to the host alone."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._host = host
        self.pace = Pace()
        self.caption = CAPTIONS[0]
        self._until: float | None = None
        self._clock = ""
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._tick)
        host.context.changed.connect(lambda: self.pace.heed(host.context.session))

    def commands(self) -> dict[str, Callable[[int], object]]:
        """They have no keys of their own."""
        return {"break": lambda _: self.ask(), "enough": lambda _: self.finish()}

    # ---- a break

    @property
    def resting(self) -> bool:
        """Whether there is a break."""
        return self._until is not None

    def ask(self) -> None:
        """Ask how long."""
        self._host.cards.show(self._card)

    def _card(self) -> BreakCard:
        stop = self.stop if self.resting else None
        card = BreakCard(self._host.context, self._host, self.caption, self.begin, self._word, stop)
        if self.pace.round:
            after = datetime.now().astimezone() + timedelta(seconds=ROUNDS * self.pace.round)
            values = {"n": max(1, round(self.pace.round / 60)), "when": f"{after:%H:%M}"}
            card.note(self._host.context.say(PACE, values))
        return card

    def _word(self, caption: str) -> None:
        self.caption = caption
        if self.resting:
            self._show()
        self.ask()

    def begin(self, minutes: int) -> None:
        """Let the curtain fall with a clock."""
        self._host.cards.clear()
        self._until = time.monotonic() + 60.0 * minutes
        self._timer.start()
        self._tick()

    def stop(self) -> None:
        """Raise the curtain and go on."""
        self._host.cards.clear()
        hall = self._host.audience.hall
        if hall is not None and hall.window.resting:
            self._host.audience.curtain()
        if hall is None or not hall.window.resting:
            self._end()

    def _end(self) -> None:
        self._until, self._clock = None, ""
        self._timer.stop()
        self.pace.begin_anew()
        self._host.banner.notice("break", None)

    def _tick(self) -> None:
        """The clock goes on; a curtain that was raised meanwhile has ended the break."""
        hall = self._host.audience.hall
        if hall is not None and self._clock and not hall.window.resting:
            self._end()
            return
        clock = self._left()
        if clock != self._clock:
            self._clock = clock
            self._show()

    def _left(self) -> str:
        left = max(0, round((self._until or 0.0) - time.monotonic()))
        return f"{left // 60}:{left % 60:02d}"

    def _show(self) -> None:
        hall, say = self._host.audience.hall, self._host.context.say
        if hall is not None:
            hall.window.rest(self.caption, self._clock)
        clock = self._clock
        message = OVER if clock == "0:00" else BREAK
        self._host.banner.notice("break", lambda: say(message, {"clock": clock}))

    # ---- enough for today

    def finish(self) -> None:
        """Sum the table up; it is saved already, and the audience is said good-bye."""
        hall = self._host.audience.hall
        if hall is not None:
            hall.window.rest(FAREWELL, "")
        self._host.cards.show(self._summary)

    def _summary(self) -> FinishCard:
        return FinishCard(self._host.context, self._host, self._run, self._picture, self._host.cards.clear)

    def _run(self, id_: str) -> None:
        self._host.cards.clear()
        self._host.acts.run(id_)

    def _picture(self) -> None:
        self._host.exporting.ask_where("board")
