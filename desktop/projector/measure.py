"""Measures of the audience's frame, drawn for 1920×1080 and grown with the screen; letters that give way."""

from __future__ import annotations

from PySide6.QtCore import QSize

from desktop.items import caption

WIDTH, HEIGHT = 1920.0, 1080.0
MARGIN = 40.0
HEADER, LINE, FOOTER = 112.0, 5.0, 100.0


def scale(size: QSize) -> float:
    """How much larger than the style's frame a screen is."""
    return min(size.width() / WIDTH, size.height() / HEIGHT)


def fitting(text: str, wanted: float, least: float, room: float, titles: bool = False) -> float:
    """The height at which a text fills at most so much room, between the wanted and the least."""
    wide = caption.width(text, wanted, titles=titles)
    return wanted if wide <= room else max(least, wanted * room / wide)


def cut(text: str, size: float, room: float, titles: bool = False) -> str:
    """The text, its end left out where it is wider than there is room."""
    short = text
    while short and caption.width(short + "…", size, titles=titles) > room:
        short = short[:-1]
    return text if caption.width(text, size, titles=titles) <= room else short.rstrip() + "…"
