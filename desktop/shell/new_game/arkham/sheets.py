"""The sheets of a town's pages, one a step."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from desktop.shell.new_game.arkham.questions import TownQuestions
from desktop.shell.new_game.arkham.quick import TownQuick
from desktop.shell.new_game.arkham.steps import FATES, PLANS
from desktop.shell.new_game.arkham.summary import TownSummary
from desktop.shell.new_game.sheet import Sheet
from desktop.shell.new_game.sheet_stack import SheetStack
from desktop.shell.parts.flow import Flow

ROWS = ("name", "investigator")


class TownSheets(SheetStack):
    """``quick`` has the ways to begin at once."""

    def __init__(self, asked: TownQuestions) -> None:
        super().__init__()
        self._asked = asked
        self.quick, self.summary, self._kinds = TownQuick(), TownSummary(), QWidget()
        flow = Flow(self._kinds, 10, columns=2)
        for kind in FATES:
            flow.addWidget(asked.fields[kind])
        widgets: dict[str, QWidget] = {"kinds": self._kinds, "quick": self.quick, "summary": self.summary}
        widgets |= {"belongings": asked.belongings, "rules": asked.rules, "browse": asked.browse}
        widgets |= {"note": asked.note, "kate": asked.kate}
        self.lay({step: Sheet(plan, {**asked.fields, **widgets}) for step, plan in PLANS.items()})

    @property
    def names(self) -> frozenset[str]:
        """The questions that are seen."""
        asked = {name for names in PLANS[self.step].columns for name in names}
        return frozenset(asked | set(FATES if "kinds" in asked else ()))

    def step_of(self, field: str) -> str:
        """On which sheet a question stands."""
        if field.partition(":")[0] in ROWS:
            return "people"
        if field in FATES:
            return "told"
        return next(step for step, plan in PLANS.items() if any(field in names for names in plan.columns))

    def stops(self) -> Iterator[QWidget]:
        """Where Tab stops on the sheet that is seen, as it lies."""
        for name in (name for names in PLANS[self.step].columns for name in names):
            yield from self._stops_of(name)
            if name in self._asked.fields:
                yield self._asked.fields[name].remark.fix

    def _stops_of(self, name: str) -> Iterator[QWidget]:
        asked = self._asked
        parts = {
            "people": asked.people.stops,
            "belongings": asked.belongings.stops,
            "rules": asked.rules.stops,
            "quick": self.quick.stops,
        }
        if name in parts:
            yield from parts[name]()
        elif name == "kinds":
            yield from (stop for kind in FATES for stop in asked.choices[kind].stops())
        elif name in asked.choices:
            yield from asked.choices[name].stops()
        elif name in asked.entries:
            yield asked.entries[name]
        elif name == "but":
            yield from asked.but.buttons.values()
        elif name == "browse":
            yield asked.browse
