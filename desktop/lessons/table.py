"""The table of a lesson: it takes what the step asks for; all else that is legal is off the task."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal

from desktop.lessons.course import Course
from desktop.lessons.lesson import goal
from desktop.session import Session
from rules.actions import Action
from rules.engine import Refused, Step
from rules.events import Correction
from rules.violations import OffTask


class LessonTable(Session):
    """Unrecorded. ``strayed`` says that something legal was tried that is not the step's."""

    strayed = Signal()

    def __init__(self, course: Course) -> None:
        Session.__init__(self, course.match)
        self.course = course
        self.lesson = course.lesson
        self._names.update(course.lesson.names())

    def play(self, action: Action, overrule: str = "", joined: bool = False) -> Step | Refused:
        """Carry the step's action out, and what follows by itself; nobody overrules the rules in a lesson."""
        if self.why(action):
            return Session.play(self, action)
        if not self.course.takes(action):
            return self._stray(action)
        before = self.match.length
        self.course.play(action)
        self._tell()
        done = self.match.node(before + 1).step
        assert done is not None
        return done

    def correct(self, changes: Iterable[Correction], reason: str) -> Step | Refused:
        """Nothing is set by hand in a lesson."""
        return self._stray(None)

    def _stray(self, action: Action | None) -> Refused:
        self.strayed.emit()
        return Refused(action, (OffTask(goal(self.course.lesson, self.course.number)),))

    def show_answer(self) -> bool:
        """Play what the lesson shows for this step; whether there was anything to show."""
        shown = self.course.example()
        return shown is not None and isinstance(self.play(shown), Step)

    def undo(self, times: int = 1) -> int:
        """Take steps back, as far as the start of this table."""
        return Session.undo(self, times) if self.match.at > self.course.floor else 0
