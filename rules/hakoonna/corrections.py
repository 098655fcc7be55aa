"""Setting a position by hand, and telling what it takes."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from difflib import get_close_matches

import msgspec

from rules.events import Correction
from rules.hakoonna.content import Content
from rules.hakoonna.events import (
    BarrierSet,
    CardSet,
    CardsSet,
    EndSet,
    HersSet,
    MansionSet,
    NoiseSet,
    OptionsSet,
    PhaseSet,
    PieceSet,
    SeatsSet,
    SecretSet,
    ShadowSet,
    TilesSet,
)
from rules.hakoonna.state import GRAY, HAKO, HakoState, Public, Secret
from rules.hakoonna.tiles import own_tile
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
    match change:
        case PieceSet(piece, at):
            yield from ((piece, list(public.at)), (at, rooms))
        case BarrierSet(between):
            yield from ((room, rooms) for room in between)
        case MansionSet():
            yield from ((room, list(content.by_id)) for room in _rooms(change))
        case CardsSet() | HersSet():
            yield from _of_cards(content, public, change)
        case ShadowSet() | TilesSet() | SecretSet():
            yield from _of_tiles(content, public, change)
        case PhaseSet() | NoiseSet() | EndSet() | SeatsSet():
            yield from _of_seats(public, change)


Names = Iterator[tuple[str, Collection[str]]]


def _of_tiles(content: Content, public: Public, change: ShadowSet | TilesSet | SecretSet) -> Names:
    match change:
        case ShadowSet(shadow):
            yield shadow, list(content.room_of)
        case TilesSet(crossed, held):
            yield from ((shadow, list(content.room_of)) for shadow in crossed)
            yield from ((seat, (HAKO, GRAY, *public.at)) for seat in held)
        case SecretSet(secret):
            yield from _hidden(content, public, secret)


def _of_cards(content: Content, public: Public, change: CardsSet | HersSet) -> Names:
    everyone, shadows = (HAKO, *public.at), list(content.room_of)
    match change:
        case CardsSet(items, _, pages):
            yield from ((seat, everyone) for seat in items)
            yield from ((item, list(content.item)) for cards in items.values() for item in cards)
            yield from ((page, (*content.pages, "unknown")) for page in pages)
            yield from ((power, list(content.power)) for power in (*change.known, *change.sealed))
        case HersSet():
            yield from ((power, list(content.power)) for power in change.used)
            yield from ((shadow, shadows) for shadow in (change.wailed, *change.ordered.values()))
            yield from ((seat, everyone) for seat in (change.mary, *change.ordered, *change.ringing))


def _of_seats(public: Public, change: PhaseSet | NoiseSet | EndSet | SeatsSet) -> Names:
    if isinstance(change, SeatsSet):
        yield from ((seat, list(public.at)) for seat in (*change.visitors, change.start))
    else:
        yield from ((seat, (HAKO, GRAY, *public.at)) for seat in _seats(change))


def _hidden(content: Content, public: Public, secret: Secret) -> Iterator[tuple[str, Collection[str]]]:
    shadows, everyone = list(content.room_of), (HAKO, GRAY, *public.at)
    known = (*content.tile, *(own_tile(seat) for seat in everyone))
    yield from ((shadow, shadows) for shadow in (*secret.faces, *secret.hides.values()))
    yield from ((seat, everyone) for seat in (*secret.hands, *secret.hides, *secret.lairs, *secret.seen))
    yield from ((power, list(content.power)) for power in (*secret.powers, *secret.set, *secret.offered))
    yield from ((seat, everyone) for seat in secret.read)
    held = (tile for hand in secret.hands.values() for tile in hand)
    yield from ((tile, known) for tile in (*secret.faces.values(), *secret.pool, *secret.lairs.values(), *held))


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
    moved = [piece for piece, room in to_be.at.items() if was.at.get(piece) != room]
    yield from (PieceSet(piece, to_be.at[piece]) for piece in moved)
    yield from (ShadowSet(shadow, shadow in to_be.empty) for shadow in sorted(set(was.empty) ^ set(to_be.empty)))
    yield from _of_hers(was, to_be, moved)


def _of_hers(was: Public, to_be: Public, moved: list[str]) -> Iterator[Correction]:
    """Last, for whoever is put elsewhere is free of her order."""
    freed = {seat: shadow for seat, shadow in was.ordered.items() if seat not in moved}
    if msgspec.structs.replace(_hers(was), ordered=freed) != _hers(to_be):
        yield _hers(to_be)


def _whole(fresh: HakoState, wanted: HakoState) -> Iterator[tuple[Correction, Correction]]:
    """Each part that one correction sets whole, as it was and as it is to be."""
    was, to_be = fresh.public, wanted.public
    yield OptionsSet(was.options), OptionsSet(to_be.options)
    yield SeatsSet(was.visitors, was.start), SeatsSet(to_be.visitors, to_be.start)
    yield _mansion(was), _mansion(to_be)
    yield _tiles(was), _tiles(to_be)
    yield SecretSet(fresh.secret), SecretSet(wanted.secret)
    yield BarrierSet(was.barrier), BarrierSet(to_be.barrier)
    yield _noise(was), _noise(to_be)
    yield _cards(was), _cards(to_be)
    yield CardSet(fresh.card, bool(was.shown)), CardSet(wanted.card, bool(to_be.shown))
    yield EndSet(was.agreed, was.ending, was.outcomes), EndSet(to_be.agreed, to_be.ending, to_be.outcomes)
    yield _phase(was), _phase(to_be)


def _mansion(public: Public) -> MansionSet:
    return MansionSet(public.placements, public.pool, public.under, public.drawn, public.refused)


def _tiles(public: Public) -> TilesSet:
    return TilesSet(public.crossed, public.held, public.diaries, public.safe_open, public.centre, public.spare)


def _noise(public: Public) -> NoiseSet:
    return NoiseSet(public.discs, public.cards, public.to_stack, public.dropping, public.penalty)


def _cards(public: Public) -> CardsSet:
    return CardsSet(public.items, public.proven, public.pages, public.powers, public.slots, public.known, public.sealed)


def _hers(public: Public) -> HersSet:
    return HersSet(public.carded, public.used, public.wailed, public.holy, public.mary, public.ordered, public.ringing)


def _phase(public: Public) -> PhaseSet:
    return PhaseSet(public.phase, public.turn, public.made, public.last, public.gray_left, public.acted)
