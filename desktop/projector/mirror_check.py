"""Proves that the second screen is no mirror of the host's, before anything secret may be opened."""

from __future__ import annotations

import enum
import secrets

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QScreen

from desktop.projector.window import AudienceWindow

LEAST, COUNT = 10, 90


class Outcome(enum.Enum):
    """What the number typed by the host has shown."""

    APART = "apart"
    NOTHING = "nothing"
    MIRRORED = "mirrored"
    WRONG = "wrong"


class MirrorCheck(QObject):
    """Until it is ``passed`` secrets stay covered; any change of the screens takes it back.

    The audience's window shows one number, the host's another; the host types what the audience sees, 0 for nothing.
    """

    changed = Signal()

    def __init__(self, window: AudienceWindow) -> None:
        super().__init__()
        self._window = window
        self.passed = False
        self.running = False
        self.outcome: Outcome | None = None
        self.hosts = self.audiences = 0
        program = QGuiApplication.instance()
        assert isinstance(program, QGuiApplication)
        for signal in (program.screenAdded, program.screenRemoved, program.primaryScreenChanged):
            signal.connect(self._doubt)
        program.screenAdded.connect(self._heed)
        for screen in QGuiApplication.screens():
            self._heed(screen)

    @property
    def covered(self) -> bool:
        """Whether secrets have to stay covered."""
        return not self.passed

    def start(self) -> None:
        """Show two new numbers."""
        self.passed = False
        self.outcome = None
        self.hosts, self.audiences = two_numbers()
        self.running = True
        self._window.show_number(self.audiences)
        self.changed.emit()

    def stop(self) -> None:
        """End the check as it stands."""
        self.running = False
        self._window.show_number(None)
        self.changed.emit()

    def answer(self, typed: str) -> Outcome:
        """What the host has typed; the check ends when nobody can see a secret on the audience's screen."""
        self.outcome = self._judge(typed.strip())
        self.passed = self.outcome in (Outcome.APART, Outcome.NOTHING)
        if self.passed:
            self.stop()
        else:
            self._again()
        return self.outcome

    def _judge(self, typed: str) -> Outcome:
        if not typed.isdecimal():
            return Outcome.WRONG
        meant = {self.audiences: Outcome.APART, self.hosts: Outcome.MIRRORED, 0: Outcome.NOTHING}
        return meant.get(int(typed), Outcome.WRONG)

    def _again(self) -> None:
        """A number once seen proves nothing the second time."""
        self.hosts, self.audiences = two_numbers()
        self._window.show_number(self.audiences)
        self.changed.emit()

    def _heed(self, screen: QScreen) -> None:
        screen.geometryChanged.connect(self._doubt)
        screen.virtualGeometryChanged.connect(self._doubt)

    def _doubt(self) -> None:
        if self.passed:
            self.passed = False
            self.outcome = None
            self.changed.emit()


def two_numbers() -> tuple[int, int]:
    """Two different numbers of two digits."""
    first = secrets.randbelow(COUNT)
    return LEAST + first, LEAST + (first + 1 + secrets.randbelow(COUNT - 1)) % COUNT
