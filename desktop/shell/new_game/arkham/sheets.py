"""The sheets of a town's pages, one a step."""

from __future__ import annotations

from desktop.shell.new_game.arkham.questions import TownQuestions
from desktop.shell.new_game.arkham.steps import FATES, PLANS
from desktop.shell.new_game.arkham.summary import TownSummary
from desktop.shell.new_game.quick import Quick
from desktop.shell.new_game.sheet_stack import SheetStack


class TownSheets(SheetStack):
    """The last one sums up."""

    of_rows = {"name": "people", "investigator": "people"}

    def __init__(self, asked: TownQuestions) -> None:
        super().__init__(PLANS, asked, FATES)
        self.quick, self.summary = Quick(), TownSummary()
        widgets = {"belongings": asked.belongings, "rules": asked.rules, "note": asked.note, "kate": asked.kate}
        self.lay(
            {**widgets, "quick": self.quick, "summary": self.summary},
            {
                "people": asked.people.stops,
                "belongings": asked.belongings.stops,
                "rules": asked.rules.stops,
                "quick": self.quick.stops,
                "but": asked.but.buttons.values,
            },
        )
