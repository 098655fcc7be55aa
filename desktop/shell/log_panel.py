"""The log: what has happened, line by line; a line takes the table back to where it was then."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QMenu, QPushButton, QVBoxLayout, QWidget

from desktop import art
from desktop.commands import BY_ID
from desktop.session import LogLine
from desktop.shell import remarked
from desktop.shell.context import Context
from desktop.shell.games import custom
from desktop.shell.label import Label
from desktop.shell.log_filter import LogFilter, small_button
from desktop.shell.log_line import AMENDABLE, ANSWERED, BEGINS, BY_PROGRAM, BY_TABLE, HUE, MARKS, STEP, LogLineDelegate
from desktop.theme import visitor
from rules.amend import is_fates
from rules.messages import says
from rules.remarks import Remark

NAME = says("Log")
OVERRULED, CORRECTED, CARDBOARD = says("Overruled"), says("Corrected"), says("Cardboard")
AMENDED, AMEND = says("Amended"), says("Amend")
NOTED = says("Note")
BECAUSE = says("Overruled: {why}")
BRANCHES = says("{n} branches")
BRANCH = says("Step {n}: {line}")
GRAY_HUE = "#B4BDC3"


class LogList(QListWidget):
    """A click or Enter on a line asks for its step; Left and Right leap between the answers of Fate.

    A slash begins to look for words. A button on the line under the mouse, or under the keyboard, asks to amend it.
    """

    asked = Signal(int)
    amend = Signal(int)
    sought = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.button = QPushButton(self.viewport())
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.hide()
        self._over: QListWidgetItem | None = None
        self._mouse: QPoint | None = None
        self.button.clicked.connect(self._amend)
        self.itemEntered.connect(self.offer)
        self.currentItemChanged.connect(lambda item, _: self.offer(item))
        self.verticalScrollBar().valueChanged.connect(self.button.hide)

    @property
    def step(self) -> int | None:
        """The step of the chosen line, or of the last."""
        item = self.currentItem() or self.item(self.count() - 1)
        return int(item.data(STEP)) if item is not None else None

    def offer(self, item: QListWidgetItem | None) -> None:
        """Put the button on a line that may be amended; on none, take it away."""
        self._over = item if item is not None and item.data(AMENDABLE) else None
        self.button.setVisible(self._over is not None)
        if self._over is not None:
            line, size = self.visualItemRect(self._over), self.button.sizeHint()
            top = min(line.center().y() - size.height() // 2, self.viewport().height() - size.height())
            self.button.setGeometry(line.right() - size.width() - 2, max(0, top), size.width(), size.height())

    def offer_again(self) -> None:
        """After the lines were laid anew: the one that now lies under the mouse."""
        self.offer(self.itemAt(self._mouse) if self._mouse is not None else None)

    def _amend(self) -> None:
        if self._over is not None:
            self.amend.emit(int(self._over.data(STEP)))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._mouse = event.position().toPoint()
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._mouse = None
        self.offer(self.currentItem())

    def _leap(self, by: int) -> None:
        """To the next answer of Fate's: one that the table told, where there is one, since it may be told wrong."""
        ahead = range(self.currentRow() + by, self.count() if by > 0 else -1, by)
        for told in (BY_TABLE, BY_PROGRAM):
            row = next((row for row in ahead if self.item(row).data(ANSWERED) == told), None)
            if row is not None:
                self.setCurrentRow(row)
                return

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentItem() is not None:
            self.asked.emit(int(self.currentItem().data(STEP)))
            return
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._leap(-1 if event.key() == Qt.Key.Key_Left else 1)
            return
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            super().keyPressEvent(event)
            return
        if event.text() == "/":
            self.sought.emit()
            return
        event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


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
                self.lines.addItem(self._remark(*remarks.pop(0)))
            self.lines.addItem(self._item(line))
        for remark in remarks:
            self.lines.addItem(self._remark(*remark))
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

    def _remark(self, step: int, remark: Remark) -> QListWidgetItem:
        told, mark = remarked.told(self.context, remark), self.context.say(NOTED)
        item = QListWidgetItem(told)
        item.setData(STEP, step)
        item.setData(MARKS, mark)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{told} {mark}")
        return item

    def _item(self, line: LogLine) -> QListWidgetItem:
        told = self.context.speech.tell(line.event)
        item = QListWidgetItem(told)
        marks = [self.context.say(mark) for mark in _marks(line)]
        item.setData(STEP, line.step)
        item.setData(AMENDABLE, not line.corrected)
        item.setData(ANSWERED, self._answered(line.step))
        item.setData(HUE, self._hue(line))
        item.setData(BEGINS, custom(self.context.session).begins(line.event))
        item.setData(MARKS, " ".join(marks))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, ". ".join((told, *marks)))
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


def _marks(line: LogLine) -> list[str]:
    marks = {
        AMENDED: line.amended,
        OVERRULED: bool(line.overruled),
        CORRECTED: line.corrected,
        CARDBOARD: line.by_cardboard,
    }
    return [mark for mark, holds in marks.items() if holds]
