"""The page on which one person chooses a part to play against the program."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.commands import BY_ID
from desktop.shell.bots import solo
from desktop.shell.context import Context
from desktop.shell.start_page.choosing_page import ChoosingPage
from desktop.shell.start_page.menu_row import MenuRow
from desktop.shell.start_page.stop import Stop
from rules.hakoonna.bots import Strength
from rules.messages import says

TITLE = says("A game alone")
LINE = says("The program plays the other seats. You see only what your part sees.")
ROLES: dict[solo.Role, tuple[str, str]] = {
    "visitor": (says("As a visitor"), says("With two visitors, against Hako Onna")),
    "hako-onna": (says("As Hako Onna"), says("Against three visitors")),
    "gray-man": (says("As the Gray Man"), says("Between three visitors and Hako Onna")),
}
HOW: dict[Strength, tuple[str, str]] = {
    "simple": (
        says("Level 1: the bots look around"),
        says("They open the nearest shadow. Hako Onna begins with a weak power and wails often."),
    ),
    "sensible": (
        says("Level 2: the bots think"),
        says("They remember what they saw and share it out. Hako Onna guards what you need, and steals."),
    ),
    "crafty": (
        says("Level 3: the bots are crafty"),
        says("They guess what others are about to do. Hako Onna lies, bluffs and strikes."),
    ),
    "random": (says("The bots act at random"), says("Good for a first game.")),
}


class SoloPage(ChoosingPage):
    """``chosen`` carries the setup of the table."""

    chosen = Signal(object)

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.strength: Strength = "sensible"
        self.roles = {role: MenuRow() for role in ROLES}
        self.how = MenuRow()
        for choice in (*self.roles.values(), self.how):
            self.list.addWidget(choice)
        self._connect()
        self.refresh()

    def _connect(self) -> None:
        for role, row in self.roles.items():
            row.clicked.connect(lambda _=False, role=role: self.chosen.emit(solo.table(role, self.strength)))
        self.how.clicked.connect(self._switch)
        self.context.changed.connect(self.refresh)

    # ---- what is shown

    def refresh(self) -> None:
        """Say everything anew."""
        look, say = self.look, self.context.say
        self.setAccessibleName(say(TITLE))
        self.write(say(TITLE), say(LINE), say(BY_ID["start-page"].title))
        for role, (title, note) in ROLES.items():
            self.roles[role].say(say(title), say(note), "play", look)
        title, note = HOW[self.strength]
        self.how.say(say(title), say(note), "gear", look)
        self.update()

    # ---- what people do

    def _switch(self) -> None:
        order = list(HOW)
        self.strength = order[(order.index(self.strength) + 1) % len(order)]
        self.refresh()

    def first(self) -> Stop:
        return next(iter(self.roles.values()))

    def stops(self) -> tuple[QWidget, ...]:
        return (self.lantern, *self.roles.values(), self.how)
