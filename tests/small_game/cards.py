"""The texts of the cards, part by part; whatever is asked in the middle carries the rest along."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

import msgspec

from rules.actions import Value
from rules.events import Event
from rules.seats import FATE
from rules.state import Item
from rules.violations import DieFace, Violation
from tests.small_game.content import Content
from tests.small_game.effects import FACES, LoseNerve, Order, PutUnder, Roll, Run, Wager
from tests.small_game.events import CardDrawn, CardLaid, NerveWon, Rolled, WindBlew
from tests.small_game.state import MillState
from tests.small_game.views import MillView


def when_drawn(_content: Content, state: MillState, event: Event) -> Iterator[Item]:
    assert isinstance(event, CardDrawn)
    if state.public.drawn == event.card:
        yield Run(card=event.card, subject=event.seat)


def run(_content: Content, state: MillState, effect: Run) -> Iterable[Item]:
    """One part of a text, and the rest of it behind."""
    return () if state.public.phase == "over" else TEXTS[effect.card](state, effect)


def _then(effect: Run, *memory: int) -> Run:
    return msgspec.structs.replace(effect, at=effect.at + 1, memory=(*effect.memory, *memory))


def _fright(_state: MillState, effect: Run) -> Iterator[Item]:
    """Lose one nerve."""
    yield LoseNerve((), effect.subject, 1)
    yield CardLaid(effect.card)


def _wind(_state: MillState, effect: Run) -> Iterator[Item]:
    """Everyone loses one nerve, in an order of the drawer's choice."""
    yield WindBlew()
    yield CardLaid(effect.card)


def _bargain(state: MillState, effect: Run) -> Iterator[Item]:
    """Wager nerve on a die: four and more wins it, less loses it. The card may go under the pile."""
    if effect.at == 0:
        yield Wager(effect.subject, state.public.nerve.get(effect.subject, 0), _then(effect))
    elif effect.at == 1:
        yield Roll(FATE, _then(effect))
    elif effect.at == 2:
        wager, face = effect.memory
        yield NerveWon(effect.subject, wager) if face > 3 else LoseNerve((), effect.subject, wager)
        yield _then(effect)
    else:
        yield PutUnder(effect.subject, effect.card)


TEXTS: Mapping[str, Callable[[MillState, Run], Iterable[Item]]] = {
    "fright": _fright,
    "wind": _wind,
    "bargain": _bargain,
}


# ---- asked in the middle


def settle_wager(_content: Content, _state: MillState, asked: Wager, value: Value) -> Iterable[Item]:
    return (msgspec.structs.replace(asked.run, memory=(int(str(value)),)),)


def check_face(_content: Content, _view: MillView, _asked: Roll, value: Value) -> Iterator[Violation]:
    if value not in FACES:
        yield DieFace(str(value))


def settle_roll(_content: Content, _state: MillState, asked: Roll, value: Value) -> Iterable[Item]:
    face = int(str(value))
    rest = msgspec.structs.replace(asked.run, memory=(*asked.run.memory, face))
    return (Rolled(asked.run.subject, face), rest)


def settle_under(_content: Content, _state: MillState, asked: PutUnder, value: Value) -> Iterable[Item]:
    return (CardLaid(asked.card, value is True),)


def when_wind_blew(_content: Content, state: MillState, _event: Event) -> Iterator[Item]:
    """The seat whose turn it is says whom it reaches first; for one alone there is nothing to order."""
    playing = state.public.playing
    if len(playing) > 1 and state.public.turn:
        yield Order(state.public.turn, playing)
    else:
        yield from (LoseNerve((), seat, 1) for seat in playing)


def settle_order(_content: Content, _state: MillState, _asked: Order, value: Value) -> Iterable[Item]:
    seats = value if isinstance(value, tuple) else ()
    return (LoseNerve((), str(seat), 1) for seat in seats)
