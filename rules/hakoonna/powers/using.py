"""What every power needs before it is used, and what becomes of its card (hakoonna.md 1.6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rules.hakoonna import tiles
from rules.hakoonna.content import Content, PowerKind
from rules.hakoonna.events import HakoTimeBegan, PowerUsed
from rules.hakoonna.state import GRAY, HAKO, HakoState, Public, with_public, with_secret
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import GrayImmune, HakobitoPower, NotInHerRoom, PowerLocked, PowerNotSet, Sealed
from rules.violations import NameUnknown, NotYourTurn, Violation

UNNAMED: Final = "power-back"
"""What a power is called that nobody named."""


def usable(content: Content, view: HakoView, seat: str, kind: PowerKind) -> Iterator[Violation]:
    """Her time, her side, a power that lies set, is not sealed, and has its diaries open."""
    public, power = view.public, content.power_of(kind)
    yield from timing(public, seat)
    if seat != HAKO and seat in public.visitors and not public.at.get(seat) and not _shared(public, kind):
        yield HakobitoPower()
    yield from ready(content, view, power)


def timing(public: Public, seat: str) -> Iterator[Violation]:
    """Her time, and Hako Onna or one of the dead."""
    if public.phase != "hako":
        yield NotYourTurn(public.turn)
    elif seat != HAKO and (seat not in public.visitors or public.at.get(seat)):
        yield NotYourTurn(HAKO)


def _shared(public: Public, kind: PowerKind) -> bool:
    """In the Time of Despair Behind You is the Hakobito's too."""
    return kind == "behind_you" and public.despair


def ready(content: Content, view: HakoView, power: str) -> Iterator[Violation]:
    """Set, not sealed, and its diaries open; the Time of Despair unlocks them all (U-20)."""
    public = view.public
    if power not in view.secret.set if public.told else not public.slots:
        yield PowerNotSet(power)
    if power in public.sealed:
        yield Sealed(power)
    need = content.power[power].diaries if power in content.power else 0
    if public.diaries < need and not public.despair:
        yield PowerLocked(need, public.diaries)


def whom(content: Content, view: HakoView, seat: str, victim: str, anywhere: bool = False) -> Iterator[Violation]:
    """A living visitor, never the Gray Man (G42), in the room of who uses the power."""
    public = view.public
    if victim == GRAY:
        yield GrayImmune()
    elif victim not in public.living:
        yield NameUnknown(victim, public.living[0] if public.living else "")
    elif not anywhere and public.told and content.room_of.get(view.secret.hides.get(seat, "")) != public.at[victim]:
        yield NotInHerRoom(victim)


# ---- what the events change


def power_used(state: HakoState, event: PowerUsed) -> HakoState:
    """The card is known to all, and goes back to her hand."""
    public, secret = state.public, state.secret
    known = tuple(sorted({*public.known, event.power}))
    used = (*public.used, event.power)
    state = with_public(state, known=known, used=used, slots=max(0, public.slots - 1))
    if event.power not in secret.set:
        return state
    powers = tuple(sorted((*secret.powers, event.power)))
    return with_secret(state, set=tiles.without(secret.set, event.power), powers=powers)


def hako_time_began(state: HakoState, _event: HakoTimeBegan) -> HakoState:
    """Her time anew: nothing done yet."""
    state = with_public(state, phase="hako", turn=HAKO, acted=None, carded="", used=(), wailed="")
    return with_secret(state, moved=())
