"""What the rules of the mansion leave for somebody who comes late."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from desktop.shell.context import Context
from desktop.shell.list_card import Row
from desktop.shell.phases import public
from rules.hakoonna.state import GRAY
from rules.messages import says
from rules.seats import AUDIENCE, SeatId
from rules.tags import tag_of

if TYPE_CHECKING:
    from desktop.shell.away.late import Late

GRAY_SEAT = says("The Gray Man's seat")
BEFORE, TOO_LATE, NO_GRAY = says("another name takes it"), says("only before her first time"), says("not in this game")
HAKOBITO = says("Watch beside a Hakobito")
HERS, NOBODY_DEAD = says("with the secrets of that side"), says("nobody is one yet")
NO_VISITOR = says("By the rules no visitor comes in later.")
BESIDE = says("Take a place beside {who}: eyes open in her time, not a word to the visitors.")
HER_TIME = "hako-time-began"


def rows(late: Late) -> tuple[Row, ...]:
    """The Gray Man's seat, a place beside a Hakobito."""
    return _gray(late), _beside(late)


def notes(late: Late) -> tuple[str, ...]:
    """What the rules say of it."""
    return (late.host.context.say(NO_VISITOR),)


def _gray(late: Late) -> Row:
    say, session = late.host.context.say, late.host.context.session
    if not public(session).at.get(GRAY):
        return late.dark(GRAY_SEAT, partial(say, NO_GRAY))
    if any(tag_of(line.event) == HER_TIME for line in session.log(AUDIENCE)):
        return late.dark(GRAY_SEAT, partial(say, TOO_LATE))
    return Row(say(GRAY_SEAT), say(BEFORE), partial(late.host.seat_menu.rename, GRAY))


def _beside(late: Late) -> Row:
    context = late.host.context
    now = public(context.session)
    dead = tuple(seat for seat in now.visitors if not now.at.get(seat))
    if not dead:
        return late.dark(HAKOBITO, partial(context.say, NOBODY_DEAD))
    told = partial(_sits_beside, context, dead[0])
    return Row(context.say(HAKOBITO), context.say(HERS), partial(late.done, told))


def _sits_beside(context: Context, seat: SeatId) -> str:
    return context.say(BESIDE, {"who": context.speech.value("", seat)})
