"""The host's side of it: the same picture, what comes after it, and one key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from desktop.commands import BY_ID
from desktop.shell.ceremony.page import CeremonyPage
from rules.messages import says

if TYPE_CHECKING:
    from desktop.shell.briefing.briefing import Briefing
    from desktop.shell.context import Context


class BriefingPage(CeremonyPage):
    """End goes to the last picture at once."""

    name = BY_ID["briefing"].title
    purpose = says("One sentence each, before the audience. End goes to the last one.")
    next_word, done_word = says("Next picture"), says("That was the last one")

    def __init__(self, context: Context, briefing: Briefing) -> None:
        self._briefing = briefing
        super().__init__(context, briefing)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_End:
            self._briefing.skip()
        else:
            super().keyPressEvent(event)
