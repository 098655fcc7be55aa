"""A lesson on a table of its own, played by the engine; needs no screen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from desktop.lessons.lesson import Lesson, Plain, Step
from desktop.tables import Setup, layout_for, new_match
from rules.actions import Action
from rules.engine import AnyBook, Refused, remedies, why
from rules.fate import Fate, Script
from rules.games import shelf
from rules.match import Match
from rules.notation import Notation
from rules.violations import Violation

MOST_BETWEEN = 40
SET_UP = "lesson"


class Unplayable(Exception):
    """The start of a step cannot be set."""

    def __init__(self, reasons: tuple[Violation, ...]) -> None:
        super().__init__("; ".join(reason.message for reason in reasons))
        self.reasons = reasons


class Course:
    """Where one stands in a lesson follows from the steps on the way here: undo goes back in the lesson too.

    ``base`` is the step that the table was set for; each of the learner's actions since then is a step done.
    """

    def __init__(self, lesson: Lesson, book: AnyBook, step: int = 0, played: Iterable[Plain] = ()) -> None:
        self.lesson, self.book = lesson, book
        self.notation = Notation(book)
        self.base = lesson.base(step)
        self.match = self._table()
        self._set(lesson.step[self.base].start)
        self.floor = self.match.at
        self._catch_up(step, played)

    # ---- the table

    def _table(self) -> Match:
        options: Any = msgspec.convert(self.lesson.options, self.book.options)
        everyone = shelf()[self.lesson.game].seats()
        seats = tuple(seat for seat in everyone if seat.id in self.lesson.seats)
        setup = Setup(options, seats, Fate(), layout_for(self.book, options, 0))
        return new_match(self.book, setup, Script(kinds=self.lesson.fate))

    def _set(self, start: tuple[Plain, ...]) -> None:
        changes = [self.notation.change(raw) for raw in start]
        done = self.match.correct(changes, SET_UP)
        if isinstance(done, Refused):
            raise Unplayable(done.violations)

    def _catch_up(self, step: int, played: Iterable[Plain]) -> None:
        """Play again what was played, and where that is not possible any more, what the lesson shows."""
        for raw in played:
            try:
                action = self.notation.action(raw)
            except msgspec.ValidationError:
                break
            if self.done >= step or not self.takes(action) or not self.play(action):
                break
        while self.done < step and (shown := self.example()) is not None and self.play(shown):
            pass

    # ---- where one stands

    @property
    def done(self) -> int:
        """How many steps of the lesson are done."""
        own = (node for node in self.match.path() if node.number > self.floor)
        return self.base + sum(node.step is not None and not node.step.joined for node in own)

    @property
    def finished(self) -> bool:
        """Whether there is nothing left to do."""
        return self.done >= len(self.lesson.step)

    @property
    def waiting(self) -> bool:
        """Whether the next step begins elsewhere, once one goes on."""
        return not self.finished and self.done > self.base and bool(self.lesson.step[self.done].start)

    @property
    def step(self) -> Step:
        """The step to do; while one waits, and in the end, the one just done."""
        return self.lesson.step[self.number]

    @property
    def number(self) -> int:
        """Which one that is, from 0."""
        return self.done - 1 if self.finished or self.waiting else self.done

    @property
    def played(self) -> tuple[Plain, ...]:
        """The learner's actions since the table was set, as plain values."""
        steps = (node.step for node in self.match.path() if node.number > self.floor)
        return tuple(self.notation.plain(step.action) for step in steps if step is not None and not step.joined)

    # ---- what is done

    def takes(self, action: Action) -> bool:
        """Whether this is what the step asks for."""
        if self.finished or self.waiting:
            return False
        plain = self.notation.plain(action)
        return any(_fits(part, plain) for part in self.step.accept)

    def play(self, action: Action) -> bool:
        """Carry an action out, and what follows by itself; whether it was legal."""
        if isinstance(self.match.play(action), Refused):
            return False
        self._go_on()
        return True

    def _go_on(self) -> None:
        """Let the others act until the learner can do what the next step asks for."""
        for _ in range(MOST_BETWEEN):
            if self.finished or self.waiting or self.example() is not None or not self._between():
                return

    def _between(self) -> bool:
        turn = self.book.picture(self.book.content, self.match.seen(self.match.viewers()[0])).turn
        tried = (self.notation.action({"seat": turn} | raw) for raw in self.lesson.between)
        legal = next((action for action in tried if not self.why(action)), None)
        return legal is not None and not isinstance(self.match.play(legal, joined=True), Refused)

    def why(self, action: Action) -> tuple[Violation, ...]:
        """Every reason against an action."""
        return why(self.book, self.match.table, action)

    def example(self) -> Action | None:
        """What the lesson shows for this step, or the nearest to it that is legal here."""
        if self.finished or self.waiting:
            return None
        shown = self.notation.action(self.step.show)
        reasons = self.why(shown)
        if not reasons:
            return shown
        instead = remedies(self.book, self.match.table, shown, reasons)
        return next((action for action in instead if self.takes(action)), None)


def _fits(part: Plain, action: Plain) -> bool:
    return all(action.get(field) == value for field, value in part.items())
