"""How one goes through the pages of a new game: on, back, to what is wrong, and off into the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Qt

from desktop.shell.new_game.problem import Problem
from desktop.shell.parts.look import Look

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance
    from PySide6.QtWidgets import QWidget

    from desktop.shell.parts.button import Button
    from desktop.shell.parts.field import Remark


class Asked(Protocol):
    """The questions of the pages."""

    def remarks(self) -> dict[str, Remark]:
        """Where the message of each field stands."""

    def focus(self, field: str) -> QWidget:
        """Put the keyboard where the field is answered."""


class Shown(Protocol):
    """The sheets, of which one is seen."""

    step: str

    def step_of(self, field: str) -> str:
        """On which sheet a question stands."""

    def turn(self, step: str) -> None:
        """Show another step."""

    def take_focus(self) -> bool:
        """Let the keyboard begin at the top of the sheet; whether there is anything to answer."""

    def reveal(self, widget: QWidget) -> None:
        """Scroll to something on the sheet."""


class Going(Protocol):
    """The buttons that go on."""

    begin: Button
    onward: Button


class Paged(Protocol):
    """Pages that one goes through."""

    cancelled: SignalInstance

    @property
    def order(self) -> tuple[str, ...]:
        """The steps."""

    @property
    def always(self) -> tuple[str, ...]:
        """The fields that are judged from the start."""

    @property
    def asked(self) -> Asked:
        """The questions."""

    @property
    def shown(self) -> Shown:
        """The sheets."""

    @property
    def going(self) -> Going:
        """The buttons."""

    def find_problems(self) -> tuple[Problem, ...]:
        """All that is wrong, in the order of the pages."""

    def mend(self, found: Problem, field: str) -> bool:
        """Put something right; whether the draft has another answer now."""

    def refresh(self) -> None:
        """Make the page equal the draft."""

    def start(self) -> None:
        """Start; the draft has no errors."""


class Course:
    """Messages stand under their field once it has been left; warnings stand in nobody's way."""

    def __init__(self, page: Paged) -> None:
        self._page = page
        self._left: set[str] = set(page.always)
        self._seen: set[str] = set()
        self._found: tuple[Problem, ...] = ()

    # ---- what is wrong

    def problems(self) -> tuple[Problem, ...]:
        """All of it, in the order of the pages."""
        return self._page.find_problems()

    def warnings(self) -> list[Problem]:
        """What stands in nobody's way."""
        return [problem for problem in self._found if problem.warning]

    def look_again(self) -> None:
        """Note what is wrong now."""
        self._found = self.problems()

    def _told(self) -> tuple[Problem, ...]:
        return tuple(problem for problem in self._found if problem.field in self._left)

    def states(self) -> dict[str, str]:
        """How each step stands there: with an error, with a warning, done, or not looked at."""
        states = dict.fromkeys(self._seen, "done")
        for problem in reversed(self._told()):
            step = self._page.shown.step_of(problem.field)
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
        for name, remark in self._page.asked.remarks().items():
            found = told.get(name, Problem(name, ""))
            remark.say(found.text, look, found.warning, found.fix)

    def note(self, field: str) -> None:
        """From now on a field is judged."""
        self._left.add(field)

    def leave(self, field: str) -> None:
        """The keyboard has gone elsewhere: from now on the field is judged."""
        self.note(field)
        self._page.refresh()

    def mend(self, field: str) -> None:
        """Put right what the message under a field offers to."""
        found = next(problem for problem in self.problems() if problem.field == field and problem.mend)
        if self._page.mend(found, field):
            self._page.refresh()
            self._page.asked.focus(field)

    # ---- from page to page

    def turn(self, step: str) -> None:
        """Show a step; what stands on the one before has been left."""
        self._leave(self._page.shown.step)
        self._page.shown.turn(step)

    def turn_by(self, by: int) -> None:
        """Show the step after, or before."""
        to = self._page.order.index(self._page.shown.step) + by
        if 0 <= to < len(self._page.order):
            self.turn(self._page.order[to])
            self._take_focus()

    def _leave(self, step: str) -> None:
        self._seen.add(step)
        sheets = self._page.shown
        self._left |= {field for field in self._page.asked.remarks() if sheets.step_of(field) == step}

    def go_on(self) -> None:
        """To the next step, or to the first thing that is wrong here; from the last into the game."""
        step = self._page.shown.step
        self._leave(step)
        wrong = (problem for problem in self.problems() if not problem.warning)
        here = next((problem for problem in wrong if self._page.shown.step_of(problem.field) == step), None)
        if here is not None:
            self._go_to(here)
        elif step == self._page.order[-1]:
            self.begin()
        else:
            self._page.shown.turn(self._page.order[self._page.order.index(step) + 1])
            self._take_focus()

    def go_back(self) -> None:
        """To the step before; from the first back to where one came from."""
        if self._page.shown.step == self._page.order[0]:
            self._page.cancelled.emit()
        else:
            self.turn_by(-1)

    def _take_focus(self) -> None:
        """On the last page nothing is left but to begin; where nothing can be answered one goes on."""
        if self._page.shown.step == self._page.order[-1]:
            self._page.going.begin.setFocus(Qt.FocusReason.TabFocusReason)
        elif not self._page.shown.take_focus():
            self._page.going.onward.setFocus(Qt.FocusReason.TabFocusReason)

    def _go_to(self, problem: Problem) -> None:
        sheets = self._page.shown
        sheets.turn(sheets.step_of(problem.field))
        sheets.reveal(self._page.asked.focus(problem.field))

    # ---- into the game

    def begin(self) -> None:
        """Start, or go to the first thing that stands in the way."""
        self._left |= set(self._page.asked.remarks())
        self._page.refresh()
        error = next((problem for problem in self.problems() if not problem.warning), None)
        if error is None:
            self._page.start()
        else:
            self._go_to(error)
