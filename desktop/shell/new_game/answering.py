"""Writes an answer into the draft."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from desktop.shell.new_game import editions
from desktop.shell.new_game.answers import ON, TAKEN
from desktop.shell.new_game.draft import Draft
from desktop.shell.new_game.offered import ALONE, FIRST, of_fate
from desktop.shell.new_game.tonight_offers import take_screen
from rules.fate import Source

AS_THEY_ARE: Final = ("start", "noise", "mansion", "knowledge", "host")


def write(draft: Draft, name: str, value: str) -> None:
    """Answer the question of that name."""
    if name in AS_THEY_ARE:
        setattr(draft, name, "" if value in (FIRST, ALONE) else value)
    elif name.startswith(of_fate("")):
        draft.sources[name.removeprefix(of_fate(""))] = _source(value)
    elif name in _WRITES:
        _WRITES[name](draft, value)
    if value == "automatic":
        draft.lay_anew()


def _source(value: str) -> Source:
    return "cardboard" if value == "cardboard" else "program"


def _fate(draft: Draft, value: str) -> None:
    draft.sources = dict.fromkeys(draft.sources, _source(value))


def _actions(draft: Draft, value: str) -> None:
    draft.house.settle("gray_actions_per_turn", int(value))


def _items(draft: Draft, value: str) -> None:
    draft.items = value == TAKEN


def _talk(draft: Draft, value: str) -> None:
    draft.talk = value == ON


_WRITES: Final[Mapping[str, Callable[[Draft, str], None]]] = {
    "fate": _fate,
    "gray-actions": _actions,
    "items": _items,
    "edition": editions.choose,
    "screen": take_screen,
    "talk": _talk,
}
