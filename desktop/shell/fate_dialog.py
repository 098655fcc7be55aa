"""Who answers for Fate, kind by kind, from now on (D10)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.shell.context import Context
from desktop.shell.list_card import ListCard, Row
from rules.fate import Source
from rules.messages import says

QUESTION = says("Who answers for Fate from now on?")
PROGRAM, CARDBOARD = says("Program"), says("Cardboard")
NOTE = says("A number switches its kind. What was answered stays answered.")


class FateCard(ListCard):
    """``switched`` carries the kind and who answers it from now on."""

    switched = Signal(str, str)

    def __init__(self, context: Context, parent: QWidget) -> None:
        rows = [self._kind(context, kind, title) for kind, title in kinds(context).items()]
        super().__init__(context, parent, context.say(QUESTION), rows, "lantern")
        self.note(context.say(NOTE))

    def _kind(self, context: Context, kind: str, title: str) -> Row:
        source = context.session.match.fate.source(kind)
        other: Source = "program" if source == "cardboard" else "cardboard"
        note = context.say(CARDBOARD if source == "cardboard" else PROGRAM)
        return Row(title, note, lambda: self.switched.emit(kind, other))


def kinds(context: Context) -> dict[str, str]:
    """The kinds of questions that Fate is asked in this game, and what they are called."""
    titles: dict[str, str] = {}
    for choice in context.session.book.replies:
        if choice.kind and choice.kind not in titles:
            said = context.say(choice.title)
            titles[choice.kind] = said[:1].upper() + said[1:]
    return titles
