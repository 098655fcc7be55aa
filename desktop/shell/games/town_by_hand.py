"""What the host may set by hand in a town, and the corrections that do it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from desktop.session import Session
from desktop.shell.games.town import town
from desktop.shell.games.ways import Setting
from rules.arkham import movement
from rules.arkham.content import Content
from rules.arkham.events import BoardSet, ClueSet, GateSet, MonsterSet, PlaceSet, TurnSet
from rules.arkham.state import OUTSKIRTS, PHASES, SKY, Phase, Town
from rules.events import Correction
from rules.messages import says
from rules.views import PieceId, SpaceId

MOST_TERROR: Final = 10


def is_movable(session: Session, piece: PieceId) -> bool:
    """Everything that lies on the board."""
    return any(one.id == piece for one in session.picture().pieces) or piece in _content(session).kind_of


def places(session: Session, piece: PieceId) -> list[SpaceId]:
    """Where a piece may lie: people everywhere in town and beyond, monsters in town, the rest on locations."""
    content = _content(session)
    if piece in town(session).order:
        return list(content.spaces)
    if piece in content.kind_of:
        return [*content.streets, *content.locations, SKY, OUTSKIRTS]
    return list(content.locations)


def put(session: Session, piece: PieceId, space: SpaceId) -> tuple[Correction, ...]:
    """A piece lies elsewhere, or off the board with "": a monster in the cup, a gate in its pile."""
    now = town(session)
    kind, _, place = piece.partition(":")
    if piece in now.order:
        return (PlaceSet(piece, space),)
    if not place:
        return (MonsterSet(piece, space),)
    if kind == "gate":
        return GateSet(place, ""), *((GateSet(space, now.gates[place]),) if space else ())
    if kind == "clue":
        return ClueSet(place, 0), *((ClueSet(space, now.clues.get(space, 0) + now.clues[place]),) if space else ())
    seals = tuple(one for one in now.seals if one != place)
    return (board(now, seals=(*seals, space) if space else seals),)


# ---- the whole table


def of_the_table(session: Session) -> Iterator[Setting]:
    """The tracks, whose time it is, and the monsters in the cup."""
    now = town(session)
    yield from _tracks(session, now)
    if now.phase not in ("setup", "over"):
        yield from _parts(session, now)
    free: dict[str, str] = {}
    for token, kind in _content(session).kind_of.items():
        if token not in now.monsters and token not in now.boxed:
            free.setdefault(kind, token)
    for token in free.values():
        yield Setting(says("Put {piece} on the board"), {"piece": token}, piece=token)


def _tracks(session: Session, now: Town) -> Iterator[Setting]:
    limit = _content(session).ancients[now.ancient].doom if now.ancient else 0
    for track, value, most in (("terror", now.terror, MOST_TERROR), ("doom", now.doom, limit)):
        more, less = _SET[track]
        if value < most:
            yield Setting(more, {"n": str(value + 1)}, (board(now, **{track: value + 1}),))
        if value:
            yield Setting(less, {"n": str(value - 1)}, (board(now, **{track: value - 1}),))


_SET: Final = {
    "terror": (says("Terror up to {n}"), says("Terror down to {n}")),
    "doom": (says("Doom up to {n}"), says("Doom down to {n}")),
}


def _parts(session: Session, now: Town) -> Iterator[Setting]:
    for seat in now.clockwise:
        if seat != now.active and now.phase != "mythos":
            message = says("{phase}: {who} acts")
            yield Setting(message, {"phase": now.phase, "who": seat}, (_part(session, now, now.phase, seat),))
    for phase in PHASES:
        if phase != now.phase:
            first = now.clockwise[0] if now.clockwise else ""
            change = _part(session, now, phase, "" if phase == "mythos" else first)
            yield Setting(says("{phase} begins"), {"phase": phase}, (change,))


def _part(session: Session, now: Town, phase: Phase, seat: str) -> TurnSet:
    """A seat's part of a phase at its beginning."""
    points = movement.points(_content(session), now, seat) if phase == "movement" else 0
    before = now.clockwise[: now.clockwise.index(seat)] if seat else ()
    return TurnSet(
        phase,
        now.first,
        now.turn,
        seat,
        before,
        points=points,
        stood=now.sheets[seat].sliders if seat else (0, 0, 0),
        used=now.used,
        count=now.count,
    )


# ---- one place


def of_a_space(session: Session, space: SpaceId) -> Iterator[Setting]:
    """What lies at a location; what may not be there is not offered."""
    now, content = town(session), _content(session)
    if space not in content.locations:
        return
    yield from _clues(now, space)
    yield from _gate(now, content, space)
    if space in now.seals:
        seals = tuple(one for one in now.seals if one != space)
        yield Setting(says("No elder sign there"), {}, (board(now, seals=seals),))
    else:
        yield Setting(says("An elder sign lies there"), {}, (board(now, seals=(*now.seals, space)),))
    closed = {place: until for place, until in now.closed.items() if place != space}
    if space in now.closed:
        yield Setting(says("{place} is open again"), {"place": space}, (board(now, closed=closed),))
    else:
        yield Setting(says("{place} is closed for good"), {"place": space}, (board(now, closed={**closed, space: 0}),))


def _clues(now: Town, space: SpaceId) -> Iterator[Setting]:
    lying = now.clues.get(space, 0)
    yield Setting(says("One clue more there: {n}"), {"n": str(lying + 1)}, (ClueSet(space, lying + 1),))
    if lying:
        yield Setting(says("One clue less there: {n}"), {"n": str(lying - 1)}, (ClueSet(space, lying - 1),))


def _gate(now: Town, content: Content, space: SpaceId) -> Iterator[Setting]:
    if space in now.gates:
        yield Setting(says("No gate there"), {}, (GateSet(space, ""),))
        return
    held = {marker for sheet in now.sheets.values() for marker in sheet.markers}
    gone = held | set(now.gates.values()) | set(now.boxed)
    free: dict[str, str] = {}
    for marker in content.markers.values():
        if marker.id not in gone:
            free.setdefault(marker.world, marker.id)
    for marker_id in free.values():
        yield Setting(says("A gate there to {gate}"), {"gate": marker_id}, (GateSet(space, marker_id),))


def board(now: Town, **changes: Any) -> BoardSet:
    """The tracks and what else lies on the board, with some of it set."""
    return BoardSet(**{name: getattr(now, name) for name in BoardSet.__struct_fields__} | changes)


def _content(session: Session) -> Content:
    content: Content = session.book.content
    return content
