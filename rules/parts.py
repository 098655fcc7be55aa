"""A game's table of contents, joined from its parts: each enters what it judges, performs, offers and keeps."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any


class Parts:
    """The parts of one game in their order; a part need not have every table."""

    def __init__(self, *parts: ModuleType) -> None:
        self._parts = parts

    def joined(self, table: str) -> dict[Any, Any]:
        """The tables of that name; ValueError where two parts enter the same thing."""
        found: dict[Any, Any] = {}
        for part in self._parts:
            entries: Mapping[Any, Any] = getattr(part, table, {})
            if twice := found.keys() & entries.keys():
                raise ValueError(f"{table} has {twice} twice")
            found.update(entries)
        return found

    def in_turn(self, table: str) -> dict[Any, tuple[Any, ...]]:
        """What all parts have for the same thing, such as reactions, in the order of the parts."""
        found: dict[Any, tuple[Any, ...]] = {}
        for part in self._parts:
            for kind, entries in getattr(part, table, {}).items():
                found[kind] = (*found.get(kind, ()), *entries)
        return found

    def listed(self, table: str) -> tuple[Any, ...]:
        """What all parts list under that name, in the order of the parts."""
        return tuple(entry for part in self._parts for entry in getattr(part, table, ()))
