"""What the audience has seen would be taken back: named, and done only while a key is held (D02)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.shell.card import MARGIN, Card
from desktop.shell.context import Context
from desktop.shell.label import Label
from desktop.shell.parts.button import Button
from desktop.shell.parts.entry import ENTERS
from desktop.shell.parts.look import Look
from desktop.shell.remarked import shown
from desktop.shell.show_to_one.pressed import Pressed
from rules.messages import says
from rules.violations import UndoReveal

SEEN = says("The audience has seen:")
MORE = says("and {n} more")
LEAVE, TAKE_BACK = says("Leave it"), says("Hold: take it back")
MOST = 4
LEAST_WIDE = 420


class UndoRevealCard(Card):
    """``held`` comes once Enter, or the button, was down long enough; ``left`` when it stays as it is."""

    held = Signal()
    left = Signal()

    def __init__(self, context: Context, parent: QWidget, steps: tuple[int, ...]) -> None:
        super().__init__(context, parent, "refuse")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lines = self._seen(shown(context, steps))
        reason = context.speech.tell(UndoReveal())
        self.setAccessibleName(reason)
        self.setAccessibleDescription(" ".join((context.say(SEEN), *self.lines)))
        self._write("headline", "", reason)
        self._write("body", "quiet", context.say(SEEN))
        for line in self.lines:
            self._write("body", "", line)
        self.key = Pressed(self)
        self.leave, self.go_on = Button("plain"), Button("ghost")
        self.content.addLayout(self._buttons())
        self.key.held.connect(self.held)
        self.key.moved.connect(self.update)

    def _seen(self, told: list[str]) -> list[str]:
        rest = len(told) - MOST
        return [*told[:MOST], self.context.say(MORE, {"n": rest})] if rest > 0 else told

    def _write(self, role: str, voice: str, text: str) -> None:
        label = Label(role, voice, wrap=True)
        label.setText(text)
        self.content.addWidget(label)

    def _buttons(self) -> QHBoxLayout:
        look, say, row = Look(self.context.theme, self.context.scale), self.context.say, QHBoxLayout()
        self.leave.write(say(LEAVE), look, key="Esc")
        self.go_on.write(say(TAKE_BACK), look, "undo", "Enter")
        for button in (self.leave, self.go_on):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            row.addWidget(button, 1 if button is self.go_on else 0)
        self.leave.clicked.connect(self.left)
        self.go_on.pressed.connect(self.key.press)
        self.go_on.released.connect(self.key.release)
        return row

    @property
    def wide(self) -> int:
        return max(LEAST_WIDE, self.context.px(560))

    # ---- the key

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTERS:
            if not event.isAutoRepeat():
                self.key.press()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTERS and not event.isAutoRepeat():
            self.key.release()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.key.release()

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.WindowDeactivate:
            self.key.release()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.key.down:
            painter = QPainter(self)
            frame = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
            thick = max(4, self.context.px(6))
            part = QRectF(frame.x() + 8, frame.bottom() - thick - 3, self.key.part * (frame.width() - 16), thick)
            painter.fillRect(part, QColor(self.context.theme.refuse))
            painter.end()
