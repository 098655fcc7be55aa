"""The monsters, by kind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal

import msgspec

from rules.arkham.content.source import Id, Source
from rules.arkham.content.town import Symbol
from rules.arkham.texts.words import Movement
from rules.faults import Fault
from rules.messages import Name, says

MONSTERS_FILE: Final = "arkham/monsters.toml"

Defence = Literal["none", "resistance", "immunity"]
Few = Annotated[int, msgspec.Meta(ge=0, le=9)]


class Monster(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of monster, ``count`` tokens of it.

    Where a number is None there is no such check, or it harms in a way of its own. ``trophy`` says where the token of
    a beaten one goes: to the investigator, into the ``box``, or back into the ``cup``.
    """

    id: Id
    name: Name
    count: Annotated[int, msgspec.Meta(ge=1, le=20)]
    movement: Movement
    symbol: Symbol
    awareness: int
    toughness: Annotated[int, msgspec.Meta(ge=1)]
    mask: bool = False
    horror_rating: int | None = None
    horror_damage: Few | None = None
    combat_rating: int | None = None
    combat_damage: Few | None = None
    physical: Defence = "none"
    magical: Defence = "none"
    nightmarish: Few = 0
    overwhelming: Few = 0
    ambush: bool = False
    endless: bool = False
    undead: bool = False
    trophy: Literal["trophy", "box", "cup"] = "trophy"
    effect: str = ""

    @property
    def tokens(self) -> tuple[str, ...]:
        """The ids of its tokens."""
        return tuple(f"{self.id}-{number}" for number in range(1, self.count + 1))


class MonsterFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The monster file as written."""

    monster: Annotated[tuple[Monster, ...], msgspec.Meta(min_length=1)]


def monster_faults(source: Source[MonsterFile]) -> Iterator[Fault]:
    """A monster that moves in its own way says how; one that horrifies says how much."""
    for index, monster in enumerate(source.data.monster):
        if (monster.movement == "unique") != bool(monster.effect):
            message = says("{card} moves in a way of its own if, and only if, it has an effect.")
            yield source.fault("monster", index, "movement", message, card=monster.id)
        if (monster.horror_rating is None) != (monster.horror_damage is None):
            message = says("{card} needs a horror rating and horror damage, or neither.")
            yield source.fault("monster", index, "horror_rating", message, card=monster.id)
