"""The letters of those who may talk with each other now, as the audience and the host see them."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.items.bubble import SILENT
from rules.hakoonna.state import GRAY, Public
from rules.hakoonna.talking import circles, is_silent
from rules.seats import SeatId

LETTERS = "ABCDEF"


def talk(public: Public) -> Mapping[SeatId, str]:
    """The letter of the circle in which each seat may talk, a stroke for the Gray Man's silence; where it is shown."""
    if not public.options.talk_signs:
        return {}
    letters = {seat: LETTERS[number] for number, circle in enumerate(circles(public)) for seat in circle}
    return {**letters, GRAY: SILENT} if is_silent(public) else letters
