"""What a message of a storyteller's pages offers to put right, by the name that the message gives it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from desktop.shell.new_game.clocktower import finding
from desktop.shell.new_game.clocktower.around import ClockAround
from desktop.shell.new_game.clocktower.draft import ClockDraft
from rules.clocktower.options import Options
from rules.clocktower.setup import FEWEST, MOST_SEATS


def _seat(draft: ClockDraft, _field: str, _around: ClockAround) -> None:
    """Chairs for so many players as a game needs, as far as there is room in the circle."""
    while draft.players < FEWEST and len(draft.chairs) < MOST_SEATS:
        draft.add()


def _plays(draft: ClockDraft, field: str, _around: ClockAround) -> None:
    draft.travel(field.removeprefix("traveller:"), travels=False)


def _nearest(draft: ClockDraft, field: str, around: ClockAround) -> None:
    one = draft.chair(field.removeprefix("traveller:"))
    one.character = around.name(finding.nearest(around.edition, one.character))


def _overrule(draft: ClockDraft, field: str, _around: ClockAround) -> None:
    draft.overruled.add(field)


def _time(draft: ClockDraft, field: str, _around: ClockAround) -> None:
    setattr(draft, field, str(getattr(Options(), field)))


MENDS: Final[Mapping[str, Callable[[ClockDraft, str, ClockAround], None]]] = {
    "seat": _seat,
    "plays": _plays,
    "nearest": _nearest,
    "overrule": _overrule,
    "time": _time,
}
