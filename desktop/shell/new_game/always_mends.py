"""What a message offers to put right in every new game, by the name that the message gives it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, Protocol

from desktop.shell.new_game import names
from desktop.shell.new_game.draft import Tonight


class Mended(Protocol):
    """A draft of any game."""

    seed: str
    tonight: Tonight

    def named(self) -> Iterator[tuple[str, str]]:
        """Each row that has a name, clockwise, with the name as it will be shown."""

    def rename(self, row: str, name: str) -> None:
        """Call a seat by another name."""


def _number(draft: Mended, field: str) -> None:
    row, called = field.removeprefix("name:"), dict(draft.named())
    draft.rename(row, names.numbered(called[row], set(called.values())))


def _seed(draft: Mended, _field: str) -> None:
    draft.seed = ""


def _folder(draft: Mended, _field: str) -> None:
    draft.tonight.folder = Tonight().folder


def _grace(draft: Mended, _field: str) -> None:
    draft.tonight.grace = Tonight().grace


ALWAYS: Final[Mapping[str, Callable[[Mended, str], None]]] = {
    "number": _number,
    "seed": _seed,
    "folder": _folder,
    "grace": _grace,
}
