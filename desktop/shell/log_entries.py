"""What the log says of a step or of a remark, as an entry of its list."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListWidgetItem

from desktop.session import LogLine
from desktop.shell import remarked
from desktop.shell.context import Context
from desktop.shell.games import custom
from desktop.shell.log_line import AMENDABLE, ANSWERED, BEGINS, BY_PROGRAM, BY_TABLE, HUE, MARKS, STEP
from desktop.theme import visitor
from rules.engine import is_fates
from rules.messages import says
from rules.remarks import Remark

OVERRULED, CORRECTED, CARDBOARD = says("Overruled"), says("Corrected"), says("Cardboard")
AMENDED = says("Amended")
NOTED = says("Note")
BECAUSE = says("Overruled: {why}")
GRAY_HUE = "#B4BDC3"


class Entries:
    """Made anew at each look, in the language of the host."""

    def __init__(self, context: Context) -> None:
        self.context = context

    def remark(self, step: int, remark: Remark) -> QListWidgetItem:
        """What the host has remarked after a step."""
        told, mark = remarked.told(self.context, remark), self.context.say(NOTED)
        item = QListWidgetItem(told)
        item.setData(STEP, step)
        item.setData(MARKS, mark)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{told} {mark}")
        return item

    def line(self, line: LogLine) -> QListWidgetItem:
        """What has happened, with its marks."""
        told = self.context.speech.tell(line.event)
        item = QListWidgetItem(told)
        marks = [self.context.say(mark) for mark in _marks(line)]
        item.setData(STEP, line.step)
        item.setData(AMENDABLE, not line.corrected)
        item.setData(ANSWERED, self._answered(line.step))
        item.setData(HUE, self._hue(line))
        item.setData(BEGINS, custom(self.context.session).begins(line.event))
        item.setData(MARKS, " ".join(marks))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, " ".join((told, *marks)))
        if line.overruled:
            item.setToolTip(self.context.say(BECAUSE, {"why": self.context.say(line.overruled)}))
        return item

    def _answered(self, number: int) -> int:
        """Who answered for Fate; what belongs to a step may be told with it by the table too."""
        match = self.context.session.match
        node = match.node(number)
        if node.step is None or not is_fates(node.step):
            return 0
        asked = node.parent.table.asked if node.parent is not None else None
        by_table = asked is not None and match.fate.source(asked.kind) == "cardboard"
        return BY_TABLE if by_table or not node.step.joined else BY_PROGRAM

    def _hue(self, line: LogLine) -> str:
        who = getattr(line.event, "seat", "")
        look = next((seat.look for seat in self.context.session.match.seats if seat.id == who), "")
        if look.startswith("visitor-"):
            return visitor(look.removeprefix("visitor-")).hue
        return GRAY_HUE if look == "gray-man" else ""


def _marks(line: LogLine) -> list[str]:
    marks = {
        AMENDED: line.amended,
        OVERRULED: bool(line.overruled),
        CORRECTED: line.corrected,
        CARDBOARD: line.by_cardboard,
    }
    return [mark for mark, holds in marks.items() if holds]
