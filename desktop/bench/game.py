"""A long game of legal actions, chosen by chance from what is offered."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from desktop.tables import Setup, a_book, new_match
from rules.actions import Action
from rules.dice import Dice
from rules.engine import AnyBook, offers, why
from rules.fate import Fate
from rules.games import shelf
from rules.match import Match
from rules.notation import Notation
from rules.seats import HOST

GAME = "hakoonna"
HOUSE = frozenset({"leave", "disclose"})
ENDING = frozenset({"agree", "surrender"}) | HOUSE
LONGEST = 2_000


class LongGame(NamedTuple):
    """The actions of a game, and the match after them."""

    match: Match
    actions: tuple[Action, ...]


def a_match(book: AnyBook) -> Match:
    """The practice mansion before its first turn."""
    return new_match(book, Setup(book.options(), shelf()[GAME].seats(), Fate(seed=7), book.content.practice))


def a_long_game(steps: int) -> LongGame:
    """A game of at least so many steps, always the same one."""
    match = a_match(a_book(GAME))
    dice, notation = Dice("bench"), Notation(match.book)
    actions: list[Action] = []
    while match.length < steps:
        actions.append(_some_action(match, notation, dice))
        match.play(actions[-1])
    return LongGame(match, tuple(actions))


def a_whole_game(seed: int) -> Match:
    """A game played by chance until somebody ends it; at most ``LONGEST`` actions."""
    match = a_match(a_book(GAME))
    dice, notation = Dice(f"bench/{seed}"), Notation(match.book)
    for _ in range(LONGEST):
        if match.book.is_over(match.table.state):
            break
        match.play(_some_action(match, notation, dice, HOUSE))
    return match


def _some_action(match: Match, notation: Notation, dice: Dice, without: Collection[str] = ENDING) -> Action:
    return next(action for action in _tries(match, notation, dice, without) if not _refused(match, action))


def _refused(match: Match, action: Action) -> bool:
    return bool(why(match.book, match.table, action))


def _tries(match: Match, notation: Notation, dice: Dice, without: Collection[str]) -> Iterator[Action]:
    turn = match.book.picture(match.book.content, match.seen(HOST)).turn
    asked = match.table.asked
    seat = turn if any(turn == one.id and one.role != "hako-onna" for one in match.header.seats) else HOST
    seat = asked.seat if asked is not None else seat
    forms = [form for form in offers(match.book, match.table, seat) if form.action not in without]
    while forms:
        form = forms[dice.below(len(forms))]
        yield notation.filled(form.action, form.seat, dict(form.filled(dice)))
