"""A file of the data as written, and faults at their place in it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
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

    def fault(
        self, table: str, index: int, key: str, message: str, remedy: str = COMPARE, **values: str | int
    ) -> Fault:
        """A fault at the key of the entry number ``index``, from 0, of a table; without a table, of the file."""
        return Fault(self.file, line_of(self.text, table, index, key), message, values, remedy)

    def twice(self, table: str, key: str, seen: set[str | int]) -> Iterator[Fault]:
        """A fault for each entry whose key was seen before; what is seen is added."""
        for index, row in enumerate(getattr(self.data, table)):
            value = getattr(row, key)
            if value in seen:
                yield self.fault(table, index, key, says("{card} appears twice."), OWN_ID, card=value)
            seen.add(value)

    def strange(self, table: str, index: int, key: str, id_: str, known: Collection[str]) -> Iterator[Fault]:
        """A fault if an id is not among those known."""
        if id_ not in known:
            message = says("‘{typed}’ is nothing that fits here.")
            yield self.fault(table, index, key, message, REAL_ID, typed=id_)


def load(file: str, raw: bytes, kind: type[T]) -> Source[T]:
    """The file as a value of that kind; Broken tells what does not fit."""
    data = typed(file, raw, kind)
    return Source(file, raw.decode("utf-8-sig"), data)


def rows(source: Source[Any], table: str) -> tuple[str, ...]:
    """The ids of the entries of a table."""
    return tuple(row.id for row in getattr(source.data, table))
