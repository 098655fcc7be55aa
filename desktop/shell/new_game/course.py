"""How one goes through the pages of a new game: on, back, to what is wrong, and off into the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from desktop.shell.new_game.mending import MENDS
from desktop.shell.new_game.problem import Problem
from desktop.shell.new_game.problems import problems
from desktop.shell.new_game.steps import STEPS
from desktop.shell.parts.look import Look

if TYPE_CHECKING:
    from desktop.shell.new_game.page import NewGamePage

ORDER = tuple(STEPS)
ALWAYS = ("people", "colours", "gray-actions", "mansion", "rooms", "house-file")


class Course:
    """Messages stand under their field once it has been left; warnings stand in nobody's way."""

    def __init__(self, page: NewGamePage) -> None:
        self._page = page
        self._left: set[str] = set(ALWAYS)
        self._seen: set[str] = set()
        self._found: tuple[Problem, ...] = ()

    # ---- what is wrong

    def problems(self) -> tuple[Problem, ...]:
        """All of it, in the order of the pages."""
        return problems(self._page.draft, self._page.around.last)

    def warnings(self) -> list[Problem]:
        """What stands in nobody's way."""
        return [problem for problem in self._found if problem.warning]

    def look_again(self) -> None:
        """Note what is wrong now."""
        self._found = self.problems()

    def _told(self) -> tuple[Problem, ...]:
        shown = self._left | self._page.around.declined
        return tuple(problem for problem in self._found if problem.field in shown)

    def states(self) -> dict[str, str]:
        """How each step stands there: with an error, with a warning, done, or not looked at."""
        states = dict.fromkeys(self._seen, "done")
        for problem in reversed(self._told()):
            step = self._page.sheets.step_of(problem.field)
            if not problem.warning or states.get(step) != "error":
                states[step] = "warning" if problem.warning else "error"
        return states

    def remark(self, look: Look) -> None:
        """Put every message under its field."""
        told: dict[str, Problem] = {}
        for problem in self._told():
            first = told.setdefault(problem.field, problem)
            if first is not problem:
                told[problem.field] = first._replace(text=f"{first.text}\n{problem.text}")
        for name, remark in self._page.questions.remarks().items():
            found = told.get(name, Problem(name, ""))
            remark.say(found.text, look, found.warning, found.fix)

    def note(self, field: str) -> None:
        """From now on a field is judged."""
        self._left.add(field)

    def leave(self, field: str) -> None:
        """The keyboard has gone elsewhere: from now on the field is judged."""
        self.note(field)
        self._page.refresh()

    def decline(self, field: str) -> None:
        """Something was pressed that cannot be chosen yet."""
        self._page.around.declined.add(field)
        self._page.refresh()

    def mend(self, field: str) -> None:
        """Put right what the message under a field offers to."""
        found = next(problem for problem in self.problems() if problem.field == field and problem.mend)
        if found.mend in MENDS:
            MENDS[found.mend](self._page.draft, field)
            self._page.files.faults.pop(field, None)
            self._page.refresh()
            self._page.questions.focus(field)
        else:
            self._page.fetching.fetch(found.mend)

    # ---- from page to page

    def turn(self, step: str) -> None:
        """Show a step; what stands on the one before has been left."""
        self._leave(self._page.sheets.step)
        self._page.sheets.turn(step)

    def turn_by(self, by: int) -> None:
        """Show the step after, or before."""
        to = ORDER.index(self._page.sheets.step) + by
        if 0 <= to < len(ORDER):
            self.turn(ORDER[to])
            self._take_focus()

    def _leave(self, step: str) -> None:
        self._seen.add(step)
        sheets = self._page.sheets
        self._left |= {field for field in self._page.questions.remarks() if sheets.step_of(field) == step}

    def go_on(self) -> None:
        """To the next step, or to the first thing that is wrong here; from the last into the game."""
        step = self._page.sheets.step
        self._leave(step)
        wrong = (problem for problem in self.problems() if not problem.warning)
        here = next((problem for problem in wrong if self._page.sheets.step_of(problem.field) == step), None)
        if here is not None:
            self._go_to(here)
        elif step == ORDER[-1]:
            self.begin()
        else:
            self._page.sheets.turn(ORDER[ORDER.index(step) + 1])
            self._take_focus()

    def go_back(self) -> None:
        """To the step before; from the first back to where one came from."""
        if self._page.sheets.step == ORDER[0]:
            self._page.cancelled.emit()
        else:
            self.turn_by(-1)

    def _take_focus(self) -> None:
        """On the last page nothing is left but to begin; where nothing can be answered one goes on."""
        if self._page.sheets.step == ORDER[-1]:
            self._page.outcome.begin.setFocus(Qt.FocusReason.TabFocusReason)
        elif not self._page.sheets.take_focus():
            self._page.outcome.onward.setFocus(Qt.FocusReason.TabFocusReason)

    def _go_to(self, problem: Problem) -> None:
        sheets = self._page.sheets
        sheets.turn(sheets.step_of(problem.field))
        sheets.reveal(self._page.questions.focus(problem.field))

    # ---- into the game

    def begin(self) -> None:
        """Start, or go to the first thing that stands in the way."""
        self._left |= set(self._page.questions.remarks())
        self._page.refresh()
        error = next((problem for problem in self.problems() if not problem.warning), None)
        if error is None:
            self._page.start()
        else:
            self._go_to(error)
