"""The middle of a ring of seats: which night it is and what was shown, or the clock of a vote."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.items import caption
from desktop.items.beads import ring_meets
from desktop.items.caption import Caption
from desktop.items.stamp import cached
from desktop.items.style import Style, disc, pen
from desktop.theme import tinted
from rules.views import Track

CLOCK, QUIET = 236.0, 213.0
"""The radii of the circle for which the measures of a vote, and of the quiet middle, are drawn."""
TITLE, TITLE_AT, TITLE_ALONE = 46.0, -64.0, -14.0
COUNT, COUNT_AT, COUNT_ALONE = 19.0, -14.0, 36.0
HEAD, HEAD_AT, CHIPS_AT = 16.0, 42.0, 60.0
CHIP, CHIP_GAP = 17.0, 8.0
FAR: Final = 1.9
"""How much larger the small words of the middle are for those who look from afar."""
ASKED, ASKED_LEAST, ASKED_AT = 42.0, 32.0, -104.0
HANDS, HANDS_AT, OF, OF_AT, BETWEEN = 160.0, 6.0, 60.0, 30.0, 14.0
NEXT, NEXT_LEAST, NEXT_AT = 44.0, 30.0, 124.0
ROOM, NEXT_ROOM = 366.0, 336.0
LINE: Final = 1.16
RINGS_QUIET, RINGS_VOTE = (110.0, 46.0, 7, 0.16), (272.0, 36.0, 4, 0.30)


@dataclass(frozen=True)
class Middle:
    """What the middle says, in a circle; ``next_hand`` is who is counted next, ``shown`` whether labels lie there."""

    text: str
    circle: QRectF
    tracks: Mapping[str, Track] = field(default_factory=dict)
    next_hand: str = ""
    shown: bool = False

    @property
    def voting(self) -> bool:
        """Whether hands are counted."""
        return "votes" in self.tracks

    @property
    def radius(self) -> float:
        """The radius of the circle."""
        return self.circle.width() / 2


def captions(middle: Middle, style: Style) -> list[Caption]:
    """Every line with its place."""
    return [*_vote(middle, style)] if middle.voting else [*_quiet(middle, style)]


def filled(style: Style, key: str, **values: str) -> str:
    """The words of a label with its values put in."""
    text = style.label(key)
    for name, value in values.items():
        text = text.replace(f"{{{name}}}", value)
    return text


def _quiet(middle: Middle, style: Style) -> list[Caption]:
    scale, far = middle.radius / QUIET, FAR if style.theme.audience else 1.0
    at = middle.circle.center()
    size = TITLE * scale * (1.2 if style.theme.audience else 1.0)
    lines = _broken(middle.text, size, 0.7 * size, 2 * middle.radius)
    title_at, count_at = (TITLE_AT, COUNT_AT) if middle.shown else (TITLE_ALONE, COUNT_ALONE * (1.5 if far > 1 else 1))
    made = _stacked(lines[0], at.x(), at.y() + title_at * scale, lines[1], style.theme.text, up=True)
    small = max(COUNT * scale * far, 0.0 if style.theme.audience else min(14.0, 0.1 * middle.radius))
    counts = _counts(middle, style)
    if counts:
        made += _fitted(counts, at.x(), at.y() + count_at * scale, small, style.theme.text2, 2 * middle.radius)
    if middle.shown:
        head = small * HEAD / COUNT
        text = style.label("shown")
        made += _fitted(text, at.x(), at.y() + HEAD_AT * scale, head, style.theme.text2, 2 * middle.radius)
    return made


def _counts(middle: Middle, style: Style) -> str:
    tracks = middle.tracks
    said = [
        filled(style, f"count:{name}", n=str(len(tracks[name].cells)))
        for name in ("living", "ghosts")
        if name in tracks and (name == "living" or tracks[name].limit)
    ]
    return " · ".join(filter(None, said))


def _fitted(text: str, x: float, y: float, size: float, colour: str, room: float) -> list[Caption]:
    while caption.width(text, size, False) > room and size > 9.0:
        size -= 0.5
    return [Caption(text, x, y, size, colour, False, "middle")]


def _vote(middle: Middle, style: Style) -> list[Caption]:
    scale, at, theme = middle.radius / CLOCK, middle.circle.center(), style.theme
    lines = _broken(middle.text, ASKED * scale, ASKED_LEAST * scale, ROOM * scale)
    made = _stacked(lines[0], at.x(), at.y() + ASKED_AT * scale, lines[1], theme.text, up=True)
    track = middle.tracks["votes"]
    hands, needed = str(len(track.cells)), filled(style, "votes", limit=str(track.limit))
    wide = caption.width(hands, HANDS * scale), caption.width(needed, OF * scale)
    left = at.x() - (sum(wide) + BETWEEN * scale) / 2
    made.append(Caption(hands, left, at.y() + HANDS_AT * scale, HANDS * scale, theme.lantern))
    made.append(Caption(needed, left + wide[0] + BETWEEN * scale, at.y() + OF_AT * scale, OF * scale, theme.text))
    if middle.next_hand:
        text = filled(style, "next-hand", who=middle.next_hand)
        if caption.width(text, NEXT_LEAST * scale) > NEXT_ROOM * scale:
            text = middle.next_hand
        size = NEXT * scale
        while size > NEXT_LEAST * scale and caption.width(text, size) > NEXT_ROOM * scale:
            size -= 0.5
        text = caption.cut(text, size, NEXT_ROOM * scale)
        made.append(Caption(text, at.x(), at.y() + NEXT_AT * scale, size, theme.text, align="middle"))
    return made


def _broken(text: str, wished: float, least: float, room: float) -> tuple[list[str], float]:
    """One line as large as it may be, else two, else cut."""
    size = wished
    while size > least and caption.width(text, size, titles=True) > room:
        size -= 0.5
    if caption.width(text, size, titles=True) <= room:
        return [text], size
    words = text.split()
    breaks = [[" ".join(words[:cut]), " ".join(words[cut:])] for cut in range(1, len(words))]
    lines = min(breaks, key=lambda two: max(caption.width(line, size, titles=True) for line in two), default=[text])
    return [_cut(line, size, room) for line in lines], size


def _cut(text: str, size: float, room: float) -> str:
    short = text
    while short and caption.width(short + "…", size, titles=True) > room:
        short = short[:-1]
    return text if caption.width(text, size, titles=True) <= room else short.rstrip() + "…"


def _stacked(lines: list[str], x: float, y: float, size: float, colour: str, up: bool) -> list[Caption]:
    """Lines round a height; those of two rise a little, so that what follows keeps its place."""
    first = -(len(lines) - 1) * (0.75 if up else 0.5)
    return [
        Caption(line, x, y + (first + number) * LINE * size, size, colour, align="middle", titles=True)
        for number, line in enumerate(lines)
    ]


def paint_middle(painter: QPainter, middle: Middle, style: Style) -> None:
    """Draw the circle of a vote, and what is said."""
    if middle.voting:
        disc(painter, middle.circle, QColor(style.theme.bg), pen(style.theme.lantern, style.px(4)))
    for words in captions(middle, style):
        words.paint(painter)


def paint_light(painter: QPainter, middle: Middle, style: Style, part: QRectF) -> None:
    """Thin rings of light round the middle, which fade outwards: those that come into a part."""
    whole, wide = light_reach(middle), max(1.0, style.px(1.2))
    key = f"light/{middle.voting}/{style.theme.glow}/{wide:.2f}"
    cached(painter, key, whole, lambda onto: _rings(onto, middle, style, part if onto is painter else whole))


def _rings(painter: QPainter, middle: Middle, style: Style, part: QRectF) -> None:
    first, step, count, strength = RINGS_VOTE if middle.voting else RINGS_QUIET
    scale = middle.radius / (CLOCK if middle.voting else QUIET)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in range(count):
        reach = (first + number * step) * scale
        if ring_meets(middle.circle.center(), reach, part):
            painter.setPen(pen(tinted(style.theme.glow, strength * (1 - number / count)), max(1.0, style.px(1.2))))
            painter.drawEllipse(middle.circle.center(), reach, reach)


def light_reach(middle: Middle) -> QRectF:
    """All that those rings cover."""
    reach = middle.radius * (RINGS_QUIET[0] + RINGS_QUIET[1] * RINGS_QUIET[2]) / QUIET
    return QRectF(middle.circle.center(), middle.circle.center()).adjusted(-reach, -reach, reach, reach)
