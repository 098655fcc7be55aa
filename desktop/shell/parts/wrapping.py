"""Lines of a text: broken between words, and within a word only where it is wider than there is room."""

from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtGui import QFont, QFontMetricsF


@lru_cache(maxsize=2048)
def lines(text: str, font: QFont, room: float) -> tuple[str, ...]:
    """The lines of a text; a line break in it is kept."""
    metrics = QFontMetricsF(font)
    return tuple(line for part in text.split("\n") for line in _paragraph(part, metrics, max(room, 1.0)))


def _paragraph(text: str, metrics: QFontMetricsF, room: float) -> Iterator[str]:
    line = ""
    for word in (piece for whole in text.split() for piece in _pieces(whole, metrics, room)):
        longer = f"{line} {word}" if line else word
        if line and metrics.horizontalAdvance(longer) > room:
            yield line
            line = word
        else:
            line = longer
    yield line


def _pieces(word: str, metrics: QFontMetricsF, room: float) -> Iterator[str]:
    start = 0
    for end in range(1, len(word) + 1):
        if end - start > 1 and metrics.horizontalAdvance(word[start:end]) > room:
            yield word[start : end - 1]
            start = end - 1
    yield word[start:]


def widest(text: str, font: QFont) -> float:
    """The width of the text in one line."""
    metrics = QFontMetricsF(font)
    return max(metrics.horizontalAdvance(part) for part in text.split("\n"))


def longest_word(text: str, font: QFont) -> float:
    """The width of the widest word."""
    metrics = QFontMetricsF(font)
    return max((metrics.horizontalAdvance(word) for word in text.split()), default=0.0)
