"""The drawer with what only the host may know: it lies there covered, and shows only while its key is held (P10)."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop import art, fonts
from desktop.fonts import Role
from desktop.items.caption import Caption
from desktop.items.style import around, box, pen
from desktop.shell.card import Card
from desktop.shell.context import Context
from desktop.shell.label import Label
from desktop.shell.parts import wrapping
from desktop.shell.parts.button import Button
from desktop.shell.parts.look import Look
from desktop.shell.show_to_one.pressed import Pressed
from rules.messages import says
from rules.seats import KNOWING_HOST

NAME = says("Secret drawer")
LOOK, CLOSE = says("Hold to look"), says("Close it")
COVERED = says("Covered. Hold Space to look; let go to cover it.")
BLIND_HOST = says("This host plays along and knows only what is public.")
ALL_KNOWING = says("This host knows all. Nobody else may look here.")
NOTHING = says("The program keeps no secret here.")
LINES = 3
LEAST_WIDE = 420


class Secret(NamedTuple):
    """What it is about, and what the host may know of it."""

    about: str
    value: str


def secrets(context: Context) -> list[Secret]:
    """The secrets of the game on the table, as the host's own view has them."""
    if context.session.match.header.game != "hakoonna":
        return []
    from desktop.shell.panels.hakoonna import secrets as of_the_mansion

    return [Secret(*fact) for fact in of_the_mansion.secrets(context.session, context.words)]


class Glass(QWidget):
    """What is secret is only ever painted: no title, tooltip or screen reader holds it, open or covered."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self._context = context
        self.is_open = False
        self.setFixedHeight(self._tall())
        self.setAccessibleName(context.say(COVERED))

    def _tall(self) -> int:
        """As tall as it may ever need: the size tells nothing of what it says."""
        rows = max(1, len(secrets(self._context)))
        return round((LINES * rows + 1) * 1.4 * self._look.size(Role.BODY))

    @property
    def _look(self) -> Look:
        return Look(self._context.theme, self._context.scale)

    def uncover(self, is_open: bool) -> None:
        """Show it, or hide it at once."""
        self.is_open = is_open
        self.repaint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        look, rect = self._look, QRectF(self.rect())
        box(painter, around(rect, -1), look.px(10), QColor(look.theme.well), pen(look.theme.edge, 1.5))
        if self.is_open:
            self._paint_secrets(painter, look)
        else:
            self._paint_cover(painter, rect, look)
        painter.end()

    def _paint_cover(self, painter: QPainter, rect: QRectF, look: Look) -> None:
        size, side = look.size(Role.BODY), min(look.px(44), 0.4 * rect.height())
        middle = rect.center()
        at = QRectF(middle.x() - side / 2, middle.y() - side, side, side)
        art.draw(painter, art.named_icon("eye-off"), at, look.theme.text2)
        y = middle.y() + size
        for line in wrapping.lines(self._context.say(COVERED), fonts.sized(size), rect.width() - 2 * size):
            Caption(line, middle.x(), y, size, look.theme.text2, bold=False, align="middle").paint(painter)
            y += 1.4 * size

    def _paint_secrets(self, painter: QPainter, look: Look) -> None:
        size = look.size(Role.BODY)
        y, room = 1.3 * size, self.width() - 2 * size
        for about, value in secrets(self._context) or [Secret("", self._context.say(NOTHING))]:
            Caption(about, size, y, size * 0.9, look.theme.text2, bold=False).paint(painter)
            for number, line in enumerate(wrapping.lines(value, fonts.sized(size, bold=True), room), 1):
                Caption(line, size, y + 1.4 * number * size, size, look.theme.text).paint(painter)
            y += LINES * 1.4 * size


class DrawerCard(Card):
    """``left`` asks to close it."""

    left = Signal()
    name = NAME

    def __init__(self, context: Context, parent: QWidget) -> None:
        super().__init__(context, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(context.say(self.name))
        self.setAccessibleDescription(context.say(COVERED))
        self.glass = self._glass()
        self.key = Pressed(self)
        self.look, self.shut = Button("main"), Button("ghost")
        for label in self._head():
            self.content.addWidget(label)
        self.content.addWidget(self.glass)
        self.content.addLayout(self._buttons())
        self.key.held.connect(lambda: self.glass.uncover(True))
        self.key.moved.connect(self._follow)

    def _glass(self) -> Glass:
        return Glass(self.context)

    def _head(self) -> tuple[Label, Label]:
        head, who = Label("headline", wrap=True), Label("quiet", "quiet", wrap=True)
        head.setText(self.context.say(self.name))
        knows = self.context.session.viewer == KNOWING_HOST
        who.setText(self.context.say(ALL_KNOWING if knows else BLIND_HOST))
        return head, who

    def _buttons(self) -> QHBoxLayout:
        look, say, row = Look(self.context.theme, self.context.scale), self.context.say, QHBoxLayout()
        self.shut.write(say(CLOSE), look, key="Esc")
        self.look.write(say(LOOK), look, "eye", say(says("Space")))
        for button in (self.shut, self.look):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            row.addWidget(button, 1 if button is self.look else 0)
        self.shut.clicked.connect(self.left)
        self.look.pressed.connect(self.key.press)
        self.look.released.connect(self.cover)
        return row

    @property
    def wide(self) -> int:
        return max(LEAST_WIDE, self.context.px(520))

    def cover(self) -> None:
        """Hide at once what lies open."""
        self.key.release()

    def _follow(self) -> None:
        """What lies open is covered as soon as its key is up."""
        if not self.key.down:
            self.glass.uncover(False)

    # ---- keys

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self.key.press()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.key.let_go()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.cover()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.WindowDeactivate, QEvent.Type.Hide):
            self.cover()
        return super().event(event)
