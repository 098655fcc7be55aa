"""What the wares of a shop may cost: how many cards of each deck have that price (arkham-data)."""

from collections.abc import Mapping
from typing import Final

PRICES: Final[Mapping[str, tuple[tuple[int, int], ...]]] = {
    "common": ((1, 10), (2, 8), (3, 10), (4, 8), (5, 2), (6, 4), (7, 2)),
    "unique": ((2, 2), (3, 6), (4, 9), (5, 9), (6, 7), (7, 1), (8, 5)),
}
