"""What the drafts of every new game share: a seed, and seats in a row that begins again behind its end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

LARGEST_SEED = 2**63 - 1
P = TypeVar("P")


class Seeded:
    """``seed`` is what was typed, ``drawn_seed`` stands in for an empty line."""

    seed: str
    drawn_seed: int

    def the_seed(self) -> int | None:
        """The seed as typed, or drawn where none is; None for what is no seed."""
        text = self.seed.strip()
        if not text:
            return self.drawn_seed
        good = text.isascii() and text.isdigit() and len(text) <= len(str(LARGEST_SEED))
        return int(text) if good and int(text) <= LARGEST_SEED else None


def move(seated: list[P], one: P, by: int) -> None:
    """Let somebody sit elsewhere: further round the table, or back."""
    to = min(max(seated.index(one) + by, 0), len(seated) - 1)
    seated.remove(one)
    seated.insert(to, one)


def free_row(taken: Iterable[str], most: int) -> str:
    """The first row in which nobody is written; "" where each is taken."""
    there = set(taken)
    return next((row for row in map(str, range(1, most + 1)) if row not in there), "")
