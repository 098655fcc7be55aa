"""What would follow if a seat left the game: told before it is done."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.session import Session
from desktop.shell.context import Context
from rules.engine import Refused, carry_out
from rules.hakoonna.actions import Leave
from rules.hakoonna.counting import routes
from rules.hakoonna.state import HakoState
from rules.hakoonna.views import HakoView
from rules.messages import says
from rules.seats import HOST, SeatId
from rules.state import Table

HOUSE = says("A rule of the house: the tiles leave the game, and nobody becomes a Hakobito.")
TILES = says("Tiles that leave: {n}")
NEXT = says("The turn passes to {who}.")
LEFT = says("Visitors left: {who}")
WAYS = says("Ways left: {ways}")
LOST = says("No visitor is left: Hako Onna wins.")
ROUTES = {"escape": says("Escape"), "exorcism": says("Exorcism"), "memorial": says("Memorial")}


def consequences(context: Context, seat: SeatId) -> list[str]:
    """Line by line, as far as this host may know it."""
    session = context.session
    done = carry_out(session.book, session.match.table, Leave(HOST, seat))
    if isinstance(done, Refused):
        return []
    return list(_lines(context, seat, done[1]))


def _lines(context: Context, seat: SeatId, after: Table[HakoState]) -> Iterator[str]:
    say, speech, session = context.say, context.speech, context.session
    before, public = session.match.table.state.public, after.state.public
    yield say(HOUSE)
    if before.held.get(seat):
        yield say(TILES, {"n": before.held[seat]})
    if not public.living:
        yield say(LOST)
        return
    if before.turn == seat and public.turn:
        yield say(NEXT, {"who": speech.value("", public.turn)})
    yield say(LEFT, {"who": speech.value("", public.living)})
    ways = [say(ROUTES[way]) for way in _ways(session, after)]
    if ways:
        yield say(WAYS, {"ways": ", ".join(ways)})


def _ways(session: Session, after: Table[HakoState]) -> list[str]:
    view = session.book.view(session.book.content, after, session.viewer)
    if not isinstance(view, HakoView):
        return []
    return [route.name for route in routes(session.book.content, view) if route.state != "closed"]
