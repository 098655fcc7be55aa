"""One row of the action bar, and the signs of actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from desktop.shell.context import Context
from rules.messages import says

ICONS = {
    "stack": "drop",
    "walk": "move",
    "open": "eye",
    "pass": "skip",
    "agree": "hand",
    "surrender": "flag",
    "end-time": "eye-off",
    "held": "check",
    "fell": "warn",
    "back": "undo",
    "keep": "hand",
    "dead": "warn",
    "yes": "check",
    "no": "no",
}
ASKS = says("asks the table")


class Deed(NamedTuple):
    """One row: what it is called, its sign, what stands beside it, why not, whether it is the lit one.

    What is ``rare`` stands at the end. ``digit`` is the key of its own that it has; one that ``asks`` waits for the
    table's word, a ``common`` one is done in any turn; all of it may be one ``action``.
    """

    title: str
    icon: str
    note: str
    reasons: tuple[str, ...]
    lit: bool
    act: Callable[[QWidget | None], object]
    rare: bool = False
    digit: int = 0
    asks: bool = False
    common: bool = False
    action: str = ""


def titled(context: Context, message: str, values: dict[str, str]) -> str:
    """A title that names things."""
    named = {hole: context.speech.value(hole, value) for hole, value in values.items()}
    said = context.say(message, named)
    return said[:1].upper() + said[1:]
