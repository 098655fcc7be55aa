"""The shelf: which games there are, and where their doors open."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from rules.messages import Name
from rules.rulebook import Rulebook
from rules.seats import Seat


@dataclass(frozen=True)
class Game:
    """A game before it is set up. ``files`` are the names of its data; ``read`` makes content of their bytes."""

    id: str
    name: Name
    files: tuple[str, ...]
    read: Callable[[Mapping[str, bytes]], Any]
    rulebook: Callable[[Any], Rulebook[Any, Any, Any]]
    seats: Callable[..., tuple[Seat, ...]]


@cache
def shelf() -> Mapping[str, Game]:
    """Every game there is, by id."""
    return {game.id: game for game in (_hakoonna(), _arkham(), _clocktower())}


def _hakoonna() -> Game:
    from rules.hakoonna import content, rulebook, setup

    return Game(
        id="hakoonna",
        name=Name(ko="하코온나", en="Hako Onna"),
        files=(
            content.ROOMS_FILE,
            content.PRACTICE_FILE,
            content.TILES_FILE,
            content.POWERS_FILE,
            content.ITEMS_FILE,
        ),
        read=content.read,
        rulebook=rulebook.rulebook,
        seats=setup.seats,
    )


def _arkham() -> Game:
    from rules.arkham import content, rulebook, setup

    return Game(
        id="arkham",
        name=Name(ko="아컴 호러", en="Arkham Horror"),
        files=content.FILES,
        read=content.read,
        rulebook=rulebook.rulebook,
        seats=setup.seats,
    )


def _clocktower() -> Game:
    from rules.clocktower import edition, rulebook, setup

    return Game(
        id="clocktower",
        name=Name(ko="시계탑에 흐른 피", en="Blood on the Clocktower"),
        files=edition.FILES,
        read=edition.read,
        rulebook=rulebook.rulebook,
        seats=setup.seats,
    )
