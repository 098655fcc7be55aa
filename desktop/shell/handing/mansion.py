"""Hako Onna's rounds: her secrets before the first turn, then the Gray Man's card; her time, the Hakobito after her."""

from __future__ import annotations

from desktop.session import Session
from desktop.shell.handing.round import Route, Stop
from desktop.shell.show_to_one.duties import is_hakobito
from rules.hakoonna.state import BEFORE_PLAY, GRAY, HAKO
from rules.hakoonna.views import HakoView
from rules.seats import SeatId

ENDING = frozenset({"end-time"})
"""What ends the time is done once for all, when everybody has had the window."""

EVER = frozenset({"surrender", "agree"})
"""What is said aloud to all is not for a card that is shown to one."""


def route(session: Session, seat: SeatId) -> Route:
    """Where the window goes from a seat on."""
    view = of(session, seat)
    if view.public.phase == "hako" and seat == HAKO:
        others = (other for other in view.secret.hides if other != HAKO)
        return tuple(Stop(one, "time", ENDING | EVER) for one in (HAKO, *others))
    if view.public.phase in BEFORE_PLAY and seat == HAKO:
        return Stop(HAKO, "told"), Stop(HAKO, "asked"), Stop(GRAY, "told")
    return (Stop(seat, "asked", ENDING | EVER),)


def keepers(session: Session) -> list[SeatId]:
    """The seats with something that the program can show: the Gray Man, the Hakobito, all where it holds the tiles."""
    public = of(session, session.viewer).public
    is_told = public.options.knowledge != "public"
    seats = [seat.id for seat in session.match.header.seats]
    return [seat for seat in seats if is_told or seat == GRAY or is_hakobito(public, seat)]


def is_told(session: Session, seat: SeatId) -> bool:
    """Whether the program holds anything that only this seat may know."""
    if not any(one.id == seat for one in session.match.header.seats):
        return False
    view = of(session, seat)
    return view.card in ("white", "black") if seat == GRAY else view.public.told


def told(session: Session) -> str:
    """How much the program is told: ``public``, ``host`` or ``program``."""
    return of(session, session.viewer).public.options.knowledge


def may_hide(session: Session) -> bool:
    """Whether she may be hiding just now: the mansion stands, and nobody has made a noise."""
    public = of(session, session.viewer).public
    return public.phase in ("deal", "noise") and not public.discs and not public.cards


def of(session: Session, viewer: SeatId) -> HakoView:
    """A viewer's share of the mansion."""
    view = session.seen(viewer)
    assert isinstance(view, HakoView)
    return view
