"""What may be drawn from a pile, whose things are listed one by one."""

from __future__ import annotations

from rules.offers import OneOf


def kinds(left: tuple[str, ...]) -> OneOf:
    """One of the different things."""
    return OneOf(tuple(dict.fromkeys(left)))


def by_count(left: tuple[str, ...]) -> tuple[tuple[str | int, int], ...]:
    """Each of the different things, as likely as there are many of it."""
    return tuple((thing, left.count(thing)) for thing in dict.fromkeys(left))
