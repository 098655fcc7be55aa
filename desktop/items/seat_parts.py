"""What hangs on a seat of a ring, and where, in parts of the seat's radius."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from desktop.items.style import around
from rules.views import Piece, Space

PERSON: Final = "person"
"""The look of somebody whose character is not known here."""
CHIPS: Final = ("mark:", "bluff:", "token:storyteller")
"""How the ids of what lies beside a seat, or in the middle, begin."""


class Part(NamedTuple):
    """The middle of a part from the middle of the seat, and how far it reaches."""

    x: float
    y: float
    reach: float


ON_PAPER: Final = {
    "badge": Part(-0.74, -0.74, 0.27),
    "shroud": Part(0.52, -0.56, 0.44),
    "ghost": Part(0.98, 0.14, 0.33),
    "hand": Part(1.0, 0.74, 0.26),
    "side": Part(-0.97, 0.12, 0.25),
}
ON_PERSON: Final = {
    "number": Part(-0.78, -0.72, 0.27),
    "shroud": Part(0.0, -0.40, 0.46),
    "ghost": Part(0.88, -0.60, 0.40),
    "hand": Part(1.02, 0.74, 0.34),
    "side": Part(-0.86, 0.62, 0.27),
}
NOW: Final = frozenset({"awake", "next-hand", "now"})
"""Marks of the seat at which something happens: of the night, of the vote, of the turn."""


def kinds(space: Space) -> frozenset[str]:
    """The kinds of marks that a seat bears."""
    return frozenset(mark.kind for mark in space.marks)


def told(space: Space, kind: str) -> str:
    """What a mark of a kind says; nothing if there is none."""
    return next((mark.to for mark in space.marks if mark.kind == kind), "")


def on_seat(piece: Piece) -> bool:
    """Whether the piece is the token of a seat, or the person there."""
    return piece.look == PERSON or (piece.look.startswith("role-") and not piece.id.startswith(CHIPS))


def on_chip(piece: Piece) -> bool:
    """Whether the piece is a label: a reminder, or a character that was shown."""
    return piece.id.startswith(CHIPS)


def place(part: Part, seat: QRectF) -> QRectF:
    """Where a part lies on a seat."""
    radius = seat.width() / 2
    middle = seat.center() + QPointF(part.x, part.y) * radius
    return around(QRectF(middle, middle), part.reach * radius)


def shown(space: Space, look: str) -> dict[str, Part]:
    """The parts that the marks of a seat ask for, by their names."""
    parts = ON_PERSON if look == PERSON else ON_PAPER
    return {name: parts[name] for name in _asked(space, look == PERSON) if name in parts}


def _asked(space: Space, person: bool) -> Iterator[str]:
    marks = kinds(space)
    if person and "number" in marks:
        yield "number"
    if "team" in marks:
        yield "badge"
    if marks & {"dead", "dying"}:
        yield "shroud"
    if marks & {"ghost-vote", "ghost-vote-used"}:
        yield "ghost"
    if marks & {"hand", "no-hand"}:
        yield "hand"
    if marks & ({"traveller"} if person else {"evil", "good"}):
        yield "side"
