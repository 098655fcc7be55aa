"""Which of several names is meant by what was typed."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.hangul import find, plain


def seek(typed: str, names: Sequence[str]) -> int:
    """The number of the name that holds it nearest to its beginning; -1 if none does."""
    if not plain(typed):
        return -1
    places = [(find(typed, plain(name)), number) for number, name in enumerate(names)]
    return min(((place, number) for place, number in places if place >= 0), default=(0, -1))[1]
