"""Reading the effects of all files into typed texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from rules.arkham.content.files import Files, ids
from rules.arkham.content.source import COMPARE, REAL_ID, Source
from rules.arkham.content.tracks import MOST_TERROR
from rules.arkham.texts import Known, Misread, Text, Unknown, read_text
from rules.faults import Broken, Fault

WORSHIPPERS, POWER, EFFECT = "worshippers", "power", "effect"
NUMBERED: Final = tuple(f"terror.{level}" for level in range(MOST_TERROR + 1))


@dataclass(frozen=True)
class Written:
    """An effect of an entry, and the key of the text that it is part of."""

    key: str
    source: Source[Any]
    table: str
    index: int
    field: str
    effect: str

    @property
    def card(self) -> str:
        """What the effect belongs to."""
        return self.key.partition(".")[2]


def texts_of(data: Files) -> Mapping[str, Text]:
    """Every text by its key; Broken tells every effect that cannot be read."""
    known = known_ids(data)
    found: dict[str, Text] = dict.fromkeys(NUMBERED, ())
    faults: list[Fault] = []
    for written in _written(data):
        try:
            text = read_text(written.effect, known) if written.effect else ()
            found[written.key] = (*found.get(written.key, ()), *text)
        except Misread as misread:
            faults.append(_fault(written, misread))
    if faults:
        raise Broken(tuple(faults))
    return found


def known_ids(data: Files) -> Known:
    """The ids that effects may name."""
    town = data.town.data
    return {
        "street": ids(town.street),
        "location": ids(town.location),
        "neighbourhood": tuple(street.neighbourhood for street in town.street),
        "world": ids(town.world),
        "monster": ids(data.monsters.data.monster),
        "mythos": ids(data.mythos.data.mythos),
        "investigator": ids(data.investigators.data.investigator),
        "special": ids(data.specials.data.special),
        "ally": ids(data.allies.data.ally),
        "card": ids(data.cards.data.card),
    }


def _written(data: Files) -> Iterator[Written]:
    """All effects, in the order in which they make up a text."""
    yield from _of(data.mythos, "mythos", "id")
    yield from _of(data.monsters, "monster", "id")
    yield from _of(data.specials, "special", "id")
    yield from _of(data.investigators, "investigator", "id")
    yield from _of(data.ancients, "ancient", "id", WORSHIPPERS)
    yield from _of(data.ancients, "ancient", "id", POWER)
    yield from _of(data.abilities, "ability", "place")
    yield from _of(data.terror, "terror", "level")


def _of(source: Source[Any], table: str, key: str, field: str = EFFECT) -> Iterator[Written]:
    for index, row in enumerate(source.rows(table)):
        yield Written(f"{table}.{getattr(row, key)}", source, table, index, field, getattr(row, field))


def _fault(written: Written, misread: Misread) -> Fault:
    remedy = REAL_ID if isinstance(misread, Unknown) else COMPARE
    values = {"card": written.card, **misread.values}
    return written.source.fault(written.table, written.index, written.field, misread.message, remedy, **values)
