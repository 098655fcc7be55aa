"""The mill under the laws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

import msgspec

from rules.actions import Action
from rules.dice import Dice
from rules.engine import AnyBook
from rules.events import Correction, Event
from rules.match import Header
from rules.rulebook import Chapter
from rules.state import Table
from rules.tags import tag
from rules.violations import NotYourTurn, Violation
from tests.laws import reshuffle
from tests.laws.subjects import Books, Cure, Subject, alone, of_cardboard, one_of
from tests.small_game import setup
from tests.small_game.actions import Bury, Light, Scout, Walk, Yield
from tests.small_game.events import HandSet, NerveSet, OilSet, OptionsSet, PieceSet, PileSet, TurnSet
from tests.small_game.options import Options
from tests.small_game.state import MillState, Top
from tests.small_game.violations import NothingToSee
from tests.tables import a_header


def header(dice: Dice) -> Header[Any, Any]:
    """Two or three players; the program or the table answers for Fate."""
    options = Options(nerve=1 + dice.below(4), oil=3 + dice.below(4), scouting=dice.below(4) > 0)
    seed = dice.below(1_000_000)
    return a_header("mill", seed, options, setup.seats(2 + dice.below(2)), fate=of_cardboard(dice, seed))


def position(book: AnyBook, state: MillState, dice: Dice) -> tuple[Correction, ...]:
    """Some of everything set anew."""
    return tuple(change for change in _changes(book, state, dice) if dice.below(3) == 0)


def _changes(book: AnyBook, state: MillState, dice: Dice) -> Iterator[Correction]:
    seats = state.public.seats
    for seat in seats:
        yield PieceSet(seat, one_of(dice, "", *book.content.spaces))
        yield NerveSet(seat, dice.below(5))
        yield HandSet(seat, one_of(dice, "charm", "stone", "unknown"), dice.below(3) == 0)
    yield OilSet(dice.below(3))
    yield OptionsSet(Options(oil=4, scouting=dice.below(2) == 0))
    yield _pile(book.content.cards, seats, dice)
    yield TurnSet(one_of(dice, "turn", "turn", "turn", "deal"), one_of(dice, *seats))


def _pile(cards: tuple[str, ...], seats: tuple[str, ...], dice: Dice) -> PileSet:
    places: list[list[str]] = [[], [], [], []]
    for card in cards:
        places[dice.below(4)].append(card)
    top, pool, bottom, discards = places
    pool = sorted((*pool, *top[1:]))
    return PileSet(Top(top[0], (one_of(dice, *seats),)) if top else None, tuple(pool), tuple(bottom), tuple(discards))


def tries(book: AnyBook, state: MillState, seat: str, dice: Dice) -> Action:
    """Burying cards that do not lie there, too much oil, over the ice."""
    seat, cards = seat or one_of(dice, *state.public.seats), book.content.cards
    buried = tuple(one_of(dice, *cards) for _ in range(dice.below(4)))
    if dice.below(3) == 0:
        return Walk(seat, one_of(dice, "dock", "tower"))
    return Bury(seat, buried) if dice.below(2) else Light(seat, dice.below(9))


def pieces(state: MillState) -> Counter[str]:
    """Every card, and every seat's piece."""
    public = state.public
    top = () if state.top is None else (state.top.card,)
    drawn = (public.drawn,) if public.drawn else ()
    return Counter((*top, *state.pool, *public.bottom, *public.discards, *drawn, *public.at))


# ---- reasons

WAY = "name-unknown same-place no-way too-far not-attested thin-ice"
ALONE = (
    alone("once the game is over nothing else is asked", "game-over", "*"),
    alone("while a question is open nothing else is judged", "choice-pending", "*"),
    alone(
        "an answer has one fault",
        "not-asked name-unknown card-already-out die-face no-charm not-attested",
        "",
        "answer",
    ),
    alone("a way has one fault", WAY, "", "walk"),
    alone(
        "from off the board there is no way", "out-of-play", "same-place no-way too-far not-attested thin-ice", "walk"
    ),
    alone("who is off the board is in no wrong place", "out-of-play", "wrong-place", "light bury"),
)


def _own_turn(state: MillState, action: Action, _reason: Violation) -> tuple[Correction, ...]:
    return (TurnSet("turn", action.seat),) if action.seat in state.public.seats else ()


BESIDE = {"mill": "cellar", "isle": ""}


def _within_a_step(_state: MillState, action: Action, _reason: Violation) -> tuple[Correction, ...]:
    """A space beside the one that the piece is to walk to."""
    there = BESIDE.get(getattr(action, "to", ""), "mill")
    return (PieceSet(action.seat, there),) if there else ()


def _in_play(state: MillState, action: Action, reason: Violation) -> tuple[Correction, ...]:
    if isinstance(action, Light):
        return (PieceSet(action.seat, "tower"),)
    return _within_a_step(state, action, reason)


def _room_for_oil(state: MillState, action: Any, _reason: Violation) -> tuple[Correction, ...]:
    return (OptionsSet(msgspec.structs.replace(state.public.options, oil=20)),) if action.oil > 0 else ()


def _pile_with(state: MillState, discards: tuple[str, ...]) -> PileSet:
    return PileSet(state.top, ("fright",), state.public.bottom, discards)


CURES: Mapping[str, Cure] = {
    "not-your-turn": _own_turn,
    "out-of-play": _in_play,
    "wrong-place": lambda _state, action, reason: (PieceSet(action.seat, getattr(reason, "there", "")),),
    "too-much-oil": _room_for_oil,
    "no-scouting": lambda *_: (OptionsSet(Options()),),
    "nothing-to-see": lambda state, *_: (_pile_with(state, ()),),
    "not-discarded": lambda state, action, _: (_pile_with(state, getattr(action, "cards", ())),),
    "too-far": _within_a_step,
    "same-place": _within_a_step,
}


# ---- leaks on purpose


def leaks(book: AnyBook) -> Books:
    """Three rulebooks that tell a secret: by a view, by the log, by what a refusal proposes."""

    def telling(content: Any, table: Table[MillState], viewer: str) -> Any:
        view = book.view(content, table, viewer)
        return msgspec.structs.replace(view, hands=table.state.hands)

    def log(_viewer: str, _state: MillState, event: Event) -> Event:
        return event

    def propose(_content: Any, view: Any, _action: Action, _reason: Violation) -> Iterable[Action]:
        return (Scout(seat) for seat in view.public.seats)

    def check(_content: Any, view: Any, scout: Scout) -> Iterable[Violation]:
        return (NothingToSee(),) if view.hands.get(scout.seat) == "charm" else ()

    chapters: Mapping[type[Action], Chapter] = {**book.chapters, Scout: Chapter(check, book.chapters[Scout].perform)}
    return {
        "view": replace(book, view=telling),
        "log": replace(book, redact=log),
        "refusal": replace(book, chapters=chapters, remedies={**book.remedies, NotYourTurn: propose}),
    }


SUBJECT = Subject(
    header=header,
    position=position,
    ending=lambda state: state.public.ending,
    endings=frozenset({"lit", "fled"}),
    may_differ=reshuffle.mill_may_differ,
    reshuffle=reshuffle.reshuffle_mill,
    retell=reshuffle.retell_mill,
    leaks=leaks,
    tries=tries,
    pieces=pieces,
    alone=ALONE,
    cures=CURES,
    idle=frozenset({tag(Yield)}),
    textual=lambda _state, asked: asked in {"drawn", "look", "roll", "wager", "put-under", "use-charm", "order"},
    walks=80,
)
