"""What the host sees of the audience's window: its state in words, and what has to be noticed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.shell.banner import Act
from rules.messages import says

if TYPE_CHECKING:
    from desktop.projector.dawn import Dawn
    from desktop.shell.audience.audience import Audience
    from desktop.shell.hall import Hall
    from desktop.shell.window import HostWindow

ABSENT = says("No audience's window. Play goes on; when its screen is back, so is the window, under the curtain.")
SHARED = says("This window lies on the audience's screen, so the curtain is down. Move it away, or press F3.")
DAWNING = says("Space tells the audience who died in the night, one by one: {n} left. F4 tells all.")
NEXT = says("Tell the next one")


class Notices(QObject):
    """A notice stands there as long as what it speaks of."""

    def __init__(self, audience: Audience, host: HostWindow) -> None:
        super().__init__(audience)
        self._audience, self._host = audience, host
        self._state = ("", "")
        self._shared = False
        self._dawn: Dawn | None = None

    def say_window(self) -> None:
        """Have it read out how the audience's window stands."""
        self._say(0)

    def say_curtain(self) -> None:
        """Have it read out how the curtain hangs."""
        self._say(1)

    def _say(self, part: int) -> None:
        self._host.announcer.say(self._host.context.say(self._state[part]))

    def follow(self) -> None:
        """Something of the audience's window looks otherwise."""
        hall = self._audience.hall
        if hall is None:
            return
        self._follow_shared(hall)
        self._follow_dawn()
        if hall.state != self._state:
            self._state = hall.state
            self._host.top.mark(dict(zip(("audience", "curtain"), self._state, strict=True)))
        self._host.side.want_audience(hall.watch.wanted)

    def _follow_shared(self, hall: Hall) -> None:
        if hall.shared is self._shared:
            return
        self._shared = hall.shared
        self._host.banner.notice("shared", (lambda: self._host.context.say(SHARED)) if self._shared else None)
        if self._shared:
            hall.window.lower(at_once=True)

    def _follow_dawn(self) -> None:
        dawning = self._audience.news.dawning
        dawn = dawning.dawn if dawning is not None else None
        if dawn != self._dawn:
            self._dawn = dawn
            left = {"n": len(dawn.left)} if dawn is not None else {}
            told = (lambda: self._host.context.say(DAWNING, left)) if left else None
            self._host.banner.notice("dawn", told, Act(NEXT, self._audience.publish))

    def absent(self, absent: bool) -> None:
        """The audience's screen was unplugged, or is back."""
        self._host.banner.notice("absent", (lambda: self._host.context.say(ABSENT)) if absent else None)
        if not absent and self._audience.hall is not None:
            self._host.cards.renew()
