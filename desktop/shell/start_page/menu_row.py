"""A row of the page's menu: a sign, what it is, and a word about it."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent

from desktop import art
from desktop.fonts import Role
from desktop.items import caption
from desktop.items.caption import Caption
from desktop.items.style import around, box, pen
from desktop.shell.parts.frame import body, paint_frame
from desktop.shell.parts.look import Look
from desktop.shell.start_page.stop import Stop
from desktop.theme import tinted

LEAST = 50


class MenuRow(Stop):
    """Its note may be long; what finds no room is left out, and stands in its description."""

    def __init__(self) -> None:
        super().__init__()
        self._sign = self._note = ""

    def say(self, title: str, note: str, sign: str, look: Look, dark: bool = False) -> None:
        """What it is called, and what is said about it."""
        self._sign, self._note = sign, note
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(note)
        self.dress(look, dark)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(300), max(LEAST, self.look.px(64)) + 10)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def captions(self) -> list[Caption]:
        inner, theme = body(QRectF(self.rect())), self.look.theme
        left, room = inner.x() + self.look.px(68), inner.width() - self.look.px(112)
        big, small = self.look.size(Role.BODY), self.look.size(Role.SMALL)
        gap = (big + small) * 0.36
        middle = inner.center().y()
        note = caption.cut(self._note, small, room, False)
        return [
            Caption(self.text(), left, middle - gap, big, theme.text2 if self.dark else theme.text),
            Caption(note, left, middle + gap, small, theme.text2, False),
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner = body(QRectF(self.rect()))
        self._paint_body(painter, inner)
        self._paint_signs(painter, inner)
        self.write(painter)
        if self.hasFocus():
            paint_frame(painter, inner, self.look)
        painter.end()

    def _paint_body(self, painter: QPainter, inner: QRectF) -> None:
        theme, radius = self.look.theme, self.look.px(10)
        if self.dark:
            box(painter, around(inner, -0.75), radius, tinted(theme.bg, 0.7), pen(theme.line, 1.5, (3, 5)))
            return
        over = self.underMouse() or self.isDown()
        fill = QColor(theme.raised if over else theme.surface)
        box(painter, around(inner, -0.75), radius, fill, pen(theme.edge if over else theme.line, 1.5))

    def _paint_signs(self, painter: QPainter, inner: QRectF) -> None:
        theme, side, small = self.look.theme, max(20, self.look.px(28)), max(16, self.look.px(22))
        middle = inner.center().y()
        at = QRectF(inner.x() + self.look.px(36) - side / 2, middle - side / 2, side, side)
        art.draw(painter, art.named_icon(self._sign), at, theme.text2 if self.dark else theme.lantern)
        if not self.dark:
            arrow = QRectF(inner.right() - self.look.px(32) - small / 2, middle - small / 2, small, small)
            art.draw(painter, "icon-arrow", arrow, theme.text2)
