"""One of several things to choose: a pill, or a card with a sentence about it."""

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop import art
from desktop.fonts import Role
from desktop.items.style import around, box, pen
from desktop.shell.parts import wrapping
from desktop.shell.parts.frame import REACH, body, paint_frame
from desktop.shell.parts.look import Look
from desktop.theme import theme, tinted

LEADING = 1.35


class Option(QAbstractButton):
    """Without a note it is a pill. A dark one can be pressed but not chosen."""

    def __init__(self, dark: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = Look(theme("night"))
        self._note = self._sign = ""
        self._bold = True
        self.dark = dark
        self.setCheckable(not dark)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.ArrowCursor if dark else Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def write(self, title: str, look: Look, note: str = "", sign: str = "", bold: bool = True) -> None:
        """What it is called, and what is said about it."""
        if (title, look, note, sign, bold) == (self.text(), self._look, self._note, self._sign, self._bold):
            return
        self._look, self._note, self._sign, self._bold = look, note, sign, bold
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(note)
        self.updateGeometry()
        self.update()

    # ---- how large

    @property
    def _pad(self) -> float:
        return self._look.px(14) + REACH

    @property
    def _lead(self) -> float:
        return self._look.px(34) if self._sign else 0.0

    def _title(self) -> QFont:
        return self._look.font(Role.BODY, self._bold)

    def _small(self) -> QFont:
        return self._look.font(Role.SMALL)

    def hasHeightForWidth(self) -> bool:
        return bool(self._note)

    def heightForWidth(self, width: int) -> int:
        room = width - 2 * self._pad - self._lead
        title = len(wrapping.lines(self.text(), self._title(), room)) * self._look.size(Role.BODY)
        note = len(wrapping.lines(self._note, self._small(), room)) * self._look.size(Role.SMALL)
        return math.ceil((title + note) * LEADING + 2 * (self._look.px(10) + REACH) + self._look.px(2))

    def sizeHint(self) -> QSize:
        wide = wrapping.widest(self.text(), self._title()) + 2 * self._pad + self._lead + 1
        if not self._note:
            return QSize(math.ceil(wide), self._look.target(40) + round(2 * REACH))
        wide = max(wide, self._look.px(230))
        return QSize(math.ceil(wide), self.heightForWidth(math.ceil(wide)))

    def minimumSizeHint(self) -> QSize:
        if not self._note:
            return self.sizeHint()
        word = max(wrapping.longest_word(self.text(), self._title()), wrapping.longest_word(self._note, self._small()))
        return QSize(math.ceil(word + 2 * self._pad + self._lead + 1), self._look.target(40))

    # ---- how it looks

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner = body(QRectF(self.rect()))
        self._paint_body(painter, inner)
        if self._note:
            self._paint_card(painter, inner)
        else:
            metrics = QFontMetricsF(self._title())
            left = inner.center().x() - metrics.horizontalAdvance(self.text()) / 2
            self._line(painter, self._title(), self.text(), QPointF(left, inner.center().y()), self._ink)
        if self.hasFocus():
            paint_frame(painter, inner, self._look)
        painter.end()

    @property
    def _ink(self) -> str:
        return self._look.theme.text if self.isChecked() else self._look.theme.text2

    def _paint_body(self, painter: QPainter, inner: QRectF) -> None:
        colours = self._look.theme
        radius = self._look.px(10) if self._note else inner.height() / 2
        if self.isChecked():
            box(painter, around(inner, -1.25), radius, QColor(colours.raised), pen(colours.text, 2.5))
        elif self.dark:
            box(painter, around(inner, -0.75), radius, QColor(colours.bg), pen(colours.line, 1.5, (3, 5)))
        else:
            fill = tinted(colours.raised, 0.55) if self.underMouse() else QColor(colours.surface)
            box(painter, around(inner, -0.75), radius, fill, pen(colours.line, 1.5))

    def _paint_card(self, painter: QPainter, inner: QRectF) -> None:
        left, room = self._pad + self._lead, self.width() - 2 * self._pad - self._lead
        y = inner.y() + self._look.px(11)
        if self._sign:
            side = self._look.px(24)
            at = QRectF(self._pad - 2, y - self._look.px(1), side, side)
            art.draw(painter, art.named_icon(self._sign), at, self._ink)
        for font, role, text, ink in (
            (self._title(), Role.BODY, self.text(), self._ink),
            (self._small(), Role.SMALL, self._note, self._look.theme.text2),
        ):
            step = self._look.size(role) * LEADING
            for line in wrapping.lines(text, font, room):
                self._line(painter, font, line, QPointF(left, y + step / 2), ink)
                y += step

    def _line(self, painter: QPainter, font: QFont, text: str, at: QPointF, ink: str) -> None:
        painter.setFont(font)
        painter.setPen(QColor(ink))
        painter.drawText(at + QPointF(0, QFontMetricsF(font).capHeight() / 2), text)
