"""Where the words of a printed map go: names on plaques, plates under streets, heads of panels."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QRectF

from desktop.items import caption
from desktop.items.caption import Caption
from desktop.items.style import Style
from desktop.theme import map_name
from rules.views import Space

INK = "#0B1015"
LINE, PADDING = 1.14, 0.36
SHRUNK, HALF, LEAST = (1.0, 0.94, 0.88), 0.8, 0.76
SIDES = 5.0
PLATE_SIDE, PLATE_TALL = 13.0, 1.72
HEAD = 18.0
DISC = 14.0


class Sizes(NamedTuple):
    """The heights of letters, in measures of the style guide."""

    location: float
    street: float
    world: float
    panel: float


HOST, AUDIENCE = Sizes(17.0, 19.0, 16.5, 17.0), Sizes(22.2, 24.4, 21.0, 24.0)


@dataclass(frozen=True)
class Band:
    """The foot of a plaque that its name takes, and the lines in it."""

    rect: QRectF
    captions: tuple[Caption, ...]


def sizes(style: Style) -> Sizes:
    """How large a map is lettered for those who look at it."""
    return AUDIENCE if style.theme.audience else HOST


def band(space: Space, plaque: QRectF, style: Style) -> Band:
    """Set the name of a location in one line or two."""
    room = plaque.width() - style.px(SIDES)
    lines, size = _set(style.says(space.name), sizes(style).location, room, style)
    tall = len(lines) * size * LINE + PADDING * size
    rect = QRectF(plaque.x(), plaque.bottom() - tall, plaque.width(), tall)
    return Band(rect, tuple(_stacked(lines, rect, size, style)))


def _stacked(lines: Sequence[str], rect: QRectF, size: float, style: Style) -> list[Caption]:
    first = rect.y() + (PADDING / 2 + LINE / 2) * size
    x = rect.center().x()
    return [
        Caption(line, x, first + number * size * LINE, size, style.theme.text, align="middle")
        for number, line in enumerate(lines)
    ]


def _set(text: str, full: float, room: float, style: Style) -> tuple[list[str], float]:
    """The first that fits; at last the end is left out."""
    fitting = (one for one in _tries(text, full, style) if len(one[0]) <= 2 and caption.fits(one[0], one[1], room))
    least = style.px(full * LEAST)
    return next(fitting, ([caption.cut(text, least, room)], least))


def _tries(text: str, full: float, style: Style) -> Iterator[tuple[list[str], float]]:
    """One line as large as is wished, then two; then those of the table; then smaller.

    From afar the lines of the table come before letters that are too small.
    """
    yield from (([text], style.px(full * wished)) for wished in (style.letters, 1.0))
    table = list(map_name(text))
    for steps in (SHRUNK[:2], SHRUNK[2:]) if style.theme.audience else (SHRUNK,):
        sizes = [style.px(full * shrunk) for shrunk in steps]
        yield from ((halved(text, size), size) for size in sizes)
        yield from ((table, size) for size in sizes if table)
    least = style.px(full * LEAST)
    yield from ((lines, least) for lines in (table, halved(text, least)) if lines)


def halved(text: str, size: float) -> list[str]:
    """The text in two lines, broken between words where both come out shortest."""
    words = text.split()
    breaks = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    halves = min(breaks, key=lambda lines: max(caption.width(line, size) for line in lines), default=(text,))
    return list(halves)


def plate(space: Space, street: QRectF, above: bool, style: Style) -> Caption:
    """The name of a street, on the side of the street that looks into the map."""
    size = style.px(sizes(style).street)
    away = street.height() / 2 + size * PLATE_TALL / 2
    ink = style.theme.text if style.theme.audience else INK
    y = street.center().y() + (-away if above else away)
    return Caption(street_name(space, style), street.center().x(), y, size, ink, align="middle")


def plate_rect(words: Caption, style: Style) -> QRectF:
    """The plate round the name of a street."""
    side, tall = style.px(PLATE_SIDE), words.size * PLATE_TALL
    return QRectF(words.rect.x() - side, words.y - tall / 2, words.width + 2 * side, tall)


def street_name(space: Space, style: Style) -> str:
    """A street is called like the part of the town it lies in."""
    return style.label(f"group:{space.group}") or style.says(space.name)


def head(space: Space, panel: QRectF, style: Style) -> tuple[Caption, ...]:
    """The name of another world beside its sign; small letters in two lines are not for those who look from afar."""
    left = panel.x() + style.px(2 * DISC + 11.0)
    room = panel.right() - style.px(5.0) - left
    text, full = style.says(space.name), style.px(sizes(style).world)
    short = (" ".join(map_name(text)) or text,)
    tries = _from_afar(text, short, full) if style.theme.audience else _from_near(text, short, full)
    fitting = (one for one in tries if len(one[0]) <= 2 and caption.fits(one[0], one[1], room))
    lines, size = next(fitting, ((caption.cut(text, full * HALF, room),), full * HALF))
    top = head_middle(panel, style) - (len(lines) - 1) * size * 0.52
    return tuple(
        Caption(line, left, top + number * size * 1.04, size, style.theme.text) for number, line in enumerate(lines)
    )


def _from_near(text: str, short: tuple[str, ...], full: float) -> list[tuple[tuple[str, ...], float]]:
    """The whole name before a short one."""
    two = tuple(halved(text, full * HALF))
    whole = [((text,), full * shrunk) for shrunk in SHRUNK]
    return [*whole, (two, full * HALF), *((short, full * shrunk) for shrunk in (*SHRUNK, HALF))]


def _from_afar(text: str, short: tuple[str, ...], full: float) -> list[tuple[tuple[str, ...], float]]:
    """A short name before a smaller one."""
    return [(line, full * shrunk) for shrunk in (*SHRUNK, HALF) for line in ((text,), short)]


def head_middle(panel: QRectF, style: Style) -> float:
    """The middle line of a panel's head."""
    return panel.y() + min(style.px(HEAD), 0.145 * panel.height())


def nowhere(text: str, panel: QRectF, style: Style) -> tuple[Caption, ...]:
    """The name of the zone beside the other worlds, over its middle in up to two lines."""
    room, full = panel.width() - style.px(14.0), style.px(sizes(style).world)
    tries = [(part, full * shrunk) for shrunk in (*SHRUNK, LEAST) for part in ([text], halved(text, full * shrunk))]
    fitting = (one for one in tries if len(one[0]) <= 2 and caption.fits(one[0], one[1], room))
    lines, size = next(fitting, ([caption.cut(text, full * LEAST, room)], full * LEAST))
    x, top = panel.center().x(), panel.y() + style.px(6.0) + 0.6 * size
    return tuple(
        Caption(line, x, top + number * size * LINE, size, style.theme.text, align="middle")
        for number, line in enumerate(lines)
    )


def title(text: str, panel: QRectF, style: Style, room: float | None = None) -> Caption:
    """What stands over a panel of the lower strip, at its left."""
    left = panel.x() + style.px(14.0)
    size = style.px(sizes(style).panel)
    width = room if room is not None else panel.width() - style.px(24.0)
    while caption.width(text, size) > width and size > style.px(11.0):
        size -= 0.5
    return Caption(
        caption.cut(text, size, width), left, panel.y() + style.px(6.0) + 0.62 * size, size, style.theme.text
    )
