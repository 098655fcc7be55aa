"""The files of the data: each alone, then what they say of each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from rules.arkham.content.ancients import ANCIENTS_FILE, AncientFile
from rules.arkham.content.cards import CARDS_FILE, SPECIALS_FILE, CardFile, SpecialFile
from rules.arkham.content.gates import GATE_CARDS_FILE, GATES_FILE, GateCardFile, GateFile
from rules.arkham.content.monsters import MONSTERS_FILE, MonsterFile, monster_faults
from rules.arkham.content.mythos import MYTHOS_FILE, MythosFile, mythos_faults
from rules.arkham.content.people import ALLIES_FILE, INVESTIGATORS_FILE, AllyFile, InvestigatorFile, investigator_faults
from rules.arkham.content.source import Source, load, twice, unknown
from rules.arkham.content.town import BOARD_FILE, TownFile, town_faults
from rules.arkham.content.tracks import (
    ABILITIES_FILE,
    LIMITS_FILE,
    TERROR_FILE,
    AbilityFile,
    LimitsFile,
    TerrorFile,
    limits_faults,
)
from rules.faults import Broken, Fault

KINDS: Final[Mapping[str, type[Any]]] = {
    BOARD_FILE: TownFile,
    MONSTERS_FILE: MonsterFile,
    MYTHOS_FILE: MythosFile,
    GATES_FILE: GateFile,
    GATE_CARDS_FILE: GateCardFile,
    INVESTIGATORS_FILE: InvestigatorFile,
    ANCIENTS_FILE: AncientFile,
    SPECIALS_FILE: SpecialFile,
    ALLIES_FILE: AllyFile,
    CARDS_FILE: CardFile,
    ABILITIES_FILE: AbilityFile,
    TERROR_FILE: TerrorFile,
    LIMITS_FILE: LimitsFile,
}
FILES: Final = tuple(KINDS)
"""The names of the files, as the assets know them."""

KEYS: Final = {"ability": "place", "limits": "investigators", "terror": "level"}
"""What tells the entries of these tables apart; those of all others have ids, which nothing else has."""
NO_KEY: Final = ("road", "path")


@dataclass(frozen=True)
class Files:
    """All files as written."""

    town: Source[TownFile]
    monsters: Source[MonsterFile]
    mythos: Source[MythosFile]
    gates: Source[GateFile]
    gate_cards: Source[GateCardFile]
    investigators: Source[InvestigatorFile]
    ancients: Source[AncientFile]
    specials: Source[SpecialFile]
    allies: Source[AllyFile]
    cards: Source[CardFile]
    abilities: Source[AbilityFile]
    terror: Source[TerrorFile]
    limits: Source[LimitsFile]

    def every(self) -> tuple[Source[Any], ...]:
        """The files in their order."""
        return tuple(vars(self).values())


def load_all(files: Mapping[str, bytes]) -> Files:
    """The files, sound by themselves and with each other; Broken tells every fault."""
    found: list[Source[Any]] = []
    faults: list[Fault] = []
    for file, kind in KINDS.items():
        try:
            found.append(load(file, files[file], kind))
        except Broken as broken:
            faults += broken.faults
    if faults:
        raise Broken(tuple(faults))
    data = Files(*found)
    faults += [fault for check in CHECKS for fault in check(data)]
    if faults:
        raise Broken(tuple(faults))
    return data


def ids(rows: tuple[Any, ...]) -> tuple[str, ...]:
    """The ids of some entries."""
    return tuple(row.id for row in rows)


def _repeated(data: Files) -> Iterator[Fault]:
    seen: set[str | int] = set()
    for source in data.every():
        for table in source.data.__struct_fields__:
            if table in KEYS:
                yield from twice(source, table, KEYS[table], set())
            elif table not in NO_KEY:
                yield from twice(source, table, "id", seen)


def _unknown_in_town(data: Files) -> Iterator[Fault]:
    streets = ids(data.town.data.street)
    for table, key in (("location", "street"), ("jail", "street"), *((way, end) for way in NO_KEY for end in "ab")):
        yield from unknown(data.town, table, key, streets)
    yield from unknown(data.town, "zone", "region", ids(data.town.data.region))
    yield from unknown(data.gates, "gate", "world", ids(data.town.data.world))
    yield from unknown(data.abilities, "ability", "place", ids(data.town.data.location))
    yield from unknown(data.specials, "special", "twin", ids(data.specials.data.special))


def _unknown_on_cards(data: Files) -> Iterator[Fault]:
    unstable = tuple(location.id for location in data.town.data.location if location.unstable)
    named = (*ids(data.specials.data.special), *ids(data.allies.data.ally), *ids(data.cards.data.card))
    yield from unknown(data.mythos, "mythos", "gate", unstable)
    yield from unknown(data.mythos, "mythos", "clue", unstable)
    yield from unknown(data.mythos, "mythos", "activity", ids(data.town.data.street))
    yield from unknown(data.investigators, "investigator", "home", ids(data.town.data.location))
    yield from unknown(data.investigators, "investigator", "fixed", named)


CHECKS: Final[tuple[Callable[[Files], Iterator[Fault]], ...]] = (
    _repeated,
    _unknown_in_town,
    _unknown_on_cards,
    lambda data: town_faults(data.town),
    lambda data: monster_faults(data.monsters),
    lambda data: mythos_faults(data.mythos),
    lambda data: investigator_faults(data.investigators),
    lambda data: limits_faults(data.limits),
)
