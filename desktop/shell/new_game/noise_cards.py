"""The noise of a table as typed: its cards, or the chances of its tower, and what they come to."""

from collections import Counter
from itertools import permutations

CARDS = 6
HIGHEST = 99
DISCS = 5
ALWAYS = 100


def values(typed: str, highest: int = HIGHEST) -> tuple[int, ...] | None:
    """The values typed, by spaces or commas between them; None where one is no whole number up to the highest."""
    parts = typed.replace(",", " ").split()
    if not all(part.isascii() and part.isdigit() and int(part) <= highest for part in parts):
        return None
    return tuple(int(part) for part in parts)


def threshold(typed: str) -> int | None:
    """The sum that is a noise; None for what is no whole number from 1 on."""
    text = typed.strip()
    return int(text) if text.isascii() and text.isdigit() and 0 < int(text) <= CARDS * HIGHEST else None


def safe_draws(cards: tuple[int, ...], limit: int) -> list[tuple[int, int]]:
    """How many cards can be drawn before the noise: each count with its chance in a hundred."""
    orders = Counter(_safe(order, limit) for order in permutations(cards))
    total = sum(orders.values())
    return [(count, round(100 * times / total)) for count, times in sorted(orders.items())]


def _safe(order: tuple[int, ...], limit: int) -> int:
    drawn = 0
    for count, card in enumerate(order):
        drawn += card
        if drawn >= limit:
            return count
    return len(order)


def chances(typed: str) -> tuple[int, ...] | None:
    """In a hundred, how often the disc of each height brings the tower down; None for what is no such list."""
    found = values(typed.replace("%", " ").replace("·", " "), ALWAYS)
    good = found is not None and 1 <= len(found) <= DISCS
    return found if good else None
