"""A seat of a town for somebody who comes late, and as whom (AS-18)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from desktop.shell.games.town import town
from desktop.shell.list_card import ListCard, Row
from rules.arkham.actions import Join
from rules.arkham.changing import newcomers
from rules.arkham.content import Content
from rules.arkham.joining import free_seats
from rules.engine import Step
from rules.messages import says
from rules.seats import HOST, SeatId

if TYPE_CHECKING:
    from desktop.shell.away.late import Late

NEW_SEAT, EMPTY_SEAT = says("A new seat"), says("{who}'s empty seat")
NEXT_TURN, FULL = says("at home from the next turn"), says("no seat is free")
WHO = says("Which investigator comes?")
CHANCE, DRAWN = says("By chance"), says("By chance, it is drawn when the next turn begins.")
HOUSE = says("A rule of the house (AS-18): at home when the next turn begins, with what the sheet gives.")
LIMITS = says("Then the limits count one more, unless an empty seat was still counted.")


def rows(late: Late) -> tuple[Row, ...]:
    """Each seat that is free, or why there is none."""
    free = free_seats(town(late.host.context.session))
    if not free:
        return (late.dark(NEW_SEAT, partial(late.host.context.say, FULL)),)
    return tuple(_seat(late, seat) for seat in free)


def notes(late: Late) -> tuple[str, ...]:
    """By which rule, and what follows."""
    say = late.host.context.say
    return (say(HOUSE), say(LIMITS)) if town(late.host.context.session).options.late == "next_turn" else ()


def _seat(late: Late, seat: SeatId) -> Row:
    context = late.host.context
    new = seat not in town(context.session).order
    title = context.say(NEW_SEAT) if new else context.say(EMPTY_SEAT, {"who": context.speech.value("", seat)})
    against = context.session.why(Join(HOST, seat))
    if against:
        return Row(title, "", partial(late.tell, lambda: context.speech.tell(against[0])), True)
    return Row(title, context.say(NEXT_TURN), partial(_ask_who, late, seat))


def _ask_who(late: Late, seat: SeatId) -> None:
    late.host.cards.show(lambda: _people(late, seat))


def _people(late: Late, seat: SeatId) -> ListCard:
    context = late.host.context
    content: Content = context.session.book.content
    unused = newcomers(content, town(context.session))
    chance = Row(context.say(CHANCE), "", partial(_join, late, seat, ""))
    people = (Row(context.speech.heading(one), "", partial(_join, late, seat, one)) for one in unused)
    card = ListCard(context, late.host, context.say(WHO), (chance, *people), "info")
    card.note(context.say(DRAWN))
    return card


def _join(late: Late, seat: SeatId, investigator: str) -> None:
    """Take the seat; then it is asked what the newcomer is called."""
    late.host.cards.clear()
    if isinstance(late.host.context.session.play(Join(HOST, seat, investigator)), Step):
        late.host.seat_menu.rename(seat)
