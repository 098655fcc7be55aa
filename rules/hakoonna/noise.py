"""The noise step: a disc on the tower, or a noise card (hakoonna.md 4.2, 4.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rules.actions import Action, Value
from rules.events import Event
from rules.hakoonna import holding
from rules.hakoonna.actions import Stack
from rules.hakoonna.content import Content
from rules.hakoonna.effects import DrawNoise, Tower
from rules.hakoonna.events import (
    CardHeld,
    DiscHeld,
    HakoTimeBegan,
    HolyWater,
    NoiseMade,
    NoiseSet,
    StackBegan,
    TurnBegan,
)
from rules.hakoonna.state import GRAY, HakoState, Public, with_public
from rules.hakoonna.turns import is_full, next_visitor, timing
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import AlreadyStacked, DoubleNoise, GrayNoise, MustOpen, NoiseFirst
from rules.seats import FATE
from rules.state import Item
from rules.violations import CardAlreadyOut, Violation

BOTH: Final = 2


def check_stack(content: Content, view: HakoView, stack: Stack) -> Iterator[Violation]:
    """Before the action, once a turn; the Gray Man never (G22)."""
    public = view.public
    if stack.seat == GRAY:
        yield GrayNoise()
    yield from (reason for reason in timing(public, stack.seat) if not isinstance(reason, NoiseFirst | MustOpen))
    if public.phase == "act" and public.turn == stack.seat:
        yield AlreadyStacked(stack.seat)
    yield from _discs(content, public, stack)


def _discs(content: Content, public: Public, stack: Stack) -> Iterator[Violation]:
    """Two with the card of the doll, two at will with the Holy Drops, else one."""
    if stack.seat == public.mary and stack.discs < BOTH:
        yield DoubleNoise(BOTH, stack.discs)
    elif stack.discs == BOTH and stack.seat != public.mary:
        yield from holding.check_item(content, public, stack.seat, "holy_drops")
    elif not 1 <= stack.discs <= BOTH:
        yield DoubleNoise(1, stack.discs)


def stack(content: Content, state: HakoState, stack: Stack) -> Iterable[Item]:
    """Two discs of whoever has the Holy Drops are holy."""
    drops = state.public.has(stack.seat, content.item_of("holy_drops"))
    return (StackBegan(stack.seat, stack.discs, drops and stack.discs == BOTH),)


def asking(public: Public, who: str) -> Item:
    """The question to Fate that a stacking seat brings about."""
    options = public.options
    if options.noise == "cards":
        return DrawNoise(FATE, who, left(public), sum(public.cards))
    height = len(public.discs) + 1
    chances = options.noise_chances
    falls = chances[min(height, len(chances)) - 1]
    return Tower(FATE, who, height, min(100, falls * 3 // 2) if options.noise_discs == "big" else falls)


def left(public: Public) -> tuple[int, ...]:
    """The noise cards not yet drawn, by value; all of them again when none is left."""
    options = public.options
    cards = list(options.noise_cards)
    for drawn in public.cards:
        if drawn in cards:
            cards.remove(drawn)
    return tuple(sorted(cards or options.noise_cards))


def settle_tower(_content: Content, state: HakoState, asked: Tower, value: Value) -> Iterable[Item]:
    """The disc lies, or all fall."""
    if value == "fell":
        return (NoiseMade(asked.who),)
    return (DiscHeld(asked.who, len(state.public.discs) + 1),)


def check_card(_content: Content, view: HakoView, asked: DrawNoise, value: Value) -> Iterator[Violation]:
    """A card that lies open already cannot come again."""
    cards = view.public.options.noise_cards
    if isinstance(value, int) and value in cards and value not in asked.left:
        yield CardAlreadyOut(str(value), "noise", cards.count(value))


def settle_card(_content: Content, state: HakoState, asked: DrawNoise, value: Value) -> Iterable[Item]:
    """The sum stays below the threshold, or a noise is made."""
    total = asked.total + int(str(value))
    if total >= state.public.options.noise_threshold:
        return (NoiseMade(asked.who),)
    return (CardHeld(asked.who, int(str(value)), total),)


def remedy_stack(_content: Content, _view: HakoView, action: Action, _reason: Violation) -> Iterable[Action]:
    """Make noise first."""
    return (Stack(action.seat),)


# ---- reactions


def when_stack_began(_content: Content, state: HakoState, _event: Event) -> Iterable[Item]:
    """Fate is asked."""
    return (asking(state.public, state.public.turn),)


def when_noise_made(_content: Content, _state: HakoState, _event: Event) -> Iterable[Item]:
    """Hako Onna's time, at once."""
    return (HakoTimeBegan(),)


def when_held(_content: Content, state: HakoState, _event: Event) -> Iterator[Item]:
    """The next disc of this step; the full stack ends the visitors' time at once where the table plays it so (U-11)."""
    public = state.public
    if public.to_stack and not is_full(public):
        yield asking(public, public.turn)
        return
    if public.dropping and not public.to_stack:
        yield HolyWater(public.turn)
    if public.penalty:
        yield HakoTimeBegan() if is_full(public) else TurnBegan(next_visitor(public, public.turn))
    elif is_full(public) and not public.options.full_stack_gives_action:
        yield HakoTimeBegan()


# ---- what the events change


def stack_began(state: HakoState, event: StackBegan) -> HakoState:
    return with_public(
        state, phase="tower", turn=event.seat, to_stack=event.discs, dropping=event.holy, penalty=event.penalty
    )


def disc_held(state: HakoState, event: DiscHeld) -> HakoState:
    return _held(state, event.seat, discs=(*state.public.discs, event.seat))


def card_held(state: HakoState, event: CardHeld) -> HakoState:
    return _held(state, event.seat, cards=(*state.public.cards, event.value))


def _held(state: HakoState, seat: str, **noise: object) -> HakoState:
    """The next disc of this step, or the action."""
    left = max(0, state.public.to_stack - 1)
    full = is_full(with_public(state, **noise).public)
    return with_public(state, turn=seat, phase="tower" if left and not full else "act", to_stack=left, **noise)


def holy_water(state: HakoState, _event: HolyWater) -> HakoState:
    return with_public(state, holy=True, dropping=False)


def noise_made(state: HakoState, event: NoiseMade) -> HakoState:
    return with_public(state, made=event.seat, last=event.seat, to_stack=0, dropping=False, penalty=False)


def noise_set(state: HakoState, event: NoiseSet) -> HakoState:
    return with_public(
        state,
        discs=event.discs,
        cards=event.cards,
        to_stack=event.to_stack,
        dropping=event.dropping,
        penalty=event.penalty,
    )
