"""Positions of a circle set by hand, such as play leads to late or never."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, get_args

import msgspec

from rules.clocktower import events as ev
from rules.clocktower import steps
from rules.clocktower.characters import role_of
from rules.clocktower.edition import Edition
from rules.clocktower.grim import EVIL_TEAMS, Grim
from rules.clocktower.options import Options
from rules.clocktower.state import (
    Claim,
    ClockState,
    Curse,
    Death,
    Deed,
    Execution,
    Grimoire,
    Mark,
    MarkKind,
    Nomination,
    Spoken,
    Square,
    Told,
    Wake,
)
from rules.dice import Dice
from rules.engine import AnyBook
from rules.events import Correction
from tests.laws.subjects import one_of

KINDS = get_args(MarkKind)
CHOOSERS = ("dreamer", "seamstress", "chambermaid")
"""Who is told of a choice."""
OWN: Final[Mapping[str, MarkKind]] = {"po": "charged", "tinker": "protected"}
"""What lies beside whom as often as not."""


def position(book: AnyBook, state: ClockState, dice: Dice) -> tuple[Correction, ...]:
    """A moment of a night or of a day, mostly with everything about it set anew."""
    return tuple(_changes(book.content, state, dice))


def _changes(content: Edition, state: ClockState, dice: Dice) -> Iterator[Correction]:
    public = state.public
    yield ev.OptionsSet(_rules(public.options, dice))
    yield from _circle(public, dice)
    phase = one_of(dice, "setup", *("night",) * 5, *("day",) * 6)
    time = _time(public, phase, dice)
    yield time
    roles = _roles(content, public, dice)
    yield roles
    few = dice.below(6) == 0
    dead = tuple(seat for seat in public.circle if dice.below(8 if few else 4) == 0 or (few and dice.below(3)))
    spent = tuple(seat for seat in dead if dice.below(3) == 0)
    yield ev.LivesSet(dead, spent)
    yield _day(public, time, roles, dead, dice)
    yield ev.MarksSet(tuple(_marks(content, public, roles, dice)))
    night = _night(content, public, time, roles, dice)
    yield night
    yield _bag(content, public, roles, night.deeds, dice)


def _rules(options: Options, dice: Dice) -> Options:
    return msgspec.structs.replace(
        options,
        knowledge=one_of(dice, "square", *("grimoire",) * 5),
        limit_guesses=one_of(dice, 0, 1, 2),
        riot_changes=one_of(dice, "night", "day"),
        markers=one_of(dice, "on", "on", "ask", "off"),
    )


def _circle(public: Square, dice: Dice) -> Iterator[Correction]:
    """Now and then in another order, or with somebody who is a Traveller now."""
    if dice.below(3) == 0:
        at = dice.below(len(public.circle))
        nobody = dice.below(2)
        travellers = {seat: "beggar" for seat in public.circle if not nobody and dice.below(5) == 0}
        yield ev.CircleSet((*public.circle[at:], *public.circle[:at]), travellers)


def _time(public: Square, phase: Any, dice: Dice) -> ev.TimeSet:
    day, chained = phase == "day" or dice.below(6) == 0, dice.below(5) == 0
    return ev.TimeSet(
        phase,
        0 if phase == "setup" else one_of(dice, 1, 2, 2, 3, 3, 4),
        open=day and dice.below(4) > 0,
        done=day and dice.below(4) == 0,
        chained=chained,
        caller=one_of(dice, "", *public.circle) if chained else "",
        up=tuple(one for one in ("script", "clock", "djinn") if dice.below(4) == 0),
        revealed=dice.below(10) == 0,
    )


def _roles(content: Edition, public: Square, dice: Dice) -> ev.RolesSet:
    """Any characters; now and then nobody has one."""
    if dice.below(10) == 0:
        return ev.RolesSet()
    grim = Grim(content, public, Grimoire())
    more = ("cannibal", "vortox", "washerwoman", "chambermaid", "virgin", "dreamer")
    cast = (*grim.of_team("townsfolk", "outsider"), *grim.of_team(*EVIL_TEAMS) * 2, *more * 2)
    roles = {seat: one_of(dice, *cast) for seat in public.circle if dice.below(12)}
    believed = {seat: one_of(dice, *cast) for seat in roles if dice.below(6) == 0}
    evil = tuple(
        seat for seat in public.circle if (grim.team(roles.get(seat, "")) in EVIL_TEAMS) != (not dice.below(6))
    )
    return ev.RolesSet(roles, believed, evil)


def _day(public: Square, time: ev.TimeSet, roles: ev.RolesSet, dead: tuple[str, ...], dice: Dice) -> ev.DayLogSet:
    """Calls of which some are counted and one may be open; executions of these days; what was claimed."""
    circle = public.circle
    called = [_call(public, dead, dice) for _ in range(dice.below(5 if time.phase == "day" else 4))]
    if called and dice.below(3) == 0:
        asked = tuple(seat for seat in circle if dice.below(2))
        hands = tuple(seat for seat in asked if dice.below(2))
        virgins = [seat for seat, one in roles.roles.items() if one == "virgin"]
        of = one_of(dice, *virgins, *virgins, *virgins, called[-1].of)
        called[-1] = Nomination(called[-1].by, of, called[-1].exile, hands, asked)
    executions = tuple(
        Execution(one_of(dice, *circle), 1 + dice.below(4), dice.below(3) > 0) for _ in range(dice.below(3))
    )
    claims = tuple(
        Claim(one_of(dice, *circle), one_of(dice, "guess", "guess", "curse"), max(1, time.n - dice.below(2)))
        for _ in range(dice.below(4))
    )
    return ev.DayLogSet(tuple(called), executions, claims)


def _call(public: Square, dead: tuple[str, ...], dice: Dice) -> Nomination:
    circle, exile = public.circle, dice.below(4) == 0
    of = one_of(dice, *(tuple(public.travellers) if exile and public.travellers else circle))
    half = -(-len(circle) // 2)
    hands = circle[: half + (dice.below(4) == 0)] if dice.below(2) else tuple(seat for seat in circle if dice.below(2))
    status = one_of(dice, "counted", "counted", "counted", "cancelled")
    ghosts = tuple(seat for seat in hands if seat in dead)
    return Nomination(one_of(dice, *circle), of, exile, hands, circle, ghosts, status, half)


def _marks(content: Edition, public: Square, roles: ev.RolesSet, dice: Dice) -> Iterator[Mark]:
    """Reminders of every kind, from a source or from none; a Po is charged now and then, a Tinker kept alive."""
    kinds = (*KINDS, *("protected", "blocked", "no_ability", "charged", "poisoned") * 2)
    for number in range(1, 1 + dice.below(2 + len(public.circle) // 2)):
        kind = one_of(dice, *kinds)
        linked = dice.below(4) == 0
        source = one_of(dice, *public.circle) if linked else ""
        character = one_of(dice, *content.sheet)
        until = one_of(dice, "", "", "dusk", "dawn")
        yield Mark(
            number, one_of(dice, *public.circle), character, kind or "x", kind, source, linked, until,
            turned=dice.below(6) == 0,
        )  # fmt: skip
    of_many: MarkKind = one_of(dice, "", "no_ability", "protected", "protected")
    for number, seat in enumerate(public.circle, 30):
        if of_many and dice.below(3) == 0:
            yield Mark(number, seat, "preacher", of_many, of_many)
    for number, (seat, one) in enumerate(roles.roles.items(), 60):
        if one in OWN and dice.below(2):
            yield Mark(number, seat, one, OWN[one], OWN[one])


def _night(content: Edition, public: Square, time: ev.TimeSet, roles: ev.RolesSet, dice: Dice) -> ev.NightLogSet:
    """Steps settled, choices made, people about to die; what was heard on the day before."""
    circle = public.circle
    night, sheet = time.phase == "night", content.sheet
    deeds = tuple(_deeds(content, public, time, roles, dice)) if time.phase != "setup" else ()
    settled = {
        steps.key(one_of(dice, one, one, one_of(dice, "imp", "chambermaid", *sheet[:2])), seat): one_of(
            dice, "done", "passed", "later"
        )
        for seat, one in roles.roles.items()
        if dice.below(3 if night else 10) == 0
    }
    return ev.NightLogSet(
        dying=tuple(seat for seat in circle if night and dice.below(8) == 0),
        steps=settled,
        wakes=tuple(Wake(time.n, seat, "ability", one) for seat, one in roles.roles.items() if dice.below(3) == 0),
        deeds=deeds,
        told=tuple(Told(1, one, seat, ("1",)) for seat, one in roles.roles.items() if dice.below(5) == 0),
        deaths=tuple(Death(seat, 1, True, able=dice.below(4) > 0, known=True) for seat in circle if dice.below(4) == 0),
        spoken=tuple(
            Spoken(max(0, time.n - 1), seat, one, one_of(dice, "vote", "nomination"))
            for seat, one in roles.roles.items()
            if dice.below(3) == 0
        ),
        curses=tuple(
            Curse(one_of(dice, *circle), one_of(dice, *circle), max(0, time.n - dice.below(2)), dice.below(3) > 0)
            for _ in range(dice.below(2))
        ),
    )


def _deeds(content: Edition, public: Square, time: ev.TimeSet, roles: ev.RolesSet, dice: Dice) -> Iterator[Deed]:
    """Choices of tonight, of those who choose and are told of it."""
    for seat, own in roles.roles.items():
        one = own if dice.below(8) else one_of(dice, own, *(one for one in CHOOSERS if one in content.sheet))
        role = role_of(one)
        if role.chooses and dice.below(3) == 0:
            chosen = tuple(one_of(dice, *public.circle) for _ in range(role.players[1]))
            named = tuple(one_of(dice, *content.sheet) for _ in range(role.characters[1] and 1))
            yield Deed(time.n, one, seat, tuple(dict.fromkeys(chosen)), named, able=dice.below(4) > 0)


def _bag(content: Edition, public: Square, roles: ev.RolesSet, deeds: tuple[Deed, ...], dice: Dice) -> ev.BagSet:
    """Abilities used up, what the storyteller has, how many Outsiders there were."""
    used = tuple((seat, one) for seat, one in roles.roles.items() if dice.below(5) == 0)
    if dice.below(3) == 0:
        used = (*used, (one_of(dice, *public.circle), one_of(dice, "artist", *content.sheet[:3])))
    used = (*used, *((deed.seat, deed.character) for deed in deeds if dice.below(2)))
    minions = Grim(content, public, Grimoire()).of_team("minion")
    return ev.BagSet(
        bag=tuple(one_of(dice, *content.sheet) for _ in range(3)) if roles.roles and dice.below(6) == 0 else (),
        bluffs=tuple(one_of(dice, *content.sheet) for _ in range(dice.below(4))),
        used=used,
        outsiders=dice.below(4),
        storyteller=one_of(dice, "", "", "", *minions),
        guessed=dice.below(5) == 0,
    )
