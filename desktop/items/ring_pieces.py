"""The items of a ring of seats: which piece is drawn as what."""

from PySide6.QtCore import QSizeF
from PySide6.QtWidgets import QGraphicsItem

from desktop.items.chip import ChipItem
from desktop.items.seat_parts import on_chip
from desktop.items.seat_token import SeatToken
from desktop.items.seated import Seated
from rules.views import Piece, Space


def ring_piece(piece: Piece, space: Space, size: QSizeF, parent: QGraphicsItem) -> Seated:
    """A token of a seat, or a label."""
    return (ChipItem if on_chip(piece) else SeatToken)(piece, space, size, parent)
