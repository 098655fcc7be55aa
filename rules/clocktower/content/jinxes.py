"""Pairs of characters that clash on one sheet, and the rule that the Djinn brings for each."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

import msgspec

from rules.clocktower.content.source import Id, Source
from rules.faults import Fault
from rules.messages import Name, says

JINXES_FILE: Final = "clocktower/jinxes.toml"

Pair = tuple[str, str]
"""Two ids, sorted."""


class Jinx(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pair and its rule."""

    a: Id
    b: Id
    text: Name

    @property
    def pair(self) -> Pair:
        """The two ids, sorted."""
        return pair(self.a, self.b)

    @property
    def both(self) -> str:
        """The pair, as a fault names it."""
        return " + ".join(self.pair)


class JinxFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the pairs as written; ``dated`` is the day of the list that it follows."""

    dated: str
    jinx: tuple[Jinx, ...]


def pair(a: str, b: str) -> Pair:
    """Two ids, sorted."""
    return (a, b) if a <= b else (b, a)


def jinx_faults(source: Source[JinxFile], characters: Collection[str]) -> Iterator[Fault]:
    """Both are characters, each pair stands there once."""
    yield from source.twice("jinx", "both", set())
    for index, row in enumerate(source.data.jinx):
        yield from source.strange("jinx", index, "a", row.a, characters)
        yield from source.strange("jinx", index, "b", row.b, characters)
        if row.a == row.b:
            yield source.fault("jinx", index, "b", says("A pair is of two characters."))
