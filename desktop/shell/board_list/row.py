"""One row of the board's list, and what it stands for."""

from __future__ import annotations

from typing import NamedTuple

from rules.views import PieceId, SpaceId


class Row(NamedTuple):
    """``key`` stays the same while the thing is there; the cursor of the board stands on ``space`` and ``piece``.

    ``lit`` says whether it may be chosen now. A ``way`` row stands for the place it leads to; ``sign`` is
    its icon.
    """

    key: str
    text: str
    space: SpaceId = ""
    piece: PieceId = ""
    lit: bool = False
    way: bool = False
    sign: str = ""
    rows: tuple[Row, ...] = ()


def place_key(space: SpaceId) -> str:
    """The key of a place's row."""
    return f"place {space}"


def piece_key(piece: PieceId) -> str:
    """The key of a piece's row."""
    return f"piece {piece}"
