"""What cannot come any more where the cardboard of a mansion says that it comes."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.session import Session
from desktop.shell.games.ways import Gone
from desktop.shell.phases import public
from rules.violations import CardAlreadyOut, OrderKnown, TokenAllOut, Violation


def gone(session: Session) -> tuple[Gone, ...]:
    """Boards that lie already or lie lowest, and tiles of which there are no more."""
    content = session.book.content
    boards, tiles = (room.id for room in content.rooms), (tile.id for tile in content.tiles)
    return Gone(tuple(boards), _board_out), Gone(tuple(tiles), _tiles_out)


def _board_out(session: Session, among: set[str], room: str) -> Iterator[Violation]:
    table = public(session)
    for placement in table.placements:
        if placement.room == room:
            yield CardAlreadyOut(room, placement.floor, 1)
    if room in table.under and len(among) == 1:
        yield OrderKnown(next(iter(among)))


def _tiles_out(session: Session, _among: set[str], tile: str) -> Iterator[Violation]:
    yield TokenAllOut(tile, session.book.content.tile[tile].count)
