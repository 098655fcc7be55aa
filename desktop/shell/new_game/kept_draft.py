"""What of a draft is kept from one evening to the next, and how a draft becomes that again."""

from __future__ import annotations

import copy
from collections.abc import Iterable
from typing import Protocol, TypeVar

import msgspec

K = TypeVar("K", bound=msgspec.Struct)


class Named(Protocol):
    """A seat: the row it is written in, and its name."""

    row: str
    name: str


def kept(kind: type[K], draft: object, **otherwise: object) -> K:
    """As much of the draft as is worth having again; ``otherwise`` is not what the draft itself says."""
    values = {name: getattr(draft, name) for name in kind.__struct_fields__ if name not in otherwise}
    return kind(**values | otherwise)


def apply(kept: msgspec.Struct, draft: object, but: tuple[str, ...] = ()) -> None:
    """Set a draft up as what is kept says."""
    for name in kept.__struct_fields__:
        if name not in but:
            setattr(draft, name, copy.deepcopy(getattr(kept, name)))


def name_alike(kept: Iterable[Named], seats: Iterable[Named]) -> None:
    """Call the seats as others of the same rows are called."""
    named = {one.row: one.name for one in kept}
    for one in seats:
        one.name = named.get(one.row, "")
