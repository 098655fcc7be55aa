"""Where the words and badges of a room go: its name at the left, grudge and stairs at the right."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from desktop.items import caption
from desktop.items.caption import Caption
from desktop.items.style import Style
from rules.views import Mark, Space

EDGE = 0.06
LINE = 0.12
SECOND_LINE = 0.215
STAIRS_BELOW = 0.255
STAIRS = "stairs"
GRUDGE = "grudge"
BADGE = 0.184
NARROW_BADGE = 0.145
SHRINK = 0.88


@dataclass(frozen=True)
class Badge:
    """A drawing beside a word."""

    art: str
    rect: QRectF


@dataclass(frozen=True)
class Lettering:
    """All that is written in a room, and the drawings between the words."""

    captions: tuple[Caption, ...]
    badges: tuple[Badge, ...]


def letter(space: Space, room: QRectF, style: Style) -> Lettering:
    """Set the words of a room so that none meets another, in any language.

    Before the audience they are larger, and stairs that leave the name no room beside them lie below it.
    """
    stairs = [mark for mark in space.marks if mark.kind.startswith(STAIRS)]
    grudge = style.label(GRUDGE) if any(mark.kind == GRUDGE for mark in space.marks) else ""
    lower = style.theme.audience and bool(stairs) and not _has_room(space, stairs, room, style)
    right, words, badges = _stairs(stairs, room, style, STAIRS_BELOW if lower else 0.0)
    below = bool(grudge and (stairs or not _beside(space, grudge, right - room.x(), room, style)))
    if grudge and not below:
        right, words, badges = _grudge(grudge, right, room, style)
    names = _name(style.says(space.name), right - room.x() - EDGE * room.width(), room, style)
    if below:
        _, more, signs = _grudge_below(grudge, room, style)
        words, badges = [*words, *more], [*badges, *signs]
        names = names[:1]
    return Lettering((*names, *words), tuple(badges))


def _has_room(space: Space, stairs: Sequence[Mark], room: QRectF, style: Style) -> bool:
    right, _, _ = _stairs(stairs, room, style, 0.0)
    return caption.width(style.says(space.name), style.name_size * SHRINK) <= right - room.x() - EDGE * room.width()


def _stairs(
    marks: Sequence[Mark], room: QRectF, style: Style, below: float
) -> tuple[float, list[Caption], list[Badge]]:
    """Beside the name, or so far ``below`` the ceiling."""
    side = room.width()
    size = side * (BADGE if len(marks) < 2 else NARROW_BADGE)
    right, middle = room.right() - 0.055 * side, room.y() + (below or (0.15 if len(marks) < 2 else LINE)) * side
    words: list[Caption] = []
    badges: list[Badge] = []
    for mark in marks:
        art = "stairs-up" if mark.kind.endswith("up") else "stairs-down"
        badges.append(Badge(art, QRectF(right - size, middle - size / 2, size, size)))
        text = style.label(f"group:{mark.to}") or mark.to
        said = f"{text} {mark.pair}".strip()
        word = Caption(said, right - size - 0.02 * side, middle, style.small_size, style.theme.text, align="right")
        words.append(word)
        right = word.rect.left() - 0.04 * side
    return (right if marks and not below else room.right() - EDGE * side), words, badges


def _grudge_width(word: str, room: QRectF, style: Style) -> float:
    return caption.width(word, style.small_size) + style.small_size * 1.45 + 0.03 * room.width()


def _beside(space: Space, word: str, right: float, room: QRectF, style: Style) -> bool:
    left = right - EDGE * room.width() - _grudge_width(word, room, style)
    return caption.width(style.says(space.name), style.name_size * SHRINK) <= left


def _grudge(word: str, right: float, room: QRectF, style: Style) -> tuple[float, list[Caption], list[Badge]]:
    middle = room.y() + LINE * room.width()
    said = Caption(word, right, middle, style.small_size, style.theme.text, align="right")
    sign = style.small_size * 1.08
    triangle = QRectF(said.rect.left() - 1.35 * sign, middle - sign * 0.52, sign, sign)
    return right - _grudge_width(word, room, style), [said], [Badge(GRUDGE, triangle)]


def _grudge_below(word: str, room: QRectF, style: Style) -> tuple[float, list[Caption], list[Badge]]:
    side = room.width()
    sign = style.small_size * 1.08
    down = max(SECOND_LINE * side, LINE * side + 0.56 * (style.name_size + style.small_size))
    left, middle = room.x() + EDGE * side, room.y() + down
    said = Caption(word, left + 1.35 * sign, middle, style.small_size, style.theme.text)
    return said.rect.right(), [said], [Badge(GRUDGE, QRectF(left, middle - sign * 0.52, sign, sign))]


def _name(text: str, available: float, room: QRectF, style: Style) -> list[Caption]:
    """One line as large as is wished; else smaller; else two lines, smaller still; at last its end is left out."""
    x, side, full = room.x() + EDGE * room.width(), room.width(), style.name_size
    for size in (full * style.letters, full * (1 + style.letters) / 2, full, full * SHRINK):
        if caption.width(text, size) <= available:
            return [Caption(text, x, room.y() + LINE * side, size, style.theme.text)]
    size = full * 0.78
    lines = caption.wrapped(text, size, available)
    if len(lines) > 2 or not caption.fits(lines, size, available):
        return [Caption(caption.cut(text, size, available), x, room.y() + LINE * side, size, style.theme.text)]
    tops = (0.09, 0.175) if len(lines) == 2 else (LINE,)
    return [
        Caption(line, x, room.y() + top * side, size, style.theme.text) for line, top in zip(lines, tops, strict=True)
    ]
