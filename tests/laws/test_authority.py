"""Authority: overruling any violation that can be overruled never raises, on any table."""

from __future__ import annotations

from rules.engine import AnyTable, Refused, carry_out, offers, why
from tests.laws.law import a_walk, law
from tests.laws.walker import Walker


@law(20)
def test_overruling_never_raises(game: str, seed: int) -> None:
    walk = a_walk(game, seed)
    for number in range(0, walk.match.length + 1, 4):
        overrules(walk, walk.match.node(number).table)


def overrules(walk: Walker, table: AnyTable) -> None:
    """Some forbidden tries, done all the same; every viewer then still sees a picture, and is offered what there is."""
    for _ in range(8):
        action = walk.try_at(table)
        reasons = why(walk.book, table, action)
        if not reasons:
            continue
        done = carry_out(walk.book, table, action, overrule="so the table plays it")
        if isinstance(done, Refused):
            assert not all(reason.overrulable for reason in reasons)
            continue
        step, follows = done
        assert (step.overruled, step.broken) == ("so the table plays it", reasons)
        can_be_looked_at(walk, follows)


def can_be_looked_at(walk: Walker, table: AnyTable) -> None:
    """Views, pictures and offers of everyone."""
    book = walk.book
    for viewer in walk.match.viewers():
        book.picture(book.content, book.view(book.content, table, viewer))
    for seat in walk.seats():
        for form in offers(book, table, seat):
            walk.notation.plain(form)
