"""A file of the data as written, and faults at their place in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Final, Generic, TypeVar

import msgspec

from rules.faults import Fault, line_of
from rules.messages import says
from rules.reading import typed

T = TypeVar("T")

Id = Annotated[str, msgspec.Meta(min_length=1)]
COMPARE: Final = says("Compare with the file that comes with the program.")
OWN_ID: Final = says("Give each its own id.")
REAL_ID: Final = says("Write an id of the game's data.")


@dataclass(frozen=True)
class Source(Generic[T]):
    """A file, its text, and what it holds."""

    file: str
    text: str
    data: T

    def rows(self, table: str) -> tuple[Any, ...]:
        """The entries of a table, in the order of the file."""
        found: tuple[Any, ...] = getattr(self.data, table)
        return found

    def fault(
        self, table: str, index: int, key: str, message: str, remedy: str = COMPARE, **values: str | int
    ) -> Fault:
        """A fault at the key of the entry number ``index``, from 0, of a table."""
        return Fault(self.file, line_of(self.text, table, index, key), message, values, remedy)


def load(file: str, raw: bytes, kind: type[T]) -> Source[T]:
    """The file as a value of that kind; Broken tells what does not fit."""
    data = typed(file, raw, kind)
    return Source(file, raw.decode("utf-8-sig"), data)


def twice(source: Source[Any], table: str, key: str, seen: set[str | int]) -> Iterator[Fault]:
    """A fault for each entry whose key was seen before; what is seen is added."""
    for index, row in enumerate(source.rows(table)):
        value = getattr(row, key)
        if value in seen:
            yield source.fault(table, index, key, says("{card} appears twice."), OWN_ID, card=value)
        seen.add(value)


def unknown(source: Source[Any], table: str, key: str, known: Iterable[str]) -> Iterator[Fault]:
    """A fault for each id in the key of a table that is not among those known; "" is none."""
    ids = frozenset(known)
    for index, row in enumerate(source.rows(table)):
        value = getattr(row, key)
        for one in (value,) if isinstance(value, str) else value:
            if one and one not in ids:
                message = says("‘{typed}’ is nothing that fits here.")
                yield source.fault(table, index, key, message, REAL_ID, typed=one)
