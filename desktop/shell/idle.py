"""Covers the host's window by itself when nobody touches it while a secret may lie on it (flows.md 0.6, X6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QTimer

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

IDLE_MS: Final = 20_000
TOUCHES = frozenset({
    QEvent.Type.KeyPress,
    QEvent.Type.KeyRelease,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseMove,
    QEvent.Type.Wheel,
    QEvent.Type.InputMethod,
})  # fmt: skip


class Idle(QObject):
    """``due`` is called after so many milliseconds without a touch, while ``wanted`` says that it matters."""

    def __init__(self, host: HostWindow, wanted: Callable[[], bool], due: Callable[[], None]) -> None:
        super().__init__(host)
        self._wanted, self._due = wanted, due
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(IDLE_MS)
        self._timer.timeout.connect(self._reach)
        handle = host.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)

    def set_patience(self, ms: int) -> None:
        """Wait so long."""
        self._timer.setInterval(ms)

    def heed(self) -> None:
        """Something has changed that may make it matter, or not any more."""
        if not self._wanted():
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def _reach(self) -> None:
        if self._wanted():
            self._due()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in TOUCHES and self._timer.isActive():
            self._timer.start()
        return False
