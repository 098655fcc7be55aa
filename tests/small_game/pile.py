"""The pile: a next card that somebody may know, cards in no known order, a known bottom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from rules.actions import Value
from rules.seats import FATE
from rules.state import Item
from rules.violations import CardAlreadyOut, Violation
from tests.small_game import turns
from tests.small_game.actions import Bury, Explore, Scout
from tests.small_game.content import Content
from tests.small_game.effects import DrawCard, Drawn, EndTurn, Look
from tests.small_game.events import Buried, CardDrawn, CardLaid, Looked, PileSet, Reshuffled
from tests.small_game.state import MillState, Public, Top, with_public, without
from tests.small_game.views import MillView
from tests.small_game.violations import BuryCount, NoScouting, NotDiscarded, NothingToSee, WrongPlace


def check_explore(_content: Content, view: MillView, explore: Explore) -> Iterator[Violation]:
    return turns.timing(view.public, explore.seat)


def explore(_content: Content, _state: MillState, explore: Explore) -> Iterable[Item]:
    return (DrawCard(seat=explore.seat), EndTurn(seat=explore.seat))


def draw_card(_content: Content, state: MillState, effect: DrawCard) -> Iterator[Item]:
    """From the top; from the pool Fate draws; then from the bottom; then the discarded cards are shuffled."""
    public = state.public
    if public.phase == "over":
        return
    if state.top is not None:
        yield CardDrawn(effect.seat, state.top.card)
    elif state.pool:
        yield Drawn(FATE, effect.seat, state.pool)
    elif public.bottom:
        yield CardDrawn(effect.seat, public.bottom[0])
    elif public.discards:
        yield Reshuffled()
        yield effect


def check_card(content: Content, _view: MillView, asked: Drawn | Look, value: Value) -> Iterator[Violation]:
    """A card that lies elsewhere cannot come."""
    if value in content.cards and value not in asked.pool:
        yield CardAlreadyOut(str(value), "the discarded cards", content.total(str(value)))


def settle_drawn(_content: Content, _state: MillState, asked: Drawn, value: Value) -> Iterable[Item]:
    return (CardDrawn(asked.who, str(value)),)


# ---- looking ahead


def check_scout(_content: Content, view: MillView, scout: Scout) -> Iterator[Violation]:
    """A house rule may forbid it; there must be a card that the seat does not know."""
    yield from turns.timing(view.public, scout.seat)
    if not view.public.options.scouting:
        yield NoScouting()
    if not view.unseen:
        yield NothingToSee()


def scout(_content: Content, state: MillState, scout: Scout) -> Iterator[Item]:
    """Who looks at a card that another knows already sees the same one."""
    if state.top is not None:
        yield Looked(scout.seat, state.top.card)
    elif state.pool:
        yield Look(FATE, scout.seat, state.pool)
    yield EndTurn(seat=scout.seat)


def settle_look(_content: Content, _state: MillState, asked: Look, value: Value) -> Iterable[Item]:
    return (Looked(asked.who, str(value)),)


# ---- burying


def check_bury(_content: Content, view: MillView, bury: Bury) -> Iterator[Violation]:
    """One or two of the discarded cards, in the mill."""
    public = view.public
    yield from turns.timing(public, bury.seat)
    if public.at.get(bury.seat) not in ("mill", "", None):
        yield WrongPlace("mill")
    if len(bury.cards) not in (1, 2):
        yield BuryCount(len(bury.cards))
    yield from _not_there(public, bury.cards)


def _not_there(public: Public, cards: tuple[str, ...]) -> Iterator[Violation]:
    left = public.discards
    for card in cards:
        if card not in left:
            yield NotDiscarded(card)
        left = without(left, card)


def bury(_content: Content, _state: MillState, bury: Bury) -> Iterable[Item]:
    return (Buried(bury.seat, bury.cards), EndTurn(seat=bury.seat))


# ---- what the events change


def _taken(state: MillState, card: str) -> MillState | None:
    """The state with that card taken from where it lies, the likeliest place first."""
    if state.top is not None and state.top.card == card:
        return msgspec.structs.replace(state, top=None)
    if card in state.pool:
        return msgspec.structs.replace(state, pool=without(state.pool, card))
    if card in state.public.bottom:
        return with_public(state, bottom=without(state.public.bottom, card))
    if card in state.public.discards:
        return with_public(state, discards=without(state.public.discards, card))
    return None


def card_drawn(state: MillState, event: CardDrawn) -> MillState | None:
    taken = _taken(state, event.card)
    return None if taken is None else with_public(taken, drawn=event.card)


def looked(state: MillState, event: Looked) -> MillState | None:
    if state.top is not None and state.top.card == event.card:
        by = tuple(sorted({*state.top.by, event.seat}))
        return msgspec.structs.replace(state, top=Top(event.card, by))
    taken = None if state.top is not None else _taken(state, event.card)
    return None if taken is None else msgspec.structs.replace(taken, top=Top(event.card, (event.seat,)))


def card_laid(state: MillState, event: CardLaid) -> MillState | None:
    public = state.public
    if public.drawn != event.card:
        return None
    if event.under:
        return with_public(state, drawn="", bottom=(*public.bottom, event.card))
    return with_public(state, drawn="", discards=(*public.discards, event.card))


def buried(state: MillState, event: Buried) -> MillState:
    for card in event.cards:
        if card in state.public.discards:
            left = without(state.public.discards, card)
            state = with_public(state, discards=left, bottom=(*state.public.bottom, card))
    return state


def reshuffled(state: MillState, _event: Reshuffled) -> MillState:
    pool = tuple(sorted((*state.pool, *state.public.discards)))
    return with_public(msgspec.structs.replace(state, pool=pool), discards=())


def pile_set(state: MillState, event: PileSet) -> MillState:
    state = msgspec.structs.replace(state, top=event.top, pool=event.pool)
    return with_public(state, bottom=event.bottom, discards=event.discards, drawn=event.drawn)
