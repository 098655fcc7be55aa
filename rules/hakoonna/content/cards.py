"""The cards: Hako Onna's powers and the visitors' items, each with the certainty of its rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal

import msgspec

from rules.faults import Broken, Fault, line_of
from rules.hakoonna.content.rooms import Id
from rules.messages import Name, says
from rules.reading import typed

POWERS_FILE: Final = "hakoonna/powers.toml"
ITEMS_FILE: Final = "hakoonna/items.toml"
VISITORS: Final = 4
DESPAIR: Final = "despair"
"""The page of the diary pile that is the Time of Despair."""

Certainty = Literal["confirmed", "single", "inferred"]
PowerKind = Literal[
    "close_to_you", "coming_soon", "behind_you", "things_move", "open_here",
    "false_answer", "i_want_that", "my_mary", "phone_rings", "shut_door",
]  # fmt: skip
ItemKind = Literal["stethoscope", "deduction", "holy_drops", "planchette", "rods", "smartphone"]


class Power(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A power card; ``start`` tells whether it may be the first, ``room`` where a telephone stands."""

    id: Id
    name: Name
    kind: PowerKind
    number: Annotated[int, msgspec.Meta(ge=1, le=99)]
    rank: Literal["A", "B", "C", "?"] = "?"
    diaries: Annotated[int, msgspec.Meta(ge=0, le=10)] = 0
    start: bool = True
    room: str = ""
    advanced: bool = False
    certainty: Certainty = "inferred"
    unsure: tuple[str, ...] = ()

    @property
    def page(self) -> str:
        """The diary card that unlocks it."""
        return f"page_{self.number}"


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A visitor's item card."""

    id: Id
    name: Name
    kind: ItemKind
    advanced: bool = False
    certainty: Certainty = "inferred"
    unsure: tuple[str, ...] = ()


class PowerFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The power file as written."""

    power: tuple[Power, ...]


class ItemFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The item file as written."""

    item: tuple[Item, ...]


def read_powers(file: str, raw: bytes) -> tuple[Power, ...]:
    """The powers; Broken tells every fault that makes them unusable."""
    powers = typed(file, raw, PowerFile).power
    text = raw.decode("utf-8-sig")
    faults = (
        *_twice(file, text, "power", [power.id for power in powers], "id"),
        *_twice(file, text, "power", [str(power.number) for power in powers], "number"),
    )
    if faults or not powers:
        raise Broken(faults or (_too_few(file, text, "power", 1),))
    return powers


def read_items(file: str, raw: bytes) -> tuple[Item, ...]:
    """The items; Broken tells every fault that makes them unusable."""
    items = typed(file, raw, ItemFile).item
    text = raw.decode("utf-8-sig")
    faults = tuple(_twice(file, text, "item", [item.id for item in items], "id"))
    if faults or len(items) < VISITORS:
        raise Broken(faults or (_too_few(file, text, "item", VISITORS),))
    return items


def _too_few(file: str, text: str, table: str, least: int) -> Fault:
    message, remedy = says("There must be at least {n} card(s)."), says("Compare with the file as shipped.")
    return Fault(file, line_of(text, table), message, {"n": least}, remedy)


def _twice(file: str, text: str, table: str, values: list[str], field: str) -> Iterator[Fault]:
    for index, value in enumerate(values):
        if value in values[:index]:
            line = line_of(text, table, index, field)
            yield Fault(file, line, says("{card} appears twice."), {"card": value}, says("Give each its own."))
