"""A Traveller's seat for somebody who comes late: as whom, on which side, and where (D04, X8)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from desktop.shell.games.clock import square
from desktop.shell.list_card import ListCard, Row
from desktop.shell.seek_card import SeekCard
from desktop.shell.seek_row import Sought
from rules.clocktower.actions import JoinCircle
from rules.clocktower.edition import Edition
from rules.clocktower.joining import free_seats, travellers
from rules.clocktower.violations import TwentySeats, VoteOpen
from rules.engine import Step
from rules.messages import says
from rules.seats import HOST, SeatId

if TYPE_CHECKING:
    from desktop.shell.away.late import Late

TRAVELLER, LATER = says("A Traveller's seat"), says("who comes late plays a Traveller")
WHO = says("Which Traveller comes?")
SIDE, GOOD, EVIL = says("On which side? Only you know."), says("On the good side"), says("On the evil side")
WHERE = says("Before whom does the Traveller sit, clockwise?")
ALL_KNOW = says("Everybody learns which Traveller it is; the side stays your secret.")


def rows(late: Late) -> tuple[Row, ...]:
    """A new chair, or why there is none."""
    context = late.host.context
    now, vote = square(context.session), square(context.session).vote
    if vote is not None:
        return (late.dark(TRAVELLER, lambda: context.speech.tell(VoteOpen(vote.of))),)
    if not free_seats(now):
        return (late.dark(TRAVELLER, lambda: context.speech.tell(TwentySeats())),)
    return (Row(context.say(TRAVELLER), context.say(LATER), partial(_ask_who, late)),)


def notes(late: Late) -> tuple[str, ...]:
    """What everybody learns of it."""
    return (late.host.context.say(ALL_KNOW),)


def _ask_who(late: Late) -> None:
    late.host.cards.show(lambda: _card(late, WHO, list(_characters(late))))


def _card(late: Late, question: str, answers: list[Sought]) -> SeekCard:
    context = late.host.context
    return SeekCard(context, late.host, context.say(question), answers, late.host.cards.clear)


def _characters(late: Late) -> Iterator[Sought]:
    content: Edition = late.host.context.session.book.content
    for id_ in travellers(content):
        one = content.character(id_)
        names = one.called if one is not None else ()
        title, taken = late.host.context.speech.heading(id_), partial(_ask_side, late, id_)
        yield Sought(title, "", names, taken)


def _ask_side(late: Late, character: str) -> None:
    late.host.cards.show(lambda: _sides(late, character))


def _sides(late: Late, character: str) -> ListCard:
    context = late.host.context
    rows = [
        Row(context.say(title), "", partial(_ask_where, late, character, evil))
        for title, evil in ((GOOD, False), (EVIL, True))
    ]
    return ListCard(context, late.host, context.say(SIDE), rows, "info")


def _ask_where(late: Late, character: str, evil: bool) -> None:
    late.host.cards.show(lambda: _card(late, WHERE, list(_chairs(late, character, evil))))


def _chairs(late: Late, character: str, evil: bool) -> Iterator[Sought]:
    """By the name or the number of who sits there."""
    context = late.host.context
    for place, seat in enumerate(square(context.session).circle, 1):
        name = context.session.called(seat)
        names = (name.ko, name.en, str(place))
        yield Sought(context.speech.heading(seat), str(place), names, partial(_join, late, character, evil, seat))


def _join(late: Late, character: str, evil: bool, before: SeatId) -> None:
    """Sit down; then it is asked what the newcomer is called."""
    host = late.host
    host.cards.clear()
    who = free_seats(square(host.context.session))[0]
    if isinstance(host.context.session.play(JoinCircle(HOST, who, character, before, evil)), Step):
        host.seat_menu.rename(who)
