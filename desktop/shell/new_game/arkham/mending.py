"""What a message of a town's pages offers to put right, by the name that the message gives it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from desktop.shell.new_game import names
from desktop.shell.new_game.arkham import finding
from desktop.shell.new_game.arkham.around import TownAround
from desktop.shell.new_game.arkham.draft import TownDraft
from desktop.shell.new_game.draft import Tonight


def _number(draft: TownDraft, field: str, _around: TownAround) -> None:
    row, called = field.removeprefix("name:"), dict(draft.named())
    draft.rename(row, names.numbered(called[row], set(called.values())))


def _nearest(draft: TownDraft, field: str, around: TownAround) -> None:
    one = draft.person(field.removeprefix("investigator:"))
    one.investigator = around.name(finding.nearest(around.content, one.investigator))


def _drawn(draft: TownDraft, field: str, _around: TownAround) -> None:
    draft.person(field.removeprefix("investigator:")).investigator = ""


def _any(draft: TownDraft, _field: str, _around: TownAround) -> None:
    draft.sleeping = "random"


def _seed(draft: TownDraft, _field: str, _around: TownAround) -> None:
    draft.seed = ""


def _folder(draft: TownDraft, _field: str, _around: TownAround) -> None:
    draft.tonight.folder = Tonight().folder


def _grace(draft: TownDraft, _field: str, _around: TownAround) -> None:
    draft.tonight.grace = Tonight().grace


MENDS: Final[Mapping[str, Callable[[TownDraft, str, TownAround], None]]] = {
    "number": _number,
    "nearest": _nearest,
    "drawn": _drawn,
    "any": _any,
    "seed": _seed,
    "folder": _folder,
    "grace": _grace,
}
