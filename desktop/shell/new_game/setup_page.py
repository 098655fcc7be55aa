"""What the pages of every new game share: the steps, the sheet that is seen, what comes of it, and the keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.context import Context
from desktop.shell.new_game import tonight_problems
from desktop.shell.new_game.always_mends import ALWAYS, Mended
from desktop.shell.new_game.asking import Asking
from desktop.shell.new_game.course import Course
from desktop.shell.new_game.draft import Tonight
from desktop.shell.new_game.going_on import GoingOn
from desktop.shell.new_game.kept_file import Remembered
from desktop.shell.new_game.problem import Problem
from desktop.shell.new_game.sheet_stack import SheetStack
from desktop.shell.new_game.steps import StepList
from desktop.shell.pages import SettingUp
from desktop.shell.parts.entry import ENTERS
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.theme import Theme
from desktop.words import Words
from rules.messages import says

ASIDE = says("The last setup could not be read; it was set aside as {file}.")
PAGES = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class Around(Protocol):
    """What is known beside the draft."""

    words: Words


class SetupPage(SettingUp):
    """``chosen`` carries a ``desktop.tables.Setup``, ``spoke`` another language."""

    chosen = Signal(object)
    cancelled = Signal()
    spoke = Signal(str)

    called: ClassVar[str]
    """What the game is called."""
    order: ClassVar[tuple[str, ...]]
    always: ClassVar[tuple[str, ...]]
    draft: Mended
    around: Around
    last: Remembered[Any]
    steps: StepList
    asked: Asking
    shown: SheetStack
    going: GoingOn
    course: Course

    def __init__(self, look: Look, profile: Path | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look, self.profile = look, profile
        self._title, self._game = Prose(Role.TITLE), Prose(Role.SMALL, "text2")

    def lay(self) -> None:
        """Put the parts beside each other, and listen to them."""
        self.course = Course(self)
        self._row = QHBoxLayout(self)
        side = QVBoxLayout()
        for part in (self._title, self._game, self.steps):
            side.addWidget(part)
        side.addStretch(1)
        self._row.addLayout(side)
        self._row.addWidget(self.shown, 1)
        self._row.addWidget(self.going)
        self._listen()

    def _listen(self) -> None:
        asked, going, course = self.asked, self.going, self.course
        asked.changed.connect(self.refresh)
        asked.left.connect(course.leave)
        asked.mend.connect(course.mend)
        asked.wanted.connect(self.fetch)
        asked.finished.connect(going.begin.setFocus)
        self.steps.chosen.connect(course.turn)
        self.shown.turned.connect(self.refresh)
        self.shown.quick.again.clicked.connect(self.as_last_time)
        self.shown.quick.defaults.clicked.connect(self.begin_at_once)
        going.begin.clicked.connect(course.begin)
        going.onward.clicked.connect(course.go_on)
        going.cancel.clicked.connect(course.go_back)
        for key in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(course.begin)

    # ---- what is shown

    def heed(self, context: Context) -> None:
        """Keep to the window's language, colours and size from now on; what has been answered stays."""
        self._context = context
        context.changed.connect(self._follow)

    def _follow(self) -> None:
        self.dress(self._context.theme, self._context.scale)
        self.speak(self._context.words)

    def speak(self, words: Words) -> None:
        """Go over to another language."""
        self.around.words = words
        self.refresh()

    def dress(self, theme: Theme, scale: float) -> None:
        """Go over to other colours or another size."""
        self.look = Look(theme, scale)

    def refresh(self) -> None:
        """Make the page equal the draft."""
        self.look_around()
        look, words, step = self.look, self.around.words, self.shown.step
        self.course.look_again()
        self._head(look, words)
        self.shown.quick.show_ways(self.of_before(words), self.last.kept is not None, look, words)
        self.show_draft(look)
        self.shown.show_step(look, words)
        self.steps.show_steps(step, self.course.states(), look, words)
        if step == self.order[-1]:
            self.sum_up(look)
        self.course.remark(look)
        self._chain()
        self.update()

    def look_around(self) -> None:
        """See anew what is known beside the draft."""
        raise NotImplementedError

    def of_before(self, words: Words) -> str:
        """What of the evenings before could not be read."""
        return words.say(ASIDE, {"file": self.last.aside}) if self.last.aside else ""

    def show_draft(self, look: Look) -> None:
        """Make the questions that are seen, and what comes of them, equal the draft."""
        raise NotImplementedError

    def sum_up(self, look: Look) -> None:
        """Make the summary equal the draft."""
        raise NotImplementedError

    def _head(self, look: Look, words: Words) -> None:
        """Write what is set up, with room round everything."""
        self._row.setContentsMargins(look.px(28), look.px(24), look.px(32), look.px(20))
        self._row.setSpacing(look.px(28))
        self.going.setFixedWidth(max(308, look.px(470)))
        self._title.write(words.say(says("New game")), look)
        self._game.write(words.say(self.called), look)

    def _chain(self) -> None:
        """Tab goes through the sheet as it lies, then to the buttons, then to the steps."""
        stops = [*self.shown.stops(), *self.going.stops(), *self.steps.stops()]
        for before, after in zip(stops, stops[1:], strict=False):
            QWidget.setTabOrder(before, after)

    # ---- what is wrong

    def find_problems(self) -> tuple[Problem, ...]:
        """All that is wrong, in the order of the pages."""
        raise NotImplementedError

    def mend(self, found: Problem, field: str) -> bool:
        """Put something right here, or fetch what does; whether it is right at once."""
        if found.mend not in ALWAYS:
            return self.mend_own(found, field)
        ALWAYS[found.mend](self.draft, field)
        return True

    def mend_own(self, found: Problem, field: str) -> bool:
        """Put something right that only this game can have wrong; whether it is right at once."""
        raise NotImplementedError

    # ---- what people do

    def fetch(self, what: str) -> None:
        """Another language, a folder, or what this game fetches from elsewhere."""
        raise NotImplementedError

    def go_over(self, language: str) -> None:
        """Go over to another language, and the window with it."""
        self.speak(Words(language))
        self.spoke.emit(language)

    def choose_folder(self) -> None:
        """Let the evening be kept elsewhere."""
        title, tonight = self.around.words.say(says("Choose a folder")), self.draft.tonight
        tonight.folder = QFileDialog.getExistingDirectory(self, title, tonight.folder) or tonight.folder
        self.course.note("folder")
        self.refresh()

    def as_last_time(self) -> None:
        """Answer everything as the last evening did."""
        if self.last.kept is not None:
            screen = self.draft.tonight.screen
            self.apply_last()
            self.draft.tonight.screen = screen
        self.refresh()
        self.going.begin.setFocus()

    def apply_last(self) -> None:
        """Set the draft up as the last evening was."""
        raise NotImplementedError

    def begin_at_once(self) -> None:
        """Start with the defaults and the names as they stand."""
        draft, fresh = self.draft, self.fresh()
        fresh.tonight = Tonight("", draft.tonight.screen, draft.tonight.grace)
        vars(draft).update(vars(fresh))
        self.course.begin()

    def fresh(self) -> Mended:
        """A draft that begins at once, with the names of this one."""
        raise NotImplementedError

    @property
    def grace(self) -> int:
        """For how many milliseconds grave news waits."""
        return tonight_problems.grace(self.draft.tonight.grace) or 0

    def start(self) -> None:
        """Start; the draft has no errors."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ctrl = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if event.key() in ENTERS and not event.isAutoRepeat():
            self.course.go_on()
        elif event.key() == Qt.Key.Key_Escape:
            self.course.go_back()
        elif event.key() in PAGES and ctrl:
            self.course.turn_by(PAGES[Qt.Key(event.key())])
        elif event.key() in PAGES:
            self.shown.scroll_on(PAGES[Qt.Key(event.key())])
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self.look.theme.board))
        painter.end()
