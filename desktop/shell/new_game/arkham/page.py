"""The pages of a new town: eight steps, each with its defaults, so that the game can begin from any of them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFileDialog

from desktop.shell.context import Context
from desktop.shell.new_game import tonight_problems
from desktop.shell.new_game.arkham import kept_rules, last_setup, making
from desktop.shell.new_game.arkham.around import TownSurroundings
from desktop.shell.new_game.arkham.draft import TownDraft
from desktop.shell.new_game.arkham.mending import MENDS
from desktop.shell.new_game.arkham.outcome import TownOutcome
from desktop.shell.new_game.arkham.problems import problems
from desktop.shell.new_game.arkham.questions import TownQuestions
from desktop.shell.new_game.arkham.sheets import TownSheets
from desktop.shell.new_game.arkham.steps import CONFIRM, KINDS, STEPS
from desktop.shell.new_game.course import Course
from desktop.shell.new_game.draft import Tonight
from desktop.shell.new_game.problem import Problem
from desktop.shell.new_game.setup_page import ASIDE, Parts, SetupPage
from desktop.shell.new_game.steps import StepList
from desktop.shell.parts.look import Look
from desktop.words import Words
from rules.faults import Broken, Fault
from rules.messages import says

UNREAD = says("Cannot read {file} (line {line}: {why}). Every open question is as usual.")


class NewTownPage(SetupPage):
    """Its first page asks who plays, its last sums up."""

    game = "arkham"
    order = tuple(STEPS)
    always = ("people", "depth", "but")

    def __init__(self, context: Context, profile: Path | None = None, records: Path | None = None) -> None:
        super().__init__(Look(context.theme, context.scale))
        self._context, self.profile = context, profile
        self.draft = TownDraft()
        self.around = TownSurroundings(self.draft, context.words, records)
        ancients = tuple(self.around.last.content.ancients)
        self.last = last_setup.recall(profile, frozenset(ancients))
        if self.last.kept is not None:
            last_setup.name_alike(self.last.kept, self.draft)
        self.unread = self._propose()
        self.steps, self.asked, self.going = StepList(STEPS), TownQuestions(self.draft, ancients), TownOutcome()
        self.shown = TownSheets(self.asked)
        self.course = Course(self)
        self.lay(Parts(self.steps, self.asked, self.shown, self.going, self.course))
        self._connect()
        self.refresh()

    def _propose(self) -> Fault | None:
        """What is always played is proposed; or what is wrong with it."""
        if self.profile is not None:
            try:
                self.draft.points = kept_rules.kept(self.profile).points
            except Broken as broken:
                return broken.faults[0]
        return None

    def _connect(self) -> None:
        self._context.changed.connect(self._follow)
        self.asked.wanted.connect(self.fetch)
        self.shown.quick.again.clicked.connect(self.as_last_time)
        self.shown.quick.defaults.clicked.connect(self.begin_at_once)

    # ---- what is shown

    def _follow(self) -> None:
        """The window has another language, other colours or another size; what has been answered stays."""
        self.look = Look(self._context.theme, self._context.scale)
        self.around.words = self._context.words
        self.refresh()

    def refresh(self) -> None:
        """Make the page equal the draft."""
        look, words, step = self.look, self.around.words, self.shown.step
        around = self.around.now(self.screen())
        self.course.look_again()
        self.head(says("Arkham Horror"), look, words)
        self.shown.quick.show_ways(self._of_before(words), self.last.kept is not None, look, words)
        self.asked.show_draft(look, around, self.shown.names)
        self.shown.show_step(look, words)
        self.steps.show_steps(step, self.course.states(), look, words)
        self.going.show_draft(self.draft, around, step == CONFIRM, look)
        if step == CONFIRM:
            self.shown.summary.tell(self.draft, around, self.course.warnings(), look)
        self.course.remark(look)
        self.chain()
        self.update()

    def _of_before(self, words: Words) -> str:
        """What of the evenings before could not be read."""
        fault = self.unread
        if fault is not None:
            values = {"file": fault.file, "line": fault.line, "why": words.say(fault.message, fault.values)}
            return words.say(UNREAD, values)
        return words.say(ASIDE, {"file": self.last.aside}) if self.last.aside else ""

    # ---- what is wrong

    def find_problems(self) -> tuple[Problem, ...]:
        """All that is wrong, in the order of the pages."""
        return problems(self.draft, self.around.last)

    def mend(self, found: Problem, field: str) -> bool:
        """Put something right; it is right at once."""
        MENDS[found.mend](self.draft, field, self.around.last)
        return True

    # ---- what people do

    def fetch(self, what: str) -> None:
        """A folder, or another language."""
        if what == "folder":
            title = self.around.words.say(says("Choose a folder"))
            tonight = self.draft.tonight
            tonight.folder = QFileDialog.getExistingDirectory(self, title, tonight.folder) or tonight.folder
            self.course.note("folder")
            self.refresh()
            return
        self.around.words = Words(what)
        self.spoke.emit(what)
        self.refresh()

    def as_last_time(self) -> None:
        """Answer everything as the last evening did."""
        if self.last.kept is not None:
            screen = self.draft.tonight.screen
            last_setup.apply(self.last.kept, self.draft)
            self.draft.tonight.screen = screen
        self.refresh()
        self.going.begin.setFocus()

    def begin_at_once(self) -> None:
        """Start with the defaults, everything by the program, and the names as they stand."""
        fresh, draft = TownDraft(), self.draft
        fresh.sources = dict.fromkeys(KINDS, "program")
        fresh.tonight = Tonight("", draft.tonight.screen, draft.tonight.grace)
        named = {one.row: one.name for one in draft.people}
        for one in fresh.people:
            one.name = named.get(one.row, "")
        vars(draft).update(vars(fresh))
        self.course.begin()

    @property
    def grace(self) -> int:
        """For how many milliseconds grave news waits."""
        return tonight_problems.grace(self.draft.tonight.grace) or 0

    def start(self) -> None:
        """Start; the draft has no errors."""
        setup = making.made(self.draft, self.around.last.content)
        if self.profile is not None:
            last_setup.keep(self.profile, self.draft)
        self.chosen.emit(setup)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        first = self.asked.people.rows[self.draft.people[0].row].seat.entry
        first.setFocus()
        first.selectAll()
