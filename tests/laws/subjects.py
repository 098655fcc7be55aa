"""What the laws need to know of each game: how its tables differ, its endings, its secrets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from rules.actions import Action
from rules.dice import Dice
from rules.engine import AnyBook
from rules.events import Correction, Event
from rules.fate import Fate
from rules.match import Header
from rules.offers import Form
from rules.rulebook import Rulebook
from rules.seats import Viewer
from rules.violations import Violation
from tests.tables import a_book

Header_ = Header[Any, Any]
Books = Mapping[str, Rulebook[Any, Any, Any]]


class Alone(NamedTuple):
    """Reasons of which no two ever hold together, or none with ``others``; and why. For ``actions``, or all."""

    why: str
    reasons: frozenset[str]
    others: frozenset[str] = frozenset()
    actions: frozenset[str] = frozenset()


def alone(why: str, reasons: str, others: str = "", actions: str = "") -> Alone:
    """The same, from words."""
    return Alone(why, *(frozenset(words.split()) for words in (reasons, others, actions)))


# The corrections that take one cause of a refusal away, and nothing else; () where that cannot be had.
Cure = Callable[[Any, Action, Violation], tuple[Correction, ...]]


@dataclass(frozen=True)
class Subject:
    """A game under the laws.

    ``header`` is a table of any kind, ``position`` corrections that lead anywhere. ``ending`` names how a game that is
    over has ended. ``idle`` are the tags of actions that never move a game on; ``textual`` says of a choice, by its
    tag, whether it belongs to a text half carried out. ``junk`` are ids that look right and are wrong. ``tries`` are
    actions, of a seat or with "" of any, that no form offers or random fillings seldom hit on. ``pieces`` counts what
    lies on the table, wherever it lies. ``host_only`` are positions set by hand that only the host's authority leads
    out of. ``alone`` and ``cures`` are for ``test_reasons.py``; the secrets' part is for ``test_secrecy.py``: a game
    whose table lies ``open`` has none. ``walks`` is how many random games the laws that count look at; ``thinned``
    leaves out of all forms those that would take up most of a random game. ``book`` are the rules as a record binds
    them, where a record may bring content of its own. ``countless`` are the tags of actions of which only some fillings
    are looked at where there are very many.
    """

    header: Callable[[Dice], Header_]
    position: Callable[[AnyBook, Any, Dice], tuple[Correction, ...]]
    ending: Callable[[Any], str]
    endings: frozenset[str]
    may_differ: Callable[[Any, Viewer], bool]
    reshuffle: Callable[[Any, Viewer, int], Any]
    retell: Callable[[Event, Viewer, Any, Any], Event]
    leaks: Callable[[AnyBook], Books]
    tries: Callable[[AnyBook, Any, str, Dice], Action]
    pieces: Callable[[Any], Counter[str]]
    alone: tuple[Alone, ...]
    cures: Mapping[str, Cure]
    host_only: Callable[[Any], bool] = lambda _state: False
    idle: frozenset[str] = frozenset()
    textual: Callable[[Any, str], bool] = lambda _state, _asked: False
    junk: tuple[str, ...] = ("", "nowhere", "ghost")
    open: bool = False
    walks: int = 160
    thinned: Callable[[Dice, list[Form]], list[Form]] = lambda _dice, forms: forms
    book: Callable[[Header_], AnyBook] = lambda header: a_book(header.game)
    countless: frozenset[str] = frozenset()


@cache
def subjects() -> Mapping[str, Subject]:
    """Every game of ``tests.tables.games()``, by id."""
    from tests.laws import arkham, clocktower, hakoonna, mill

    return {
        "mill": mill.SUBJECT,
        "hakoonna": hakoonna.SUBJECT,
        "arkham": arkham.SUBJECT,
        "clocktower": clocktower.SUBJECT,
    }


def one_of(dice: Dice, *things: Any) -> Any:
    """Any of these."""
    return things[dice.below(len(things))]


def of_cardboard(dice: Dice, seed: int) -> Fate:
    """Who answers for Fate: the program, or the table."""
    return Fate(seed=seed, other="program" if dice.below(2) else "cardboard")
