"""A player goes home: the piece and its tiles leave the game, and nobody becomes a Hakobito. A rule of the house."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.actions import Action
from rules.effects import Choice
from rules.events import Event
from rules.hakoonna import tiles, turns
from rules.hakoonna.actions import Leave
from rules.hakoonna.content import Content
from rules.hakoonna.effects import Interrupt
from rules.hakoonna.events import Annihilated, HakoTimeBegan, Left, NoiseReset, TurnBegan
from rules.hakoonna.powers import ringing
from rules.hakoonna.state import BEFORE_PLAY, GRAY, HakoState, Public, Secret, with_public, with_secret
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import NotAVisitor, StillBuilding
from rules.seats import HOST
from rules.state import Item
from rules.violations import NameUnknown, NotYourTurn, Violation

VISITORS_TIME = ("noise", "tower", "act")


def check_leave(_content: Content, view: HakoView, leave: Leave) -> Iterator[Violation]:
    """The host lets a living visitor go, or the Gray Man; Hako Onna cannot be spared."""
    public, who = view.public, leave.who
    if public.phase in BEFORE_PLAY:
        yield StillBuilding()
    if leave.seat != HOST:
        yield NotYourTurn(HOST)
    if who in public.visitors and not public.at.get(who):
        yield NotAVisitor(who)
    elif who not in may_leave(public):
        yield NameUnknown(who, turns.next_visitor(public, public.last))


def may_leave(public: Public) -> tuple[str, ...]:
    """Whose piece stands on the board."""
    return (*public.living, *((GRAY,) if public.at.get(GRAY) else ()))


def leave(_content: Content, state: HakoState, action: Leave) -> Iterable[Item]:
    return (Left(action.who, turns.next_visitor(_gone(state.public, action.who), action.who)),)


def _gone(public: Public, who: str) -> Public:
    """As it is once the piece is off the board, the seat still counted."""
    return with_public(HakoState(public=public), at={**public.at, who: ""}).public


def withdraws(view: HakoView, asked: Choice, action: Action) -> bool:
    """Whether the open question belongs to a turn, or to something used, that ends by somebody's going."""
    if not isinstance(action, Leave) or action.who not in may_leave(view.public):
        return False
    public = view.public
    if isinstance(asked, Interrupt) and asked.who == action.who:
        return True
    if public.phase == "phone":
        return asked.seat == action.who
    whole = public.phase in VISITORS_TIME or public.phase == "gray"
    return whole and action.who == public.turn


def when_left(content: Content, state: HakoState, event: Event) -> Iterator[Item]:
    """Without a living visitor the game is over; a turn that was his passes on."""
    assert isinstance(event, Left)
    public = state.public
    if not public.living:
        yield Annihilated()
    elif public.turn == event.seat and public.phase == "gray":
        yield NoiseReset()
        yield TurnBegan(turns.after_hako(public))
    elif public.turn == event.seat and public.phase in VISITORS_TIME:
        yield HakoTimeBegan() if turns.is_full(public) else TurnBegan(event.next)
    elif public.phase == "phone":
        yield from ringing.when_followed(content, state, event)


# ---- what the events change


def left(state: HakoState, event: Left) -> HakoState:
    """Nothing of the seat is left but its name."""
    public, seat = state.public, event.seat
    held, hands = tiles.buried(public, state.secret, seat)
    state = with_public(
        state,
        at={**public.at, seat: ""},
        visitors=tuple(one for one in public.visitors if one != seat),
        agreed=tuple(one for one in public.agreed if one != seat),
        held=held,
        items=tiles.but(public.items, seat),
        mary="" if public.mary == seat else public.mary,
        ordered=tiles.but(public.ordered, seat),
        ringing=tuple(one for one in public.ringing if one != seat),
        start=event.next if public.start == seat else public.start,
        turn=event.next if public.turn == seat and public.phase in BEFORE_PLAY else public.turn,
        last=_last(public, event) if public.last == seat else public.last,
    )
    if seat == GRAY:
        state = with_public(turns.with_card(state, ""), shown="", gray_left=0)
    return with_secret(state, **_forgotten(state.secret, seat), hands=hands) if public.told else state


def _last(public: Public, event: Left) -> str:
    """Who had the last turn from now on, so that the seat after the empty one comes next (U-10)."""
    if public.options.next_after_hako != "next" or event.seat not in public.visitors:
        return event.next
    before = public.visitors[public.visitors.index(event.seat) - 1]
    return before if before != event.seat else event.next


def _forgotten(secret: Secret, seat: str) -> dict[str, object]:
    """What it had seen; and where the host let a Hakobito go, the tile of its lair lies in the open again."""
    faces, at, lair = dict(secret.faces), secret.hides.get(seat), secret.lairs.get(seat)
    if at and lair:
        faces[at] = lair
    return {
        "faces": faces,
        "seen": tiles.but(secret.seen, seat),
        "hides": tiles.but(secret.hides, seat),
        "lairs": tiles.but(secret.lairs, seat),
        "read": tiles.but(secret.read, seat),
        "moved": tuple(one for one in secret.moved if one != seat),
    }
