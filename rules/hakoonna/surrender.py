"""The visitors give up (hakoonna.md 9, U-31)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.actions import Action
from rules.hakoonna.actions import Agree, Surrender
from rules.hakoonna.content import Content
from rules.hakoonna.events import (
    Agreed,
    Disagreed,
    Surrendered,
)
from rules.hakoonna.state import BEFORE_PLAY, GRAY, HakoState, Public, with_public
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import GrayFreeAction, NotAgreed, NotAVisitor, StillBuilding
from rules.seats import HOST
from rules.state import Item
from rules.violations import NotYourTurn, Violation


def voice(public: Public, seat: str) -> Iterator[Violation]:
    """Only living ordinary visitors have a voice."""
    if public.phase in BEFORE_PLAY:
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
        if public.phase in BEFORE_PLAY:
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


def remedy_agree(_content: Content, view: HakoView, _action: Action, _reason: Violation) -> Iterable[Action]:
    """Those who do not agree yet may agree."""
    missing = (seat for seat in view.public.living if seat not in view.public.agreed)
    return (Agree(seat) for seat in missing)


# ---- what the events change


def agreed(state: HakoState, event: Agreed) -> HakoState:
    return with_public(state, agreed=tuple(sorted({*state.public.agreed, event.seat})))


def disagreed(state: HakoState, event: Disagreed) -> HakoState:
    return with_public(state, agreed=tuple(seat for seat in state.public.agreed if seat != event.seat))
