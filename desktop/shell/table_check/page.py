"""The page of the check: one key a line."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.commands import BY_ID
from desktop.fonts import Role
from desktop.shell.context import Context
from desktop.shell.correcting import TABLE_IS_RIGHT
from desktop.shell.parts.button import Button
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.parts.scrolling import Scroller, dress_bar
from desktop.shell.table_check.answers import Answers
from desktop.shell.table_check.choices import Choice
from desktop.shell.table_check.faces import faces, missing, question, seat_of
from desktop.shell.table_check.lines import Line, lines
from desktop.shell.table_check.progress import Found, Progress
from desktop.shell.table_check.row import Row
from rules.messages import says

COMPARE = says("The program says this. Is it so on the table?")
WHICH = says("What is it on the table? {thing}")
RIGHT, TABLE = says("Right"), says("The table is right")
DONE, FAR = says("Everything is compared."), says("{n} of {total}")
BACK, STANDING = says("Back"), BY_ID["standing"].title
FOUND: dict[Found, str] = {"right": says("found right"), "set": says("set right")}
WIDEST = 1240
ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_1)


class CheckPage(QWidget):
    """``left`` tells whether all was compared, ``sent`` the line whose room is to be set right on the board."""

    left = Signal(bool)
    sent = Signal(object)
    standing = Signal()

    def __init__(self, context: Context, progress: Progress) -> None:
        super().__init__()
        self._context, self._progress = context, progress
        self.lines: tuple[Line, ...] = ()
        self.rows: list[Row] = []
        self.at = ""
        self._key = progress.come_back(lines(context.session, context.words))
        self.title, self.told, self.far = (
            Prose(Role.TITLE),
            Prose(Role.BODY, "text2"),
            Prose(Role.HEADLINE, align="right"),
        )
        self.right, self.table = Button("main"), Button()
        self.stands, self.back = Button("ghost"), Button("ghost")
        self.answers = Answers(context, self.choose)
        self._arrange()
        self._connect()
        self.refresh()
        self.at = progress.next(self.lines, self._key)
        self.refresh()

    def _arrange(self) -> None:
        inside = QWidget()
        self._list = QVBoxLayout(inside)
        self._list.addStretch(1)
        self.area = Scroller(inside)
        head, foot = QHBoxLayout(), QHBoxLayout()
        for part in (self.title, self.far):
            head.addWidget(part, 1 if part is self.far else 0)
        for button in (self.right, self.table, self.stands, self.back):
            foot.addWidget(button)
            foot.addStretch(1 if button is self.table else 0)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self.told)
        self._column.addWidget(self.area, 1)
        self._column.addWidget(self.answers)
        self._column.addLayout(foot)

    def _connect(self) -> None:
        self._context.changed.connect(self.refresh)
        self.right.clicked.connect(self.find_right)
        self.table.clicked.connect(self.set_right)
        self.stands.clicked.connect(self.standing)
        self.back.clicked.connect(self._leave)

    # ---- what is shown

    def refresh(self) -> None:
        """Ask the table anew, in the window's language, colours and size."""
        look, say = Look(self._context.theme, self._context.scale), self._context.say
        self.lines = lines(self._context.session, self._context.words)
        self.setAccessibleName(say(BY_ID["table-check"].title))
        self._space(look)
        self.title.write(say(BY_ID["table-check"].title), look)
        done = self._progress.done(self.lines)
        self.told.write(say(DONE if done == len(self.lines) else COMPARE), look)
        self.far.write(say(FAR, {"n": done, "total": len(self.lines)}), look)
        self.right.write(say(RIGHT), look, "check", "1")
        self.table.write(say(TABLE), look, "correct", "2")
        self.stands.write(say(STANDING), look)
        self.back.write(say(BACK), look, "back", "Esc")
        self._show_rows(look)
        self.answers.dress()
        self.update()

    def _offer(self) -> None:
        """While it is asked what lies on the table, its keys are those of the answers."""
        for button in (self.right, self.table):
            button.setVisible(self.line is not None and not self.answers.is_open)

    def _space(self, look: Look) -> None:
        side = max(look.px(30), (self.width() - look.px(WIDEST)) // 2)
        self._column.setContentsMargins(side, look.px(24), side, look.px(14))
        self._column.setSpacing(look.px(10))
        self._list.setSpacing(0)
        dress_bar(self.area, look)

    def _show_rows(self, look: Look) -> None:
        while len(self.rows) < len(self.lines):
            self._list.insertWidget(len(self.rows), self._a_row(len(self.rows)))
        for row, line in zip(self.rows, self.lines, strict=False):
            found = self._progress.found(line)
            row.tell(line, found, self._context.say(FOUND[found]) if found else "", look)
        for number, row in enumerate(self.rows):
            row.setVisible(number < len(self.lines))

    def _a_row(self, number: int) -> Row:
        row = Row(self.takes)
        row.come.connect(lambda: self._stand(number))
        self.rows.append(row)
        return row

    def resizeEvent(self, event: object) -> None:
        self._space(Look(self._context.theme, self._context.scale))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._go(self.at)

    # ---- where the keyboard is

    @property
    def line(self) -> Line | None:
        """The line where the keyboard is."""
        return next((line for line in self.lines if line.key == self.at), None)

    def _stand(self, number: int) -> None:
        if self.lines[number].key != self.at:
            self._close()
        self.at = self.lines[number].key

    def _go(self, key: str) -> None:
        """Stand on a line; when none waits any more, on the way out."""
        number = next((number for number, line in enumerate(self.lines) if line.key == key), -1)
        self.at = key if number >= 0 else ""
        self._offer()
        if number < 0:
            self.back.setFocus()
            return
        self.rows[number].setFocus()
        QTimer.singleShot(0, self.rows[number], lambda: self.area.ensureWidgetVisible(self.rows[number], 0, 60))

    # ---- what is found

    def find_right(self) -> None:
        """The line is as the table is."""
        if self.line is not None:
            self._mark(self.line, "right")

    def _mark(self, line: Line, found: Found) -> None:
        self._progress.mark(line, found)
        self._close()
        self.refresh()
        self._go(self._progress.next(self.lines, line.key))

    def set_right(self) -> None:
        """The table is right: a room is set right on the board, anything else here."""
        line = self.line
        if line is None:
            return
        if line.room:
            self._progress.send(line)
            self.sent.emit(line)
        else:
            self.answers.ask(self._what_it_is, line.choices, line.value)
        self._offer()

    def _what_it_is(self) -> str:
        return self._context.say(WHICH, {"thing": self.line.about if self.line is not None else ""})

    def _close(self) -> None:
        self.answers.close_all()
        self._offer()

    def choose(self, choice: Choice) -> None:
        """It is so on the table."""
        key = self.at
        self._context.session.correct(choice.changes, TABLE_IS_RIGHT)
        now = next((line for line in self.lines if line.key == key), None)
        if now is not None and not self._ask_which(now):
            self._mark(now, "set")

    def _ask_which(self, line: Line) -> bool:
        """Ask for a tile that lies before the seat, where the program knows others than are counted there."""
        session, seat = self._context.session, seat_of(line.key)
        lacking = missing(session, seat)
        choices = faces(session, seat) if lacking else ()
        if choices:
            self.answers.ask(lambda: self._which_tile(question(lacking), seat), choices, "")
            self._offer()
        return bool(choices)

    def _which_tile(self, message: str, seat: str) -> str:
        return self._context.say(message, {"seat": self._context.speech.value("", seat)})

    def _leave(self) -> None:
        self.left.emit(self._progress.done(self.lines) == len(self.lines))

    # ---- keys

    def takes(self, event: QKeyEvent) -> bool:
        """Whether a key is one of the page's."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or event.isAutoRepeat():
            return False
        key = event.key()
        if self.answers.is_open:
            return self._takes_answer(key)
        if key in ENTERS:
            self.find_right()
        elif key == Qt.Key.Key_2:
            self.set_right()
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(key == Qt.Key.Key_Down)
        elif key == Qt.Key.Key_Backspace:
            self._take_back()
        elif key == Qt.Key.Key_Escape:
            self._leave()
        else:
            return False
        return True

    def _takes_answer(self, key: int) -> bool:
        if key in (Qt.Key.Key_Escape, Qt.Key.Key_Backspace):
            self._close()
            self._go(self.at)
            return True
        return self.answers.press(key - Qt.Key.Key_0)

    def _take_back(self) -> None:
        key = self._progress.back()
        self.refresh()
        self._go(key or self.at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.takes(event):
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._context.theme.bg))
        painter.end()
