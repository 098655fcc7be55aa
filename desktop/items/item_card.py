"""Which drawing shows an item card that lies open."""

from collections.abc import Mapping
from typing import Final

from desktop import art

NAMED: Final[Mapping[str, str]] = {"deduction": "item-deduction-book", "rods": "item-dowsing-rods"}


def drawing(kind: str) -> str:
    """By what the card does; "" for one that nobody drew."""
    name = NAMED.get(kind, f"item-{kind.replace('_', '-')}")
    return name if art.exists(name) else ""
