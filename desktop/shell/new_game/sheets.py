"""The sheets of a new game, one a step."""

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget

from desktop.shell.new_game.items import Items
from desktop.shell.new_game.questions import Questions
from desktop.shell.new_game.quick import Quick
from desktop.shell.new_game.sheet import COLUMNS, KINDS, PLANS, Sheet
from desktop.shell.new_game.sheet_stack import SheetStack
from desktop.shell.new_game.steps import STEPS
from desktop.shell.new_game.summary import Summary
from desktop.shell.parts.flow import Flow
from desktop.shell.parts.look import Look
from desktop.words import Words


class Sheets(SheetStack):
    """``quick`` has the ways to begin at once."""

    def __init__(self, questions: Questions) -> None:
        super().__init__()
        self._questions = questions
        self.quick, self.items, self.summary = Quick(), Items(), Summary()
        self._kinds = QWidget()
        flow = Flow(self._kinds, 10, columns=2)
        for kind in KINDS:
            flow.addWidget(questions.fields[kind])
        widgets: dict[str, QWidget] = {"house": questions.house, "kinds": self._kinds, "alone": questions.alone}
        widgets |= {"quick": self.quick, "cards": self.items, "summary": self.summary, "browse": questions.browse}
        self.lay({step: Sheet(PLANS[step], {**questions.fields, **widgets}) for step in STEPS})

    def show_step(self, look: Look, words: Words) -> None:
        """Say what the step is about."""
        super().show_step(look, words)
        self.items.tell(look, words, self._questions.takes_items)

    @property
    def names(self) -> frozenset[str]:
        """The questions that are seen."""
        asked = {name for names in COLUMNS[self.step] for name in names}
        return frozenset(asked | set(KINDS if "kinds" in asked else ()))

    def step_of(self, field: str) -> str:
        """On which sheet a question stands."""
        if field.startswith("name:"):
            return "people"
        if field in self._questions.house.fields:
            return "house"
        if field in KINDS:
            return "knowledge"
        return next(step for step, columns in COLUMNS.items() if any(field in names for names in columns))

    def stops(self) -> Iterator[QWidget]:
        """Where Tab stops on the sheet that is seen, as it lies."""
        asked = self._questions
        parts = {
            "people": asked.people.stops,
            "colours": asked.colours.stops,
            "house": asked.house.stops,
            "quick": self.quick.stops,
        }
        for name in (name for names in COLUMNS[self.step] for name in names):
            if name in parts:
                yield from parts[name]()
            elif name in ("kinds", *asked.choices):
                for one in KINDS if name == "kinds" else (name,):
                    yield from asked.choices[one].stops()
            elif name in asked.entries:
                yield asked.entries[name]
            elif name in ("rooms", "browse"):
                yield asked.rooms if name == "rooms" else asked.browse
            if name in asked.fields:
                yield asked.fields[name].remark.fix
