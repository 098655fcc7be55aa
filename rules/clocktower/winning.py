"""Who seems to have won: proposed to the storyteller, who accepts it or not (clocktower.md B4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from rules.clocktower.grim import VORTOX, Grim
from rules.clocktower.state import Side

TWO: Final = 2
THIRD: Final = 3
SUMMONER: Final = "summoner"
BY_PREACHER: Final = ("preacher", SUMMONER)
BY_ENGINEER: Final = ("engineer", SUMMONER)
"""With whom a Summoner's ability passes to the storyteller instead of being lost (001 진)."""

Why = Literal["demons_dead", "two_alive", "no_execution", "guess", "no_demon_made"]


class Proposal(NamedTuple):
    """A side, and why. One that is ``due`` comes true only if night falls now."""

    side: Side
    why: Why
    due: bool = False


def proposals(grim: Grim) -> tuple[Proposal, ...]:
    """All that speaks for an end, where the program holds the grimoire."""
    if not grim.known or grim.public.phase not in ("night", "day"):
        return ()
    return tuple(_proposals(grim))


def _proposals(grim: Grim) -> Iterator[Proposal]:
    demons = grim.holders("demon")
    living = [seat for seat in grim.living if seat not in grim.public.travellers]
    if grim.secret.guessed:
        yield Proposal("good", "guess")
    if demons and not any(grim.lives(seat) for seat in demons):
        yield Proposal("good", "demons_dead")
    elif len(living) <= TWO:
        yield Proposal("evil", "two_alive")
    if no_demon_will_be(grim) and not jinxed(grim):
        yield Proposal("good", "no_demon_made")
    yield from _without_an_execution(grim)


def _without_an_execution(grim: Grim) -> Iterator[Proposal]:
    """A day that ended so is lost; one that goes on will be."""
    if not any(grim.able(seat, VORTOX) for seat in grim.with_role(VORTOX)):
        return
    night, day = grim.public.phase == "night", grim.public.n - (grim.public.phase == "night")
    if day and not any(one.day == day for one in grim.public.executions):
        yield Proposal("evil", "no_execution", due=not night)


def no_demon_will_be(grim: Grim) -> bool:
    """Whether a Summoner cannot make a Demon any more: dead before it, or unable in the third night."""
    summoners = grim.with_role(SUMMONER)
    if not summoners or grim.holders("demon"):
        return False
    seat, n = summoners[0], grim.public.n
    late = n > THIRD or (n == THIRD and grim.public.phase == "day")
    return late or not grim.lives(seat) or (n == THIRD and not grim.able(seat, SUMMONER))


def jinxed(grim: Grim) -> bool:
    """Whether a special rule of the sheet keeps the game going: the storyteller reads it and finishes the matter."""
    silenced = any(grim.silenced(seat) and grim.lives(seat) for seat in grim.with_role(SUMMONER))
    return silenced and BY_PREACHER in grim.content.jinxes


def passes_on(grim: Grim) -> bool:
    """Whether a special rule lets the storyteller take the ability of a Summoner who was silenced or is no more."""
    if grim.secret.storyteller or grim.holders("demon"):
        return False
    return jinxed(grim) or (BY_ENGINEER in grim.content.jinxes and _replaced(grim))


def _replaced(grim: Grim) -> bool:
    """Whether an Engineer's choice of Minions left neither a Summoner nor a Demon."""
    chosen = (
        one
        for deed in grim.secret.deeds
        if (deed.character, deed.able) == ("engineer", True)
        for one in deed.characters
    )
    return not grim.with_role(SUMMONER) and any(grim.team(one) == "minion" for one in chosen)
