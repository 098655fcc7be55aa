"""What everybody is shown: things of the table by day, the whole grimoire in the end (flows.md 4.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rules.actions import Action
from rules.clocktower.actions import PutUp, Reveal
from rules.clocktower.edition import Edition
from rules.clocktower.events import GrimoireOpened, JinxTold, PutOnSquare
from rules.clocktower.state import ClockState, Square, with_square
from rules.clocktower.times import by_host
from rules.clocktower.views import ClockView
from rules.clocktower.violations import DoneAlready, NightCurtain, OffScript, RevealTooEarly
from rules.offers import Form, Hole, OneOf
from rules.seats import HOST
from rules.state import Item
from rules.tags import tag
from rules.violations import NameUnknown, Violation

DJINN: Final = "djinn"
THINGS: Final = ("script", DJINN, "clock", "message")


def check_put_up(content: Edition, view: ClockView, put_up: PutUp) -> Iterator[Violation]:
    """Not at night; a Djinn only where the sheet has a pair that needs one (001 진)."""
    yield from by_host(put_up)
    if put_up.what not in THINGS:
        yield NameUnknown(put_up.what, THINGS[0])
    if put_up.what == DJINN and not content.jinxes:
        yield OffScript(DJINN)
    if view.public.phase == "night":
        yield NightCurtain(put_up.what)


def put_up(content: Edition, _state: ClockState, action: PutUp) -> Iterator[Item]:
    """All rules of the Djinn are read out, whether their pair is in play or not."""
    yield PutOnSquare(action.what)
    if action.what == DJINN:
        yield from (JinxTold(a, b) for a, b in content.jinxes)


def unread(content: Edition, public: Square) -> int:
    """How many rules of the Djinn everybody has still to be told of, before the first night (001 진)."""
    return len(content.jinxes) if public.phase == "setup" and DJINN not in public.up else 0


def reading_out(_content: Edition, _view: ClockView, action: Action, _reason: Violation) -> Iterable[Action]:
    """What is legal instead of a night before which the Djinn was not heard."""
    return (PutUp(HOST, DJINN),) if action.seat == HOST else ()


def check_reveal(_content: Edition, view: ClockView, reveal: Reveal) -> Iterator[Violation]:
    """Once, and when the game is over."""
    yield from by_host(reveal)
    if view.public.phase != "over":
        yield RevealTooEarly()
    if view.public.revealed:
        yield DoneAlready()


def reveal(_content: Edition, _state: ClockState, _action: Reveal) -> Iterable[Item]:
    return (GrimoireOpened(),)


def forms(content: Edition, view: ClockView, seat: str) -> Iterator[Form]:
    """What may lie on the square now."""
    if seat != HOST or view.public.phase == "night":
        return
    waiting = bool(unread(content, view.public))
    if waiting:
        yield Form(tag(PutUp), HOST, PutUp.title, (), (("what", DJINN),))
    things = tuple(one for one in THINGS if one != DJINN or (content.jinxes and not waiting))
    yield Form(tag(PutUp), HOST, PutUp.title, (Hole("what", OneOf(things)),))


# ---- what the events change


def put_on_square(state: ClockState, event: PutOnSquare) -> ClockState:
    up = tuple(one for one in state.public.up if one != event.what)
    return with_square(state, up=(*up, event.what))


def jinx_told(state: ClockState, _event: JinxTold) -> ClockState:
    return state


def grimoire_opened(state: ClockState, _event: GrimoireOpened) -> ClockState:
    return with_square(state, revealed=True)
