"""The host's window furnished for a lesson: a dock at the left, the task above the board, a panel at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QBoxLayout

from desktop.lessons.lesson import Lesson
from desktop.lessons.shelf import after
from desktop.lessons.tutor import Tutor
from desktop.shell import phases
from desktop.shell.action_bar import ActionBar
from desktop.shell.learning.dock import Dock
from desktop.shell.learning.panel import LessonPanel
from desktop.shell.learning.task import Task
from desktop.shell.learning.tray import LessonTray

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow


class Room:
    """``offers`` answers to the digits in place of the table's own, also where it is not shown."""

    def __init__(self, window: HostWindow) -> None:
        self._window = window
        context = window.context
        self.dock, self.task, self.panel = Dock(context), Task(context), LessonPanel(context)
        self.tray: LessonTray | None = None
        self.offers = ActionBar(context, window.play)
        self.offers.deeds.few = True
        self.panel.room.addWidget(self.offers)
        row = window.table.layout()
        assert isinstance(row, QBoxLayout)
        row.insertWidget(0, self.dock)
        window.middle.insertWidget(0, self.task)
        window.aside.addWidget(self.panel)

    def furnish(self, lesson: Lesson) -> None:
        """Make room for a lesson."""
        self.dock.show()
        self.task.show()
        self.offers.setVisible(lesson.bar)
        self._window.side.offers.deeds.awake = False
        self.offers.deeds.awake = True

    def clear(self) -> None:
        """Make it a table's window again."""
        self.offers.deeds.awake = False
        self._window.side.offers.deeds.awake = True
        self.dock.hide()
        self.task.hide()

    def show_tutor(self, tutor: Tutor) -> None:
        """Follow the lesson."""
        scene = self._window.play.scene
        self.dock.show_course(tutor.course)
        self.task.show_course(tutor.course)
        self.panel.show_tutor(tutor, bool(scene.hand.piece), after(tutor.lesson) is None)
        if tutor.lesson.bar:
            self.offers.setVisible(not (tutor.course.finished or tutor.course.waiting))
        self._show_tray()

    def _show_tray(self) -> None:
        window = self._window
        builder = window.builder if phases.building(window.context.session) else None
        if builder is not None and self.tray is None:
            self.tray = LessonTray(window.context, builder.hold)
            self.panel.room.addWidget(self.tray)
        if self.tray is not None:
            self.tray.setVisible(builder is not None)
            self.tray.follow()
