"""The pages of a new game: eight steps, each with its defaults, so that the game can begin from any of them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from desktop import rooms
from desktop.shell.context import Context
from desktop.shell.new_game import last_setup, making, tonight_problems
from desktop.shell.new_game.course import Course
from desktop.shell.new_game.draft import Draft
from desktop.shell.new_game.fetching import Fetching
from desktop.shell.new_game.files import Files
from desktop.shell.new_game.mending import MENDS
from desktop.shell.new_game.outcome import Outcome
from desktop.shell.new_game.problem import Problem
from desktop.shell.new_game.problems import problems
from desktop.shell.new_game.questions import Questions
from desktop.shell.new_game.setup_page import ASIDE, Parts, SetupPage
from desktop.shell.new_game.sheets import Sheets
from desktop.shell.new_game.steps import STEPS, StepList
from desktop.shell.new_game.surroundings import Surroundings
from desktop.shell.parts.look import Look
from desktop.theme import Theme
from desktop.words import Words
from rules.messages import says

ORDER = tuple(STEPS)


class NewGamePage(SetupPage):
    """Its first page asks who plays, its last sums up."""

    game = "hakoonna"
    order = ORDER
    always = ("people", "colours", "gray-actions", "mansion", "rooms", "house-file")

    def __init__(
        self,
        words: Words,
        theme: Theme,
        scale: float = 1.0,
        parent: QWidget | None = None,
        profile: Path | None = None,
        records: Path | None = None,
    ) -> None:
        super().__init__(Look(theme, scale), parent)
        self.profile = profile
        self.draft = Draft(rooms=rooms.kept(profile).rooms or rooms.shipped())
        self.last = last_setup.recall(profile)
        if self.last.kept is not None:
            last_setup.name_alike(self.last.kept, self.draft)
            self.draft.last = self.last.kept.last
        self.around = Surroundings(self.draft, words, records)
        self.files = Files(self, self.draft, lambda: self.around.words)
        self.steps, self.questions, self.outcome = StepList(), Questions(self.draft), Outcome()
        self.sheets = Sheets(self.questions)
        self.course = Course(self)
        self.fetching = Fetching(self)
        self.lay(Parts(self.steps, self.questions, self.sheets, self.outcome, self.course))
        self._connect()
        self.refresh()

    def _connect(self) -> None:
        self.questions.wanted.connect(self.fetching.fetch)
        self.questions.house.list.grew.connect(self._grow)
        self.sheets.quick.again.clicked.connect(self.fetching.as_last_time)
        self.sheets.quick.defaults.clicked.connect(self.fetching.begin_at_once)
        self.sheets.quick.file.clicked.connect(lambda: self.fetching.fetch("any-file"))

    # ---- what is shown

    def follow(self, context: Context) -> None:
        """Keep to the window's language, colours and size from now on; its table may have a mansion to lay again."""
        self._context = context
        self.draft.last = self.around.mansion_of(context.session) or self.draft.last
        context.changed.connect(self._follow)
        self.refresh()

    def _follow(self) -> None:
        self.dress(self._context.theme, self._context.scale)
        self.speak(self._context.words)

    def speak(self, words: Words) -> None:
        """Go over to another language; what has been answered stays."""
        self.around.words = words
        self.refresh()

    def dress(self, theme: Theme, scale: float) -> None:
        """Go over to other colours or another size."""
        self.look = Look(theme, scale)

    def refresh(self) -> None:
        """Make the page equal the draft."""
        look, words, step = self.look, self.around.words, self.sheets.step
        around = self.around.now(self.screen(), self.files.faults)
        self.course.look_again()
        self.head(says("Hako Onna"), look, words)
        aside = words.say(ASIDE, {"file": self.last.aside}) if self.last.aside else ""
        self.sheets.quick.show_ways(self.files.told or aside, self.last.kept is not None, look, words)
        self.questions.show_draft(look, around, step, self.sheets.names)
        self.sheets.show_step(look, words)
        self.steps.show_steps(step, self.course.states(), look, words)
        self.outcome.show_draft(self.draft, around.content, step == ORDER[-1], look, words)
        self._sum_up(look)
        self.course.remark(look)
        self.chain()
        self.fetching.follow()
        self.update()

    def _sum_up(self, look: Look) -> None:
        if self.sheets.step == ORDER[-1]:
            left = self.course.warnings()
            differences = self.questions.house.differences(self.around.words)
            self.sheets.summary.tell(self.draft, differences, self.around.last, left, look)

    @property
    def asked(self) -> Questions:
        """The questions."""
        return self.questions

    @property
    def shown(self) -> Sheets:
        """The sheets."""
        return self.sheets

    @property
    def going(self) -> Outcome:
        """The buttons that go on."""
        return self.outcome

    def find_problems(self) -> tuple[Problem, ...]:
        """All that is wrong, in the order of the pages."""
        return problems(self.draft, self.around.last)

    def mend(self, found: Problem, field: str) -> bool:
        """Put something right here, or fetch what does; whether it is right at once."""
        if found.mend not in MENDS:
            self.fetching.fetch(found.mend)
            return False
        MENDS[found.mend](self.draft, field)
        self.files.faults.pop(field, None)
        return True

    def problems(self) -> tuple[Problem, ...]:
        """All that is wrong, in the order of the pages."""
        return self.course.problems()

    def _grow(self) -> None:
        """More rows are there; where the keyboard stands among them stays in sight."""
        self.chain()
        typed = self.questions.house.cards.focusWidget()
        if typed is not None and typed.hasFocus():
            self.sheets.reveal(typed)

    # ---- what people do

    def begin(self) -> None:
        """Start, or go to the first thing that stands in the way."""
        self.course.begin()

    @property
    def grace(self) -> int:
        """For how many milliseconds grave news waits."""
        return tonight_problems.grace(self.draft.tonight.grace) or 0

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
