"""What a screen reader is told of a ring of seats: the number, the person, the character, and every mark."""

from collections.abc import Iterable, Iterator
from typing import Final

from desktop.items.seat_parts import PERSON, on_chip, told
from desktop.items.style import Style
from rules.views import Piece, Space

SILENT: Final = frozenset({"number", "team", "now"})
"""Marks that are said in another way."""


def seat_name(space: Space, style: Style) -> str:
    """The number of a seat and who sits there."""
    return " ".join(filter(None, (told(space, "number"), style.says(space.name))))


def seat_said(space: Space, standing: Iterable[Piece], style: Style) -> str:
    """A seat with all that lies there."""
    return _joined(space, [*_lying(standing, style), *mark_words(space, style)], style)


def token_said(piece: Piece, space: Space, style: Style) -> str:
    """A token with its seat and its marks, a reminder with its seat."""
    if space.shape != "seat":
        return style.says(piece.name)
    if on_chip(piece):
        return f"{style.says(piece.name)}: {seat_name(space, style)}"
    return _joined(space, [*_lying([piece], style), *mark_words(space, style)], style)


def mark_words(space: Space, style: Style) -> Iterator[str]:
    """The words for the marks of a seat."""
    team = told(space, "team")
    if team:
        yield style.label(f"team:{team}")
    yield from (style.label(f"mark:{mark.kind}") for mark in space.marks if mark.kind not in SILENT)


def _lying(pieces: Iterable[Piece], style: Style) -> list[str]:
    return [style.says(piece.name) for piece in pieces if piece.look != PERSON]


def _joined(space: Space, said: Iterable[str], style: Style) -> str:
    words = ", ".join(filter(None, said))
    name = seat_name(space, style)
    return f"{name}: {words}" if words else name
