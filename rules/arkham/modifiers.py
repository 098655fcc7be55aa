"""What holds as long as its card lies there: environment, rumor, headline, Ancient One, a sheet's own text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

from rules.arkham.content import Content
from rules.arkham.effects import Run
from rules.arkham.state import JAIL, Sheet, Town
from rules.arkham.texts import operations as op

S = TypeVar("S", bound=op.Statement)
SEAL_PRICE: Final = 5


def lying(town: Town) -> Iterator[str]:
    """The texts of the cards that lie there, by their keys."""
    if town.ancient and not town.awake:
        yield f"ancient.{town.ancient}"
    cards = (town.environment, town.rumor, *sorted(town.lasting))
    yield from (f"mythos.{card}" for card in cards if card)


def held(sheet: Sheet) -> Iterator[str]:
    """The texts that belong to one investigator: its own, and those of its special cards."""
    yield f"investigator.{sheet.investigator}"
    yield from (f"special.{card}" for card in sheet.specials)


def of_kind(content: Content, keys: Iterable[str], kind: type[S]) -> Iterator[tuple[str, S]]:
    """The statements of one kind in these texts, each with the key of its text."""
    for key in keys:
        for statement in content.texts.get(key, ()):
            if isinstance(statement, kind):
                yield key, statement


def runs(content: Content, keys: Iterable[str], event: str, seat: str) -> Iterator[Run]:
    """What these texts do at an event, for a seat."""
    for key in keys:
        for number, one in enumerate(content.texts.get(key, ())):
            if isinstance(one, op.On) and one.event == event:
                yield Run(text=key, at=(number, 0, 0), subject=seat)


def forbids(content: Content, town: Town, what: str) -> bool:
    """Whether something cannot happen at all now."""
    return any(one.what == what for _, one in of_kind(content, lying(town), op.Forbid))


def may_gain(content: Content, town: Town, what: str, source: str) -> bool:
    """Whether Sanity or Stamina may come from that place or investigator."""
    bans = (one for _, one in of_kind(content, lying(town), op.Forbid) if one.what == f"gain_{what}")
    return all(source in one.unless for one in bans)


def keeps_away(content: Content, town: Town, place: str) -> bool:
    """Whether somebody stands there at whose place nothing appears (arkham-board.md 8, Kate Winthrop)."""
    sheets = (town.sheets[seat] for seat in town.people_at.get(place, ()))
    texts = (f"investigator.{sheet.investigator}" for sheet in sheets)
    return any(one.what == "appear_here" for _, one in of_kind(content, texts, op.Forbid))


def lessened(content: Content, sheet: Sheet, what: str) -> int:
    """By how much each loss of it is smaller."""
    texts = (f"investigator.{sheet.investigator}",)
    return sum(one.by for _, one in of_kind(content, texts, op.LossReduction) if one.what == what)


def is_never_lost(content: Content, sheet: Sheet) -> bool:
    """Whether an investigator is never lost in time and space."""
    texts = (f"investigator.{sheet.investigator}",)
    return any(one.rule == "mary_never_lost" for _, one in of_kind(content, texts, op.Custom))


def is_in_arkham(content: Content, sheet: Sheet) -> bool:
    """Whether an investigator is in the town, the jail cell included."""
    return sheet.at in content.areas or sheet.at == JAIL


def by(content: Content, town: Town, seat: str, stat: str) -> Iterator[tuple[str, int]]:
    """What changes a number of a seat now: the key of each text, and by how much."""
    inside = is_in_arkham(content, town.sheets[seat])
    for key, one in of_kind(content, lying(town), op.Modifier):
        if one.stat == stat and (inside or one.scope == "all"):
            yield key, one.by


def threshold(content: Content, sheet: Sheet) -> int:
    """The lowest face that is a success (003 4.3)."""
    texts = (f"special.{card}" for card in sheet.specials)
    return next((one.face for _, one in of_kind(content, texts, op.SuccessOn)), 5)


def seal_price(content: Content, town: Town) -> int:
    """How many clues a seal costs now."""
    return SEAL_PRICE + sum(one.by for _, one in of_kind(content, lying(town), op.SealCost))


def gate_difficulty(content: Content, town: Town, world: str) -> int:
    """How many successes close a gate to that world."""
    more = (one.by for _, one in of_kind(content, lying(town), op.GateDifficulty) if one.world in ("all", world))
    return 1 + sum(more)


def movement_of(content: Content, town: Town, kind: str) -> str:
    """How a kind of monster moves now."""
    movement: str = content.kinds[kind].movement
    for _, one in of_kind(content, lying(town), op.MonsterMovement):
        if one.monsters in (kind, movement):
            movement = one.movement
    return movement


def toughness(content: Content, town: Town, kind: str) -> int:
    """How many successes beat a kind of monster now; never below 1."""
    monster = content.kinds[kind]
    more = 0
    for _, one in of_kind(content, lying(town), op.Toughness):
        if {kind, "all"} & set(one.monsters) or (monster.undead and "undead" in one.monsters):
            more += one.by
    return max(1, monster.toughness + more)


def damage(content: Content, town: Town, kind: str) -> int:
    """The Stamina that a kind of monster costs when it strikes now."""
    stats = (one for _, one in of_kind(content, lying(town), op.MonsterStat) if one.stat == "combat_damage")
    changed = [one.value for one in stats if kind in one.monsters]
    return changed[-1] if changed else content.kinds[kind].combat_damage or 0


def is_endless(content: Content, town: Town, kind: str) -> bool:
    """Whether a beaten monster goes back to the cup."""
    flags = (one for _, one in of_kind(content, lying(town), op.MonsterFlag) if one.flag == "endless")
    return content.kinds[kind].endless or any(kind in one.monsters for one in flags)


def banned(content: Content, town: Town) -> frozenset[str]:
    """The kinds that do not come out of the cup now."""
    return frozenset(one.monster for _, one in of_kind(content, lying(town), op.BanMonster))


def masks_in_cup(content: Content, town: Town) -> bool:
    """Whether the masks are among the monsters (arkham-board.md 6)."""
    texts = (f"ancient.{town.ancient}",)
    setups = (one for _, one in of_kind(content, texts, op.On) if one.event == "setup")
    return any(isinstance(statement, op.AddToCup) for one in setups for statement in one.then)


def blocked(content: Content, town: Town) -> frozenset[str]:
    """The streets that nobody enters or leaves now."""
    blocks = (one for _, one in of_kind(content, lying(town), op.BlockArea))
    return frozenset(street for one in blocks for street in one.streets)
