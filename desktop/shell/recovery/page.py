"""Records and recovery: every record, what it was before, and what is wrong with it (W07)."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.recent import Recent, Recents
from desktop.shell.context import Context
from desktop.shell.parts.button import Button
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.recovery.version_list import VersionList
from desktop.shell.start_page.recent_list import RecentList
from desktop.shell.start_page.stop import step_of, step_on
from desktop.versions import Versions
from rules.messages import says

NAME = says("Records and recovery")
ABOUT = says("Nothing here is ever written over: what a record was stays beside it.")
BACK = says("Back")


class RecoveryPage(QWidget):
    """``opened`` carries the path of a record, ``chosen`` that of an earlier state; ``left`` goes back."""

    opened = Signal(object)
    chosen = Signal(object)
    left = Signal()

    def __init__(self, context: Context, recents: Recents) -> None:
        super().__init__()
        self.context, self.recents, self.versions = context, recents, Versions(self)
        self.title, self.about = Prose(Role.TITLE), Prose(Role.BODY, "text2")
        self.back = Button("ghost")
        self.list, self.detail = RecentList(recents, leads_on=False), VersionList(self.versions)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._arrange()
        self._connect()
        self.refresh()

    def _arrange(self) -> None:
        head, words = QHBoxLayout(), QVBoxLayout()
        for part in (self.title, self.about):
            words.addWidget(part)
        head.addLayout(words, 1)
        head.addWidget(self.back, 0, Qt.AlignmentFlag.AlignTop)
        self._row = QHBoxLayout()
        self._row.addWidget(self.list, 2)
        self._row.addWidget(self.detail, 3)
        self._whole = QVBoxLayout(self)
        self._whole.addLayout(head)
        self._whole.addLayout(self._row, 1)

    def _connect(self) -> None:
        self.back.clicked.connect(self.left)
        self.list.chosen.connect(self._go_in)
        self.list.reached.connect(self._show)
        self.detail.chosen.connect(self._choose)
        self.versions.looked.connect(self._show_versions)
        self.recents.listed.connect(self._listed)
        self.recents.looked.connect(self._looked)
        self.context.changed.connect(self.refresh)

    # ---- what is shown

    @property
    def look(self) -> Look:
        """The colours and the size of the window."""
        return Look(self.context.theme, self.context.scale)

    def refresh(self) -> None:
        """Say everything anew."""
        look, say = self.look, self.context.say
        self.setAccessibleName(say(NAME))
        self._whole.setContentsMargins(look.px(66), look.px(40), look.px(66), look.px(30))
        self._whole.setSpacing(look.px(18))
        self._row.setSpacing(look.px(20))
        self.title.write(say(NAME), look)
        self.about.write(say(ABOUT), look)
        self.back.write(say(BACK), look, "back", "Esc")
        self.list.fill(look, self.context.words)
        self._show_versions()
        self.update()

    def _show_versions(self) -> None:
        self.detail.fill(self.look, self.context.words, self.recents.now())

    def _listed(self) -> None:
        self.list.fill(self.look, self.context.words)
        known = {one.path for one in self.recents.entries}
        if self.recents.entries and self.versions.path not in known:
            self._show(self.recents.entries[0])
        if self.isVisible() and self.list.rows and not self._has_keyboard():
            self.list.rows[0].setFocus()

    def _has_keyboard(self) -> bool:
        here = self.window().focusWidget()
        return here is not None and here is not self and self.isAncestorOf(here)

    def _looked(self, number: int) -> None:
        self.list.tell(number, self.look, self.context.words)

    # ---- what people do

    def _show(self, entry: Recent) -> None:
        if entry.path != self.versions.path:
            self.versions.look(entry.path)

    def _go_in(self, entry: Recent) -> None:
        self._show(entry)
        if self.detail.rows:
            self.detail.rows[0].setFocus()

    def _choose(self, entry: Recent) -> None:
        if entry.path == self.versions.path:
            self.opened.emit(entry.path)
        else:
            self.chosen.emit(entry.path)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = step_of(event)
        if step is not None:
            step_on(self, self.stops(), step, self.back)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.ignore()

    def stops(self) -> tuple[QWidget, ...]:
        """Everything that the keyboard goes to."""
        return (self.back, *self.list.rows, *self.detail.rows)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()
        self.recents.look()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.versions.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self.context.theme.board))
        painter.end()
