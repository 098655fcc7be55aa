"""A card whose answer is given by holding a key; another key turns away from it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.shell.card import MARGIN, Card
from desktop.shell.context import Context
from desktop.shell.label import Label
from desktop.shell.parts.button import Button, Kind
from desktop.shell.parts.entry import ENTERS
from desktop.shell.parts.look import Look
from desktop.shell.show_to_one.pressed import Pressed

LEAST_WIDE = 420


class HoldCard(Card):
    """``held`` comes once Enter, or the button, was down long enough; ``left`` when it stays as it is."""

    held = Signal()
    left = Signal()

    def __init__(self, context: Context, parent: QWidget, frame: str, kind: Kind = "ghost") -> None:
        super().__init__(context, parent, frame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.key = Pressed(self)
        self.leave, self.go_on = Button("plain"), Button(kind)
        for button in (self.leave, self.go_on):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.leave.clicked.connect(self.left)
        self.go_on.pressed.connect(self.key.press)
        self.go_on.released.connect(self.key.release)
        self.key.held.connect(self.held)
        self.key.moved.connect(self.update)

    def write(self, role: str, voice: str, text: str) -> None:
        """A line of the card."""
        label = Label(role, voice, wrap=True)
        label.setText(text)
        self.content.addWidget(label)

    def ask(self, leave: str, go_on: str, sign: str) -> None:
        """The two buttons, below all else."""
        look, row = Look(self.context.theme, self.context.scale), QHBoxLayout()
        self.leave.write(leave, look, key="Esc")
        self.go_on.write(go_on, look, sign, "Enter")
        row.addWidget(self.leave)
        row.addWidget(self.go_on, 1)
        self.content.addLayout(row)

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
            self.key.let_go()

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
            painter.fillRect(part, QColor(getattr(self.context.theme, self.frame)))
            painter.end()
