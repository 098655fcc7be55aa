"""What the pages of every new game share: the steps, the sheet that is seen, what comes of it, and the keys."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.new_game.asking import Asking
from desktop.shell.new_game.course import Course
from desktop.shell.new_game.going_on import GoingOn
from desktop.shell.new_game.sheet_stack import SheetStack
from desktop.shell.new_game.steps import StepList
from desktop.shell.pages import SettingUp
from desktop.shell.parts.entry import ENTERS
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.words import Words
from rules.messages import says

ASIDE = says("The last setup could not be read; it was set aside as {file}.")
PAGES = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class Parts(NamedTuple):
    """What lies on the page, and how one goes through it."""

    steps: StepList
    asked: Asking
    shown: SheetStack
    going: GoingOn
    course: Course


class SetupPage(SettingUp):
    """``chosen`` carries a ``desktop.tables.Setup``, ``spoke`` another language."""

    chosen = Signal(object)
    cancelled = Signal()
    spoke = Signal(str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._title, self._game = Prose(Role.TITLE), Prose(Role.SMALL, "text2")

    def lay(self, parts: Parts) -> None:
        """Put the parts beside each other, and listen to them."""
        self._parts = parts
        self._row = QHBoxLayout(self)
        side = QVBoxLayout()
        for part in (self._title, self._game, parts.steps):
            side.addWidget(part)
        side.addStretch(1)
        self._row.addLayout(side)
        self._row.addWidget(parts.shown, 1)
        self._row.addWidget(parts.going)
        self._listen(parts)

    def _listen(self, parts: Parts) -> None:
        asked, going, course = parts.asked, parts.going, parts.course
        asked.changed.connect(self.refresh)
        asked.left.connect(course.leave)
        asked.mend.connect(course.mend)
        asked.finished.connect(going.begin.setFocus)
        parts.steps.chosen.connect(course.turn)
        parts.shown.turned.connect(self.refresh)
        going.begin.clicked.connect(course.begin)
        going.onward.clicked.connect(course.go_on)
        going.cancel.clicked.connect(course.go_back)
        for key in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(course.begin)

    def refresh(self) -> None:
        """Make the page equal the draft."""
        raise NotImplementedError

    def head(self, game: str, look: Look, words: Words) -> None:
        """Write what is set up, with room round everything."""
        self._row.setContentsMargins(look.px(28), look.px(24), look.px(32), look.px(20))
        self._row.setSpacing(look.px(28))
        self._parts.going.setFixedWidth(max(308, look.px(470)))
        self._title.write(words.say(says("New game")), look)
        self._game.write(words.say(game), look)

    def chain(self) -> None:
        """Tab goes through the sheet as it lies, then to the buttons, then to the steps."""
        stops = [*self._parts.shown.stops(), *self._parts.going.stops(), *self._parts.steps.stops()]
        for before, after in zip(stops, stops[1:], strict=False):
            QWidget.setTabOrder(before, after)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ctrl = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if event.key() in ENTERS and not event.isAutoRepeat():
            self._parts.course.go_on()
        elif event.key() == Qt.Key.Key_Escape:
            self._parts.course.go_back()
        elif event.key() in PAGES and ctrl:
            self._parts.course.turn_by(PAGES[Qt.Key(event.key())])
        elif event.key() in PAGES:
            self._parts.shown.scroll_on(PAGES[Qt.Key(event.key())])
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self.look.theme.board))
        painter.end()
