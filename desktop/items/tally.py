"""A track of a printed map: numbered cells, wells that fill with tokens, or a plain count."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from desktop import art
from desktop.items import caption
from desktop.items.caption import Caption
from desktop.items.place_lettering import sizes, title
from desktop.items.style import Style, around, box, disc, pen
from rules.views import Track

SCALES: Final = frozenset({"terror"})
"""Tracks that show the number of each level, from 0, and fill up to the level that is reached."""
COUNT_WIDTH: Final = 4
FILLED: Final = "#FF9A6B"
CORNER, CELL = 12.0, 5.0
TOKEN: Final = 1.2


def is_numbered(track: Track) -> bool:
    """Whether each cell shows the number it stands for."""
    return track.id in SCALES


def is_filled(track: Track) -> bool:
    """Whether tokens fill its wells: there is a drawing that is called like the track."""
    return art.exists(track.id) and track.limit > 0


def wide(track: Track) -> int:
    """How many cells wide the track is."""
    if is_numbered(track):
        return track.limit + 1
    return max(track.limit, 6) if is_filled(track) else COUNT_WIDTH


def count(track: Track) -> str:
    """How full a track is, in figures."""
    return f"{len(track.cells)} / {track.limit}" if track.limit else str(len(track.cells))


def heads(track: Track, rect: QRectF, style: Style) -> tuple[Caption, ...]:
    """What stands over the cells: the name, and at the right what the owner says of it, or the count."""
    said = style.label(f"said:{track.id}") or (count(track) if is_filled(track) else "")
    room = 0.5 * rect.width() if said else None
    name = title(style.label(f"track:{track.id}") or track.id, rect, style, room)
    if not said:
        return (name,)
    room = rect.right() - style.px(14) - name.rect.right() - style.px(10)
    size = name.size if style.theme.audience else 0.94 * name.size
    bold = is_filled(track)
    said = caption.cut(said, size, room, bold)
    colour = style.theme.text if bold else style.theme.text2
    return name, Caption(said, rect.right() - style.px(14), name.y, size, colour, bold, "right")


def beside(track: Track, name: Caption, rect: QRectF, style: Style) -> tuple[Caption, ...]:
    """How full a zone is, at the right of its name where there is room."""
    said = style.label(f"said:{track.id}") or count(track)
    words = Caption(said, rect.right() - style.px(14), name.y, 0.94 * name.size, style.theme.text2, False, "right")
    return (words,) if words.rect.left() > name.rect.right() + style.px(8) else ()


def cells(rect: QRectF, number: int, style: Style) -> list[QRectF]:
    """The places of a track's cells under its name."""
    head = style.px(10) + 1.25 * style.px(sizes(style).panel)
    inner = rect.adjusted(style.px(12), head, -style.px(12), -style.px(17))
    step = inner.width() / number
    tall = min(inner.height(), style.px(46))
    top = inner.center().y() - tall / 2
    return [QRectF(inner.x() + place * step, top, step, tall) for place in range(number)]


def paint_track(painter: QPainter, track: Track, rect: QRectF, style: Style) -> None:
    """Draw the panel, its words and its cells."""
    theme = style.theme
    box(painter, rect, style.px(CORNER), QColor(theme.surface), pen(theme.line, style.px(1.5)))
    for words in heads(track, rect, style):
        words.paint(painter)
    if is_numbered(track):
        _paint_numbers(painter, track, cells(rect, track.limit + 1, style), style)
    elif is_filled(track):
        _paint_wells(painter, track, cells(rect, track.limit, style), style)
    else:
        _paint_count(painter, track, cells(rect, 1, style)[0], style)


def _paint_numbers(painter: QPainter, track: Track, places: Sequence[QRectF], style: Style) -> None:
    marked = style.label(f"marks:{track.id}").split()
    for number, place in enumerate(places):
        _paint_number(painter, number, len(track.cells), place, style)
        if str(number) in marked:
            _paint_tip(painter, QPointF(place.center().x(), place.bottom() + style.px(4)), style)


def _paint_number(painter: QPainter, number: int, now: int, place: QRectF, style: Style) -> None:
    theme, reached = style.theme, number <= now
    cell = around(place, -style.px(1.5))
    cell.setHeight(place.height())
    line = pen(theme.text, style.px(3)) if number == now else pen(theme.outline, style.px(1.5))
    box(painter, cell, style.px(CELL), QColor(FILLED if reached else theme.well), line)
    ink = theme.paper_ink if reached else theme.text2
    size = min(0.5 * place.height(), 0.55 * place.width())
    middle = cell.center()
    Caption(str(number), middle.x(), middle.y(), size, ink, align="middle").paint(painter)


def _paint_tip(painter: QPainter, tip: QPointF, style: Style) -> None:
    side = style.px(7)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(style.theme.text))
    foot = tip.y() + 1.3 * side
    painter.drawPolygon(QPolygonF([tip, QPointF(tip.x() - side, foot), QPointF(tip.x() + side, foot)]))


def _paint_wells(painter: QPainter, track: Track, places: Sequence[QRectF], style: Style) -> None:
    theme = style.theme
    for number, place in enumerate(places):
        reach = min(0.43 * place.width(), 0.36 * place.height())
        well = around(QRectF(place.center(), place.center()), reach)
        disc(painter, well, QColor(theme.well), pen(theme.edge, style.px(1.5)))
        if number < len(track.cells):
            art.draw(painter, track.id, around(well, (TOKEN - 1) * reach))


def _paint_count(painter: QPainter, track: Track, place: QRectF, style: Style) -> None:
    middle, size = place.center(), style.px(1.25 * sizes(style).panel)
    Caption(count(track), middle.x(), middle.y(), size, style.theme.text, align="middle").paint(painter)
