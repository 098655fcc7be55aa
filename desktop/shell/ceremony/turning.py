"""Keeps how far one has come, and hands the audience what has been turned over, one thing at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.projector.tongues import Tongues

if TYPE_CHECKING:
    from desktop.projector.reveal import Turned
    from desktop.shell.ceremony.steps import Step
    from desktop.shell.window import HostWindow


class Turning(QObject):
    """``turned`` steps lie open; while it is rehearsed the audience gets none of them. ``changed`` tells of either.

    Where it ``has_more`` than a table needs, ``more`` says that all of it is told.
    """

    changed = Signal()

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._host = host
        self.steps: tuple[Step, ...] = ()
        self.turned = 0
        self.rehearsing = False
        self.open = False
        self.has_more = self.more = False

    # ---- turning over

    def onward(self) -> None:
        """Turn the next thing over."""
        self._go(self.turned + 1)

    def back(self) -> None:
        """Lay the last one down again."""
        self._go(self.turned - 1)

    def _go(self, to: int) -> None:
        if 0 <= to <= len(self.steps) and to != self.turned:
            self.turned = to
            self._hand_over()
            self.changed.emit()

    def rehearse(self, alone: bool) -> None:
        """For this window alone from now on, or before the audience; either begins anew."""
        if alone is not self.rehearsing:
            self.rehearsing, self.turned = alone, 0
            self._hand_over()
            self.changed.emit()

    def tell_more(self, more: bool) -> None:
        """All of it, or what is needed; either begins anew."""
        if more is not self.more:
            self.more, self.turned = more, 0
            self._hand_over()
            self.changed.emit()

    def leave(self) -> None:
        """The audience sees the table again; a rehearsal leaves nothing behind."""
        self.open = False
        if self.rehearsing:
            self.rehearsing, self.turned = False, 0
        self._show(None)

    # ---- what lies open

    def lying_open(self, tongues: Tongues) -> Turned | None:
        """The thing that was turned over last, in the words of whoever looks."""
        raise NotImplementedError

    def _hand_over(self) -> None:
        hall = self._host.audience.hall
        if hall is not None:
            self._show(None if self.rehearsing else self.lying_open(hall.window.tongues))

    def _show(self, turned: Turned | None) -> None:
        hall = self._host.audience.hall
        if hall is not None:
            hall.window.turn_over(turned)
