"""A rule hangs on what the program was not told: the table says yes or no (FT-R09)."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.shell.context import Context
from desktop.shell.list_card import ListCard, Row
from desktop.shell.play import Refusal
from rules.actions import Attest
from rules.messages import says
from rules.seats import HOST
from rules.violations import NotAttested

YES, NO = says("Yes"), says("No")
ALWAYS = says("Yes, and always this evening")


class AttestCard(ListCard):
    """``told`` carries the table's word on the first fact that is missing."""

    told = Signal(object)

    def __init__(self, context: Context, parent: QWidget, refusal: Refusal) -> None:
        reason = next(one for one in refusal.refused.violations if isinstance(one, NotAttested))
        words = (
            Attest(HOST, reason.fact, True),
            Attest(HOST, reason.fact, False),
            Attest(HOST, reason.fact, True, True),
        )
        rows = [
            Row(context.say(title), "", partial(self._tell, word))
            for title, word in zip((YES, NO, ALWAYS), words, strict=True)
        ]
        super().__init__(context, parent, context.speech.tell(reason), rows, "info")

    def _tell(self, word: Attest) -> None:
        self.told.emit(word)
