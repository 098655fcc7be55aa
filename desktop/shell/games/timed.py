"""What a game measures by a clock at a moment, and how long a step of it lasts at least."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rules.messages import says
from rules.offers import Form


class Timed(NamedTuple):
    """``moment`` tells it from any other; ``seconds`` is how long it may last, ``more`` what lengthens it.

    ``line`` says what is timed, ``ended`` what the host is told at its end, with these ``values``. One that is
    ``called`` is counted down in large numbers from when the host's key is pressed; ``follows`` is what that key begins
    at its end.
    """

    moment: tuple[str | int, ...]
    seconds: int
    more: int
    line: str
    ended: str
    values: Mapping[str, str] = {}
    called: bool = False
    follows: Form | None = None


class Beat(NamedTuple):
    """The step that goes on, and how many milliseconds it lasts at least; what is said of that, before and after."""

    step: tuple[str, ...]
    ms: int
    goes_on: str = says("The beat of this step goes on")
    over: str = says("The beat of this step is over")
