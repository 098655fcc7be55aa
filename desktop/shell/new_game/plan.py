"""What stands on a sheet of a new game."""

from __future__ import annotations

from typing import NamedTuple


class Plan(NamedTuple):
    """Its title, a sentence about it, and the names of the questions in its columns."""

    title: str
    opening: str
    columns: tuple[tuple[str, ...], ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its questions, column by column."""
        return tuple(name for names in self.columns for name in names)
