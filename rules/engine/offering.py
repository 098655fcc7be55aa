"""Offering: the forms a seat may fill."""

from __future__ import annotations

from rules.effects import Choice
from rules.engine.judging import seen
from rules.offers import Form, Hole
from rules.rulebook import AnyBook
from rules.seats import SeatId
from rules.state import AnyTable


def offers(book: AnyBook, table: AnyTable, seat: SeatId) -> tuple[Form, ...]:
    """The forms a seat may fill: the open question if it is asked, else its actions. Nobody lists all fillings."""
    asked = table.asked
    if asked is None:
        return () if book.is_over(table.state) else tuple(book.offers(book.content, seen(book, table, seat), seat))
    if asked.seat != seat:
        return ()
    return (answer_form(asked),)


def answer_form(asked: Choice) -> Form:
    """An open question as a form."""
    return Form(action="answer", seat=asked.seat, title=asked.title, holes=(Hole("value", asked.domain()),))
