"""What a message of a town's pages offers to put right, by the name that the message gives it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from desktop.shell.new_game.arkham import finding
from desktop.shell.new_game.arkham.around import TownAround
from desktop.shell.new_game.arkham.draft import TownDraft


def _nearest(draft: TownDraft, field: str, around: TownAround) -> None:
    one = draft.person(field.removeprefix("investigator:"))
    one.investigator = around.name(finding.nearest(around.content, one.investigator))


def _drawn(draft: TownDraft, field: str, _around: TownAround) -> None:
    draft.person(field.removeprefix("investigator:")).investigator = ""


def _any(draft: TownDraft, _field: str, _around: TownAround) -> None:
    draft.sleeping = "random"


MENDS: Final[Mapping[str, Callable[[TownDraft, str, TownAround], None]]] = {
    "nearest": _nearest,
    "drawn": _drawn,
    "any": _any,
}
