"""The order of a night, with those whom the script's own order had left out (C7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.new_game.clocktower.around import ClockAround
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from rules.clocktower.scripts import Order
from rules.messages import says

ADDED: Final = says("Added at the end of their kind: {who}")


class NightList(QWidget):
    """Numbered from dusk to dawn."""

    def __init__(self) -> None:
        super().__init__()
        self.title, self.steps = Prose(Role.HEADLINE, bold=True), Prose(Role.BODY)
        self.added = Prose(Role.SMALL, "text2")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for part in (self.title, self.added, self.steps):
            column.addWidget(part)

    def show_order(self, title: str, order: Order, look: Look, around: ClockAround) -> None:
        """Say who comes after whom."""
        self.title.write(around.words.say(title), look)
        self.steps.write("\n".join(numbered(order, around)), look)
        added = {"who": [around.called(one) for one in order.added]}
        self.added.write(around.words.say(ADDED, added) if order.added else "", look)


def numbered(order: Order, around: ClockAround) -> Iterator[str]:
    """Each step on a line of its own."""
    for number, step in enumerate(order.steps, 1):
        yield f"{number}. {around.name(step)}"
