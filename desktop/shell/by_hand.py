"""What the host may set by hand on a mansion, and the corrections that do it."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.session import Session
from desktop.shell.games.ways import Setting
from desktop.shell.phases import SETTING_UP, public
from rules.events import Correction
from rules.hakoonna.events import BarrierSet, PhaseSet, PieceSet, ShadowSet
from rules.hakoonna.state import GRAY, HAKO, Public
from rules.messages import says
from rules.views import PieceId, SpaceId


def put(piece: PieceId, room: SpaceId) -> tuple[Correction, ...]:
    """A piece stands elsewhere, or off the board with ""."""
    return (PieceSet(piece, room),)


def turn_shadow(session: Session, shadow: SpaceId) -> tuple[Correction, ...]:
    """A shadow is emptied, or filled."""
    return (ShadowSet(shadow, shadow not in public(session).empty),)


def bar(session: Session, one: SpaceId, other: SpaceId) -> tuple[Correction, ...]:
    """The barrier is laid between two rooms, or lifted where it lies."""
    lifted = {one, other} == set(public(session).barrier)
    return (BarrierSet(() if lifted else (one, other)),)


def of_the_table(session: Session) -> Iterator[Setting]:
    """Whose time it is, and the pieces beside the board."""
    now = public(session)
    if now.phase not in SETTING_UP:
        yield from (one for one in _times(now) if not _is_now(now, one))
    for piece in (one for one, at in now.at.items() if not at):
        yield Setting(says("Put {piece} on the board"), {"piece": piece}, piece=piece)


def _times(now: Public) -> Iterator[Setting]:
    for seat in now.living:
        quiet = PhaseSet("noise", seat, last=seat)
        yield Setting(says("{who}'s turn, before the noise"), {"who": seat}, (quiet,))
    if now.turn in now.living:
        loud = PhaseSet("act", now.turn, last=now.turn)
        yield Setting(says("{who}'s turn, the noise is made"), {"who": now.turn}, (loud,))
    yield Setting(says("Hako Onna's time begins"), {}, (PhaseSet("hako", HAKO, made=now.made, last=now.last),))
    if now.at.get(GRAY):
        gray = PhaseSet("gray", GRAY, last=now.last, gray_left=now.options.gray_actions_per_turn)
        yield Setting(says("The Gray Man's turn begins"), {}, (gray,))


def _is_now(now: Public, setting: Setting) -> bool:
    return any(isinstance(one, PhaseSet) and (one.phase, one.turn) == (now.phase, now.turn) for one in setting.changes)


def of_a_room(session: Session, room: SpaceId) -> Iterator[Setting]:
    """Its shadows."""
    empty = public(session).empty
    for space in session.picture().spaces:
        if space.within == room:
            message = says("{shadow}: fill it") if space.id in empty else says("{shadow}: empty it")
            yield Setting(message, {"shadow": space.id}, turn_shadow(session, space.id))


def of_its_doors(session: Session, room: SpaceId) -> Iterator[Setting]:
    """Where the barrier may lie."""
    for link in session.picture().links:
        if room in (link.a, link.b):
            other = link.b if link.a == room else link.a
            message = says("Barrier to {place}: lift it") if link.barred else says("Barrier to {place}: lay it")
            yield Setting(message, {"place": other}, bar(session, room, other))
