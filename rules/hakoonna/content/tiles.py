"""The story tiles: what each is, how many there are, where they lie at the start."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal

import msgspec

from rules.faults import Broken, Fault, line_of
from rules.hakoonna.content.rooms import Id
from rules.messages import Name, says
from rules.reading import typed

TILES_FILE: Final = "hakoonna/tiles.toml"
TILES: Final = 53
ONCE: Final = ("empty", "safe", "key", "bones", "exit", "doll")

Kind = Literal["empty", "safe", "key", "bones", "exit", "doll", "weapon", "hint", "number", "diary", "talisman"]


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of tile, ``count`` of it; ``tells`` is what a number or a hint says.

    ``starts`` is "house", "safe" (in it), "hako" (where she wants it) or the id of a shadow.
    """

    id: Id
    name: Name
    kind: Kind
    count: Annotated[int, msgspec.Meta(ge=0, le=48)] = 1
    carried: bool = False
    tells: str = ""
    starts: str = "house"
    unsure: tuple[str, ...] = ()


class TileFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tile file as written."""

    tile: tuple[Tile, ...]


def read_tiles(file: str, raw: bytes) -> tuple[Tile, ...]:
    """The tiles; Broken tells every fault that makes them unusable."""
    tiles = typed(file, raw, TileFile).tile
    text = raw.decode("utf-8-sig")
    faults = (*_twice(file, text, tiles), *_not_once(file, text, tiles), *_untold(file, text, tiles))
    if faults:
        raise Broken(faults)
    return tiles


def _twice(file: str, text: str, tiles: tuple[Tile, ...]) -> Iterator[Fault]:
    ids = [tile.id for tile in tiles]
    for index, tile in enumerate(tiles):
        if tile.id in ids[:index]:
            line = line_of(text, "tile", index, "id")
            yield Fault(file, line, says("{tile} appears twice."), {"tile": tile.id}, says("Give each its own id."))


def _not_once(file: str, text: str, tiles: tuple[Tile, ...]) -> Iterator[Fault]:
    for kind in ONCE:
        if sum(tile.kind == kind for tile in tiles) != 1:
            message = says("There must be exactly one entry of the kind ‘{kind}’.")
            yield Fault(file, line_of(text, "tile"), message, {"kind": kind}, says("Compare with the file as shipped."))


def _untold(file: str, text: str, tiles: tuple[Tile, ...]) -> Iterator[Fault]:
    weapons = {tile.id for tile in tiles if tile.kind == "weapon"}
    for index, tile in enumerate(tiles):
        fits = tile.tells.isdecimal() if tile.kind == "number" else tile.tells in weapons
        if tile.kind in ("number", "hint") and not fits:
            line = line_of(text, "tile", index, "tells")
            message, remedy = says("{tile} tells nothing."), says("A number tells a number, a hint the id of a weapon.")
            yield Fault(file, line, message, {"tile": tile.id}, remedy)
