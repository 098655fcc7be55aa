"""The pages of a new town: eight steps, each with its defaults, so that the game can begin from any of them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QShowEvent

from desktop.shell.context import Context
from desktop.shell.new_game import kept_draft
from desktop.shell.new_game.arkham import kept_rules, last_setup, making
from desktop.shell.new_game.arkham.around import TownSurroundings
from desktop.shell.new_game.arkham.draft import TownDraft
from desktop.shell.new_game.arkham.mending import MENDS
from desktop.shell.new_game.arkham.outcome import TownOutcome
from desktop.shell.new_game.arkham.problems import problems
from desktop.shell.new_game.arkham.questions import TownQuestions
from desktop.shell.new_game.arkham.sheets import TownSheets
from desktop.shell.new_game.arkham.steps import CONFIRM, KINDS, STEPS
from desktop.shell.new_game.problem import Problem
from desktop.shell.new_game.setup_page import SetupPage
from desktop.shell.new_game.steps import StepList
from desktop.shell.parts.look import Look
from desktop.words import Words
from rules.faults import Broken, Fault
from rules.messages import says

UNREAD = says("Cannot read {file} (line {line}: {why}). Every open question is as usual.")


class NewTownPage(SetupPage):
    """Its first page asks who plays, its last sums up."""

    game = "arkham"
    called = says("Arkham Horror")
    order = tuple(STEPS)
    always = ("people", "depth", "but")
    draft: TownDraft
    around: TownSurroundings
    asked: TownQuestions
    shown: TownSheets
    going: TownOutcome

    def __init__(self, context: Context, profile: Path | None = None, records: Path | None = None) -> None:
        super().__init__(Look(context.theme, context.scale), profile)
        self.draft = TownDraft()
        self.around = TownSurroundings(self.draft, context.words, records)
        ancients = tuple(self.around.last.content.ancients)
        self.last = last_setup.recall(profile, frozenset(ancients))
        if self.last.kept is not None:
            kept_draft.name_alike(self.last.kept.people, self.draft.people)
        self.unread = self._propose()
        self.steps, self.asked, self.going = StepList(STEPS), TownQuestions(self.draft, ancients), TownOutcome()
        self.shown = TownSheets(self.asked)
        self.lay()
        self.heed(context)
        self.refresh()

    def _propose(self) -> Fault | None:
        """What is always played is proposed; or what is wrong with it."""
        if self.profile is not None:
            try:
                self.draft.points = kept_rules.kept(self.profile).points
            except Broken as broken:
                return broken.faults[0]
        return None

    # ---- what is shown

    def look_around(self) -> None:
        """See anew what is known beside the draft."""
        self.around.now(self.screen())

    def of_before(self, words: Words) -> str:
        """What of the evenings before could not be read."""
        fault = self.unread
        if fault is None:
            return super().of_before(words)
        values = {"file": fault.file, "line": fault.line, "why": words.say(fault.message, fault.values)}
        return words.say(UNREAD, values)

    def show_draft(self, look: Look) -> None:
        """Make the questions that are seen, the table and the limits equal the draft."""
        around, last = self.around.last, self.shown.step == CONFIRM
        self.asked.show_draft(look, around, self.shown.names)
        self.going.show_draft(self.draft, around, last, look)

    def sum_up(self, look: Look) -> None:
        """Make the summary equal the draft."""
        self.shown.summary.tell(self.draft, self.around.last, self.course.warnings(), look)

    # ---- what is wrong

    def find_problems(self) -> tuple[Problem, ...]:
        """All that is wrong, in the order of the pages."""
        return problems(self.draft, self.around.last)

    def mend_own(self, found: Problem, field: str) -> bool:
        """Put something right; it is right at once."""
        MENDS[found.mend](self.draft, field, self.around.last)
        return True

    # ---- what people do

    def fetch(self, what: str) -> None:
        """A folder, or another language."""
        if what == "folder":
            self.choose_folder()
        else:
            self.go_over(what)

    def apply_last(self) -> None:
        """Set the draft up as the last evening was."""
        if self.last.kept is not None:
            last_setup.apply(self.last.kept, self.draft)

    def fresh(self) -> TownDraft:
        """The defaults with everything by the program, and the names as they stand."""
        fresh = TownDraft(sources=dict.fromkeys(KINDS, "program"))
        kept_draft.name_alike(self.draft.people, fresh.people)
        return fresh

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
