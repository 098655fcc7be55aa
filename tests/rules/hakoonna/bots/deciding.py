"""What a bot does at a position."""

from __future__ import annotations

import msgspec

from rules.actions import Action
from rules.dice import Dice
from rules.effects import Choice
from rules.hakoonna import bots
from rules.hakoonna.bots import Strength
from tests.rules.hakoonna.a_mansion import Evening

DRAWS = 24


def does(
    evening: Evening, seat: str, strength: Strength = "sensible", asked: Choice | None = None, draw: int = 0
) -> Action | None:
    """What the seat's bot does, or answers where it is ``asked``."""
    view = evening.sees(seat)
    view = msgspec.structs.replace(view, asked=asked) if asked is not None else view
    book = evening.match.book
    return bots.choose(book, view, bots.forms(book, view), Dice(f"deciding/{draw}"), strength)


def may_do(
    evening: Evening, seat: str, strength: Strength = "sensible", asked: Choice | None = None
) -> set[Action | None]:
    """Everything that it does when chance falls otherwise."""
    return {does(evening, seat, strength, asked, draw) for draw in range(DRAWS)}
