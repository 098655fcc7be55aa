"""Which clock runs: it begins by itself or at the host's key, and at its end the host decides (P11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from desktop.hourglass import Hourglass
from desktop.projector.stage import Line
from desktop.projector.town_clock import Face
from desktop.session import Session
from desktop.shell.clocks.clock_face import ClockFace, Shown
from desktop.shell.games import custom
from desktop.shell.games.timed import Timed
from rules.messages import says

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

TICK_MS: Final = 200
NOTHING: Final = says("Nothing is timed now.")
UP: Final = says("Time is up")
STANDS: Final = says("The clock stands")


class Clocks(QObject):
    """One glass a moment; coming back to a moment by undo finds its glass as it ran on.

    A clock that begins by itself waits until the audience has been told who died in the night.
    """

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._host = host
        self._session: Session | None = None
        self._steps = 0
        self._glasses: dict[tuple[str | int, ...], Hourglass] = {}
        self._timed: Timed | None = None
        self._resting: Hourglass | None = None
        self._due = self._said_so = False
        self.face = ClockFace(host.context, host.board)
        self.face.pressed.connect(lambda id_: host.acts.run(id_))
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self.tick)
        host.context.changed.connect(self._hear)
        self._hear()

    def commands(self) -> dict[str, Callable[[int], object]]:
        """What its keys do."""
        return {
            "clock": lambda _: self.press(),
            "clock-longer": lambda _: self.lengthen(),
            "clock-away": lambda _: self.put_away(),
        }

    @property
    def glass(self) -> Hourglass | None:
        """What is left for this moment; None where nothing is timed, or its clock was put away."""
        return self._glasses.get(self._timed.moment) if self._timed is not None else None

    # ---- the table

    def _hear(self) -> None:
        session = self._host.context.session
        length, fresh = session.match.length, session is not self._session
        if fresh:
            self._session, self._timed, self._due = session, None, False
            self._resting = None
            self._glasses.clear()
        went_on = not fresh and session.match.at == length > self._steps
        self._steps = length
        before, self._timed = self._timed, custom(session).timed(session)
        if self._timed is None or before is None or self._timed.moment != before.moment:
            self._due = self._timed is not None and went_on and not self._timed.called
            self._said_so = False
        self.tick() if not self._due else QTimer.singleShot(0, self.tick)

    def tick(self) -> None:
        """Time goes on."""
        if self._due and self._timed is not None and not self._host.audience.telling:
            self._begin(self._timed)
        self._show()
        running = self.glass is not None and self.glass.running and not self.glass.over
        if not (running or self._due):
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def _begin(self, timed: Timed) -> None:
        self._due = self._said_so = False
        self._glasses[timed.moment] = Hourglass(timed.seconds)

    # ---- what the host does

    def press(self) -> None:
        """Begin, stop, go on; after the end do what follows from it, or begin anew."""
        timed, glass = self._timed, self.glass
        if timed is None:
            self._host.play.tell(lambda: self._host.context.say(NOTHING))
            return
        if glass is None or (glass.over and timed.follows is None):
            self._host.audience.let_news_go()
            self._begin(timed)
        elif glass.over and timed.follows is not None:
            self._host.play.begin(timed.follows)
        else:
            (glass.stop if glass.running else glass.go_on)()
        self.tick()

    def lengthen(self) -> None:
        """Give more time."""
        if self._timed is None or self.glass is None:
            self._host.play.tell(lambda: self._host.context.say(NOTHING))
            return
        self.glass.lengthen(self._timed.more)
        self._said_so = False
        self.tick()

    def put_away(self) -> None:
        """Show no clock for this moment."""
        self._due = False
        if self._timed is not None:
            self._glasses.pop(self._timed.moment, None)
        self.tick()

    # ---- a break

    def rest(self) -> None:
        """What runs stands as long as the table rests; a second rest is the same one."""
        glass = self.glass
        if glass is not None and glass.running and not glass.over:
            glass.stop()
            self._resting = glass
        self.tick()

    def wake(self) -> None:
        """What a rest has stopped goes on."""
        if self._resting is not None:
            self._resting.go_on()
        self._resting = None
        self.tick()

    # ---- what is seen of it

    def _show(self) -> None:
        timed, glass = self._timed, self.glass
        hall = self._host.audience.hall
        shown = self._shown(timed, glass) if timed is not None and glass is not None else None
        self.face.show_clock(shown)
        if hall is not None:
            hall.window.clock.keep(_public(timed, glass) if timed is not None and glass is not None else None)
        if timed is not None and glass is not None and glass.over and not self._said_so:
            self._said_so = True
            self._host.play.told.emit(lambda: self._say(timed.ended, timed))

    def _shown(self, timed: Timed, glass: Hourglass) -> Shown:
        line = self._say(UP if glass.over else timed.line, timed)
        return Shown(_figures(timed, glass), line, glass.part, glass.running, glass.over, timed.follows is not None)

    def _say(self, message: str, timed: Timed) -> str:
        context = self._host.context
        values = {hole: context.speech.value(hole, value) for hole, value in timed.values.items()}
        return context.say(message, values)


def _figures(timed: Timed, glass: Hourglass) -> str:
    return str(glass.seconds) if timed.called else glass.told


def _public(timed: Timed, glass: Hourglass) -> Face:
    """What the audience sees: what is timed, or that the time is up or stands."""
    line = Line("{who}" if timed.called else timed.line, dict(timed.values))
    if glass.over:
        line = Line(UP)
    elif not glass.running:
        line = Line(STANDS)
    return Face(line, _figures(timed, glass), round(glass.part, 3), timed.called, not glass.running)
