"""Measures of the audience's frame, drawn for 1920×1080 and grown with the screen; letters that give way."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRect, QSize

from desktop.items import caption

WIDTH, HEIGHT = 1920.0, 1080.0
MARGIN = 40.0
HEADER, LINE, FOOTER = 112.0, 5.0, 100.0
STEP = 0.5
TUCKED = 12.0
"""How far a board with seats below it reaches under head and footer."""


class Frames(NamedTuple):
    """Where the parts of the picture lie; ``between`` is what head and footer leave."""

    head: QRect
    view: QRect
    between: QRect
    foot: QRect


def scale(size: QSize) -> float:
    """How much larger than the style's frame a screen is."""
    return min(size.width() / WIDTH, size.height() / HEIGHT)


def frames(size: QSize, footer: float, corners: bool = False) -> Frames:
    """The places of the parts; a footer that is no row of seats leaves the board its room, and so do corners."""
    unit, width, height = scale(size), size.width(), size.height()
    head, foot = round((HEADER + LINE) * unit), round(footer * unit)
    tucked = round(TUCKED * unit) if footer >= FOOTER else 0
    top = 0 if corners else head
    between = QRect(0, top, width, height - top - foot)
    view = between.adjusted(0, 0 if corners else -tucked, 0, tucked)
    return Frames(QRect(0, 0, width, head), view, between, QRect(0, height - foot, width, foot))


def fitting(text: str, wanted: float, least: float, room: float, titles: bool = False) -> float:
    """The height at which a text fills at most so much room, between the wanted and the least.

    Letters come in whole pixels, so that the one that is reckoned may still be a little too wide.
    """
    wide = caption.width(text, wanted, titles=titles)
    size = wanted if wide <= room else max(least, wanted * room / wide)
    while size > least and caption.width(text, size, titles=titles) > room:
        size = max(least, size - STEP)
    return size


def cut(text: str, size: float, room: float, titles: bool = False) -> str:
    """The text, its end left out where it is wider than there is room."""
    short = text
    while short and caption.width(short + "…", size, titles=titles) > room:
        short = short[:-1]
    return text if caption.width(text, size, titles=titles) <= room else short.rstrip() + "…"
