"""What may stand in the brackets of an operation: numbers, words of a list, ids of things in the data."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Annotated, Final, Literal

import msgspec

Known = Mapping[str, Collection[str]]
"""The ids of the data, by what they are (``street``, ``monster`` …)."""


@dataclass(frozen=True)
class Ids:
    """An id of one of these kinds, or one of these words."""

    kinds: tuple[str, ...]
    words: tuple[str, ...] = ()


@dataclass(frozen=True)
class Keyword:
    """An argument that is written with a name, ``name=word``."""

    name: str


Count = Annotated[int, msgspec.Meta(ge=0)]
Difficulty = Annotated[int, msgspec.Meta(ge=1)]
Amount = Count | Literal["all", "failures"]
"""A number, all there is, or as many as the dice that failed in the roll just made."""

Basic = Literal["speed", "sneak", "fight", "will", "lore", "luck"]
Pair = Literal["sanity", "stamina"]
Pool = Count | Pair
Resource = Literal["money", "clue", "sanity", "stamina", "movement"]
Deck = Literal["common", "unique", "spell", "skill"]
Until = Literal["end_of_next_turn", "permanent"]
Goods = Annotated[
    str,
    Ids(
        ("card",),
        ("money", "clue", "sanity", "stamina", "movement")
        + ("item", "weapon", "spell", "skill", "ally", "toughness", "monster_trophy", "gate_trophy"),
    ),
]
"""What can be lost or paid. ``item`` counts common and unique items and spells; ``toughness`` is paid in trophies."""

Street = Annotated[str, Ids(("street",))]
Place = Annotated[str, Ids(("street", "location"))]
Streets = Annotated[tuple[str, ...], Ids(("street",))]
Locations = Annotated[tuple[str, ...], Ids(("location",))]
Monster = Annotated[str, Ids(("monster",))]
Monsters = Annotated[tuple[str, ...], Ids(("monster",), ("all", "undead"))]
MonsterStat = Literal["combat_rating", "combat_damage", "horror_rating", "horror_damage"]
MonsterFlag = Literal["endless", "magical_immunity"]
Movement = Literal["normal", "fast", "stationary", "flying", "unique"]

AREAS: Final = Ids(("neighbourhood",), ("streets", "locations", "sky", "outskirts"))
KINDS: Final = Ids(("monster",))


class Stock(msgspec.Struct, frozen=True):
    """So many cards of a deck, laid open to be bought."""

    deck: Deck
    count: Count
