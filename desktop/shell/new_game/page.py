"""The pages of a new game: eight steps, each with its defaults, so that the game can begin from any of them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from desktop import rooms
from desktop.shell.context import Context
from desktop.shell.new_game import last_setup, making
from desktop.shell.new_game.draft import Draft
from desktop.shell.new_game.fetching import Fetching
from desktop.shell.new_game.files import Files
from desktop.shell.new_game.mending import MENDS
from desktop.shell.new_game.outcome import Outcome
from desktop.shell.new_game.problem import Problem
from desktop.shell.new_game.problems import problems
from desktop.shell.new_game.questions import Questions
from desktop.shell.new_game.setup_page import SetupPage
from desktop.shell.new_game.sheets import Sheets
from desktop.shell.new_game.steps import STEPS, StepList
from desktop.shell.new_game.surroundings import Surroundings
from desktop.shell.parts.look import Look
from desktop.theme import Theme
from desktop.words import Words
from rules.messages import says


class NewGamePage(SetupPage):
    """Its first page asks who plays, its last sums up."""

    game = "hakoonna"
    called = says("Hako Onna")
    order = tuple(STEPS)
    always = ("people", "colours", "gray-actions", "mansion", "rooms", "house-file")
    draft: Draft
    around: Surroundings

    def __init__(
        self,
        words: Words,
        theme: Theme,
        scale: float = 1.0,
        parent: QWidget | None = None,
        profile: Path | None = None,
        records: Path | None = None,
    ) -> None:
        super().__init__(Look(theme, scale), profile, parent)
        self.draft = Draft(rooms=rooms.kept(profile).rooms or rooms.shipped())
        self.last = last_setup.recall(profile)
        if self.last.kept is not None:
            last_setup.name_alike(self.last.kept, self.draft)
            self.draft.last = self.last.kept.last
        self.around = Surroundings(self.draft, words, records)
        self.files = Files(self, self.draft, lambda: self.around.words)
        self.steps, self.questions, self.outcome = StepList(), Questions(self.draft), Outcome()
        self.sheets, self.fetching = Sheets(self.questions), Fetching(self)
        self.asked, self.shown, self.going = self.questions, self.sheets, self.outcome
        self.lay()
        self.questions.house.list.grew.connect(self._grow)
        self.sheets.quick.file.clicked.connect(lambda: self.fetch("any-file"))
        self.refresh()

    # ---- what is shown

    def follow(self, context: Context) -> None:
        """Keep to the window from now on; its table may have a mansion to lay again."""
        self.draft.last = self.around.mansion_of(context.session) or self.draft.last
        self.heed(context)
        self.refresh()

    def look_around(self) -> None:
        """See anew what is known beside the draft."""
        self.around.now(self.screen(), self.files.faults)

    def of_before(self, words: Words) -> str:
        """What was read, or what could not be."""
        return self.files.told or super().of_before(words)

    def show_draft(self, look: Look) -> None:
        """Make the questions that are seen, the table and the mansion equal the draft."""
        around, step = self.around.last, self.sheets.step
        self.questions.show_draft(look, around, step, self.sheets.names)
        self.outcome.show_draft(self.draft, around.content, step == self.order[-1], look, around.words)

    def sum_up(self, look: Look) -> None:
        """Make the summary equal the draft."""
        left = self.course.warnings()
        differences = self.questions.house.differences(self.around.words)
        self.sheets.summary.tell(self.draft, differences, self.around.last, left, look)

    def refresh(self) -> None:
        """Make the page, and what lies over it, equal the draft."""
        super().refresh()
        self.fetching.follow()

    # ---- what is wrong

    def find_problems(self) -> tuple[Problem, ...]:
        """All that is wrong, in the order of the pages."""
        return problems(self.draft, self.around.last)

    def mend_own(self, found: Problem, field: str) -> bool:
        """Put something right here, or fetch what does; whether it is right at once."""
        if found.mend not in MENDS:
            self.fetch(found.mend)
            return False
        MENDS[found.mend](self.draft, field)
        self.files.faults.pop(field, None)
        return True

    def problems(self) -> tuple[Problem, ...]:
        """All that is wrong, in the order of the pages."""
        return self.course.problems()

    def _grow(self) -> None:
        """More rows are there; where the keyboard stands among them stays in sight."""
        self._chain()
        typed = self.questions.house.cards.focusWidget()
        if typed is not None and typed.hasFocus():
            self.sheets.reveal(typed)

    # ---- what people do

    def begin(self) -> None:
        """Start, or go to the first thing that stands in the way."""
        self.course.begin()

    def fetch(self, what: str) -> None:
        """A file, a folder, the room data, another language."""
        self.fetching.fetch(what)

    def apply_last(self) -> None:
        """Set the draft up as the last evening was."""
        if self.last.kept is not None:
            last_setup.apply(self.last.kept, self.draft)

    def fresh(self) -> Draft:
        """The defaults, with the names as they stand and the boards as they are."""
        draft = self.draft
        fresh = Draft(rooms=draft.rooms, last=draft.last, hako=draft.hako, gray=draft.gray)
        for one in draft.visitors:
            fresh.rename(one.colour, one.name)
        self.files.faults.clear()
        return fresh

    def start(self) -> None:
        """Start; the draft has no errors."""
        setup = making.made(self.draft, self.around.last.content)
        if self.profile is not None:
            last_setup.keep(self.profile, self.draft, setup.layout)
        self.chosen.emit(setup)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        first = self.questions.people.rows["hako"].entry
        first.setFocus()
        first.selectAll()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fetching.follow()
