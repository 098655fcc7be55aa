"""The way played again under what the host has decided."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.actions import Action, Answer, Correct
from rules.amend.broken_step import BrokenStep
from rules.amend.lines import Draft
from rules.amend.rulings import Change, Drop, Insert, Keep, Ruling
from rules.amend.unit import Played, Replayed, Unit, answers, is_same, step_of, units
from rules.effects import Choice
from rules.engine import AnyTable, Refused, Step, after, carry_out, correct, is_fates, remedies, why
from rules.seats import FATE
from rules.state import Item
from rules.violations import NotAsked

if TYPE_CHECKING:
    from rules.match import Match, Node


class Anew:
    """The way played again under a draft's rulings, up to the first illegal step or, ``dropping`` them, to its end.

    ``turned_down`` are rulings that were illegal themselves, by their place in the draft; they change nothing.
    """

    def __init__(self, match: Match, draft: Draft[Any], dropping: bool = False) -> None:
        self._match, self._book = match, match.book
        first, *later = units([node for node in match.path() if node.number >= draft.of])
        assert first.nodes[0].parent is not None
        self.table: AnyTable = first.nodes[0].parent.table
        self._questions = first.nodes[0].parent.questions
        self._rulings = _by_step(draft)
        self._parted = False
        self.played: list[Played] = []
        self.replayed: list[Replayed] = []
        self.broken: list[BrokenStep] = []
        self.turned_down: dict[int, Refused] = {}
        self.refused = self._replay(first, draft.action, draft.overrule)
        if self.refused is None:
            self._go_on(later, dropping)

    def _go_on(self, later: list[Unit], dropping: bool) -> None:
        for unit in later:
            refused = self._judge(unit)
            if refused is not None:
                self.broken.append(BrokenStep(unit.number, unit.step.action, refused))
                if not dropping:
                    return
                self._drop(unit)

    def _judge(self, unit: Unit) -> Refused | None:
        refused = self._again(unit)
        for place, ruling in self._rulings.get(unit.number, ()):
            if refused is None:
                break
            refused = self._rule(unit, place, ruling, refused)
        return refused

    def _rule(self, unit: Unit, place: int, ruling: Ruling, refused: Refused) -> Refused | None:
        if isinstance(ruling, Drop):
            self._drop(unit)
            return None
        illegal = self._carry(unit, ruling, refused)
        if illegal is not None:
            self.turned_down[place] = illegal
            return refused
        return self._again(unit) if isinstance(ruling, Insert) else None

    def _carry(self, unit: Unit, ruling: Ruling, refused: Refused) -> Refused | None:
        if isinstance(ruling, Insert):
            return self._insert(ruling)
        if isinstance(ruling, Change):
            return self._replay(unit, ruling.action, ruling.overrule)
        broken = BrokenStep(unit.number, unit.step.action, refused)
        if not isinstance(ruling, Keep) or not broken.may_stand:
            return refused
        return self._replay(unit, unit.step.action, ruling.reason)

    def _drop(self, unit: Unit) -> None:
        self.replayed.append(Replayed(unit, ()))
        self._parted = True

    def _insert(self, ruling: Insert[Any]) -> Refused | None:
        refused = self._try(ruling.action, ruling.overrule)
        if refused is None:
            self._parted = True
            self._answer([], None)
        return refused

    def _again(self, unit: Unit) -> Refused | None:
        """The old step as it was: set by hand, answered, or tried."""
        action = unit.step.action
        if isinstance(action, Correct):
            return self._set(unit, action)
        if isinstance(action, Answer) and not answers(unit.nodes[0], self.table.asked):
            reasons = why(self._book, self.table, action) or (NotAsked(),)
            return Refused(action, reasons, remedies(self._book, self.table, action, reasons))
        return self._replay(unit, action, unit.step.overruled)

    def _replay(self, unit: Unit, action: Action, overrule: str) -> Refused | None:
        start = len(self.played)
        refused = self._try(action, overrule, unit.step.joined and not self._parted)
        if refused is None:
            self._follow(unit, start)
        return refused

    def _set(self, unit: Unit, action: Correct) -> Refused | None:
        start = len(self.played)
        changes: Any = unit.step.events
        done = correct(self._book, self.table, changes, action.reason, self._chosen(unit))
        if isinstance(done, Refused):
            return done
        self._grow(done, after(self._book, self.table, done))
        self._follow(unit, start)
        return None

    def _chosen(self, unit: Unit) -> tuple[Item, ...] | None:
        """The agenda that the host had set; None where the game said what to ask."""
        asked = tuple(self._book.asking(self._book.content, unit.nodes[0].table.state))
        return None if unit.step.agenda == asked else unit.step.agenda

    def _follow(self, unit: Unit, start: int) -> None:
        self._answer(list(unit.nodes[1:]), unit.left_open)
        self.replayed.append(Replayed(unit, tuple(self.played[start:])))
        self._parted = False

    def _answer(self, given: list[Node], left_open: Choice | None) -> None:
        """Old answers first, where the same is asked; what was left open then is left open; else the program."""
        while (asked := self.table.asked) is not None:
            old = next((node for node in given if answers(node, asked)), None)
            if old is not None:
                given.remove(old)
                self._try(step_of(old).action, step_of(old).overruled, joined=True)
            elif is_same(left_open, asked) or not self._ask_program():
                return

    def _ask_program(self) -> bool:
        value = self._match.program_says(self.table.asked, self._questions)
        return value is not None and self._try(Answer(FATE, value), joined=True) is None

    def _try(self, action: Action, overrule: str = "", joined: bool = False) -> Refused | None:
        done = carry_out(self._book, self.table, action, overrule, joined)
        if isinstance(done, Refused):
            return done
        self._grow(*done)
        return None

    def _grow(self, step: Step, table: AnyTable) -> None:
        self.table = table
        self.played.append(Played(step, table))
        self._questions += is_fates(step)


def _by_step(draft: Draft[Any]) -> dict[int, list[tuple[int, Ruling]]]:
    found: dict[int, list[tuple[int, Ruling]]] = {}
    for place, ruling in enumerate(draft.rulings):
        found.setdefault(ruling.step, []).append((place, ruling))
    return found
