"""The pages of a storyteller's new table, each with its defaults, so that the game can begin from any of them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QFileDialog

from desktop import clock_data
from desktop.clock_data import Data
from desktop.record import unreadable
from desktop.shell.context import Context
from desktop.shell.new_game import kept_draft
from desktop.shell.new_game.clocktower import last_setup, making, scripts
from desktop.shell.new_game.clocktower.around import ClockSurroundings
from desktop.shell.new_game.clocktower.draft import ClockDraft
from desktop.shell.new_game.clocktower.mending import MENDS
from desktop.shell.new_game.clocktower.outcome import ClockOutcome
from desktop.shell.new_game.clocktower.problems import problems
from desktop.shell.new_game.clocktower.questions import ClockQuestions
from desktop.shell.new_game.clocktower.scripts import Brought
from desktop.shell.new_game.clocktower.sheets import ClockSheets
from desktop.shell.new_game.clocktower.steps import CONFIRM, SCRIPT, STEPS
from desktop.shell.new_game.problem import Problem
from desktop.shell.new_game.setup_page import SetupPage
from desktop.shell.new_game.steps import StepList
from desktop.shell.parts.look import Look
from desktop.words import Words
from rules.clocktower.scripts import read_script, write_script
from rules.messages import says


class NewClockPage(SetupPage):
    """Its first page asks for the script, its last sums up. ``lists_wanted`` asks for the lists of the game."""

    lists_wanted = Signal()

    game = "clocktower"
    called = says("Blood on the Clocktower")
    order = tuple(STEPS)
    always = ("people", "knowledge", "counts")
    draft: ClockDraft
    around: ClockSurroundings
    asked: ClockQuestions
    shown: ClockSheets
    going: ClockOutcome

    def __init__(self, context: Context, profile: Path | None = None, records: Path | None = None) -> None:
        super().__init__(Look(context.theme, context.scale), profile)
        self._data = clock_data.kept(profile)
        edition = self._data.edition
        self._known = edition.known
        self.draft = ClockDraft({"practice": edition.script})
        self.last = last_setup.recall(profile, self._known)
        if self.last.kept is not None:
            last_setup.offer(self.last.kept, self.draft, self._known)
        self.around = ClockSurroundings(self.draft, context.words, records, edition)
        self.brought: Brought | None = None
        self._unread = ""
        self.steps, self.asked, self.going = StepList(STEPS), ClockQuestions(self.draft), ClockOutcome()
        self.shown = ClockSheets(self.asked)
        self.lay()
        self.heed(context)
        self.going.circle.swapped.connect(self._swap)
        self.refresh()

    # ---- what is shown

    def look_around(self) -> None:
        """See anew what is known beside the draft."""
        self.around.now(self.screen())

    def show_draft(self, look: Look) -> None:
        """Make the questions that are seen, the report and the circle equal the draft."""
        around, last = self.around.last, self.shown.step == CONFIRM
        self.asked.show_draft(look, around, self.shown.names)
        self.asked.report.tell(self.brought, look, around.words)
        self.going.show_draft(self.draft, around, last, look)

    def sum_up(self, look: Look) -> None:
        """Make the summary equal the draft."""
        self.shown.summary.tell(self.draft, self.around.last, self.course.warnings(), look)

    def of_before(self, words: Words) -> str:
        """What could not be read."""
        lists = [f"{one.file}: {self._context.speech.fault(one)}" for one in self._data.faults[:1]]
        return self._unread or "".join(lists) or super().of_before(words)

    def play_with(self, data: Data) -> None:
        """Go over to other lists; each script is read by them anew."""
        self._data, self._known = data, data.edition.known
        for which, script in self.draft.scripts.items():
            again = read_script(write_script(script), self._known).script
            self.draft.scripts[which] = data.edition.script if which == "practice" else again or script
        self.around.go_over(data.edition)
        self.refresh()

    # ---- what is wrong

    def find_problems(self) -> tuple[Problem, ...]:
        """All that is wrong, in the order of the pages."""
        return problems(self.draft, self.around.last)

    def mend_own(self, found: Problem, field: str) -> bool:
        """Put something right; it is right at once."""
        MENDS[found.mend](self.draft, field, self.around.last)
        return True

    # ---- the script

    def bring(self, brought: Brought) -> None:
        """Play a script that was brought; one that is refused changes nothing, and its report says why."""
        self.brought, self._unread = brought, ""
        if brought.script is not None:
            scripts.take(self.draft, brought.script)
        self.course.turn(SCRIPT)
        self.shown.reveal(self.asked.report)

    def _open(self) -> None:
        """The keys of the window go on working while the dialog is open."""
        dialog = QFileDialog(self, self.around.words.say(says("Open a script…")))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.bring_file(Path(name)))
        dialog.open()

    def bring_file(self, path: Path) -> None:
        """Bring the script in a file."""
        try:
            self.bring(scripts.of_file(path, self._known))
        except OSError as error:
            self._unread = self._context.speech.fault(unreadable(path, error))
            self.refresh()

    def paste(self) -> None:
        """Bring the script in the clipboard."""
        self.bring(scripts.brought(QGuiApplication.clipboard().text().encode(), self._known))

    def _decode(self) -> None:
        if self.brought is not None:
            self.bring(self.brought.again(self._known, scripts.CP949))

    # ---- what people do

    def fetch(self, what: str) -> None:
        """A file, what was copied, a folder, or another language."""
        ways = {"file": self._open, "paste": self.paste, "encoding": self._decode, "folder": self.choose_folder}
        ways["lists"] = self.lists_wanted.emit
        if what in ways:
            ways[what]()
        else:
            self.go_over(what)

    def _swap(self, at: int, other: int) -> None:
        self.draft.swap(at, other)
        self.refresh()

    def apply_last(self) -> None:
        """Set the draft up as the last evening was."""
        if self.last.kept is not None:
            last_setup.apply(self.last.kept, self.draft)

    def fresh(self) -> ClockDraft:
        """The defaults with everything by the program, and script and names as they stand."""
        draft = self.draft
        fresh = ClockDraft(draft.scripts, draft.which, dealing="program")
        kept_draft.name_alike(draft.chairs, fresh.chairs)
        return fresh

    def start(self) -> None:
        """Start; the draft has no errors."""
        setup = making.made(self.draft, self.around.last.edition, self._data.own)
        if self.profile is not None:
            last_setup.keep(self.profile, self.draft)
        self.chosen.emit(setup)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste) and self.shown.step == SCRIPT:
            self.paste()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        self.shown.take_focus()
