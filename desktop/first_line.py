"""The first line of a record, and what a file is whose first line is none."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from rules.faults import Broken, Fault
from rules.games import shelf
from rules.match import FORMAT, Header
from rules.messages import says
from rules.notation import Notation

MAGIC = (
    (b"PK\x03\x04", says("This is a ZIP file, such as a VASSAL module or save.")),
    (b"%PDF", says("This is a PDF.")),
    (b"\x89PNG", says("This is a picture.")),
    (b"\xff\xd8\xff", says("This is a picture.")),
)


def strange(file: str, message: str) -> Fault:
    """What is no record at all."""
    return Fault(file, 1, message, {}, says("Open a file that ends in .lantern."))


def read(file: str, raw: bytes, unsealed: tuple[bytes, int] | None) -> tuple[Header[Any, Any], Notation]:
    """The header of a file that begins with these bytes, and how its game is written; Broken when it is none."""
    plain = unsealed[0] if unsealed else raw.partition(b"\n")[0]
    game = _game(file, raw, plain)
    if unsealed is None:
        message = says("The first line of the record is damaged.")
        raise Broken((Fault(file, 1, message, {}, says("Choose another file.")),))
    notation = Notation(book_of(game, plain))
    try:
        return notation.read_header(plain), notation
    except (msgspec.DecodeError, RecursionError) as error:
        message = says("The first line of the record does not fit: {why}.")
        raise Broken((Fault(file, 1, message, {"why": str(error)}, says("Choose another file.")),)) from error


class _Sort(msgspec.Struct):
    """What a first line must tell before it can be read whole."""

    lantern: int
    game: str
    content: dict[str, str] = {}


def _game(file: str, raw: bytes, plain: bytes) -> str:
    if not raw:
        raise Broken((strange(file, says("The file is empty.")),))
    for magic, message in MAGIC:
        if raw.startswith(magic):
            raise Broken((strange(file, message),))
    if b'"ObjectStates"' in raw[:100_000]:
        raise Broken((strange(file, says("This is a Tabletop Simulator save.")),))
    try:
        sort = msgspec.json.decode(plain, type=_Sort)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Broken((strange(file, says("This is no Lanternboard record.")),)) from error
    return _known(file, sort)


def _known(file: str, sort: _Sort) -> str:
    if sort.lantern != FORMAT:
        message = says("The record has format {format}; this program reads format {known}.")
        values: dict[str, str | int] = {"format": sort.lantern, "known": FORMAT}
        raise Broken((Fault(file, 1, message, values, says("Open it with the program that wrote it.")),))
    if sort.game not in shelf():
        message = says("This program knows no game called ‘{typed}’.")
        raise Broken((Fault(file, 1, message, {"typed": sort.game}, says("Open it with a newer program.")),))
    return sort.game


def book_of(game: str, header: bytes = b"{}") -> Any:
    """The rulebook of a game, its content as shipped but for what the header carries whole."""
    whole = msgspec.json.decode(header).get("content", {})
    return _book(game, whole) if whole else shipped(game)


@cache
def shipped(game: str) -> Any:
    """The rulebook of a game, its content as shipped."""
    return _book(game, {})


def _book(game: str, whole: Mapping[str, str]) -> Any:
    from assets import library

    one = shelf()[game]
    return one.rulebook(
        one.read({name: whole[name].encode() if name in whole else library.read(name) for name in one.files})
    )
