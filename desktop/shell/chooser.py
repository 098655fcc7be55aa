"""A drop that may mean several things: which is meant (D09)."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.shell.context import Context
from desktop.shell.list_card import ListCard, Row
from rules.actions import Action
from rules.messages import says

QUESTION = says("What is meant?")


class ChooserCard(ListCard):
    """``chosen`` carries the action."""

    chosen = Signal(object)

    def __init__(self, context: Context, parent: QWidget, actions: tuple[Action, ...]) -> None:
        rows = [Row(context.speech.action(one), "", partial(self._choose, one)) for one in actions]
        super().__init__(context, parent, context.say(QUESTION), rows, "lantern")

    def _choose(self, action: Action) -> None:
        self.chosen.emit(action)
