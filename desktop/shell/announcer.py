"""Tells a screen reader what has happened, what was refused and what the prompt says."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from desktop.shell.context import Context
from desktop.shell.play import Play, Refusal


class Announcer(QObject):
    """``last`` is what was said last."""

    def __init__(self, context: Context, play: Play, view: QWidget) -> None:
        super().__init__(view)
        self.context = context
        self.last = ""
        self._view = view
        play.told.connect(self.say)
        play.stage.happened.connect(self.say)
        play.refused.connect(self._refused)

    def _refused(self, refusal: Refusal) -> None:
        self.say(" ".join(self.context.speech.tell(reason) for reason in refusal.refused.violations))

    def say(self, text: str) -> None:
        """Have it read out; nothing is said of nothing."""
        if text:
            self.last = text
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._view, text))
