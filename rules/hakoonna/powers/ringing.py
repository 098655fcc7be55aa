"""The Phone Rings: everybody goes towards the telephone (hakoonna.md 1.6; G47; U-25)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.actions import Value
from rules.events import Event
from rules.hakoonna import mansion, turns
from rules.hakoonna.actions import Ring
from rules.hakoonna.content import Content
from rules.hakoonna.effects import Follow
from rules.hakoonna.events import CameToRest, Followed, PhoneRang, PowerUsed
from rules.hakoonna.powers import ordering, using
from rules.hakoonna.state import HakoState, Public, with_public
from rules.hakoonna.views import HakoView
from rules.state import Item
from rules.violations import Violation

STEPS = {"one": 1, "two": 2, "all": 9}


def check_ring(content: Content, view: HakoView, action: Ring) -> Iterator[Violation]:
    return using.usable(content, view, action.seat, "phone_rings")


def ring(content: Content, _state: HakoState, action: Ring) -> Iterator[Item]:
    yield PowerUsed(action.seat, content.power_of("phone_rings"))
    yield PhoneRang(telephone(content))


def telephone(content: Content) -> str:
    """The room where it stands; "" where the data have none."""
    power = content.power.get(content.power_of("phone_rings"))
    return power.room if power is not None else ""


def asking(content: Content, public: Public) -> Iterator[Item]:
    """Who goes next, by the shortest way; one with a choice of ways is asked."""
    seat = public.ringing[0]
    ways = nearer(content, public, seat)
    if len(ways) > 1:
        yield Follow(seat, ways)
    else:
        yield Followed(seat, ways[0]) if ways else CameToRest(seat)


def question(content: Content, public: Public) -> Follow:
    """What a position in the middle of it asks; who cannot come nearer stays."""
    seat = public.ringing[0]
    return Follow(seat, nearer(content, public, seat) or (public.at.get(seat, ""),))


def nearer(content: Content, public: Public, seat: str) -> tuple[str, ...]:
    """The rooms one step nearer to the telephone; the barrier stops the way."""
    here, there = public.at.get(seat, ""), telephone(content)
    closed = (frozenset(public.barrier),) if public.barrier else ()
    board = mansion.board(content, public.placements).without(closed)
    far = board.steps(here, there)
    if not far:
        return ()
    return tuple(room for room in board.neighbours(here) if board.steps(room, there) == far - 1)


def settle_way(_content: Content, _state: HakoState, asked: Follow, value: Value) -> Iterable[Item]:
    return (Followed(asked.seat, str(value)),)


def when_followed(content: Content, state: HakoState, _event: Event) -> Iterator[Item]:
    """The next one goes; after the last her time is over for good."""
    if state.public.ringing:
        yield from asking(content, state.public)
    else:
        yield from turns.eyes_open(content, state)


# ---- what the events change


def phone_rang(state: HakoState, _event: PhoneRang) -> HakoState:
    """All living visitors have to go, each as often as the table plays it."""
    steps = STEPS[state.public.options.phone_rule]
    return with_public(state, ringing=tuple(seat for seat in state.public.living for _ in range(steps)))


def followed(state: HakoState, event: Followed) -> HakoState:
    public, seat = state.public, event.seat
    state = with_public(state, ringing=public.ringing[1:], at={**public.at, seat: event.to})
    return ordering.freed(state, seat) if event.to != public.at.get(seat) else state


def came_to_rest(state: HakoState, event: CameToRest) -> HakoState:
    """Not called again."""
    return with_public(state, ringing=tuple(one for one in state.public.ringing if one != event.seat))
