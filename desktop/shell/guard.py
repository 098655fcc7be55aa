"""Keeps secrets from eyes they are not for: the cover, the emergency, waking after sleep, the check of the screens."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QToolTip

from desktop.shell.panic import Panic, close_dialogs
from desktop.shell.slumber import Slumber

if TYPE_CHECKING:
    from desktop.shell.cover import Cover
    from desktop.shell.idle import Idle
    from desktop.shell.screen_check import ScreenCheck
    from desktop.shell.window import HostWindow


def _nothing() -> None:
    """Nothing comes after the check."""


class Guard(QObject):
    """Hiding takes one key and is instant; showing is slow and deliberate."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._host = host
        self._cover: Cover | None = None
        self.checking: ScreenCheck | None = None
        self.slumber: Slumber | None = None
        self.idle: Idle | None = None

    def wake(self) -> None:
        """Begin to listen."""
        from desktop.shell.idle import Idle

        if self.slumber is None:
            self.slumber = Slumber(self)
            self.slumber.woke.connect(self.back)
            Panic(self._host).asked.connect(self.panic)
            self.idle = Idle(self._host, self._may_show, self.hide)
            self._host.context.changed.connect(self.idle.heed)
            self.idle.heed()

    def commands(self) -> dict[str, Callable[[int], object]]:
        """What its keys do."""
        return {"cover": lambda _: self._by_key(), "panic": lambda _: self.panic()}

    # ---- hiding

    @property
    def cover(self) -> Cover:
        """The cover of the host's window; made the first time."""
        from desktop.shell.cover import Cover

        if self._cover is None:
            self._cover = Cover(self._host.context, self._host)
            self._cover.lifted.connect(self.heed)
        return self._cover

    def _by_key(self) -> None:
        """Hide, unless it is the key that has just uncovered the window and is still held."""
        if not self.cover.key.repeats():
            self.hide()

    def hide(self, away: int = 0) -> None:
        """Cover the host's window at once."""
        self.cover.put_on(away)
        QToolTip.hideText()
        self._host.play.back()
        self._host.cards.clear()
        self.cover.setFocus()

    def panic(self) -> None:
        """Curtain and cover, wherever the keyboard is."""
        self._host.audience.lower()
        self.hide()
        close_dialogs()
        self._host.activateWindow()
        self.cover.setFocus()

    # ---- left alone

    def heed(self) -> None:
        """A secret has been laid on the window, or taken from it."""
        if self.idle is not None:
            self.idle.heed()

    def _may_show(self) -> bool:
        """Whether the window must not be left alone: a secret lies on it, or it is a time of closed eyes."""
        from desktop.projector.stage import stage_of

        session = self._host.context.session
        night = stage_of(session.match.header.game).secret(session.seen())
        if self._host.acts.is_away:
            return False  # what lies there then is opaque, and shows something only while a key is down
        return not (self._cover is not None and self._cover.on) and (night or self._host.drawer.is_out)

    def resume(self) -> None:
        """An evening goes on that had an audience: its window is curtained, the host's is covered."""
        if self._host.audience.kept_open:
            self.back(0)

    def back(self, away: int) -> None:
        """The lid was opened again: curtain, cover, and the screens are checked before anything secret shows."""
        self._host.audience.lower()
        if self._host.audience.open:
            self.check()
        self.hide(away)

    # ---- the check of the screens

    def first(self, then: Callable[[], None]) -> bool:
        """Whether the screens have to be checked before a secret may show; ``then`` follows when they have passed."""
        if not self._host.audience.open or self._host.audience.there().check.passed:
            return False
        self.check(then)
        return True

    def check(self, then: Callable[[], None] = _nothing) -> None:
        """Check the screens."""
        from desktop.shell.screen_check import ScreenCheck

        if self.checking is not None:
            self.checking.leave()
        self.checking = ScreenCheck(self._host.context, self._host.audience.there().check, self._host)
        self.checking.proven.connect(lambda: self._proven(then))
        self.checking.left.connect(self._left)
        self.checking.open()

    def _left(self) -> None:
        self.checking = None

    def _proven(self, then: Callable[[], None]) -> None:
        from desktop.projector.mirror_page import OUTCOMES

        self.checking = None
        outcome = self._host.audience.there().check.outcome
        if outcome is not None:
            self._host.play.tell(lambda: self._host.context.say(OUTCOMES[outcome]))
        then()
