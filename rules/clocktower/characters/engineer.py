"""The Engineer: which Minions or which Demon are in play, once (001 기계공)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.clocktower import bag
from rules.clocktower.events import CharacterChanged, Woke
from rules.clocktower.grim import Grim
from rules.clocktower.roles import Asked, Picked, Role
from rules.clocktower.violations import EngineerBoth, EngineerCount, NotOfTeam, PicksCount
from rules.state import Item
from rules.violations import Violation

ID = "engineer"


def check(grim: Grim, _seat: str, picked: Picked) -> Iterator[Violation]:
    """One kind; as many Minions as the table has for so many players, or one Demon."""
    teams = {grim.team(one) for one in picked.characters}
    yield from (NotOfTeam(one, "minion") for one in picked.characters if grim.team(one) not in ("minion", "demon"))
    if {"minion", "demon"} <= teams:
        yield EngineerBoth()
    elif "minion" in teams:
        need, have = bag.printed(grim, len(grim.public.players)).minion, len(set(picked.characters))
        if have != need:
            yield EngineerCount(need, have)
    elif len(set(picked.characters)) > 1:
        yield PicksCount(ID, 1)


def follows(grim: Grim, seat: str, picked: Picked) -> Iterator[Item]:
    """Whoever has a chosen character keeps it; the others take the rest as named, clockwise, and are told."""
    if not grim.able(seat, ID) or not picked.characters:
        return
    holders = grim.holders(grim.team(picked.characters[0]))
    kept = {grim.role(one) for one in holders} & set(picked.characters)
    fresh = [one for one in dict.fromkeys(picked.characters) if one not in kept]
    changing = [one for one in holders if grim.role(one) not in kept]
    for one, character in zip(changing, fresh, strict=False):
        yield CharacterChanged(one, character)
        yield Woke(one, "other", ID)


def asks(grim: Grim, _seat: str) -> Iterator[Asked]:
    yield Asked(characters=bag.printed(grim, len(grim.public.players)).minion, among=grim.of_team("minion"))
    yield Asked(characters=1, among=grim.of_team("demon"))


ROLE = Role(ID, first=True, other=True, characters=(1, 5), once=True, check=check, follows=follows, asks=asks)
