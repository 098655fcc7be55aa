"""The visitors give up; then the Gray Man's card is turned (hakoonna.md 9, U-31; G16, G18)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from rules.actions import Action, Value
from rules.events import Event
from rules.hakoonna.actions import Agree, Surrender
from rules.hakoonna.content import Content
from rules.hakoonna.effects import NameCard
from rules.hakoonna.events import (
    Agreed,
    BlackWon,
    CardSet,
    CardTurned,
    Disagreed,
    EndSet,
    GameEnded,
    GrayUndecided,
    HakobitoWon,
    HakoWon,
    Surrendered,
    VisitorLost,
    WhiteLost,
)
from rules.hakoonna.state import GRAY, HAKO, HakoState, Outcome, Public, with_public
from rules.hakoonna.turns import with_card
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import GrayFreeAction, NotAgreed, NotAVisitor, StillBuilding
from rules.seats import FATE, HOST
from rules.state import Item
from rules.violations import NotYourTurn, Violation


def voice(public: Public, seat: str) -> Iterator[Violation]:
    """Only living ordinary visitors have a voice."""
    if public.phase in ("start", "build", "ready", "deal"):
        yield StillBuilding()
    if seat == GRAY and public.at.get(GRAY):
        yield GrayFreeAction()
    elif seat not in public.visitors:
        yield NotYourTurn(public.turn)
    elif not public.at.get(seat):
        yield NotAVisitor(seat)


def check_agree(_content: Content, view: HakoView, agree: Agree) -> Iterator[Violation]:
    """A word given may be taken back, at any time."""
    return voice(view.public, agree.seat)


def agree(_content: Content, _state: HakoState, agree: Agree) -> Iterable[Item]:
    return (Agreed(agree.seat) if agree.yes else Disagreed(agree.seat),)


def check_surrender(_content: Content, view: HakoView, surrender: Surrender) -> Iterator[Violation]:
    """All living ordinary visitors agree, or as the table plays it (U-31); the host or one of them says so."""
    public = view.public
    if surrender.seat == HOST:
        if public.phase in ("start", "build", "ready", "deal"):
            yield StillBuilding()
    else:
        yield from voice(public, surrender.seat)
    if not agreed_enough(public, surrender.seat):
        yield NotAgreed(len(agreeing(public)))


def agreeing(public: Public) -> tuple[str, ...]:
    """The living visitors who agree."""
    return tuple(seat for seat in public.living if seat in public.agreed)


def agreed_enough(public: Public, seat: str) -> bool:
    """Whether the house rule for a surrender is met; where nobody lives, nobody has to agree."""
    have, all_ = len(agreeing(public)), len(public.living)
    if public.options.surrender == "host":
        return seat == HOST
    return have == all_ if public.options.surrender == "all" else have * 2 > all_ or not all_


def surrender(_content: Content, _state: HakoState, _action: Surrender) -> Iterable[Item]:
    return (Surrendered(),)


def when_surrendered(_content: Content, state: HakoState, _event: Event) -> Iterator[Item]:
    """The Gray Man's card is turned; one that the program never knew is asked for."""
    if state.card == "unknown":
        yield NameCard(FATE)
        return
    if state.card:
        yield CardTurned(state.card)
    yield from results(state.public, state.card)


def settle_name(_content: Content, state: HakoState, _asked: NameCard, value: Value) -> Iterator[Item]:
    """What the turned card shows; a table may keep it to itself."""
    if value != "unknown":
        yield msgspec.convert({"type": "card-turned", "card": value}, CardTurned)
    yield from results(state.public, str(value))


def results(public: Public, card: str) -> Iterator[Item]:
    """Each seat's own result (G16, G18): the Gray Man's hangs on his card, alive or not."""
    yield HakoWon(HAKO)
    for seat in public.visitors:
        yield VisitorLost(seat) if public.at.get(seat) else HakobitoWon(seat)
    gray = {"white": WhiteLost, "black": BlackWon, "unknown": GrayUndecided}.get(card)
    if gray is not None:
        yield gray(GRAY)
    yield GameEnded()


def remedy_agree(_content: Content, view: HakoView, _action: Action, _reason: Violation) -> Iterable[Action]:
    """Those who do not agree yet may agree."""
    missing = (seat for seat in view.public.living if seat not in view.public.agreed)
    return (Agree(seat) for seat in missing)


# ---- what the events change


def agreed(state: HakoState, event: Agreed) -> HakoState:
    return with_public(state, agreed=tuple(sorted({*state.public.agreed, event.seat})))


def disagreed(state: HakoState, event: Disagreed) -> HakoState:
    return with_public(state, agreed=tuple(seat for seat in state.public.agreed if seat != event.seat))


def surrendered(state: HakoState, _event: Surrendered) -> HakoState:
    return with_public(state, ending="surrender", phase="naming", turn="")


def card_turned(state: HakoState, event: CardTurned) -> HakoState:
    return with_public(with_card(state, event.card), shown=event.card)


def _with_outcome(state: HakoState, seat: str, result: str) -> HakoState:
    outcome = msgspec.convert({"seat": seat, "result": result}, Outcome)
    return with_public(state, outcomes=(*state.public.outcomes, outcome))


def won(state: HakoState, event: HakoWon | HakobitoWon | BlackWon) -> HakoState:
    return _with_outcome(state, event.seat, "won")


def lost(state: HakoState, event: VisitorLost | WhiteLost) -> HakoState:
    return _with_outcome(state, event.seat, "lost")


def undecided(state: HakoState, event: GrayUndecided) -> HakoState:
    return _with_outcome(state, event.seat, "open")


def game_ended(state: HakoState, _event: GameEnded) -> HakoState:
    return with_public(state, phase="over", turn="")


def card_set(state: HakoState, event: CardSet) -> HakoState:
    return with_public(with_card(state, event.card), shown=event.card if event.shown else "")


def end_set(state: HakoState, event: EndSet) -> HakoState:
    return with_public(state, agreed=event.agreed, ending=event.ending, outcomes=event.outcomes)
