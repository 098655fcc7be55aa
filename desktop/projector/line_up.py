"""Whose turn it is to come to the table while tokens are dealt at it: by number and name, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from desktop.projector.stage import Line
from rules.messages import says
from rules.seats import SeatId
from rules.views import Picture

NOW: Final = says("Number {n}, {who}: your turn")
THEN: Final = says("Next: number {n}, {who}")


def lines(picture: Picture, seats: Sequence[SeatId]) -> tuple[Line, ...]:
    """Who comes now, and who after that; only people of the ring are called."""
    numbers = {space.id: mark.to for space in picture.spaces for mark in space.marks if mark.kind == "number"}
    called = [seat for seat in seats if seat in numbers]
    said = zip((NOW, THEN), called, strict=False)
    return tuple(Line(message, {"n": numbers[seat], "who": seat}) for message, seat in said)


def lit(picture: Picture, seats: Sequence[SeatId]) -> Picture:
    """The picture with a light at the seat of whoever comes now."""
    piece = next((piece.id for seat in seats[:1] for piece in picture.pieces if piece.seat == seat and piece.at), "")
    return replace(picture, active=piece) if piece else picture
