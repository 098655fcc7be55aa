"""Lines under a heading, as the covered cards show them."""

from typing import NamedTuple

from desktop.shell.panels.hakoonna.facts import Fact


class Block(NamedTuple):
    """``state`` is a word beside the heading; ``bad`` when it is bad news."""

    heading: str
    facts: tuple[Fact, ...]
    state: str = ""
    bad: bool = False
