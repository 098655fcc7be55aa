"""The sheets of a storyteller's pages, one a step."""

from __future__ import annotations

from desktop.shell.new_game.clocktower.questions import ClockQuestions
from desktop.shell.new_game.clocktower.steps import PLANS
from desktop.shell.new_game.clocktower.summary import ClockSummary
from desktop.shell.new_game.quick import Quick
from desktop.shell.new_game.sheet_stack import SheetStack


class ClockSheets(SheetStack):
    """The last one sums up."""

    of_rows = {"name": "people", "traveller": "travellers", "jinx": "djinn"}

    def __init__(self, asked: ClockQuestions) -> None:
        super().__init__(PLANS, asked)
        self.quick, self.summary = Quick(), ClockSummary()
        widgets = {"files": asked.files, "report": asked.report, "cast": asked.cast, "djinn": asked.djinn}
        widgets |= {"first": asked.first, "others": asked.others, "settled": asked.settled}
        self.lay(
            {**widgets, "quick": self.quick, "summary": self.summary},
            {
                "people": asked.people.stops,
                "travellers": asked.travellers.stops,
                "bag": asked.bag.stops,
                "unknown": asked.unknown.stops,
                "djinn": asked.djinn.stops,
                "files": asked.files.stops,
                "report": asked.report.stops,
                "quick": self.quick.stops,
            },
        )
