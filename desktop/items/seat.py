"""A seat of a ring as it lies on the still board: its well, the light round it, the pill below it, a word above it."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.items import caption
from desktop.items.caption import Caption
from desktop.items.halo import glow
from desktop.items.room import Room
from desktop.items.seat_parts import NOW, kinds, told
from desktop.items.style import Style, around, box, disc, pen
from rules.views import Space

LETTER, FAR_LETTER, LEAST_LETTER, OF_RADIUS = 17.0, 28.0, 14.0, 0.34
PILL_TALL, PILL_SIDES, BELOW = 1.77, 1.5, 4.0
TAG, TAG_FAR, TAG_TALL, TAG_SIDES, ABOVE = 15.0, 30.0, 1.34, 1.1, 4.0
SMALLEST_TAG, WIDEST_TAG = 0.87, 0.96
LEAST_PILL, LEAST_FAR = 0.8, 0.68
"""How much smaller a long name in a pill may be before it is cut."""
TAGS: Final = ("nominee", "block", "nominator")
"""What is said in a word over a seat; the first that holds."""
RING, RING_WIDE = 9.0, 6.0
GLOW, STRENGTH = 2.1, 0.45
REACH: Final = 1.15
DASHES: Final = (6.0, 7.0)


def letter(radius: float, style: Style) -> float:
    """How large the small words of a ring are written: as the style asks, larger on a small screen."""
    return max(style.px(FAR_LETTER if style.theme.audience else LETTER), min(LEAST_LETTER, OF_RADIUS * radius))


def pill_words(space: Space, style: Style) -> str:
    """The number of a seat and who sits there."""
    return "  ".join(filter(None, (told(space, "number"), style.says(space.name))))


def pill_height(radius: float, style: Style) -> float:
    """How tall the pill below a seat is."""
    return PILL_TALL * letter(radius, style)


def pill(space: Space, seat: QRectF, room: float, style: Style) -> QRectF:
    """Where the pill hangs below a seat, at most so wide."""
    size = letter(seat.width() / 2, style)
    wide = min(room, caption.width(pill_words(space, style), size) + PILL_SIDES * size)
    tall = PILL_TALL * size
    top = seat.bottom() + style.px(BELOW)
    return QRectF(QPointF(seat.center().x() - wide / 2, top), QSizeF(wide, tall))


def pill_caption(room: Room, style: Style) -> Caption:
    """What stands in the pill; a long name gives way, the number never does."""
    plate, text = room.plate, pill_words(room.space, style)
    size = plate.height() / PILL_TALL
    width = plate.width() - 0.9 * size
    least = (LEAST_FAR if style.theme.audience else LEAST_PILL) * size
    while size > least and caption.width(text, size) > width:
        size -= 0.5
    ink = style.theme.ink if is_now(room.space) else style.theme.text
    middle = plate.center()
    return Caption(caption.cut(text, size, width), middle.x(), middle.y(), size, ink, align="middle")


def is_now(space: Space) -> bool:
    """Whether something happens at this seat."""
    return bool(kinds(space) & NOW)


def paint_seat(painter: QPainter, room: Room, style: Style, lit: bool = False) -> None:
    """Draw a seat, in the dark or under its lantern; the middle is drawn with what lies there."""
    if room.space.shape != "seat":
        return
    theme, named = style.theme, not room.plate.isEmpty()
    now = is_now(room.space) and named
    if now and not lit:
        reach = GLOW * room.rect.width() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(glow(room.rect.center(), reach, STRENGTH, theme.glow))
        painter.drawEllipse(room.rect.center(), reach, reach)
    dashes = (style.px(DASHES[0]), style.px(DASHES[1]))
    disc(
        painter,
        around(room.rect, -style.px(4)),
        QColor(theme.lit if lit else theme.well),
        pen(theme.edge, style.px(2), dashes),
    )
    if now or lit:
        disc(painter, around(room.rect, style.px(RING)), None, pen(theme.lantern, style.px(RING_WIDE)))
    if named:
        _paint_pill(painter, room, style, lit)
    for words in tag(room, style):
        _paint_tag(painter, words, tag_rect(words), "nominator" not in _tag_kind(room.space), style)


def _paint_pill(painter: QPainter, room: Room, style: Style, lit: bool) -> None:
    theme, plate = style.theme, room.plate
    fill = theme.lantern if is_now(room.space) else theme.raised
    line = pen(theme.lantern if lit else theme.outline, style.px(2))
    box(painter, plate, plate.height() / 2, QColor(fill), line)
    pill_caption(room, style).paint(painter)


def _tag_kind(space: Space) -> str:
    marks = kinds(space)
    return next((kind for kind in TAGS if kind in marks), "")


def tag(room: Room, style: Style) -> tuple[Caption, ...]:
    """The word over a seat that is nominated, about to die, or has nominated."""
    kind = _tag_kind(room.space)
    text = style.label(f"mark:{kind}") if kind else ""
    if not text:
        return ()
    size = style.px(TAG_FAR) if style.theme.audience else letter(room.rect.width() / 2, style) * TAG / LETTER
    least = SMALLEST_TAG * size
    while size > least and (caption.width(text, size) + TAG_SIDES * size) > WIDEST_TAG * room.rect.width():
        size -= 0.5
    middle = room.rect.top() - style.px(ABOVE) - size * TAG_TALL / 2
    ink = style.theme.text if kind == "nominator" else style.theme.outline
    return (Caption(text, room.rect.center().x(), middle, size, ink, align="middle"),)


def tag_rect(words: Caption) -> QRectF:
    """The pill round that word."""
    wide, tall = words.width + TAG_SIDES * words.size, TAG_TALL * words.size
    return QRectF(words.x - wide / 2, words.y - tall / 2, wide, tall)


def _paint_tag(painter: QPainter, words: Caption, rect: QRectF, loud: bool, style: Style) -> None:
    theme = style.theme
    line = pen(theme.outline if loud else theme.edge, style.px(2))
    box(painter, rect, rect.height() / 2, QColor(theme.refuse if loud else theme.raised), line)
    words.paint(painter)


def seat_reach(room: Room, style: Style) -> QRectF:
    """All that is drawn of a seat, and the light round it."""
    rect = around(room.rect, REACH * room.rect.width() / 2) | room.plate
    for words in tag(room, style):
        rect |= tag_rect(words)
    return around(rect, style.px(4))
