"""The order in which the night is gone through."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

import msgspec

from rules.clocktower.content.source import OWN_ID, Id, Source
from rules.faults import Fault
from rules.messages import Name, says

NIGHTS_FILE: Final = "clocktower/night_order.toml"

DUSK, MINION_INFO, DEMON_INFO, DAWN = "dusk", "minioninfo", "demoninfo", "dawn"
STEPS: Final = {"first": (DUSK, MINION_INFO, DEMON_INFO, DAWN), "other": (DUSK, DAWN)}
"""The steps of each night that belong to no character."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step that belongs to no character."""

    id: Id
    name: Name


class NightFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the order as written; ``dated`` is the day of the list that it follows."""

    dated: str
    first: tuple[str, ...]
    other: tuple[str, ...]
    step: tuple[Step, ...]


def night_faults(source: Source[NightFile], characters: Collection[str]) -> Iterator[Fault]:
    """Each order names what there is, nothing twice, and lacks no step."""
    steps = {step.id: step.name for step in source.data.step}
    for night, needed in STEPS.items():
        order: tuple[str, ...] = getattr(source.data, night)
        for id_ in dict.fromkeys(order):
            yield from source.strange("", 0, night, id_, {*characters, *steps})
            if order.count(id_) > 1:
                yield source.fault("", 0, night, says("{card} appears twice."), OWN_ID, card=id_)
        for step in needed:
            if step not in order or step not in steps:
                yield source.fault("", 0, night, says("The order of the night lacks ‘{step}’."), step=step)
