"""Losing nerve: the tower lessens it, the charm prevents it, and who has none left flees."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.actions import Value
from rules.effects import Effect
from rules.events import Event
from rules.state import Item, known
from rules.violations import NotAttested, Violation
from tests.small_game.content import Content
from tests.small_game.effects import LoseNerve, UseCharm
from tests.small_game.events import CharmShown, Fled, HandDealt, HandSet, NerveLost, NerveSet, NerveWon, Sheltered
from tests.small_game.state import MillState, with_public
from tests.small_game.turns import hand_dealt
from tests.small_game.views import MillView
from tests.small_game.violations import NoCharm


def before_in_tower(_content: Content, state: MillState, effect: Effect) -> Iterator[Item]:
    """Who stands in the tower loses one less."""
    assert isinstance(effect, LoseNerve)
    if state.public.at.get(effect.seat) == "tower" and "tower" not in effect.asked and effect.n > 0:
        yield Sheltered(effect.seat)
        yield LoseNerve((*effect.asked, "tower"), effect.seat, effect.n - 1)


def before_with_charm(_content: Content, state: MillState, effect: Effect) -> Iterator[Item]:
    """Every seat is asked, for a pause would tell who holds the charm; nobody once it lies open."""
    assert isinstance(effect, LoseNerve)
    public = state.public
    if (
        "charm" not in effect.asked
        and effect.n > 0
        and effect.seat in public.playing
        and effect.seat not in public.used
    ):
        yield UseCharm(effect.seat, effect.n, (*effect.asked, "charm"))


def check_charm(_content: Content, view: MillView, asked: UseCharm, value: Value) -> Iterator[Violation]:
    """Who says yes holds it; of a card that the program never saw the table must tell."""
    if value is not True:
        return
    fact = f"charm:{asked.seat}"
    hand, told = view.hands.get(asked.seat, ""), known(view.attested, f"charm:{asked.seat}")
    if hand == "unknown" and told is None:
        yield NotAttested(fact)
    elif hand != "charm" and not (hand == "unknown" and told):
        yield NoCharm()


def settle_charm(_content: Content, _state: MillState, asked: UseCharm, value: Value) -> Iterable[Item]:
    return (CharmShown(asked.seat),) if value is True else (LoseNerve(asked.asked, asked.seat, asked.n),)


def lose_nerve(_content: Content, state: MillState, effect: LoseNerve) -> Iterator[Item]:
    """No more than there is."""
    lost = min(effect.n, state.public.nerve.get(effect.seat, 0))
    if lost and state.public.phase != "over":
        yield NerveLost(effect.seat, lost)


def when_nerve_lost(_content: Content, state: MillState, event: Event) -> Iterator[Item]:
    assert isinstance(event, NerveLost)
    if not state.public.nerve.get(event.seat):
        yield Fled(event.seat)


# ---- what the events change


def _with_nerve(state: MillState, seat: str, n: int) -> MillState:
    return with_public(state, nerve={**state.public.nerve, seat: n})


def nerve_lost(state: MillState, event: NerveLost) -> MillState:
    return _with_nerve(state, event.seat, max(state.public.nerve.get(event.seat, 0) - event.n, 0))


def nerve_won(state: MillState, event: NerveWon) -> MillState:
    return _with_nerve(state, event.seat, state.public.nerve.get(event.seat, 0) + event.n)


def nerve_set(state: MillState, event: NerveSet) -> MillState:
    return _with_nerve(state, event.seat, event.n)


def unchanged(state: MillState, _event: Event) -> MillState:
    """An event that is only told."""
    return state


def charm_shown(state: MillState, event: CharmShown) -> MillState:
    return _with_used(hand_dealt(state, HandDealt(event.seat, "charm")), event.seat, True)


def hand_set(state: MillState, event: HandSet) -> MillState:
    return _with_used(hand_dealt(state, HandDealt(event.seat, event.hand)), event.seat, event.used)


def _with_used(state: MillState, seat: str, used: bool) -> MillState:
    others = {one for one in state.public.used if one != seat}
    return with_public(state, used=tuple(sorted(others | {seat} if used else others)))
