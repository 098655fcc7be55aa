"""The pages of a new town: eight steps, each with its defaults, so that the game can begin from any of them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.context import Context
from desktop.shell.new_game import tonight_problems
from desktop.shell.new_game.arkham import last_setup, making
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
from desktop.shell.new_game.page import ASIDE
from desktop.shell.new_game.problem import Problem
from desktop.shell.new_game.steps import StepList
from desktop.shell.parts.entry import ENTERS
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.words import Words
from rules.messages import says


class NewTownPage(QWidget):
    """``chosen`` carries a ``desktop.tables.Setup``, ``spoke`` another language."""

    chosen = Signal(object)
    cancelled = Signal()
    spoke = Signal(str)
    order = tuple(STEPS)
    always = ("people", "depth", "but")

    def __init__(self, context: Context, profile: Path | None = None, records: Path | None = None) -> None:
        super().__init__()
        self._context, self.profile = context, profile
        self.look = Look(context.theme, context.scale)
        self.draft = TownDraft()
        self.around = TownSurroundings(self.draft, context.words, records)
        ancients = tuple(self.around.last.content.ancients)
        self.last = last_setup.recall(profile, frozenset(ancients))
        if self.last.kept is not None:
            last_setup.name_alike(self.last.kept, self.draft)
        self.steps, self.asked, self.going = StepList(STEPS), TownQuestions(self.draft, ancients), TownOutcome()
        self.shown = TownSheets(self.asked)
        self.course = Course(self)
        self._title, self._game = Prose(Role.TITLE), Prose(Role.SMALL, "text2")
        self._arrange()
        self._connect()
        self.refresh()

    def _arrange(self) -> None:
        self._row = QHBoxLayout(self)
        side = QVBoxLayout()
        for part in (self._title, self._game, self.steps):
            side.addWidget(part)
        side.addStretch(1)
        self._row.addLayout(side)
        self._row.addWidget(self.shown, 1)
        self._row.addWidget(self.going)

    def _connect(self) -> None:
        self._context.changed.connect(self._follow)
        self.asked.changed.connect(self.refresh)
        self.asked.wanted.connect(self.fetch)
        self.asked.left.connect(self.course.leave)
        self.asked.mend.connect(self.course.mend)
        self.asked.finished.connect(self.going.begin.setFocus)
        self.steps.chosen.connect(self.course.turn)
        self.shown.turned.connect(self.refresh)
        self.shown.quick.again.clicked.connect(self.as_last_time)
        self.shown.quick.defaults.clicked.connect(self.begin_at_once)
        self.going.begin.clicked.connect(self.course.begin)
        self.going.onward.clicked.connect(self.course.go_on)
        self.going.cancel.clicked.connect(self.course.go_back)
        for key in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.course.begin)

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
        self._space(look)
        self._title.write(words.say(says("New game")), look)
        self._game.write(words.say(says("Arkham Horror")), look)
        aside = words.say(ASIDE, {"file": self.last.aside}) if self.last.aside else ""
        self.shown.quick.show_ways(aside, self.last.kept is not None, look, words)
        self.asked.show_draft(look, around, self.shown.names)
        self.shown.show_step(look, words)
        self.steps.show_steps(step, self.course.states(), look, words)
        self.going.show_draft(self.draft, around, step == CONFIRM, look)
        if step == CONFIRM:
            self.shown.summary.tell(self.draft, around, self.course.warnings(), look)
        self.course.remark(look)
        self._chain()
        self.update()

    def _space(self, look: Look) -> None:
        self._row.setContentsMargins(look.px(28), look.px(24), look.px(32), look.px(20))
        self._row.setSpacing(look.px(28))
        self.going.setFixedWidth(max(308, look.px(470)))

    def _chain(self) -> None:
        """Tab goes through the sheet as it lies, then to the buttons, then to the steps."""
        stops = [*self.shown.stops(), *self.going.stops(), *self.steps.stops()]
        for before, after in zip(stops, stops[1:], strict=False):
            QWidget.setTabOrder(before, after)

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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ctrl = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        pages = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
        if event.key() in ENTERS and not event.isAutoRepeat():
            self.course.go_on()
        elif event.key() == Qt.Key.Key_Escape:
            self.course.go_back()
        elif event.key() in pages and ctrl:
            self.course.turn_by(pages[Qt.Key(event.key())])
        elif event.key() in pages:
            self.shown.scroll_on(pages[Qt.Key(event.key())])
        else:
            event.ignore()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        first = self.asked.people.rows[self.draft.people[0].row].seat.entry
        first.setFocus()
        first.selectAll()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self.look.theme.board))
        painter.end()
