"""The task, large above the board, with how much of the lesson is done."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.lessons.course import Course
from desktop.shell.context import Context
from desktop.shell.label import Label
from rules.messages import says

NAME = says("Task")
FINISHED = says("The lesson is done")


class Task(QWidget):
    """One sentence, and below it the count and what the whole lesson is about."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self.title, self.count, self.about = Label("title", wrap=True), Label("mark", "lantern"), Label("body", "quiet")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._column, self._row = QVBoxLayout(self), QHBoxLayout()
        self._column.addWidget(self.title)
        self._row.addStretch(1)
        for label in (self.count, self.about):
            self._row.addWidget(label)
        self._row.addStretch(1)
        self._column.addLayout(self._row)

    def show_course(self, course: Course) -> None:
        """Follow the lesson."""
        context = self._context
        px = context.px
        self._column.setContentsMargins(px(20), px(20), px(20), px(4))
        self._column.setSpacing(px(4))
        self._row.setSpacing(max(8, px(12)))
        self.setAccessibleName(context.say(NAME))
        task = context.say("{it}", {"it": course.step.task})
        self.title.setText(context.say(FINISHED) if course.finished else task)
        self.count.setText(f"{course.done}/{len(course.lesson.step)}")
        self.about.setText(context.say("{it}", {"it": course.lesson.about}))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._context.theme.board))
        painter.end()
