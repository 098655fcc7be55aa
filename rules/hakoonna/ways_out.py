"""What may be done instead, where somebody is in the wrong place, asks the wrong seat or lacks a card.

Proposals only: whoever asks has each of them judged (design.md 3). They rest on the acting seat's own view.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from rules.actions import Action, Answer
from rules.hakoonna import mansion
from rules.hakoonna.actions import (
    Enter,
    Give,
    OrderOpen,
    SetPower,
    Stack,
    StandBehind,
    TakeBack,
    TakeFromGray,
    Walk,
    Want,
)
from rules.hakoonna.content import Content
from rules.hakoonna.state import GRAY
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import DoubleNoise, NotSameRoom, PowerNotSet
from rules.violations import Violation


def to_the_other(content: Content, view: HakoView, action: Action, reason: NotSameRoom) -> Iterator[Action]:
    """A step towards the room of whoever is to be given something."""
    return _towards(content, view, action.seat, reason.room)


def to_the_gray_man(content: Content, view: HakoView, action: Action, _reason: Violation) -> Iterator[Action]:
    """A step towards his room."""
    return _towards(content, view, action.seat, view.public.at.get(GRAY, ""))


def _towards(content: Content, view: HakoView, seat: str, room: str) -> Iterator[Action]:
    path = mansion.board(content, view.public.placements).path(view.public.at.get(seat, ""), room)
    return (Walk(seat, step) for step in path[1:2])


def to_company(content: Content, view: HakoView, action: Action, _reason: Violation) -> Iterator[Action]:
    """The rooms beside this one where somebody is."""
    public = view.public
    beside = mansion.board(content, public.placements).neighbours(public.at.get(action.seat, ""))
    return (Walk(action.seat, room) for room in beside if room in public.at.values())


def to_a_visitor(_content: Content, view: HakoView, action: Give, _reason: Violation) -> Iterator[Action]:
    """The same, to a visitor in the room."""
    public = view.public
    here = public.at.get(action.seat)
    others = (seat for seat in public.living if seat != action.seat and public.at[seat] == here)
    return (msgspec.structs.replace(action, to=other) for other in others)


def one_tile(_content: Content, _view: HakoView, action: Give, _reason: Violation) -> Iterable[Action]:
    """The first of them alone."""
    return (msgspec.structs.replace(action, count=1, tiles=action.tiles[:1]),)


def put_back(_content: Content, _view: HakoView, action: Action, _reason: Violation) -> Iterator[Action]:
    """To leave it where it lay."""
    if isinstance(action, Answer):
        yield msgspec.structs.replace(action, value="back")


def by_chance(_content: Content, _view: HakoView, action: TakeFromGray, _reason: Violation) -> Iterable[Action]:
    """Any tile of his."""
    return (msgspec.structs.replace(action, tile=""),)


def all_discs(_content: Content, _view: HakoView, action: Action, reason: DoubleNoise) -> Iterable[Action]:
    """As many as there must be."""
    return (Stack(action.seat, reason.need),)


# ---- her side


def rooms_in_reach(content: Content, view: HakoView, action: Enter, _reason: Violation) -> Iterator[Action]:
    """The room where she hides, and those beside it, without a card."""
    here = content.room_of.get(view.secret.hides.get(action.seat, ""), "")
    beside = mansion.board(content, view.public.placements).neighbours(here)
    return (msgspec.structs.replace(action, room=room, power="") for room in (here, *beside))


def set_it(_content: Content, _view: HakoView, action: Action, reason: PowerNotSet) -> Iterable[Action]:
    """To set it now, for another time."""
    return (SetPower(action.seat, reason.power),)


def another_power(_content: Content, view: HakoView, action: Action, _reason: Violation) -> Iterator[Action]:
    """To set another card of her hand."""
    if isinstance(action, SetPower):
        yield from (msgspec.structs.replace(action, power=power) for power in dict.fromkeys(view.secret.powers))


def free_a_slot(_content: Content, view: HakoView, action: Action, _reason: Violation) -> Iterator[Action]:
    """To take one of the set cards back."""
    return (TakeBack(action.seat, power) for power in (view.secret.set if view.public.told else ("",)))


def another_victim(_content: Content, view: HakoView, action: Action, _reason: Violation) -> Iterator[Action]:
    """The same, on a living visitor."""
    if isinstance(action, Want | StandBehind | OrderOpen):
        yield from (msgspec.structs.replace(action, victim=seat) for seat in view.public.living)
