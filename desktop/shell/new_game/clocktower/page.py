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
from desktop.shell.new_game import tonight_problems
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
from desktop.shell.new_game.course import Course
from desktop.shell.new_game.draft import Tonight
from desktop.shell.new_game.problem import Problem
from desktop.shell.new_game.setup_page import ASIDE, Parts, SetupPage
from desktop.shell.new_game.steps import StepList
from desktop.shell.parts.look import Look
from desktop.words import Words
from rules.clocktower.scripts import read_script, write_script
from rules.messages import says


class NewClockPage(SetupPage):
    """Its first page asks for the script, its last sums up. ``lists_wanted`` asks for the lists of the game."""

    lists_wanted = Signal()

    game = "clocktower"
    order = tuple(STEPS)
    always = ("people", "knowledge", "counts")

    def __init__(self, context: Context, profile: Path | None = None, records: Path | None = None) -> None:
        super().__init__(Look(context.theme, context.scale))
        self._context, self.profile = context, profile
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
        self.course = Course(self)
        self.lay(Parts(self.steps, self.asked, self.shown, self.going, self.course))
        self._connect()
        self.refresh()

    def _connect(self) -> None:
        self._context.changed.connect(self._follow)
        self.asked.wanted.connect(self.fetch)
        self.shown.quick.again.clicked.connect(self.as_last_time)
        self.shown.quick.defaults.clicked.connect(self.begin_at_once)
        self.going.circle.swapped.connect(self._swap)

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
        self.head(says("Blood on the Clocktower"), look, words)
        self.shown.quick.show_ways(self._of_before(words), self.last.kept is not None, look, words)
        self.asked.show_draft(look, around, self.shown.names)
        self.asked.report.tell(self.brought, look, words)
        self.shown.show_step(look, words)
        self.steps.show_steps(step, self.course.states(), look, words)
        self.going.show_draft(self.draft, around, step == CONFIRM, look)
        if step == CONFIRM:
            self.shown.summary.tell(self.draft, around, self.course.warnings(), look)
        self.course.remark(look)
        self.chain()
        self.update()

    def _of_before(self, words: Words) -> str:
        """What could not be read."""
        aside = words.say(ASIDE, {"file": self.last.aside}) if self.last.aside else ""
        lists = [f"{one.file}: {self._context.speech.fault(one)}" for one in self._data.faults[:1]]
        return self._unread or "".join(lists) or aside

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

    def mend(self, found: Problem, field: str) -> bool:
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
        ways = {"file": self._open, "paste": self.paste, "encoding": self._decode, "folder": self._choose_folder}
        ways["lists"] = self.lists_wanted.emit
        if what in ways:
            ways[what]()
            return
        self.around.words = Words(what)
        self.spoke.emit(what)
        self.refresh()

    def _choose_folder(self) -> None:
        title, tonight = self.around.words.say(says("Choose a folder")), self.draft.tonight
        tonight.folder = QFileDialog.getExistingDirectory(self, title, tonight.folder) or tonight.folder
        self.course.note("folder")
        self.refresh()

    def _swap(self, at: int, other: int) -> None:
        self.draft.swap(at, other)
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
        """Start with the defaults, everything by the program, and script and names as they stand."""
        draft = self.draft
        fresh = ClockDraft(draft.scripts, draft.which, dealing="program")
        fresh.tonight = Tonight("", draft.tonight.screen, draft.tonight.grace)
        named = {one.row: one.name for one in draft.chairs}
        for one in fresh.chairs:
            one.name = named.get(one.row, "")
        vars(draft).update(vars(fresh))
        self.course.begin()

    @property
    def grace(self) -> int:
        """For how many milliseconds grave news waits."""
        return tonight_problems.grace(self.draft.tonight.grace) or 0

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
