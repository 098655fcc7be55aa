"""The curtain with a clock for a break, and the end of an evening that is not the end of the game (P11, X14)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from desktop.hourglass import Hourglass
from desktop.shell.breaks import last_round
from desktop.shell.breaks.break_card import CAPTIONS, BreakCard
from desktop.shell.breaks.finish_card import FAREWELL, FinishCard
from desktop.shell.breaks.pace import Pace
from desktop.shell.breaks.stopwatch import Stopwatch
from desktop.shell.breaks.time_card import TimeCard, Wishes, rows
from desktop.shell.games import custom
from desktop.shell.games.ways import Tempo
from desktop.shell.list_card import ListCard
from rules.messages import says
from rules.remarks import is_last_round

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

TICK_MS = 250
BREAK = says("A break: {clock} left. Raising the curtain ends it.")
OVER = says("The break is over. Raise the curtain to go on.")
TEMPO = says("the time of the evening")
INSTEAD = says("What shall it be from now on?")


class Breaks(QObject):
    """A break lasts until the curtain is raised; where the audience has no window it is told to the host alone."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._host = host
        self.pace, self.watch = Pace(), Stopwatch()
        self.caption = CAPTIONS[0]
        self._left: Hourglass | None = None
        self._clock = ""
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._tick)
        host.context.changed.connect(self._heed)
        self._heed()

    def commands(self) -> dict[str, Callable[[int], object]]:
        """They have no keys of their own."""
        return {"break": lambda _: self.ask(), "enough": lambda _: self.finish(), "time": lambda _: self.look()}

    def _heed(self) -> None:
        session = self._host.context.session
        self.watch.heed(session)
        if self.pace.heed(session) and is_last_round(session.match.remarks) and not session.seen().over:
            self._host.cards.show(lambda: last_round.over(self._host))

    # ---- the time

    def look(self) -> None:
        """Show how long it has been played, and what can be done about it."""
        self._host.cards.show(self._time)

    def _time(self) -> TimeCard:
        wishes = Wishes(self.ask, self._call_last, self._play_at, self._choose, self.finish)
        last = is_last_round(self._host.context.session.match.remarks)
        return TimeCard(self._host.context, self._host, (self.watch, self.pace), last, wishes)

    def _call_last(self, last: bool) -> None:
        last_round.announce(self._host, last)
        self.look()

    def _play_at(self, tempo: Tempo) -> None:
        """The table plays so from now on, unless something is against it just now."""
        session = self._host.context.session
        if not tempo.against:
            session.correct((custom(session).playing(tempo.options),), TEMPO)
        self.look()

    def _choose(self, tempi: Sequence[Tempo]) -> None:
        """Show what can be had instead; leaving the list changes nothing."""
        self._host.cards.show(lambda: self._instead(tempi))

    def _instead(self, tempi: Sequence[Tempo]) -> ListCard:
        context = self._host.context
        return ListCard(context, self._host, context.say(INSTEAD), tuple(rows(context, tempi, self._play_at)))

    # ---- a break

    @property
    def resting(self) -> bool:
        """Whether there is a break."""
        return self._left is not None

    def ask(self) -> None:
        """Ask how long."""
        self._host.cards.show(self._card)

    def _card(self) -> BreakCard:
        stop = self.stop if self.resting else None
        return BreakCard(self._host.context, self._host, self.caption, self.begin, self._word, stop)

    def _word(self, caption: str) -> None:
        self.caption = caption
        if self.resting:
            self._show()
        self.ask()

    def begin(self, minutes: int) -> None:
        """Let the curtain fall with a clock."""
        self._host.cards.clear()
        self.watch.stop()
        self._host.clocks.rest()
        self._left = Hourglass(60.0 * minutes)
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
        self._left, self._clock = None, ""
        self._timer.stop()
        self.pace.begin_anew()
        self.watch.go_on()
        self._host.clocks.wake()
        self._host.banner.notice("break", None)

    def _tick(self) -> None:
        """The clock goes on; a curtain that was raised meanwhile has ended the break."""
        hall = self._host.audience.hall
        if hall is not None and self._clock and not hall.window.resting:
            self._end()
            return
        clock = self._left.told if self._left is not None else ""
        if clock != self._clock:
            self._clock = clock
            self._show()

    def _show(self) -> None:
        hall, say = self._host.audience.hall, self._host.context.say
        if hall is not None:
            hall.window.rest(self.caption, self._clock, told=True)
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
