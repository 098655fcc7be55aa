"""What lies open before a seat: its item cards and the card of the doll; and with whom it may talk."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop import art
from desktop.items.bubble import paint_bubble
from desktop.items.style import box, pen
from desktop.projector.talk import talk
from desktop.shell.card_drawings import POWER_BACK, of_item
from desktop.shell.context import Context
from desktop.shell.parts.look import Look
from desktop.theme import Theme, theme
from rules.hakoonna.content import Content
from rules.hakoonna.state import GRAY, HAKO, Public
from rules.hakoonna.talking import circles, is_silent
from rules.messages import says
from rules.seats import SeatId

BACK = "back"
MOST_BACKS = 3
BUBBLE = 0.42
MARY = "power-i-am-mary"
GAP = 2
ITEMS, HAS_MARY = says("Items: {cards}."), says("Has the card of the doll.")
TALKS, SILENCE = says("May talk with {seats}."), says("Keeps silent.")
POWERS, SET = says("powers {n}"), says("Powers set: {n}.")
SHOWN, SEALED_ARE = says("Powers shown: {cards}."), says("Powers sealed: {cards}.")


class Signs(NamedTuple):
    """The drawings in their order, the letter of its circle, a line of its own, and the rest in words."""

    cards: tuple[str, ...] = ()
    talk: str = ""
    line: str = ""
    told: str = ""


def signs(context: Context, public: Public, seat: SeatId) -> Signs:
    """What everybody sees of a seat besides its piece and its tiles."""
    content: Content = context.session.book.content
    drawn = [drawing for item in public.items.get(seat, ()) if (drawing := of_item(content, item))]
    backs = min(public.slots, MOST_BACKS) if seat == HAKO else 0
    cards = (*drawn, *((MARY,) if seat == public.mary else ()), *(BACK,) * backs)
    powers = context.say(POWERS, {"n": public.powers}) if seat == HAKO and public.powers else ""
    return Signs(cards, talk(public).get(seat, ""), powers, " ".join(_told(context, public, seat)))


def figure(look: str, wide: int, ratio: float, letter: str, colours: Theme) -> QPixmap:
    """The figure of a seat, and over it the bubble in which it talks."""
    drawn = art.pixmap(look, wide, ratio)
    if not letter:
        return drawn
    whole = QPixmap(QSize(round(wide * ratio), round(wide * ratio)))
    whole.setDevicePixelRatio(ratio)
    whole.fill(Qt.GlobalColor.transparent)
    painter = QPainter(whole)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = drawn.deviceIndependentSize()
    painter.drawPixmap(QPointF((wide - size.width()) / 2, (wide - size.height()) / 2), drawn)
    side = max(15.0, BUBBLE * wide)
    paint_bubble(painter, QRectF(wide - side - 1, 1, side, side), letter, colours)
    painter.end()
    return whole


def _told(context: Context, public: Public, seat: SeatId) -> Iterator[str]:
    listed = [(ITEMS, public.items.get(seat, ()))]
    listed += [(SHOWN, public.known), (SEALED_ARE, public.sealed)] if seat == HAKO else []
    yield from (context.say(message, {"cards": _named(context, lying)}) for message, lying in listed if lying)
    if seat == public.mary:
        yield context.say(HAS_MARY)
    if seat == HAKO and public.slots:
        yield context.say(SET, {"n": public.slots})
    yield from _talks(context, public, seat)


def _talks(context: Context, public: Public, seat: SeatId) -> Iterator[str]:
    if not public.options.talk_signs:
        return
    for circle in circles(public):
        if seat in circle:
            yield context.say(TALKS, {"seats": _named(context, [one for one in circle if one != seat])})
    if seat == GRAY and is_silent(public):
        yield context.say(SILENCE)


def _named(context: Context, ids: Sequence[str]) -> list[object]:
    return [context.speech.value("", one) for one in ids]


class SeatSigns(QWidget):
    """Takes no room where there is nothing to show."""

    def __init__(self) -> None:
        super().__init__()
        self.shown, self._look = Signs(), Look(theme("night"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def lay(self, shown: Signs, look: Look) -> None:
        """Show these."""
        self.shown, self._look = shown, look
        self.setVisible(bool(shown.cards))
        self.setMaximumWidth(self.sizeHint().width())
        self.updateGeometry()
        self.update()

    @property
    def _side(self) -> int:
        return max(16, self._look.px(20))

    def sizeHint(self) -> QSize:
        return QSize(len(self.shown.cards) * (self._side + GAP), self._side)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._side + GAP, self._side)

    @property
    def _step(self) -> float:
        """Where there is little room the cards lie over each other."""
        room, more = self.width() - self._side, len(self.shown.cards) - 1
        return min(self._side + GAP, room / more) if more else 0.0

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        square = QRectF(0, 0, self._side, self._side)
        for card in self.shown.cards:
            self._paint(painter, card, square)
            square.translate(self._step, 0)
        painter.end()

    def _paint(self, painter: QPainter, card: str, square: QRectF) -> None:
        if card != BACK:
            art.draw(painter, card, square)
            return
        theme_ = self._look.theme
        lying = square.adjusted(0.16 * self._side, 1, -0.16 * self._side, -1)
        box(painter, lying, 2, QColor(theme_.well), pen(theme_.edge, 1.4))
        art.draw(painter, POWER_BACK, lying.adjusted(2, 2, -2, -2))
