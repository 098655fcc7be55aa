"""The host's side of the ceremony: what lies open, what is still to come, and one key (W11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.projector.tongues import Tongues
from desktop.shell.ceremony.preview import Preview
from desktop.shell.ceremony.step_list import StepList
from desktop.shell.context import Context
from desktop.shell.parts.button import Button
from desktop.shell.parts.look import Look
from desktop.shell.parts.option import Option
from desktop.shell.parts.prose import Prose
from rules.messages import says

if TYPE_CHECKING:
    from desktop.shell.ceremony.turning import Turning

NAME = says("Reveal ceremony")
ABOUT = says("One thing at a time, before the audience. Leave when you like: it goes on here.")
ALONE = says("Rehearsal: the audience sees none of this.")
REHEARSE, NEXT, DOWN, LEAVE = says("Rehearse"), says("Turn over"), says("Lay down again"), says("Back to the table")
MORE = says("Reminders too, in their order")
DONE = says("Everything lies open")


class CeremonyPage(QWidget):
    """``left`` goes back to the table, ``gone`` says that the page is not seen any more."""

    left = Signal()
    gone = Signal()
    name, purpose, next_word, done_word = NAME, ABOUT, NEXT, DONE

    def __init__(self, context: Context, ceremony: Turning) -> None:
        super().__init__()
        self.context, self.ceremony = context, ceremony
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.title, self.about = Prose(Role.TITLE), Prose(Role.BODY, "text2")
        self.preview, self.list = Preview(), StepList()
        self.rehearse, self.more = Option(), Option()
        self.next, self.down, self.leave = Button("main"), Button("plain"), Button("ghost")
        self._arrange()
        self._connect()
        self.refresh()

    def _arrange(self) -> None:
        head, words, right = QHBoxLayout(), QVBoxLayout(), QVBoxLayout()
        for part in (self.title, self.about):
            words.addWidget(part)
        head.addLayout(words, 1)
        for button in (self.more, self.rehearse, self.leave):
            head.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        right.addWidget(self.list, 1)
        right.addWidget(self.next)
        right.addWidget(self.down)
        self._row = QHBoxLayout()
        self._row.addWidget(self.preview, 3)
        self._row.addLayout(right, 1)
        self._whole = QVBoxLayout(self)
        self._whole.addLayout(head)
        self._whole.addLayout(self._row, 1)

    def _connect(self) -> None:
        self.next.clicked.connect(self.ceremony.onward)
        self.down.clicked.connect(self.ceremony.back)
        self.leave.clicked.connect(self.left)
        self.rehearse.toggled.connect(self.ceremony.rehearse)
        self.more.toggled.connect(self.ceremony.tell_more)
        self.ceremony.changed.connect(self.refresh)
        self.context.changed.connect(self.refresh)

    # ---- what is shown

    def refresh(self) -> None:
        """Say everything anew."""
        context, ceremony = self.context, self.ceremony
        look, say = Look(context.theme, context.scale), context.say
        self.setAccessibleName(say(self.name))
        self._whole.setContentsMargins(look.px(44), look.px(28), look.px(44), look.px(24))
        self._whole.setSpacing(look.px(16))
        self._row.setSpacing(look.px(20))
        self.title.write(say(self.name), look)
        self.about.write(say(ALONE if ceremony.rehearsing else self.purpose), look)
        self.rehearse.write(say(REHEARSE), look)
        self.rehearse.setChecked(ceremony.rehearsing)
        self.more.write(say(MORE), look)
        self.more.setChecked(ceremony.more)
        self.more.setVisible(ceremony.has_more)
        done = ceremony.turned == len(ceremony.steps)
        word, sign, key = (self.done_word, "", "") if done else (self.next_word, "eye", "Space")
        self.next.write(say(word), look, sign, key)
        self.down.write(say(DOWN), look, "undo", "Backspace")
        self.leave.write(say(LEAVE), look, "back", "Esc")
        self.list.fill(context, ceremony.steps, ceremony.turned)
        tongues = Tongues("en" if context.words.language == "en" else "ko")
        turned = ceremony.lying_open(tongues.of(context.session))
        self.preview.show_table(context.session, context.words, turned)
        self.preview.turn_over(turned)
        self.update()

    # ---- what people do

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_PageDown) and not event.isAutoRepeat():
            self.ceremony.onward()
        elif event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_PageUp):
            self.ceremony.back()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.ignore()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self.gone.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self.context.theme.board))
        painter.end()
