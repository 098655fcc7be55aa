"""A picture with what the ceremony has turned over on it; whatever else is secret is not in it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rules.views import Picture, Piece


def laid_open(picture: Picture, turned: Sequence[Piece]) -> Picture:
    """A token that was turned over takes the place of whoever sits there, reminders lie beside them."""
    known = {piece.id for piece in picture.pieces}
    tokens = {piece.seat: piece for piece in turned if piece.seat and piece.id not in known}
    others = tuple(piece for piece in turned if not piece.seat and piece.id not in known)
    pieces = tuple(tokens.get(piece.seat, piece) for piece in picture.pieces)
    return msgspec.structs.replace(picture, pieces=(*pieces, *others)) if turned else picture
