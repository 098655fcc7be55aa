"""Whose move it is, as far as everybody can see, and the forms of that seat."""

from __future__ import annotations

from rules.engine import AnyBook, answer_form
from rules.hakoonna.views import HakoView
from rules.offers import Form
from rules.seats import FATE

ITS_TURN = ("build", "noise", "act", "gray")


def acting(view: HakoView) -> tuple[str, ...]:
    """The seats that may go on now, the first one first; in Hako Onna's time the hidden ones before her."""
    if view.over:
        return ()
    if view.asked is not None:
        return () if view.asked.seat == FATE else (view.asked.seat,)
    public = view.public
    if public.phase == "hako":
        return (*(seat for seat in public.visitors if not public.at.get(seat)), public.turn)
    return (public.turn,) if public.phase in ITS_TURN else ()


def has_moved(view: HakoView) -> bool:
    """Whether a hidden seat has nothing more to do in Hako Onna's time."""
    return view.public.phase == "hako" and view.asked is None and view.viewer in view.secret.moved


def forms(book: AnyBook, view: HakoView) -> tuple[Form, ...]:
    """The forms that a seat may fill, by its own view."""
    if view.over:
        return ()
    if view.asked is None:
        return tuple(book.offers(book.content, view, view.viewer))
    return (answer_form(view.asked),) if view.asked.seat == view.viewer else ()
