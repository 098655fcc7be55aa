"""The Plague Doctor: whose death gives the storyteller a Minion's ability (001 역병 의사)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.clocktower.events import AbilityGained
from rules.clocktower.grim import Grim
from rules.clocktower.roles import Asked, Picked, Role
from rules.clocktower.violations import NotOfTeam, NotTonight
from rules.state import Item
from rules.violations import Violation

ID = "plaguedoctor"


def is_due(grim: Grim) -> bool:
    """Whether one died with the ability working and nothing was chosen yet; what came later changes nothing."""
    if grim.secret.storyteller:
        return False
    dead = {one.seat for one in grim.secret.deaths if one.able and one.seat in grim.gone}
    return any(ID in grim.abilities(seat) for seat in dead)


def hindered(grim: Grim, _seat: str) -> Iterator[Violation]:
    if not is_due(grim):
        yield NotTonight(ID)


def check(grim: Grim, _seat: str, picked: Picked) -> Iterator[Violation]:
    yield from (NotOfTeam(one, "minion") for one in picked.characters if grim.team(one) != "minion")


def follows(_grim: Grim, _seat: str, picked: Picked) -> Iterator[Item]:
    yield from (AbilityGained(one) for one in picked.characters)


def asks(grim: Grim, _seat: str) -> Iterator[Asked]:
    yield Asked(characters=1, among=grim.of_team("minion"))


ROLE = Role(
    ID,
    other=True,
    wakes=False,
    dead=True,
    characters=(1, 1),
    hindered=hindered,
    check=check,
    follows=follows,
    asks=asks,
)
