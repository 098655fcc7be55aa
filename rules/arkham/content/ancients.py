"""The Ancient Ones."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from rules.arkham.content.monsters import Defence
from rules.arkham.content.source import Id
from rules.arkham.texts.words import Basic
from rules.messages import Name

ANCIENTS_FILE: Final = "arkham/ancient_ones.toml"


class Ancient(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An Ancient One: what it does while it sleeps, and its numbers in the last battle.

    ``combat_rating`` is ``-inf`` where there is no battle, ``-terror`` where it is the level of terror with a minus.
    ``attack_step`` is added to the modifier of the attack each round.
    """

    id: Id
    name: Name
    doom: Annotated[int, msgspec.Meta(ge=1, le=20)]
    combat_rating: int | Literal["-inf", "-terror"]
    worshippers: str
    power: str
    text: Name
    physical: Defence = "none"
    magical: Defence = "none"
    attack_skill: Basic | Literal[""] = ""
    attack_modifier: int = 0
    attack_step: int = 0


class AncientFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the Ancient Ones as written."""

    ancient: Annotated[tuple[Ancient, ...], msgspec.Meta(min_length=1)]
