"""The steps of setting a table up, as a list at the left."""

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QSizePolicy, QVBoxLayout, QWidget

from desktop import art
from desktop.fonts import Role
from desktop.items.caption import Caption
from desktop.items.style import around, box, pen
from desktop.shell.parts.frame import body, paint_frame
from desktop.shell.parts.look import Look
from desktop.theme import theme, tinted
from desktop.words import Words
from rules.messages import says

STEPS = {
    "people": says("Edition and people"),
    "colours": says("Colours and pawns"),
    "knowledge": says("Knowledge and Fate"),
    "items": says("Items"),
    "mansion": says("Mansion"),
    "house": says("House rules"),
    "gray": says("The Gray Man"),
    "confirm": says("Check and begin"),
}
SIGNS = {"error": ("no", "refuse"), "warning": ("warn", "lantern"), "done": ("check", "ok")}
SPOKEN = {"error": says("Something is wrong here."), "warning": says("A remark stands here."), "done": "", "": ""}


class StepRow(QAbstractButton):
    """A number, a name, and a sign where something is to be said."""

    turned = Signal(int)

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number, self._state, self._look = number, "", Look(theme("night"))
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def write(self, title: str, state: str, look: Look, words: Words) -> None:
        """What it is called, and how it stands there."""
        self._state, self._look = state, look
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(words.say(SPOKEN[state]))
        self.updateGeometry()
        self.update()

    @property
    def _circle(self) -> float:
        return max(24.0, self._look.px(30))

    def sizeHint(self) -> QSize:
        wide = QFontMetricsF(self._look.font(Role.BODY, bold=True)).horizontalAdvance(self.text())
        return QSize(round(wide + self._circle + self._sign + self._look.px(44)), self._look.target(50))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @property
    def _sign(self) -> float:
        return max(18.0, self._look.px(20))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in steps:
            self.turned.emit(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner, colours = body(QRectF(self.rect())), self._look.theme
        if self.isChecked():
            box(painter, around(inner, -0.75), self._look.px(8), QColor(colours.raised), pen(colours.text, 2))
        elif self.underMouse():
            box(painter, around(inner, -0.75), self._look.px(8), tinted(colours.raised, 0.5), None)
        self._paint_words(painter, inner)
        if self.hasFocus():
            paint_frame(painter, inner, self._look)
        painter.end()

    def _paint_words(self, painter: QPainter, inner: QRectF) -> None:
        colours, side, middle = self._look.theme, self._circle, inner.center().y()
        ink = colours.text if self.isChecked() else colours.text2
        at = QPointF(inner.x() + self._look.px(8) + side / 2, middle)
        box(painter, around(QRectF(at, at), side / 2 - 1), side / 2, QColor(colours.surface), pen(colours.edge, 1.5))
        Caption(str(self._number), at.x(), middle, 0.5 * side, ink, align="middle").paint(painter)
        font = self._look.font(Role.BODY, bold=self.isChecked())
        painter.setFont(font)
        painter.setPen(QColor(ink))
        left = at.x() + side / 2 + self._look.px(10)
        painter.drawText(QPointF(left, middle + QFontMetricsF(font).capHeight() / 2), self.text())
        if self._state:
            sign, colour = SIGNS[self._state]
            place = QRectF(
                inner.right() - self._sign - self._look.px(6), middle - self._sign / 2, self._sign, self._sign
            )
            art.draw(painter, art.named_icon(sign), place, self._look.colour(colour))


class StepList(QWidget):
    """``chosen`` carries the id of a step. The arrow keys go up and down, Tab leaves."""

    chosen = Signal(str)

    def __init__(self, steps: Mapping[str, str] = STEPS) -> None:
        super().__init__()
        self._group, self._steps = QButtonGroup(self), steps
        self.rows = {step: StepRow(number) for number, step in enumerate(steps, 1)}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for step, row in self.rows.items():
            self._group.addButton(row)
            column.addWidget(row)
            row.clicked.connect(lambda _=False, step=step: self.chosen.emit(step))
            row.turned.connect(lambda by, step=step: self._turn(step, by))

    def show_steps(self, here: str, states: Mapping[str, str], look: Look, words: Words) -> None:
        """Say where one is, and how every step stands there."""
        self.setAccessibleName(words.say(says("Steps")))
        for step, row in self.rows.items():
            row.write(words.say(self._steps[step]), states.get(step, ""), look, words)
            row.setChecked(step == here)

    def stops(self) -> Iterator[QWidget]:
        """Where Tab stops: at the step that is shown."""
        for row in self.rows.values():
            row.setFocusPolicy(Qt.FocusPolicy.StrongFocus if row.isChecked() else Qt.FocusPolicy.ClickFocus)
        yield from (row for row in self.rows.values() if row.isChecked())

    def _turn(self, step: str, by: int) -> None:
        order = list(self.rows)
        to = order[min(max(order.index(step) + by, 0), len(order) - 1)]
        self.chosen.emit(to)
        self.rows[to].setFocus(Qt.FocusReason.TabFocusReason)
