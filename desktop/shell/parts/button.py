"""A button that does something, with its sign and its key."""

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop import art
from desktop.fonts import Role
from desktop.items.style import around, box, pen
from desktop.shell.parts.frame import REACH, body, paint_frame
from desktop.shell.parts.look import Look
from desktop.theme import theme, tinted

Kind = Literal["main", "plain", "ghost"]
CAP = 24
ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Button(QAbstractButton):
    """``main`` is the one lantern-filled button of a screen."""

    def __init__(self, kind: Kind = "plain", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind: Kind = kind
        self._look = Look(theme("night"))
        self._sign = self._key = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    def write(self, text: str, look: Look, sign: str = "", key: str = "", spoken: str = "") -> None:
        """What it says; ``spoken`` is its name where it shows a sign alone."""
        self._look, self._sign, self._key = look, sign, key
        self.setText(text)
        self.setAccessibleName(spoken or text)
        self.setAccessibleDescription(key)
        self.setToolTip(spoken)
        self.updateGeometry()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTERS and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        gap = self._look.px(20) if self.text() else self._look.px(10)
        tall = self._look.target(48 if self._kind != "ghost" else 44)
        return QSize(round(self._inked() + 2 * gap + 2 * REACH), round(tall + 2 * REACH))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _letters(self) -> QFont:
        return self._look.font(Role.BODY, bold=True)

    def _cap(self) -> QFont:
        return self._look.font(Role.SMALL, bold=True)

    def _inked(self) -> float:
        words = QFontMetricsF(self._letters()).horizontalAdvance(self.text()) if self.text() else 0.0
        gap = self._look.px(10) if self.text() else 0
        return words + (self._sign_size + gap if self._sign else 0) + (self._cap_width + gap if self._key else 0)

    @property
    def _sign_size(self) -> float:
        return max(20, self._look.px(22))

    @property
    def _cap_width(self) -> float:
        return QFontMetricsF(self._cap()).horizontalAdvance(self._key) + 2 * self._cap_gap

    @property
    def _cap_gap(self) -> float:
        return max(7, self._look.px(7))

    def _colours(self) -> tuple[QColor | None, str, str]:
        look = self._look.theme
        over = self.isDown() or self.underMouse()
        if self._kind == "main":
            return QColor(look.lantern).lighter(106 if over else 100), look.lantern, look.ink
        if self._kind == "plain":
            return QColor(look.raised).lighter(115 if over and not look.bright else 100), look.edge, look.text
        return (tinted(look.raised, 0.6) if over else None), look.edge if over else look.line, look.text

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner = body(QRectF(self.rect()))
        fill, line, ink = self._colours()
        box(painter, around(inner, -0.75), self._look.px(8), fill, pen(line, 1.5))
        self._content(painter, inner, ink)
        if self.hasFocus():
            paint_frame(painter, inner, self._look)
        painter.end()

    def _content(self, painter: QPainter, inner: QRectF, ink: str) -> None:
        left, middle, gap = inner.center().x() - self._inked() / 2, inner.center().y(), self._look.px(10)
        if self._sign:
            side = self._sign_size
            art.draw(painter, art.named_icon(self._sign), QRectF(left, middle - side / 2, side, side), ink)
            left += side + gap
        if self.text():
            left = _word(painter, self._letters(), self.text(), QPointF(left, middle), ink) + gap
        if self._key:
            tall = max(CAP, self._look.px(CAP))
            self._paint_cap(painter, QRectF(left, middle - tall / 2, self._cap_width, tall), ink)

    def _paint_cap(self, painter: QPainter, rect: QRectF, ink: str) -> None:
        box(painter, rect, max(5, self._look.px(5)), None, pen(tinted(ink, 0.7), max(1.2, self._look.scale)))
        _word(painter, self._cap(), self._key, QPointF(rect.x() + self._cap_gap, rect.center().y()), ink)


def _word(painter: QPainter, font: QFont, text: str, at: QPointF, ink: str) -> float:
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(at + QPointF(0, metrics.capHeight() / 2), text)
    return at.x() + metrics.horizontalAdvance(text)
