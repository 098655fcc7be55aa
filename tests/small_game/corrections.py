"""Setting a position at the mill by hand, and telling what it takes."""

from __future__ import annotations

from collections.abc import Iterator

from rules.events import Correction
from rules.violations import NameUnknown, Violation
from tests.small_game.content import Content
from tests.small_game.events import HandSet, NerveSet, OilSet, OptionsSet, PieceSet, PileSet, TurnSet
from tests.small_game.state import MillState


def check_change(content: Content, state: MillState, change: Correction) -> Iterator[Violation]:
    """Only names that the table knows may be set."""
    seats = state.public.seats
    if isinstance(change, PieceSet):
        yield from _unknown(change.piece, seats)
        yield from _unknown(change.at, ("", *content.spaces))
    elif isinstance(change, NerveSet | HandSet):
        yield from _unknown(change.seat, seats)
    elif isinstance(change, TurnSet):
        yield from _unknown(change.turn, ("", *seats))
    elif isinstance(change, PileSet):
        top = () if change.top is None else (change.top.card,)
        for card in (*top, *change.pool, *change.bottom, *change.discards):
            yield from _unknown(card, content.cards)


def _unknown(typed: str, known: tuple[str, ...]) -> Iterator[Violation]:
    if typed not in known:
        yield NameUnknown(typed, known[0])


def changes(fresh: MillState, wanted: MillState) -> tuple[Correction, ...]:
    """The corrections that turn one position into another of the same seats."""
    return tuple(_changes(fresh, wanted))


def _changes(fresh: MillState, wanted: MillState) -> Iterator[Correction]:
    was, to_be = fresh.public, wanted.public
    if was.options != to_be.options:
        yield OptionsSet(to_be.options)
    yield from (PieceSet(seat, to_be.at[seat]) for seat in to_be.seats if was.at[seat] != to_be.at[seat])
    yield from (NerveSet(seat, to_be.nerve[seat]) for seat in to_be.seats if was.nerve[seat] != to_be.nerve[seat])
    for seat in to_be.seats:
        if _hand(fresh, seat) != _hand(wanted, seat):
            yield _hand(wanted, seat)
    if was.oil != to_be.oil:
        yield OilSet(to_be.oil)
    if _pile(fresh) != _pile(wanted):
        yield _pile(wanted)
    if _turn(fresh) != _turn(wanted):
        yield _turn(wanted)


def _hand(state: MillState, seat: str) -> HandSet:
    return HandSet(seat, state.hands.get(seat, ""), seat in state.public.used)


def _pile(state: MillState) -> PileSet:
    public = state.public
    return PileSet(state.top, state.pool, public.bottom, public.discards, public.drawn)


def _turn(state: MillState) -> TurnSet:
    return TurnSet(state.public.phase, state.public.turn, state.public.ending)
