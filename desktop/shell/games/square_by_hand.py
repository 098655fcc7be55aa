"""What a storyteller may set by hand, and the corrections that do it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from desktop.session import Session
from desktop.shell.games.clock import grimoire
from desktop.shell.games.ways import Setting
from rules.clocktower.events import CircleSet, LivesSet, MarksSet, RolesSet, TimeSet
from rules.clocktower.grim import Grim
from rules.clocktower.picture import CENTRE
from rules.clocktower.setup import FEWEST
from rules.clocktower.state import Phase, but
from rules.events import Correction
from rules.messages import says
from rules.views import PieceId, SpaceId

TOKENS: Final = ("token", "person")


def takes(session: Session, piece: PieceId) -> bool:
    """People and reminders."""
    kind, _, one = piece.partition(":")
    return kind == "mark" or (kind in TOKENS and one in grimoire(session).public.circle)


def places(session: Session, _piece: PieceId) -> list[SpaceId]:
    """Every chair."""
    return list(grimoire(session).public.circle)


def place_of(_session: Session, space: SpaceId) -> SpaceId:
    """The middle is no place: what is set there is set of the whole table."""
    return "" if space == CENTRE else space


def put(session: Session, piece: PieceId, space: SpaceId) -> tuple[Correction, ...]:
    """A reminder lies elsewhere, or nowhere with ""; two people change places, or one has gone home."""
    grim, (kind, _, one) = grimoire(session), piece.partition(":")
    if kind == "mark":
        return (MarksSet(tuple(_marks(grim, int(one), space))),)
    return (_swapped(grim, one, space),) if space else tuple(_gone(grim, one))


def _marks(grim: Grim, number: int, space: SpaceId) -> Iterator[Any]:
    for mark in grim.secret.marks:
        if mark.id != number:
            yield mark
        elif space:
            yield msgspec.structs.replace(mark, seat=space)


def _swapped(grim: Grim, seat: str, other: str) -> CircleSet:
    names = {seat: other, other: seat}
    circle = tuple(names.get(one, one) for one in grim.public.circle)
    return CircleSet(circle, grim.public.travellers)


def _gone(grim: Grim, seat: str) -> Iterator[Correction]:
    """Nothing of theirs is left; a circle that is as small as can be stays whole."""
    public, secret = grim.public, grim.secret
    if len(public.circle) <= FEWEST:
        return
    yield _roles(grim, roles=but(secret.roles, seat), believed=but(secret.believed, seat), evil=_but(secret.evil, seat))
    yield LivesSet(_but(public.dead, seat), _but(public.spent, seat))
    yield MarksSet(tuple(mark for mark in secret.marks if mark.seat != seat))
    yield CircleSet(_but(public.circle, seat), but(public.travellers, seat))


# ---- the whole table


def of_the_table(session: Session) -> Iterator[Setting]:
    """Which part of the game it is, and which night."""
    now = grimoire(session).public
    for message, phase, open_ in PARTS:
        if (phase, open_) != (now.phase, now.open):
            yield Setting(message, {}, (_time(session, phase=phase, open=open_, n=max(1, now.n), winner=""),))
    yield Setting(says("The number of the night: {n}"), {"n": str(now.n + 1)}, (_time(session, n=now.n + 1),))
    if now.n > 1:
        yield Setting(says("The number of the night: {n}"), {"n": str(now.n - 1)}, (_time(session, n=now.n - 1),))


PARTS: Final[tuple[tuple[str, Phase, bool], ...]] = (
    (says("It is night"), "night", False),
    (says("It is day"), "day", False),
    (says("It is day, and nominations are open"), "day", True),
)


def _time(session: Session, **changes: Any) -> TimeSet:
    """The part of the game, with some of it set."""
    now = grimoire(session).public
    return TimeSet(**{name: getattr(now, name) for name in TimeSet.__struct_fields__} | changes)


# ---- one person


def of_a_space(session: Session, space: SpaceId) -> Iterator[Setting]:
    """Life, the dead's vote, side, character."""
    grim = grimoire(session)
    if space not in grim.public.circle:
        return
    yield from _life(grim, space)
    if grim.known:
        yield from _side(grim, space)
        yield from _characters(grim, space)


def of_a_piece(session: Session, piece: PieceId) -> Iterator[Setting]:
    """Of a person in the hand the same as of the chair."""
    kind, _, seat = piece.partition(":")
    if kind in TOKENS:
        yield from of_a_space(session, seat)


def _life(grim: Grim, seat: str) -> Iterator[Setting]:
    public, who = grim.public, {"who": seat}
    if seat not in public.dead:
        yield Setting(says("{who} is dead"), who, (LivesSet((*public.dead, seat), public.spent),))
        return
    yield Setting(says("{who} is alive"), who, (LivesSet(_but(public.dead, seat), _but(public.spent, seat)),))
    if seat in public.spent:
        yield Setting(says("{who} still has the vote"), who, (LivesSet(public.dead, _but(public.spent, seat)),))
    else:
        yield Setting(says("{who} has used the vote"), who, (LivesSet(public.dead, (*public.spent, seat)),))


def _side(grim: Grim, seat: str) -> Iterator[Setting]:
    evil = _but(grim.secret.evil, seat)
    if grim.is_evil(seat):
        yield Setting(says("{who} is good"), {"who": seat}, (_roles(grim, evil=evil),))
    else:
        yield Setting(says("{who} is evil"), {"who": seat}, (_roles(grim, evil=(*evil, seat)),))


def _characters(grim: Grim, seat: str) -> Iterator[Setting]:
    for one in grim.sheet:
        if one != grim.role(seat) and (seat in grim.public.travellers) == (grim.team(one) == "traveller"):
            yield Setting(says("{who} is {char}"), {"who": seat, "char": one}, (_character(grim, seat, one),))


def _character(grim: Grim, seat: str, one: str) -> Correction:
    public = grim.public
    if seat in public.travellers:
        return CircleSet(public.circle, {**public.travellers, seat: one})
    return _roles(grim, roles={**grim.secret.roles, seat: one})


def _roles(grim: Grim, **changes: Any) -> RolesSet:
    """Characters and sides, with some of it set."""
    return RolesSet(**{name: getattr(grim.secret, name) for name in RolesSet.__struct_fields__} | changes)


def _but(seats: tuple[str, ...], seat: str) -> tuple[str, ...]:
    return tuple(one for one in seats if one != seat)
