"""The sheets of a storyteller's pages, one a step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from PySide6.QtWidgets import QWidget

from desktop.shell.new_game.arkham.quick import TownQuick
from desktop.shell.new_game.clocktower.questions import ClockQuestions
from desktop.shell.new_game.clocktower.steps import PLANS
from desktop.shell.new_game.clocktower.summary import ClockSummary
from desktop.shell.new_game.sheet import Sheet
from desktop.shell.new_game.sheet_stack import SheetStack

ROWS = {"name": "people", "traveller": "travellers", "jinx": "djinn"}


class ClockSheets(SheetStack):
    """``quick`` has the ways to begin at once."""

    def __init__(self, asked: ClockQuestions) -> None:
        super().__init__()
        self._asked = asked
        self.quick, self.summary = TownQuick(), ClockSummary()
        widgets: dict[str, QWidget] = {"quick": self.quick, "summary": self.summary, "browse": asked.browse}
        widgets |= {"files": asked.files, "report": asked.report, "cast": asked.cast, "djinn": asked.djinn}
        widgets |= {"first": asked.first, "others": asked.others, "settled": asked.settled}
        self.lay({step: Sheet(plan, {**asked.fields, **widgets}) for step, plan in PLANS.items()})

    @property
    def names(self) -> frozenset[str]:
        """The questions that are seen."""
        return frozenset(name for names in PLANS[self.step].columns for name in names)

    def step_of(self, field: str) -> str:
        """On which sheet a question stands."""
        kind = field.partition(":")[0]
        if kind in ROWS and ":" in field:
            return next(step for step, plan in PLANS.items() if any(ROWS[kind] in names for names in plan.columns))
        return next(step for step, plan in PLANS.items() if any(field in names for names in plan.columns))

    def stops(self) -> Iterator[QWidget]:
        """Where Tab stops on the sheet that is seen, as it lies."""
        for name in (name for names in PLANS[self.step].columns for name in names):
            yield from self._stops_of(name)
            if name in self._asked.fields:
                yield self._asked.fields[name].remark.fix

    def _stops_of(self, name: str) -> Iterator[QWidget]:
        asked = self._asked
        parts: Mapping[str, Callable[[], Iterable[QWidget]]] = {
            "people": asked.people.stops,
            "travellers": asked.travellers.stops,
            "bag": asked.bag.stops,
            "unknown": asked.unknown.stops,
            "djinn": asked.djinn.stops,
            "files": asked.files.stops,
            "report": asked.report.stops,
            "quick": self.quick.stops,
        }
        if name in parts:
            yield from parts[name]()
        elif name in asked.choices:
            yield from asked.choices[name].stops()
        elif name in asked.entries:
            yield asked.entries[name]
        elif name == "browse":
            yield asked.browse
