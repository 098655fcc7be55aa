"""The page for somebody who has just become host: where the table is, and the keys that get one through it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.commands import BY_ID
from desktop.fonts import Role
from desktop.shell.keycaps import keycaps
from desktop.shell.label import Label
from desktop.shell.next_host.here import lines
from desktop.shell.parts.button import Button
from desktop.shell.parts.entry import ENTERS
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.parts.scrolling import Scroller, dress_bar
from desktop.shell.plain_page import PlainPage
from rules.messages import says

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

TITLE = says("You are here")
ABOUT = says("The table goes on as it is; everything up to now is kept.")
KEYS = says("Keys to begin with")
GO = says("To the table")
FIRST = ("primary", "undo", "amend", "curtain", "cover", "rule", "table-check", "palette", "help")
WIDEST = 1700


class HerePage(PlainPage):
    """Enter leaves it too, for the table."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host.context)
        self._host = host
        self.title, self.about = Prose(Role.TITLE), Prose(Role.BODY, "text2")
        self.head, self.go = Prose(Role.BODY, bold=True), Button("main")
        self.told: list[tuple[Prose, Prose]] = []
        self._keys = [(Label("key"), Label("body")) for _ in FIRST]
        self._arrange()
        self.go.clicked.connect(self.left)
        self.setFocusProxy(self.go)
        self._context.changed.connect(self.refresh)
        self.refresh()

    def _arrange(self) -> None:
        inside = QWidget()
        self._lines = QVBoxLayout(inside)
        self.area, self._right = Scroller(inside), QVBoxLayout()
        self._right.addWidget(self.head)
        self._right.addLayout(self._lay_keys())
        self._right.addStretch(1)
        self._right.addWidget(self.go)
        self._row = QHBoxLayout()
        self._row.addWidget(self.area, 5)
        self._row.addLayout(self._right, 3)
        self._column = QVBoxLayout(self)
        for part in (self.title, self.about):
            self._column.addWidget(part)
        self._column.addLayout(self._row, 1)

    def _lay_keys(self) -> QGridLayout:
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        for row, (key, word) in enumerate(self._keys):
            self._grid.addWidget(key, row, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            self._grid.addWidget(word, row, 1)
        return self._grid

    # ---- what is shown

    def refresh(self) -> None:
        """Ask the table anew, in the window's language, colours and size."""
        look, say = Look(self._context.theme, self._context.scale), self._context.say
        said = lines(self._host)
        self.setAccessibleName(say(TITLE))
        self.setAccessibleDescription("\n".join(f"{line.about}: {line.value}" for line in said))
        self.title.write(say(TITLE), look)
        self.about.write(say(ABOUT), look)
        self.head.write(say(KEYS), look)
        self.go.write(say(GO), look, "play", "Enter")
        for id_, (key, word) in zip(FIRST, self._keys, strict=True):
            key.setText(keycaps(BY_ID[id_])[-1])
            word.setText(say(BY_ID[id_].title))
        if len(self.told) != len(said):
            self._make(len(said))
        for (about, value), line in zip(self.told, said, strict=True):
            about.write(line.about, look)
            value.write(line.value, look)
        self._space(look)

    def _make(self, count: int) -> None:
        while (item := self._lines.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        self.told = [(Prose(Role.SMALL, "text2"), Prose(Role.HEADLINE)) for _ in range(count)]
        for pair in self.told:
            for part in pair:
                self._lines.addWidget(part)
        self._lines.addStretch(1)

    def _space(self, look: Look) -> None:
        side = max(look.px(44), (self.width() - look.px(WIDEST)) // 2)
        self._column.setContentsMargins(side, look.px(30), side, look.px(24))
        self._column.setSpacing(look.px(8))
        self._row.setSpacing(look.px(56))
        self._row.setContentsMargins(0, look.px(14), 0, 0)
        self._lines.setSpacing(look.px(8))
        self._right.setSpacing(look.px(16))
        self._grid.setSpacing(look.px(10))
        dress_bar(self.area, look)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (*ENTERS, Qt.Key.Key_Escape) and not event.isAutoRepeat():
            self.left.emit()
        else:
            event.ignore()
