"""The Summoner: three bluffs in the first night, in the third one somebody becomes a Demon (001 소환사)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.clocktower.events import BluffsGiven, CharacterChanged, SideChanged, Woke
from rules.clocktower.grim import GOOD_TEAMS, Grim
from rules.clocktower.roles import Asked, Picked, Role
from rules.clocktower.violations import BluffInPlay, NotOfTeam, PicksCount, SummonerTime
from rules.state import Item
from rules.violations import Violation

ID = "summoner"
BLUFFS, THIRD = 3, 3


def hindered(grim: Grim, _seat: str) -> Iterator[Violation]:
    if grim.public.n not in (1, THIRD):
        yield SummonerTime(grim.public.n)


def check(grim: Grim, _seat: str, picked: Picked) -> Iterator[Violation]:
    """The storyteller shows three that nobody has; on the third night one player and one Demon."""
    if grim.public.n == 1:
        played = {grim.role(one) for one in grim.public.circle}
        yield from (BluffInPlay(one) for one in picked.characters if one in played)
        if len(set(picked.characters)) != BLUFFS:
            yield PicksCount(ID, BLUFFS)
        return
    if len(picked.players) != 1 or len(picked.characters) != 1:
        yield PicksCount(ID, 1)
    yield from (NotOfTeam(one, "demon") for one in picked.characters if grim.team(one) != "demon")


def follows(grim: Grim, seat: str, picked: Picked) -> Iterator[Item]:
    """The new Demon is told, knows nobody, and acts in this very night."""
    if grim.public.n == 1:
        yield BluffsGiven(picked.characters)
    elif grim.able(seat, ID) and picked.players and picked.characters:
        chosen, demon = picked.players[0], picked.characters[0]
        yield CharacterChanged(chosen, demon)
        if not grim.is_evil(chosen):
            yield SideChanged(chosen, evil=True)
        yield Woke(chosen, "other", ID)


def asks(grim: Grim, _seat: str) -> Iterator[Asked]:
    if grim.public.n == 1:
        played = {grim.role(one) for one in grim.public.circle}
        yield Asked(characters=BLUFFS, among=tuple(one for one in grim.of_team(*GOOD_TEAMS) if one not in played))
    else:
        yield Asked(1, 1, grim.of_team("demon"))


ROLE = Role(
    ID,
    first=True,
    other=True,
    players=(0, 1),
    characters=(1, 3),
    hindered=hindered,
    check=check,
    follows=follows,
    asks=asks,
)
