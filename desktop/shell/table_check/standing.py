"""Where everything stands, in letters that are read from the other side of the table."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.commands import BY_ID
from desktop.fonts import Role
from desktop.session import Session
from desktop.shell.context import Context
from desktop.shell.parts.button import Button
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.parts.scrolling import Scroller, dress_bar
from desktop.shell.plain_page import PlainPage
from desktop.shell.table_check.lines import lines
from desktop.words import Words
from rules.messages import says

WRITE, BACK = says("Write as a text"), says("Back")
COLUMNS = 2
WIDEST = 1700


def text(session: Session, words: Words) -> Iterator[bytes]:
    """The same as lines, to be printed."""
    yield f"{words.say(BY_ID['standing'].title)}\n\n".encode()
    for line in lines(session, words):
        yield f"{line.about}: {line.value}\n".encode()


class StandingPage(PlainPage):
    """``written`` asks for a file of it."""

    written = Signal()

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.title, self.write, self.back = Prose(Role.TITLE), Button(), Button("ghost")
        self.told: list[tuple[Prose, Prose]] = []
        self._arrange()
        context.changed.connect(self.refresh)
        self.write.clicked.connect(self.written)
        self.back.clicked.connect(self.left)
        self.setFocusProxy(self.back)
        self.refresh()

    def _arrange(self) -> None:
        inside = QWidget()
        self._columns = QHBoxLayout(inside)
        self._halves = [QVBoxLayout() for _ in range(COLUMNS)]
        for half in self._halves:
            self._columns.addLayout(half, 1)
        self.area = Scroller(inside)
        head = QHBoxLayout()
        for part in (self.title, self.write, self.back):
            head.addWidget(part, 1 if part is self.title else 0)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self.area, 1)

    def refresh(self) -> None:
        """Ask the table anew, in the window's language, colours and size."""
        look, say = Look(self._context.theme, self._context.scale), self._context.say
        said = lines(self._context.session, self._context.words)
        self.setAccessibleName(say(BY_ID["standing"].title))
        self.setAccessibleDescription("\n".join(f"{line.about}: {line.value}" for line in said))
        self._space(look)
        self.title.write(say(BY_ID["standing"].title), look)
        self.write.write(say(WRITE), look, "log")
        self.back.write(say(BACK), look, "back", "Esc")
        if len(self.told) != len(said):
            self._make(len(said))
        for (about, value), line in zip(self.told, said, strict=True):
            about.write(line.about, look)
            value.write(line.value, look)
        self.update()

    def _make(self, count: int) -> None:
        """The first half of the lines at the left."""
        for half in self._halves:
            while (item := half.takeAt(0)) is not None:
                if (widget := item.widget()) is not None:
                    widget.deleteLater()
        self.told = [(Prose(Role.BODY, "text2"), Prose(Role.TITLE)) for _ in range(count)]
        for number, pair in enumerate(self.told):
            for part in pair:
                self._halves[number * COLUMNS // count].addWidget(part)
        for half in self._halves:
            half.addStretch(1)

    def _space(self, look: Look) -> None:
        side = max(look.px(40), (self.width() - look.px(WIDEST)) // 2)
        self._column.setContentsMargins(side, look.px(30), side, look.px(16))
        self._columns.setSpacing(look.px(60))
        for half in self._halves:
            half.setSpacing(look.px(4))
        dress_bar(self.area, look)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            down = event.key() == Qt.Key.Key_Down
            scroll = self.area.verticalScrollBar()
            scroll.setValue(scroll.value() + (1 if down else -1) * scroll.singleStep() * 3)
        else:
            super().keyPressEvent(event)
