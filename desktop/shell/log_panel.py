"""The log: what has happened, line by line; a line takes the table back to where it was then."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QMenu, QPushButton, QVBoxLayout, QWidget

from desktop import art
from desktop.commands import BY_ID
from desktop.shell.context import Context
from desktop.shell.label import Label
from desktop.shell.log_entries import Entries
from desktop.shell.log_filter import LogFilter, small_button
from desktop.shell.log_line import STEP, LogLineDelegate
from desktop.shell.log_list import LogList
from rules.messages import says

NAME = says("Log")
AMEND = says("Amend")
BRANCHES = says("{n} branches")
BRANCH = says("Step {n}: {line}")


class LogPanel(QWidget):
    """Undo and redo stand at its head, and beside them the ways not taken.

    ``went`` asks to stand after a step. The host's remarks lie between the lines, each where it was made.
    """

    went = Signal(int)
    undo = Signal()
    redo = Signal()
    amend = Signal(int)

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.head = Label("strong")
        self.branches = small_button()
        self.back = small_button()
        self.forth = small_button()
        self.filter = LogFilter(context)
        self.lines = LogList()
        self._entries = Entries(context)
        self._delegate = LogLineDelegate(context, self.lines)
        self.lines.setItemDelegate(self._delegate)
        self.lines.setMouseTracking(True)
        self.lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.lines.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self._build()
        context.changed.connect(self.refresh)
        self.refresh()

    def _build(self) -> None:
        top = QHBoxLayout()
        top.setContentsMargins(4, 0, 0, 0)
        top.setSpacing(2)
        top.addWidget(self.head)
        top.addStretch(1)
        for button in (self.filter.eye, self.branches, self.filter.opener, self.back, self.forth):
            top.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(top)
        column.addWidget(self.filter)
        column.addWidget(self.lines, 1)
        self.back.clicked.connect(self.undo)
        self.forth.clicked.connect(self.redo)
        self.branches.clicked.connect(self._open_branches)
        self.lines.itemClicked.connect(lambda item: self.jump(int(item.data(STEP))))
        self.lines.asked.connect(self.jump)
        self.lines.amend.connect(self.amend)
        self.lines.sought.connect(lambda: self.filter.open(True))
        self.filter.changed.connect(self.refresh)
        self.filter.opened.connect(self.refresh)
        self.filter.left.connect(self.take_focus)

    def room_for(self, lines: int) -> int:
        """How high it is with so many lines."""
        head = max(self.head.sizeHint().height(), self.back.sizeHint().height())
        frame = 2 * self.lines.frameWidth()
        rows = self.layout()
        assert rows is not None
        return head + lines * self._delegate.line + frame + 2 * rows.spacing()

    def jump(self, step: int) -> None:
        """Ask to stand after a step."""
        if step != self.context.session.match.at:
            self.went.emit(step)

    def refresh(self) -> None:
        """Show the log as far as the chosen eye may know it, and what the filter lets through."""
        self.filter.refresh()
        all_, remarks = self.context.session.log(self.filter.viewer), self.context.session.remarks(self.filter.viewer)
        lines = list(filter(self.filter.lets_through, all_)) if self.filter.narrows else all_
        remarks = [] if self.filter.narrows else remarks
        self._name(len(lines), len(all_))
        self.lines.offer(None)
        self.lines.clear()
        for line in lines:
            while remarks and remarks[0][0] < line.step:
                self.lines.addItem(self._entries.remark(*remarks.pop(0)))
            self.lines.addItem(self._entries.line(line))
        for remark in remarks:
            self.lines.addItem(self._entries.remark(*remark))
        self.lines.scrollToBottom()
        self.lines.offer_again()

    def show_step(self, step: int) -> None:
        """Let the keyboard stand on the line of a step, also where the filter had left it out."""
        if not self._stand(step):
            self.filter.clear()
            self._stand(step)
        self.lines.setFocus()

    def _stand(self, step: int) -> bool:
        rows = [row for row in range(self.lines.count()) if self.lines.item(row).data(STEP) == step]
        if rows:
            self.lines.setCurrentRow(rows[0])
        return bool(rows)

    def _name(self, shown: int, all_: int) -> None:
        say, match = self.context.say, self.context.session.match
        self.setAccessibleName(say(NAME))
        self.head.setText(f"{say(NAME)} {shown}/{all_}" if self.filter.narrows else say(NAME))
        self.lines.setAccessibleName(say(NAME))
        self.lines.button.setText(say(AMEND))
        self.lines.button.setAccessibleName(say(AMEND))
        self.lines.button.setToolTip(f"{say(BY_ID['amend'].title)} ({BY_ID['amend'].keys[0]})")
        for button, command in ((self.back, "undo"), (self.forth, "redo")):
            self._dress(button, command, say(BY_ID[command].title))
        ways = match.branches()
        self.branches.setVisible(bool(ways) and self.filter.isHidden())
        self.branches.setText(say(BRANCHES, {"n": len(ways)}))
        self.branches.setAccessibleName(say(BRANCHES, {"n": len(ways)}))

    def _dress(self, button: QPushButton, icon: str, title: str) -> None:
        side = max(18, self.context.px(22))
        button.setIcon(art.icon(icon, self.context.theme.text, side))
        button.setIconSize(QSize(side, side))
        button.setAccessibleName(title)
        button.setToolTip(f"{title} ({BY_ID[icon].keys[0]})")

    def _open_branches(self) -> None:
        menu = QMenu(self)
        for step in self.context.session.match.branches():
            events = self.context.session.events(step)
            told = next((self.context.speech.tell(event) for event in events if event.message), "")
            action = menu.addAction(self.context.say(BRANCH, {"n": step, "line": told}))
            action.triggered.connect(partial(self._branch, step))
        menu.popup(self.branches.mapToGlobal(self.branches.rect().bottomLeft()))

    def _branch(self, step: int, _checked: bool = False) -> None:
        self.jump(step)

    def take_focus(self) -> None:
        """Let the keyboard stand on the last line."""
        self.lines.setFocus()
        self.lines.setCurrentRow(self.lines.count() - 1)
