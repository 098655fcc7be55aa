"""Goes through a lesson with somebody: hints, what is counted, and what is remembered."""

from __future__ import annotations

from desktop.lessons.course import Course
from desktop.lessons.lesson import Lesson
from desktop.lessons.progress import Kept, Progress
from rules.engine import AnyBook

LADDER = 3


class Tutor:
    """``hint`` is how many hints of this step are open, ``praised`` the step that was just done.

    The first refusal of a step costs nothing.
    """

    def __init__(self, lesson: Lesson, book: AnyBook, progress: Progress) -> None:
        self.lesson, self.book, self.progress = lesson, book, progress
        kept = progress.of(lesson.id)
        self.hints, self.slips, self.passed = kept.hints, kept.slips, kept.done
        self.hint, self._refused = 0, False
        self.course = Course(lesson, book, min(kept.step, len(lesson.step) - 1), kept.played)
        self._number = self.course.done
        self.praised: int | None = None

    # ---- what happens

    def moved(self) -> bool:
        """The table stands elsewhere; whether another step is to be done now."""
        if self.course.finished:
            self.passed = True
        before, now = self._number, self.course.done
        if now != before:
            self.praised = now - 1 if now > before else None
            self._number, self.hint, self._refused = now, 0, False
        self._keep()
        return now != before

    def refused(self) -> None:
        """Something was refused."""
        self.slips += self._refused
        self._refused = True
        self._keep()

    def ask(self) -> int:
        """Open the next hint; which one it is, from 1, and one more than there are for showing the answer."""
        if self.course.finished or self.course.waiting:
            return 0
        self.hints += 1
        asked = self.hint + 1
        self.hint = min(asked, LADDER)
        self._keep()
        return asked

    def tell(self) -> bool:
        """Open all hints up to the act in words; whether there is anything left to do."""
        if self.course.finished or self.course.waiting:
            return False
        self.hints += LADDER - self.hint
        self.hint = LADDER
        self._keep()
        return True

    # ---- where to go

    def go_on(self) -> Course:
        """Set the table for the next step."""
        return self._begin(self.course.done)

    def again(self) -> Course:
        """Set the table for the step as it began; what was done before it stays."""
        number = self.course.number
        before = number - self.course.base
        return self._begin(number, self.course.played[:before])

    def _begin(self, step: int, played: tuple[dict[str, object], ...] = ()) -> Course:
        self.course = Course(self.lesson, self.book, step, played)
        self._number, self.hint, self._refused, self.praised = self.course.done, 0, False, None
        self._keep()
        return self.course

    def _keep(self) -> None:
        done = self.course.finished
        step = 0 if done else self.course.done
        played = () if done or self.course.waiting else self.course.played
        self.progress.keep(self.lesson.id, Kept(step, played, self.hints, self.slips, self.passed))
