"""The clock at the host's board: small, in its upper corner, with what can be done about it."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.commands import BY_ID
from desktop.fonts import Role
from desktop.items.style import around, box, pen
from desktop.shell.context import Context
from desktop.shell.keycaps import keycaps
from desktop.shell.label import Label
from desktop.shell.parts.button import Button
from desktop.shell.parts.look import Look
from rules.messages import says

NAME: Final = says("Clock")
STOP, GO_ON, NAMES, ANEW = says("Stop"), says("Let it run"), says("Name somebody"), says("Once more")
EDGE, LINE = 10, 4
WIDEST: Final = "00:00"


class Shown(NamedTuple):
    """What is left, what is said of it, how much of the whole it is; whether it runs, is over, and leads on then."""

    figures: str
    line: str
    part: float
    running: bool
    over: bool
    leads_on: bool


def _next(shown: Shown) -> tuple[str, str]:
    """What its key does now, and the sign of that."""
    if shown.over:
        return (NAMES, "hand") if shown.leads_on else (ANEW, "undo")
    return (STOP, "pause") if shown.running else (GO_ON, "play")


class ClockFace(QWidget):
    """``pressed`` carries the command of a button; the keyboard stays where it is."""

    pressed = Signal(str)

    def __init__(self, context: Context, board: QWidget) -> None:
        super().__init__(board)
        self.context, self._board = context, board
        self.shown: Shown | None = None
        self.figures, self.line = Label("headline"), Label("quiet", "quiet", wrap=True)
        self.buttons = {id_: self._button(id_) for id_ in ("clock", "clock-longer", "clock-away")}
        self._row, self._column = QHBoxLayout(), QVBoxLayout(self)
        self._row.addWidget(self.figures)
        self._row.addStretch(1)
        for button in self.buttons.values():
            self._row.addWidget(button)
        self._column.addLayout(self._row)
        self._column.addWidget(self.line)
        board.installEventFilter(self)
        context.changed.connect(self._dress)
        self.hide()

    def _button(self, id_: str) -> Button:
        button = Button("ghost", self)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(lambda: self.pressed.emit(id_))
        return button

    def show_clock(self, shown: Shown | None) -> None:
        """Show this, or nothing."""
        if shown == self.shown:
            return
        anew = shown is None or self.shown is None or shown[1:2] + shown[3:] != self.shown[1:2] + self.shown[3:]
        self.shown = shown
        if shown is not None:
            self.figures.setText(shown.figures)
            self.setAccessibleName(f"{self.context.say(NAME)}: {shown.line}, {shown.figures}")
        if anew:
            self._dress()
        self.update()

    def _dress(self) -> None:
        shown = self.shown
        if shown is not None:
            self._write(shown)
            self.lay()
        self.setVisible(shown is not None)

    def _write(self, shown: Shown) -> None:
        look, say = Look(self.context.theme, self.context.scale), self.context.say
        edge = look.px(EDGE)
        word, sign = _next(shown)
        self.line.setText(shown.line)
        widest = QFontMetricsF(look.font(Role.HEADLINE, bold=True)).horizontalAdvance(WIDEST[-len(shown.figures) :])
        self.figures.setMinimumWidth(round(widest) + edge)
        self.buttons["clock"].write("", look, sign, keycaps(BY_ID["clock"])[0], say(word))
        for id_, mark in (("clock-longer", "plus"), ("clock-away", "cross")):
            self.buttons[id_].write("", look, mark, spoken=say(BY_ID[id_].title))
        self._column.setContentsMargins(edge, edge // 2, edge, edge)
        self._column.setSpacing(0)
        self._row.setSpacing(0)

    def lay(self) -> None:
        """Lie in the upper right corner of the board, where no seat of any ring comes."""
        wide, edge = self.minimumSizeHint().width(), self.context.px(EDGE) // 2
        self.setGeometry(self._board.width() - wide - edge, edge, wide, self._column.totalHeightForWidth(wide))
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self.shown is not None:
            self.lay()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self.context.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = around(QRectF(self.rect()), -1)
        box(painter, whole, self.context.px(8), QColor(theme.surface), pen(theme.edge, 1.5))
        if self.shown is not None:
            self._paint_line(painter, whole, self.shown)
        painter.end()

    def _paint_line(self, painter: QPainter, whole: QRectF, shown: Shown) -> None:
        edge, tall = self.context.px(EDGE), max(3, self.context.px(LINE))
        line = QRectF(whole.x() + edge, whole.bottom() - tall - 3, whole.width() - 2 * edge, tall)
        painter.fillRect(line, QColor(self.context.theme.line))
        line.setWidth(line.width() * shown.part)
        painter.fillRect(line, QColor(self.context.theme.lantern if shown.running else self.context.theme.edge))
