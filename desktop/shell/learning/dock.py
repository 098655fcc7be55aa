"""The column at the left: which lesson it is, how far one has come, and its steps."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.items.style import box, pen
from desktop.lessons.course import Course
from desktop.lessons.shelf import place
from desktop.shell.context import Context
from desktop.shell.label import Label
from desktop.shell.learning.row import STATES, Row, State
from desktop.shell.parts.look import Look
from rules.games import shelf
from rules.messages import says

NAME = says("Steps of the lesson")
WHICH = says("{game}, lesson {n} / {total}")
EASY = says("It is all right to be wrong.")
FREE = says("Here taking back is free, and a refusal tells you why.")
WIDE, LEAST = 380, 232
BAR = 9


class Progress(QWidget):
    """A bar that fills."""

    def __init__(self) -> None:
        super().__init__()
        self._part = 0.0
        self._look: Look | None = None

    def tell(self, part: float, look: Look) -> None:
        """How much of the whole is done."""
        self._part, self._look = part, look
        self.setFixedHeight(max(7, look.px(BAR)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole, half = QRectF(self.rect()), self.height() / 2
        box(painter, whole, half, QColor(self._look.theme.line), None)
        if self._part:
            whole.setWidth(max(self.height(), whole.width() * self._part))
            box(painter, whole, half, QColor(self._look.theme.lantern), None)
        painter.end()


class Dock(QWidget):
    """Shows where one is; nothing of it is pressed."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self.which, self.title = Label("small", "quiet", wrap=True), Label("title", wrap=True)
        self.bar = Progress()
        self.rows: list[Row] = []
        self._easy, self._free = Label("strong", wrap=True), Label("small", "quiet", wrap=True)
        self._column = QVBoxLayout(self)
        self._steps = QVBoxLayout()
        for part in (self.which, self.title, self.bar):
            self._column.addWidget(part)
        self._column.addLayout(self._steps)
        self._column.addStretch(1)
        for part in (self._easy, self._free):
            self._column.addWidget(part)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def show_course(self, course: Course) -> None:
        """Follow the lesson."""
        context, lesson = self._context, course.lesson
        look = Look(context.theme, context.scale)
        self._space(look)
        self.setAccessibleName(context.say(NAME))
        number, total = place(lesson)
        named = {"game": shelf()[lesson.game].name, "n": number, "total": total}
        self.which.setText(context.say(WHICH, named))
        self.title.setText(context.say("{it}", {"it": lesson.title}))
        self.bar.tell(course.done / len(lesson.step), look)
        self._easy.setText(context.say(EASY))
        self._free.setText(context.say(FREE))
        self._show_steps(course, look)
        self.update()

    def _space(self, look: Look) -> None:
        edge = max(12, look.px(20))
        self.setFixedWidth(max(LEAST, look.px(WIDE)))
        self._column.setContentsMargins(edge, look.px(24), edge, look.px(20))
        self._column.setSpacing(max(5, look.px(9)))
        self._steps.setContentsMargins(0, look.px(18), 0, 0)
        self._steps.setSpacing(max(2, look.px(6)))

    def _show_steps(self, course: Course, look: Look) -> None:
        steps = course.lesson.step
        while len(self.rows) < len(steps):
            self.rows.append(Row(len(self.rows) + 1))
            self._steps.addWidget(self.rows[-1])
        for number, (row, step) in enumerate(zip(self.rows, steps, strict=False)):
            state: State = "done" if number < course.done else "now" if number == course.done else "later"
            title = self._context.say("{it}", {"it": step.title})
            row.tell(title, state, self._context.say(STATES[state]), look)
            row.show()
        for row in self.rows[len(steps) :]:
            row.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colours = QPainter(self), self._context.theme
        painter.fillRect(self.rect(), QColor(colours.bg))
        painter.setPen(pen(colours.line, 1.5))
        painter.drawLine(self.rect().topRight(), self.rect().bottomRight())
        painter.end()
