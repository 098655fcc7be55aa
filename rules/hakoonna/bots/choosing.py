"""What a bot does: the best of its plans that is legal, and failing these anything that is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from rules.actions import Action
from rules.engine import AnyBook
from rules.hakoonna.bots import gray_man, hako_onna, visitor
from rules.hakoonna.bots.filling import Filler, is_legal, shuffled
from rules.hakoonna.bots.mind import Mind
from rules.hakoonna.views import HakoView
from rules.offers import Draw, Form
from rules.tags import tag_of

Strength = Literal["random", "simple", "sensible", "crafty"]
STRENGTHS: Final[tuple[Strength, ...]] = ("random", "simple", "sensible", "crafty")

FOR_PEOPLE: Final = ("agree", "surrender")
"""Giving up is left to people."""

IDLE: Final = ("pass",)


def choose(
    book: AnyBook, view: HakoView, forms: Iterable[Form], draw: Draw, strength: Strength = "sensible"
) -> Action | None:
    """A legal action of the seat whose view it is; None where nothing legal was found."""
    offered = [form for form in forms if form.action not in FOR_PEOPLE]
    if strength != "random":
        planned = _planned(book, offered, Mind(book.content, view, draw, STRENGTHS.index(strength)))
        if planned is not None:
            return planned
    return _anything(book, view, offered, draw)


def _planned(book: AnyBook, forms: list[Form], mind: Mind) -> Action | None:
    known = {form.action for form in forms}
    plans = (action for action in _plans(mind) if tag_of(action) in known)
    return next((action for action in plans if is_legal(book, mind.view, action)), None)


def _plans(mind: Mind) -> Iterable[Action]:
    """The actions that the seat would like best, in that order."""
    if mind.is_hidden:
        return hako_onna.plans(mind)
    return visitor.plans(mind) if mind.seat in mind.public.visitors else gray_man.plans(mind)


def _anything(book: AnyBook, view: HakoView, forms: list[Form], draw: Draw) -> Action | None:
    """Some legal filling of some form, doing nothing last."""
    filler = Filler(book, view, draw)
    order = sorted(shuffled(forms, draw), key=lambda form: form.action in IDLE)
    found = (filler.some(form, thorough) for thorough in (False, True) for form in order)
    return next((action for action in found if action is not None), None)
