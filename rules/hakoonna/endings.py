"""How the game ends, and each seat's own result (hakoonna.md 9; 000 ■게임의 목적/승리조건과 패배조건)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from rules.actions import Value
from rules.events import Event
from rules.hakoonna.content import Content
from rules.hakoonna.effects import NameCard
from rules.hakoonna.events import (
    BlackLost,
    BlackWon,
    CardSet,
    CardTurned,
    EndSet,
    GameEnded,
    GrayUndecided,
    HakobitoLost,
    HakobitoWon,
    HakoLost,
    HakoWon,
    VisitorLost,
    VisitorWon,
    WhiteLost,
    WhiteWon,
)
from rules.hakoonna.state import GRAY, HAKO, HakoState, Outcome, Public, with_public
from rules.hakoonna.turns import with_card
from rules.seats import FATE
from rules.state import Item

HERS: Final = ("surrender", "annihilation", "powers")
WHITES: Final = ("exorcism", "memorial")


def when_over(_content: Content, state: HakoState, _event: Event) -> Iterator[Item]:
    """The Gray Man's card is turned; one that the program never knew is asked for."""
    if state.card == "unknown":
        yield NameCard(FATE)
        return
    if state.card and not state.public.shown:
        yield CardTurned(state.card)
    yield from results(state.public, state.card)


def settle_name(_content: Content, state: HakoState, _asked: NameCard, value: Value) -> Iterator[Item]:
    """What the turned card shows; a table may keep it to itself."""
    if value in ("white", "black"):
        yield CardTurned("white" if value == "white" else "black")
    yield from results(state.public, str(value))


def results(public: Public, card: str) -> Iterator[Item]:
    """Each seat's own result (G15-G19): the Gray Man's hangs on his card, alive or not."""
    hers = public.ending in HERS
    yield HakoWon(HAKO) if hers else HakoLost(HAKO)
    for seat in public.visitors:
        if public.at.get(seat):
            yield VisitorLost(seat) if hers else VisitorWon(seat)
        else:
            yield HakobitoWon(seat) if hers else HakobitoLost(seat)
    if GRAY in public.at and card:
        yield _of_the_gray_man(card, public.ending)
    yield GameEnded()


def _of_the_gray_man(card: str, ending: str) -> Item:
    if card == "white":
        return WhiteWon(GRAY) if ending in WHITES else WhiteLost(GRAY)
    if card == "black":
        return BlackWon(GRAY) if ending in HERS else BlackLost(GRAY)
    return GrayUndecided(GRAY)


# ---- what the events change


def escaped(state: HakoState, _event: Event) -> HakoState:
    return _over(state, "escape")


def exorcised(state: HakoState, _event: Event) -> HakoState:
    return _over(state, "exorcism")


def appeased(state: HakoState, _event: Event) -> HakoState:
    return _over(state, "memorial")


def annihilated(state: HakoState, _event: Event) -> HakoState:
    return _over(state, "annihilation")


def surrendered(state: HakoState, _event: Event) -> HakoState:
    return _over(state, "surrender")


def all_powers_held(state: HakoState, _event: Event) -> HakoState:
    return _over(state, "powers")


def _over(state: HakoState, ending: str) -> HakoState:
    return with_public(state, ending=ending, phase="naming", turn="")


def card_turned(state: HakoState, event: CardTurned) -> HakoState:
    return with_public(with_card(state, event.card), shown=event.card)


def _with_outcome(state: HakoState, seat: str, result: Literal["won", "lost", "open"]) -> HakoState:
    return with_public(state, outcomes=(*state.public.outcomes, Outcome(seat, result)))


def won(state: HakoState, event: HakoWon | HakobitoWon | BlackWon | VisitorWon | WhiteWon) -> HakoState:
    return _with_outcome(state, event.seat, "won")


def lost(state: HakoState, event: VisitorLost | WhiteLost | HakoLost | HakobitoLost | BlackLost) -> HakoState:
    return _with_outcome(state, event.seat, "lost")


def undecided(state: HakoState, event: GrayUndecided) -> HakoState:
    return _with_outcome(state, event.seat, "open")


def game_ended(state: HakoState, _event: GameEnded) -> HakoState:
    return with_public(state, phase="over", turn="")


def card_set(state: HakoState, event: CardSet) -> HakoState:
    return with_public(with_card(state, event.card), shown=event.card if event.shown else "")


def end_set(state: HakoState, event: EndSet) -> HakoState:
    return with_public(state, agreed=event.agreed, ending=event.ending, outcomes=event.outcomes)
