"""Judging: every reason against an action, asked of what a viewer knows."""

from __future__ import annotations

from difflib import get_close_matches

from rules.actions import Action, Answer, Attest
from rules.effects import Choice
from rules.rulebook import AnyBook
from rules.seats import SeatId, viewer_of
from rules.state import AnyTable
from rules.tags import tag_of
from rules.views import View
from rules.violations import ChoicePending, GameOver, NameUnknown, NotAsked, Violation


def judge(book: AnyBook, view: View, action: Action) -> tuple[Violation, ...]:
    """Every reason against an action, each once, as the viewer knows the table; () means legal."""
    if view.over and type(action) not in book.afterwards:
        return (GameOver(),)
    if isinstance(action, Answer):
        return _judge_answer(book, view, action)
    if isinstance(action, Attest):
        return ()
    if view.asked is not None and not book.withdraws(view, view.asked, action):
        return (ChoicePending(tag_of(view.asked)),)
    return tuple(dict.fromkeys(book.chapters[type(action)].check(book.content, view, action)))


def _judge_answer(book: AnyBook, view: View, answer: Answer) -> tuple[Violation, ...]:
    asked = view.asked
    if asked is None or asked.seat != answer.seat:
        return (NotAsked(),)
    reasons = tuple(dict.fromkeys(book.replies[type(asked)].check(book.content, view, asked, answer.value)))
    if not reasons and not asked.domain().holds(answer.value):
        return (unknown_name(asked, answer.value),)
    return reasons


def unknown_name(asked: Choice, value: object) -> NameUnknown:
    """The reason against an answer outside what was asked, with the closest one inside it."""
    options = [str(option) for option in getattr(asked.domain(), "options", ())]
    near = get_close_matches(str(value), options, n=1, cutoff=0.0)
    return NameUnknown(typed=str(value), near=near[0] if near else "")


def seen(book: AnyBook, table: AnyTable, seat: SeatId) -> View:
    """The table as the acting seat knows it."""
    view: View = book.view(book.content, table, viewer_of(seat))
    return view


def why(book: AnyBook, table: AnyTable, action: Action) -> tuple[Violation, ...]:
    """Every reason against an action, asked with the eyes of its own seat."""
    return judge(book, seen(book, table, action.seat), action)
