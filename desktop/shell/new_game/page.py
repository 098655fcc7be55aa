"""The pages of a new game: eight steps, each with its defaults, so that the game can begin from any of them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop import rooms
from desktop.fonts import Role
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
from desktop.shell.new_game.sheets import Sheets
from desktop.shell.new_game.steps import STEPS, StepList
from desktop.shell.new_game.surroundings import Surroundings
from desktop.shell.parts.entry import ENTERS
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.theme import Theme
from desktop.words import Words
from rules.messages import says

ORDER = tuple(STEPS)
ASIDE = says("The last setup could not be read; it was set aside as {file}.")


class NewGamePage(QWidget):
    """``chosen`` carries a ``desktop.tables.Setup``, ``spoke`` another language."""

    chosen = Signal(object)
    cancelled = Signal()
    spoke = Signal(str)
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
        super().__init__(parent)
        self.profile, self.look = profile, Look(theme, scale)
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
        self._row.addWidget(self.sheets, 1)
        self._row.addWidget(self.outcome)

    def _connect(self) -> None:
        self.questions.changed.connect(self.refresh)
        self.questions.wanted.connect(self.fetching.fetch)
        self.questions.left.connect(self.course.leave)
        self.questions.mend.connect(self.course.mend)
        self.questions.finished.connect(self.outcome.begin.setFocus)
        self.steps.chosen.connect(self.course.turn)
        self.sheets.turned.connect(self.refresh)
        self.questions.house.list.grew.connect(self._grow)
        self.sheets.quick.again.clicked.connect(self.fetching.as_last_time)
        self.sheets.quick.defaults.clicked.connect(self.fetching.begin_at_once)
        self.sheets.quick.file.clicked.connect(lambda: self.fetching.fetch("any-file"))
        self.outcome.begin.clicked.connect(self.course.begin)
        self.outcome.onward.clicked.connect(self.course.go_on)
        self.outcome.cancel.clicked.connect(self.course.go_back)
        for key in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self.course.begin)

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
        self._space(look)
        self._title.write(words.say(says("New game")), look)
        self._game.write(words.say(says("Hako Onna")), look)
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

    def _space(self, look: Look) -> None:
        self._row.setContentsMargins(look.px(28), look.px(24), look.px(32), look.px(20))
        self._row.setSpacing(look.px(28))
        self.outcome.setFixedWidth(max(308, look.px(470)))

    def chain(self) -> None:
        """Tab goes through the sheet as it lies, then to the buttons, then to the steps."""
        stops = [*self.sheets.stops(), *self.outcome.stops(), *self.steps.stops()]
        for before, after in zip(stops, stops[1:], strict=False):
            QWidget.setTabOrder(before, after)

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
            self.sheets.scroll_on(pages[Qt.Key(event.key())])
        else:
            event.ignore()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()
        first = self.questions.people.rows["hako"].entry
        first.setFocus()
        first.selectAll()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fetching.follow()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self.look.theme.board))
        painter.end()
