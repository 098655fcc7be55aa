"""Whose turn it is, and what follows an action (hakoonna.md 4.1; 000 ■차례와 행동)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from rules.actions import Action
from rules.events import Event
from rules.hakoonna import gray_man
from rules.hakoonna.actions import EndTime
from rules.hakoonna.content import Content
from rules.hakoonna.effects import GoOn
from rules.hakoonna.events import (
    CardDealt,
    GrayBoxedIn,
    GrayTurnBegan,
    HakoTimeBegan,
    HakoTimeEnded,
    NoiseReset,
    PhaseSet,
    TurnBegan,
)
from rules.hakoonna.state import BEFORE_PLAY, GRAY, HAKO, Acted, HakoState, Phase, Public, with_public
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import (
    ActAfterNoise,
    EyesClosed,
    GrayTiming,
    MustOpen,
    NoiseFirst,
    NotAVisitor,
    OneAction,
    StillBuilding,
)
from rules.seats import HOST
from rules.state import Item
from rules.violations import NotYourTurn, Violation

DISCS = 5


def timing(public: Public, seat: str) -> Iterator[Violation]:
    """Every reason why a seat may not use an action now."""
    if seat == GRAY and public.at.get(GRAY):
        if public.phase != "gray":
            yield GrayTiming()
    elif seat not in public.visitors:
        yield NotYourTurn(public.turn)
    elif public.phase in BEFORE_PLAY:
        yield StillBuilding()
    else:
        yield from _visitor_timing(public, seat)


def _visitor_timing(public: Public, seat: str) -> Iterator[Violation]:
    if not public.at.get(seat):
        yield NotAVisitor(seat)
    if public.phase == "hako":
        yield ActAfterNoise(seat) if seat == public.made else EyesClosed()
    elif public.turn != seat:
        yield NotYourTurn(public.turn)
        if public.acted is not None and public.acted.seat == seat:
            yield OneAction(seat, public.acted.action)
    elif public.phase == "noise":
        yield NoiseFirst()
    if public.ordered.get(seat, "") not in ("", *public.empty):
        yield MustOpen(public.ordered[seat])


def first_phase(public: Public) -> Phase:
    """What comes when all is laid and hidden: the Gray Man takes his card, or the first visitor begins."""
    return "deal" if public.at.get(GRAY) else "noise"


def next_visitor(public: Public, after: str) -> str:
    """The next living visitor clockwise; "" when nobody lives."""
    order = public.visitors
    at = order.index(after) if after in order else -1
    circle = (*order[at + 1 :], *order[: at + 1])
    return next((seat for seat in circle if public.at.get(seat)), "")


def after_hako(public: Public) -> str:
    """Who goes on after Hako Onna's time (U-10)."""
    if public.options.next_after_hako == "next":
        return next_visitor(public, public.last)
    wanted = public.last if public.options.next_after_hako == "same" else public.start
    return wanted if public.at.get(wanted) else next_visitor(public, wanted)


def is_full(public: Public) -> bool:
    """Whether all discs are stacked, or all cards drawn."""
    if public.options.noise == "cards":
        return len(public.cards) >= len(public.options.noise_cards)
    return len(public.discs) >= DISCS


def follow(content: Content, state: HakoState, seat: str) -> Iterator[Item]:
    """What comes after a seat's action; nothing when it was not that seat's turn."""
    public = state.public
    if public.phase == "gray" and seat == GRAY:
        yield from _follow_gray(content, public)
    elif public.turn == seat and public.phase in ("act", "noise"):
        yield HakoTimeBegan() if is_full(public) else TurnBegan(next_visitor(public, seat))


def go_on(content: Content, state: HakoState, effect: GoOn) -> Iterator[Item]:
    """What comes after an action whose sequel had to be settled first; nothing, when that ended the game."""
    if not state.public.ending:
        yield from follow(content, state, effect.seat)


def _follow_gray(content: Content, public: Public) -> Iterator[Item]:
    if public.gray_left > 0:
        yield from gray_man.boxed_in(content, public)
    else:
        yield NoiseReset()
        yield TurnBegan(after_hako(public))


def acted(state: HakoState, seat: str, action: str, **changes: object) -> HakoState:
    """The state after a seat has used its action, with what that has changed."""
    left = state.public.gray_left - (seat == GRAY and state.public.phase == "gray")
    return with_public(state, acted=Acted(seat, action), gray_left=max(left, 0), **changes)


# ---- ending Hako Onna's time


def check_end_time(_content: Content, view: HakoView, action: EndTime) -> Iterator[Violation]:
    """She or the host ends it."""
    if view.public.phase != "hako":
        yield NotYourTurn(view.public.turn)
    elif action.seat not in (HAKO, HOST):
        yield NotYourTurn(HAKO)


def end_time(_content: Content, _state: HakoState, _action: EndTime) -> Iterable[Item]:
    return (HakoTimeEnded(),)


def remedy_end_time(_content: Content, view: HakoView, _action: Action, _reason: Violation) -> Iterable[Action]:
    """What must come first: the end of Hako Onna's time, by the host."""
    return (EndTime(HOST),) if view.public.phase == "hako" else ()


# ---- reactions


def eyes_open(_content: Content, state: HakoState) -> Iterator[Item]:
    """The Gray Man's turn, before the noise is reset (G23)."""
    public = state.public
    if public.at.get(GRAY):
        yield GrayTurnBegan(public.options.gray_actions_per_turn)
    else:
        yield NoiseReset()
        yield TurnBegan(after_hako(public))


def when_gray_turn_began(content: Content, state: HakoState, _event: Event) -> Iterator[Item]:
    return gray_man.boxed_in(content, state.public)


def when_gray_boxed_in(content: Content, state: HakoState, _event: Event) -> Iterator[Item]:
    return follow(content, state, GRAY)


def when_card_dealt(_content: Content, state: HakoState, _event: Event) -> Iterator[Item]:
    yield TurnBegan(state.public.start)


# ---- what the events change


def card_dealt(state: HakoState, event: CardDealt) -> HakoState:
    return with_public(with_card(state, event.card), shown="")


def with_card(state: HakoState, card: str) -> HakoState:
    """The state with another card before the Gray Man."""
    return msgspec.structs.replace(state, card=card)


def turn_began(state: HakoState, event: TurnBegan) -> HakoState:
    last = event.seat or state.public.last
    return with_public(state, phase="noise", turn=event.seat, made="", last=last, to_stack=0, dropping=False)


def hako_time_ended(state: HakoState, _event: HakoTimeEnded) -> HakoState:
    """The Holy Drops hold for one time only."""
    return with_public(state, made="", holy=False, phase="phone" if state.public.ringing else state.public.phase)


def gray_turn_began(state: HakoState, event: GrayTurnBegan) -> HakoState:
    return with_public(state, phase="gray", turn=GRAY, gray_left=event.actions)


def gray_boxed_in(state: HakoState, _event: GrayBoxedIn) -> HakoState:
    return acted(state, GRAY, "pass")


def noise_reset(state: HakoState, _event: NoiseReset) -> HakoState:
    return with_public(state, discs=(), cards=())


def phase_set(state: HakoState, event: PhaseSet) -> HakoState:
    return with_public(
        state,
        phase=event.phase,
        turn=event.turn,
        made=event.made,
        last=event.last,
        gray_left=event.gray_left,
        acted=event.acted,
    )
