"""A question about a position, and all its right answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rules.clocktower.state import ClockState
from rules.violations import Violation


class Drill(NamedTuple):
    """``message`` asks, with ``values`` in it; ``choices`` and the ``right`` ones among them are ids or numbers.

    ``why`` is what a wrong answer would run against.
    """

    kind: str
    state: ClockState
    message: str
    values: Mapping[str, str]
    choices: tuple[str, ...]
    right: tuple[str, ...]
    why: tuple[Violation, ...] = ()
