"""The board in the hand, for lessons in which the mansion is built."""

from __future__ import annotations

from desktop.shell.builder.hold import Hold
from desktop.shell.builder.tray import Tray
from desktop.shell.context import Context
from desktop.shell.parts.look import Look


class LessonTray(Tray):
    """Turns and lifts the board that the builder holds."""

    def __init__(self, context: Context, hold: Hold) -> None:
        super().__init__(context)
        self._shared, self._hold = context, hold
        self.lifted.connect(hold.lift)
        self.turned_by.connect(hold.turn_by)
        hold.turned.connect(lambda _: self.follow())

    def follow(self) -> None:
        """Show what is in the hand now."""
        if not self.isHidden():
            self.refresh(self._hold.turn, Look(self._shared.theme, self._shared.scale), self._hold.in_hand)
