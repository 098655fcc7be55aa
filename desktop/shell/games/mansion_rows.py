"""In which rows stands what a seat of the mansion may try."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rules.hakoonna.state import HAKO
from rules.offers import Form
from rules.seats import SeatId

END: Final = "end-time"
FIRST: Final = ("stack", "walk", "open")
LAST: Final = ("give", "try-safe", "take-from-gray", "pass", "talk", "agree", "surrender")


def rows(seat: SeatId, forms: Sequence[Form]) -> list[tuple[Form, ...]]:
    """All that uses a tile or an item has one row together."""
    by_action: dict[str, list[Form]] = {}
    for form in forms:
        by_action.setdefault(form.action, []).append(form)
    used = sorted(by_action.keys() - {*FIRST, *LAST}, key=list(by_action).index)
    whole = [[form for action in used for form in by_action[action]]] if used and seat != HAKO else []
    hers = sorted(used, key=lambda action: action == END) if seat == HAKO else []
    firsts = [by_action.get(one, []) for one in (*FIRST, *hers)]
    order = [*firsts, *whole, *(by_action.get(one, []) for one in LAST)]
    return [row for forms in order for row in _together(forms)]


def _together(forms: Sequence[Form]) -> list[tuple[Form, ...]]:
    """What has nothing to be chosen is done at once, and has a row of its own."""
    chosen = tuple(form for form in forms if form.holes)
    return [*((form,) for form in forms if not form.holes), *([chosen] if chosen else [])]
