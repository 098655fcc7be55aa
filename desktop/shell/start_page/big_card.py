"""A tall card with a picture: one evening that may begin, or go on. All of it can be pressed."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.fonts import Role
from desktop.items import caption
from desktop.items.caption import Caption
from desktop.items.halo import glow
from desktop.items.style import around, box, pen
from desktop.shell.parts.frame import body, paint_frame
from desktop.shell.parts.look import Look
from desktop.shell.start_page.stop import Stop
from desktop.theme import tinted

PICTURE = 0.55
GAP, CAP = 10, 24
LEAST = 0.65
TIGHT = 0.64
KEY = "Enter"


class Telling(NamedTuple):
    """What the card says, from above; ``act`` is what pressing it does, "" where nothing can be done."""

    title: str
    subtitle: str = ""
    mark: str = ""
    text: str = ""
    act: str = ""


class BigCard(Stop):
    """The page proposes a ``lit`` one; the picture has a ``share`` of the card, which is at ``least`` so tall.

    ``big`` is the size of its title, ``gap`` the room above it.
    """

    share = PICTURE
    least = 500
    big = 1.25
    gap = 22

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.telling = Telling("")
        self.lit = False

    def tell(self, telling: Telling, look: Look, lit: bool) -> None:
        """Say something else."""
        self.telling, self.lit = telling, lit
        self.setText(telling.title)
        self.setAccessibleName(": ".join(filter(None, (telling.act, telling.title))))
        self.setAccessibleDescription(" · ".join(filter(None, telling[1:4])))
        self.dress(look, dark=not telling.act)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(424), self.look.px(884))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(300), self.look.px(self.least))

    # ---- where everything is

    @property
    def _inner(self) -> QRectF:
        return body(QRectF(self.rect()))

    @property
    def window_of_picture(self) -> QRectF:
        """The part of the card that holds the picture."""
        inner = self._inner
        return QRectF(inner.x(), inner.y(), inner.width(), round(inner.height() * self.share))

    @property
    def _pad(self) -> float:
        return max(16.0, self.look.px(28))

    @property
    def _button(self) -> QRectF:
        inner, tall = self._inner, self.look.target(54)
        return QRectF(inner.x() + self._pad, inner.bottom() - self._pad - tall, inner.width() - 2 * self._pad, tall)

    @property
    def _room(self) -> float:
        return self._inner.width() - 2 * self._pad

    # ---- what is written

    def captions(self) -> list[Caption]:
        theme, told = self.look.theme, self.telling
        ink = theme.text2 if self.dark else theme.text
        big, small = self._title_size, self.look.size(Role.BODY)
        x, y = self._inner.x() + self._pad, self.window_of_picture.bottom() + self._above
        head = Caption(caption.cut(told.title, big, self._room), x, y + big * 0.62, big, ink, titles=True)
        y += big * 1.5
        lines = [head]
        for text, colour, bold in ((told.subtitle, theme.text, False), (told.mark, theme.lantern, True)):
            if text:
                size = small * min(1.0, max(LEAST, self._room / caption.width(text, small, bold)))
                line = caption.cut(text, size, self._room + 1, bold)
                lines.append(Caption(line, x, y + small * 0.7, size, colour, bold))
                y += small * 1.75
        return [*lines, *self._text(x, y + small * 0.35), *self._act()]

    @property
    def _above(self) -> float:
        return max(self.gap * TIGHT, self.look.px(self.gap))

    @property
    def _title_size(self) -> float:
        """A long title is a little smaller."""
        usual = self.look.size(Role.TITLE) * self.big
        return usual * min(1.0, max(LEAST, self._room / caption.width(self.telling.title, usual)))

    def _text(self, x: float, y: float) -> list[Caption]:
        size, room = self.look.size(Role.BODY) * 0.96, self._button.top() - self.look.px(12) - y
        step = size * 1.5
        lines = caption.wrapped(self.telling.text, size, self._room, False)
        fit = max(0, int(room / step))
        if len(lines) > fit > 0:
            lines = [*lines[: fit - 1], caption.cut(" ".join(lines[fit - 1 :]), size, self._room, False)]
        return [
            Caption(line, x, y + (number + 0.5) * step, size, self.look.theme.text2, False)
            for number, line in enumerate(lines[:fit])
        ]

    def _act(self) -> list[Caption]:
        if not self.telling.act:
            return []
        size, key = self.look.size(Role.BODY) * 1.08, self.look.size(Role.SMALL)
        middle, wide = self._button.center(), self._key.width() + GAP if self.lit else 0
        ink = self.look.theme.ink if self.lit else self.look.theme.text
        act = Caption(self.telling.act, middle.x() - wide / 2, middle.y(), size, ink, align="middle")
        return [act, Caption(KEY, self._key.center().x(), middle.y(), key, ink, align="middle")] if wide else [act]

    @property
    def _key(self) -> QRectF:
        """The key cap behind the word; nothing where it is not lit."""
        if not self.lit:
            return QRectF()
        size = self.look.size(Role.BODY) * 1.08
        tall = max(CAP, self.look.px(CAP))
        wide = caption.width(KEY, self.look.size(Role.SMALL)) + 0.6 * tall
        word = caption.width(self.telling.act, size)
        left = self._button.center().x() + (word - wide + GAP) / 2
        return QRectF(left, self._button.center().y() - tall / 2, wide, tall)

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint_ground(painter)
        self._paint_button(painter)
        self.write(painter)
        if self.hasFocus():
            paint_frame(painter, self._inner, self.look)
        painter.end()

    def _paint_ground(self, painter: QPainter) -> None:
        theme, inner, frame = self.look.theme, self._inner, self.window_of_picture
        shape = QPainterPath()
        shape.addRoundedRect(around(inner, -0.75), self.look.px(14), self.look.px(14))
        painter.fillPath(shape, QColor(theme.surface))
        painter.save()
        painter.setClipPath(shape)
        painter.fillRect(frame, QColor(theme.board))
        painter.fillRect(frame, glow(frame.center(), 0.62 * frame.width(), 0.3, theme.glow))
        self.paint_picture(painter, frame)
        painter.restore()
        painter.setPen(pen(theme.line, 1.5))
        painter.drawLine(frame.bottomLeft(), frame.bottomRight())
        over = self.underMouse() and not self.dark
        dashes = (3.0, 5.0) if self.dark else ()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(theme.edge if over else theme.line, 1.5, dashes))
        painter.drawPath(shape)

    def paint_picture(self, painter: QPainter, frame: QRectF) -> None:
        """Draw the picture; the card clips it."""

    def _paint_button(self, painter: QPainter) -> None:
        if not self.telling.act:
            return
        theme, over = self.look.theme, self.underMouse() or self.isDown()
        if self.lit:
            fill, line = QColor(theme.lantern).lighter(106 if over else 100), theme.lantern
        else:
            fill, line = QColor(theme.raised).lighter(115 if over and not theme.bright else 100), theme.edge
        box(painter, self._button, self.look.px(8), fill, pen(line, 1.5))
        if self.lit:
            box(painter, self._key, max(5, self.look.px(5)), None, pen(tinted(theme.ink, 0.7), 1.2))


def dim(painter: QPainter, frame: QRectF, look: Look) -> None:
    """Take the light from a picture that says nothing yet."""
    painter.fillRect(frame, tinted(look.theme.board, 0.55))


def middle(frame: QRectF, wide: float, tall: float) -> QRectF:
    """A box in the middle of another."""
    return QRectF(frame.center() - QPointF(wide / 2, tall / 2), QPointF(frame.center() + QPointF(wide / 2, tall / 2)))
