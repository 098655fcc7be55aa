"""The sheets of a new game, one a step."""

from desktop.shell.new_game.items import Items
from desktop.shell.new_game.plans import KINDS, PLANS
from desktop.shell.new_game.questions import Questions
from desktop.shell.new_game.quick import QuickOrFile
from desktop.shell.new_game.sheet_stack import SheetStack
from desktop.shell.new_game.summary import Summary
from desktop.shell.parts.look import Look
from desktop.words import Words


class Sheets(SheetStack):
    """``quick`` has the ways to begin at once."""

    quick: QuickOrFile

    def __init__(self, questions: Questions) -> None:
        super().__init__(PLANS, questions, KINDS)
        self._questions = questions
        self.quick, self.items, self.summary = QuickOrFile(), Items(), Summary()
        widgets = {"house": questions.house, "alone": questions.alone, "quick": self.quick}
        self.lay(
            {**widgets, "cards": self.items, "summary": self.summary},
            {
                "people": questions.people.stops,
                "colours": questions.colours.stops,
                "house": questions.house.stops,
                "quick": self.quick.stops,
                "rooms": lambda: [questions.rooms],
            },
        )

    def show_step(self, look: Look, words: Words) -> None:
        """Say what the step is about."""
        super().show_step(look, words)
        self.items.tell(look, words, self._questions.takes_items)

    def place_of(self, field: str) -> str:
        """The part of a sheet in which a question stands; the house rules have questions of their own."""
        return "house" if field in self._questions.house.fields else super().place_of(field)
