"""What Hako Onna's side may try in her time, in the order of its steps (hakoonna.md 7)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.actions import Value
from rules.hakoonna import mansion
from rules.hakoonna.actions import (
    Bar,
    CallMary,
    Enter,
    MoveThings,
    OrderOpen,
    Ring,
    SetPower,
    StandBehind,
    TakeBack,
    Wail,
    Want,
)
from rules.hakoonna.content import Content, PowerKind
from rules.hakoonna.state import HAKO, Public
from rules.hakoonna.views import HakoView
from rules.offers import Form, Hole, OneOf
from rules.tags import tag

CARRIES = ("close_to_you", "coming_soon")


def her_time(content: Content, view: HakoView, seat: str) -> Iterator[Form]:
    """The wail, the cards, the powers, then moving and hiding; a Hakobito's are the last two."""
    if view.public.phase != "hako":
        return
    if seat == HAKO:
        yield from _wail(content, view)
        yield from _cards(view)
    yield from _powers(content, view, seat)
    if view.public.told and seat in view.secret.hides:
        yield from _moves(content, view, seat)


def _wail(content: Content, view: HakoView) -> Iterator[Form]:
    shadows = tuple(mansion.shadows(content, view.public.placements))
    holes = () if view.public.told else (Hole("shadow", OneOf(shadows)),)
    yield Form(tag(Wail), HAKO, Wail.title, holes)


def _cards(view: HakoView) -> Iterator[Form]:
    if not view.public.told:
        yield Form(tag(SetPower), HAKO, SetPower.title)
        yield Form(tag(TakeBack), HAKO, TakeBack.title)
        return
    if view.secret.powers:
        yield Form(tag(SetPower), HAKO, SetPower.title, (Hole("power", OneOf(view.secret.powers)),))
    if view.secret.set:
        yield Form(tag(TakeBack), HAKO, TakeBack.title, (Hole("power", OneOf(view.secret.set)),))


def _powers(content: Content, view: HakoView, seat: str) -> Iterator[Form]:
    """Those of her powers that are used by themselves; on cardboard any, while one lies set."""
    public = view.public
    has = {*view.secret.powers, *view.secret.set}
    for power in content.powers:
        mine = power.id in has if public.told else bool(public.slots)
        if mine and (seat == HAKO or power.kind == "behind_you"):
            yield from _power(content, public, seat, power.kind)
            if power.kind in CARRIES and not public.told:
                yield Form(tag(Enter), seat, Enter.title, fixed=(("room", ""), ("power", power.id)))


def _power(content: Content, public: Public, seat: str, kind: PowerKind) -> Iterator[Form]:
    victim = Hole("victim", OneOf(tuple(public.at)))
    rooms = tuple(placement.room for placement in public.placements)
    room, other = Hole("room", OneOf(rooms)), Hole("other", OneOf(rooms))
    shadow = Hole("shadow", OneOf(tuple(mansion.shadows(content, public.placements))))
    match kind:
        case "things_move":
            yield Form(tag(MoveThings), seat, MoveThings.title, (room,))
        case "i_want_that":
            yield Form(tag(Want), seat, Want.title, (victim,))
        case "my_mary":
            yield Form(tag(CallMary), seat, CallMary.title)
        case "behind_you":
            yield Form(tag(StandBehind), seat, StandBehind.title, (victim,))
        case "open_here":
            yield Form(tag(OrderOpen), seat, OrderOpen.title, (victim, shadow))
        case "phone_rings":
            yield Form(tag(Ring), seat, Ring.title)
        case "shut_door":
            yield Form(tag(Bar), seat, Bar.title, (room, other))


def _moves(content: Content, view: HakoView, seat: str) -> Iterator[Form]:
    """On foot, carried by a power that lies set, and uncovering nothing or turning what lies X up."""
    rooms = tuple(placement.room for placement in view.public.placements)
    room = Hole("room", OneOf(rooms))
    yield Form(tag(Enter), seat, Enter.title, (room,))
    if view.public.crossed:
        yield Form(tag(Enter), seat, Enter.title, (room,), (("cover", True),))
    for power in content.powers if seat == HAKO else ():
        if power.kind in CARRIES and power.id in view.secret.set:
            fixed: tuple[tuple[str, Value], ...] = (("power", power.id),)
            yield Form(tag(Enter), seat, Enter.title, (room,), fixed)
