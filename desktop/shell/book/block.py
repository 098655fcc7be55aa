"""Facts under a heading."""

from typing import NamedTuple


class Entry(NamedTuple):
    """What it is about, how it stands, the drawing before it; ``bad`` when it is bad news."""

    about: str
    value: str = ""
    sign: str = ""
    bad: bool = False


class Block(NamedTuple):
    """``state`` is a word beside the heading."""

    heading: str
    entries: tuple[Entry, ...] = ()
    state: str = ""


def of(n: int, most: int) -> str:
    """So many of so many."""
    return f"{n} / {most}"
