"""Setting a position by hand, and telling what it takes."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from difflib import get_close_matches

from rules.events import Correction
from rules.hakoonna.content import Content
from rules.hakoonna.events import (
    BarrierSet,
    CardSet,
    EndSet,
    MansionSet,
    NoiseSet,
    OptionsSet,
    PhaseSet,
    PieceSet,
    SeatsSet,
    ShadowSet,
)
from rules.hakoonna.state import GRAY, HAKO, HakoState, Public
from rules.violations import NameUnknown, Violation


def check_change(content: Content, state: HakoState, change: Correction) -> Iterator[Violation]:
    """Only names that the table knows may be set."""
    for typed, known in _named(content, state.public, change):
        if typed and typed not in known:
            near = get_close_matches(typed, known, n=1, cutoff=0.0)
            yield NameUnknown(typed, near[0] if near else "")


def _named(content: Content, public: Public, change: Correction) -> Iterator[tuple[str, Collection[str]]]:
    """Each name in a correction, with the names it must be one of."""
    rooms = [placement.room for placement in public.placements]
    everyone = (HAKO, GRAY, *public.visitors)
    match change:
        case PieceSet(piece, at):
            yield from ((piece, list(public.at)), (at, rooms))
        case ShadowSet(shadow):
            yield shadow, list(content.room_of)
        case BarrierSet(between):
            yield from ((room, rooms) for room in between)
        case MansionSet():
            yield from ((room, list(content.by_id)) for room in _rooms(change))
        case PhaseSet() | NoiseSet() | EndSet():
            yield from ((seat, everyone) for seat in _seats(change))
        case SeatsSet(visitors, start):
            yield from ((seat, list(public.at)) for seat in (*visitors, start))


def _rooms(change: MansionSet) -> tuple[str, ...]:
    return (*(placement.room for placement in change.placements), *change.pool, *change.under, change.drawn)


def _seats(change: PhaseSet | NoiseSet | EndSet) -> tuple[str, ...]:
    match change:
        case PhaseSet(_, turn, made, last):
            return (turn, made, last)
        case NoiseSet(discs):
            return discs
        case EndSet(agreed, _, outcomes):
            return (*agreed, *(outcome.seat for outcome in outcomes))


def changes(fresh: HakoState, wanted: HakoState) -> tuple[Correction, ...]:
    """The corrections that turn one position into another of the same seats."""
    return tuple(_changes(fresh, wanted))


def _changes(fresh: HakoState, wanted: HakoState) -> Iterator[Correction]:
    was, to_be = fresh.public, wanted.public
    yield from (after for before, after in _whole(fresh, wanted) if before != after)
    yield from (PieceSet(piece, room) for piece, room in to_be.at.items() if was.at.get(piece) != room)
    yield from (ShadowSet(shadow, shadow in to_be.empty) for shadow in sorted(set(was.empty) ^ set(to_be.empty)))


def _whole(fresh: HakoState, wanted: HakoState) -> Iterator[tuple[Correction, Correction]]:
    """Each part that one correction sets whole, as it was and as it is to be."""
    was, to_be = fresh.public, wanted.public
    yield OptionsSet(was.options), OptionsSet(to_be.options)
    yield SeatsSet(was.visitors, was.start), SeatsSet(to_be.visitors, to_be.start)
    yield _mansion(was), _mansion(to_be)
    yield BarrierSet(was.barrier), BarrierSet(to_be.barrier)
    yield NoiseSet(was.discs, was.cards), NoiseSet(to_be.discs, to_be.cards)
    yield CardSet(fresh.card, bool(was.shown)), CardSet(wanted.card, bool(to_be.shown))
    yield EndSet(was.agreed, was.ending, was.outcomes), EndSet(to_be.agreed, to_be.ending, to_be.outcomes)
    yield _phase(was), _phase(to_be)


def _mansion(public: Public) -> MansionSet:
    return MansionSet(public.placements, public.pool, public.under, public.drawn, public.refused)


def _phase(public: Public) -> PhaseSet:
    return PhaseSet(public.phase, public.turn, public.made, public.last, public.gray_left, public.acted)
