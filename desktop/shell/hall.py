"""The audience's window with its screen, the check of the screens, and what of the table is public."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtWidgets import QWidget

from desktop.projector.mirror_check import MirrorCheck
from desktop.projector.morning import Morning
from desktop.projector.publishing import Publishing
from desktop.projector.screens_watch import ScreensWatch
from desktop.projector.thumbnail import Thumbnail
from desktop.projector.tongues import Tongue
from desktop.projector.window import AudienceWindow
from desktop.projector.witness import Witness
from desktop.settings import Spoken
from desktop.shell.context import Context
from rules.messages import says
from rules.remarks import is_last_round

OFF: Final = says("Audience: off")
GONE: Final = says("Audience: no screen")
HELD: Final = says("Audience: held")
ON: Final = says("Audience: on")
UP: Final = says("Curtain: up")
DOWN: Final = says("Curtain: down")


class Hall(QObject):
    """``changed`` tells that something looks otherwise; another table is followed under the curtain."""

    changed = Signal()

    def __init__(self, context: Context, host: QWidget, tongue: Spoken, grace: int, remembered: str) -> None:
        super().__init__(host)
        self._context, self._host = context, host
        self.tongue, self.grace = tongue, grace
        self._bots = frozenset(context.session.bots)
        self.window = AudienceWindow(self._wanted())
        self._spoken = self._wanted()
        self.watch = ScreensWatch(host, self.window, remembered)
        self.check = MirrorCheck(self.window)
        self.publishing = Publishing(context.session, grace)
        self.witness = Witness(context.session)
        self.morning = Morning(self.window)
        self.window.follow(self.publishing)
        self.morning.follow(self.publishing)
        self._call_last()
        self.thumbnail = Thumbnail(self.window, lambda: self.watch.shown, context.say, context.theme)
        self.thumbnail.dress(context.theme, context.scale)
        self._listen()

    def _listen(self) -> None:
        self.publishing.changed.connect(self.changed)
        for signal in (self.window.touched, self.watch.changed, self.watch.absent, self.check.changed):
            signal.connect(self.changed)
        self.changed.connect(self._witness)
        self._context.changed.connect(self._follow)
        _program().focusWindowChanged.connect(self._give_back)

    def _give_back(self, window: QWindow | None) -> None:
        """The keyboard is the host's, whatever the system thinks of a window that was just opened."""
        if window is not None and window is self.window.windowHandle():
            self._host.activateWindow()

    # ---- what it follows

    def _follow(self) -> None:
        if self.publishing.session is not self._context.session:
            self._let_go()
            self.publishing = Publishing(self._context.session, self.grace)
            self.publishing.changed.connect(self.changed)
            self.witness = Witness(self._context.session)
            self.window.follow(self.publishing)
            self.morning.follow(self.publishing)
        self._call_last()
        self._mark_bots()
        self.speak()
        self.thumbnail.dress(self._context.theme, self._context.scale)

    def _mark_bots(self) -> None:
        """Whom the program plays changes without a step of the game."""
        if frozenset(self._context.session.bots) != self._bots:
            self._bots = frozenset(self._context.session.bots)
            self.window.refresh()

    def _call_last(self) -> None:
        self.window.call_last(is_last_round(self._context.session.match.remarks))

    def _witness(self) -> None:
        if self.watch.shown and not self.window.curtained and self.publishing.session is self.witness.session:
            self.witness.look()

    def _let_go(self) -> None:
        """Grave news that waits is not held for ever."""
        if self.publishing.waiting:
            self.publishing.unfreeze()

    def speak(self) -> None:
        """Use the audience's language: its own, or the host's where none was chosen."""
        if self._spoken != self._wanted():
            self._spoken = self._wanted()
            self.window.speak(self._spoken)
            self.thumbnail.refresh()

    def _wanted(self) -> Tongue:
        return self.tongue or ("en" if self._context.words.language == "en" else "ko")

    # ---- how it stands

    @property
    def state(self) -> tuple[str, str]:
        """In words: the audience's window, and its curtain."""
        if not self.watch.shown:
            return (GONE if self.watch.wanted else OFF), DOWN
        return (HELD if self.publishing.frozen else ON), (DOWN if self.window.curtained else UP)

    @property
    def shared(self) -> bool:
        """Whether the host's window lies on the audience's screen."""
        return self.watch.shown and self.window.screen() is self._host.screen()

    def leave(self) -> None:
        """The host's window closes: nothing stays behind."""
        self._context.changed.disconnect(self._follow)
        _program().focusWindowChanged.disconnect(self._give_back)
        self._let_go()
        self.watch.close()
        self.window.follow(None)
        self.window.deleteLater()


def _program() -> QGuiApplication:
    program = QGuiApplication.instance()
    assert isinstance(program, QGuiApplication)
    return program
