"""The page on which one person chooses a part to play against the program."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.commands import BY_ID
from desktop.fonts import Role
from desktop.shell.bots import solo
from desktop.shell.context import Context
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.start_page.ground import Lantern, ground
from desktop.shell.start_page.menu_row import MenuRow
from desktop.shell.start_page.stop import step_of, step_on
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
BIG = 1.7


class SoloPage(QWidget):
    """``chosen`` carries the setup of the table, ``left`` goes back to where one came from."""

    chosen = Signal(object)
    left = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.strength: Strength = "sensible"
        self._ground = QPixmap()
        self._lit: tuple[object, ...] = ()
        self.lantern, self.title = Lantern(), Prose(Role.TITLE, align="middle")
        self.line = Prose(Role.BODY, "text2", align="middle")
        self.roles = {role: MenuRow() for role in ROLES}
        self.how = MenuRow()
        self._arrange()
        self._connect()
        self.refresh()

    def _arrange(self) -> None:
        self._column = QVBoxLayout()
        self._column.addWidget(self.lantern, 0, Qt.AlignmentFlag.AlignHCenter)
        for part in (self.title, self.line):
            self._column.addWidget(part)
        self._list = QVBoxLayout()
        for choice in (*self.roles.values(), self.how):
            self._list.addWidget(choice)
        self._column.addLayout(self._list)
        self._column.addStretch(1)
        row = QHBoxLayout(self)
        row.addStretch(1)
        row.addLayout(self._column, 2)
        row.addStretch(1)

    def _connect(self) -> None:
        self.lantern.clicked.connect(self.left)
        for role, row in self.roles.items():
            row.clicked.connect(lambda _=False, role=role: self.chosen.emit(solo.table(role, self.strength)))
        self.how.clicked.connect(self._switch)
        self.context.changed.connect(self.refresh)

    # ---- what is shown

    @property
    def look(self) -> Look:
        """The colours and the size of the window."""
        return Look(self.context.theme, self.context.scale)

    def refresh(self) -> None:
        """Say everything anew."""
        look, say = self.look, self.context.say
        self.setAccessibleName(say(TITLE))
        self._column.setContentsMargins(0, look.px(60), 0, look.px(40))
        self._column.setSpacing(look.px(8))
        self._list.setContentsMargins(0, look.px(24), 0, 0)
        self._list.setSpacing(look.px(4))
        self.title.write(say(TITLE), Look(look.theme, BIG * look.scale))
        self.line.write(say(LINE), look)
        back = say(BY_ID["start-page"].title)
        self.lantern.setAccessibleName(back)
        self.lantern.setToolTip(f"{back} (Esc)")
        self.lantern.dress(look)
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = step_of(event)
        if step is not None:
            first = next(iter(self.roles.values()))
            step_on(self, (self.lantern, *self.roles.values(), self.how), step, first)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.ignore()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        next(iter(self.roles.values())).setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        at = QPointF(self.lantern.geometry().center())
        wanted = (self.size(), at, self.look, self.devicePixelRatioF())
        if wanted != self._lit:
            self._lit, self._ground = wanted, ground(*wanted)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground)
        painter.end()
