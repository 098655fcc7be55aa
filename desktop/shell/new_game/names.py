"""Names as people type them, and as they are shown."""

import re
import unicodedata

from PySide6.QtCore import QTextBoundaryFinder

SHOWN = 12
LATIN = 20
JOINERS = "\u200c\u200d"
UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs")


def clean(typed: str) -> str:
    """The name without marks that nobody sees, such as those that turn the direction of writing."""
    seen = "".join(sign for sign in " ".join(typed.split()) if _is_seen(sign))
    name = unicodedata.normalize("NFC", " ".join(seen.split()))
    return name if name.strip(JOINERS + " ") else ""


def _is_seen(sign: str) -> bool:
    return sign in JOINERS or unicodedata.category(sign) not in UNSEEN


def letters(name: str) -> list[str]:
    """The letters as people count them."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, name)
    found, start = [], 0
    while (end := finder.toNextBoundary()) > 0:
        found.append(_units(name, start, end))
        start = end
    return found


def _units(text: str, start: int, end: int) -> str:
    """A part of a text, its ends counted as Qt counts, in units of 16 bits."""
    return text.encode("utf-16-le")[2 * start : 2 * end].decode("utf-16-le")


def is_long(name: str) -> bool:
    """Whether more is written than is shown: more than 12 letters, or 20 Latin ones."""
    return len(letters(name)) > (LATIN if name.isascii() else SHOWN)


def shown(typed: str) -> str:
    """The name as everybody sees it."""
    name = clean(typed)
    return "".join(letters(name)[:SHOWN]).strip() if is_long(name) else name


def numbered(name: str, taken: set[str]) -> str:
    """The name with the first free number behind it."""
    stem = re.sub(r" \d+$", "", name)
    return next(free for number in range(2, 100) if (free := f"{stem} {number}") not in taken)
