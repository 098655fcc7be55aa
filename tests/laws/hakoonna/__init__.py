"""Hako Onna under the laws."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rules.actions import Action
from rules.dice import Dice
from rules.engine import AnyBook
from rules.hakoonna import building, mansion, setup
from rules.hakoonna.actions import Agree, Finish, Lay, Surrender, Walk
from rules.hakoonna.state import GRAY, HakoState, Public
from rules.match import Header
from rules.seats import HOST
from rules.tags import tag
from tests.laws import reshuffle
from tests.laws.hakoonna.leaks import leaks
from tests.laws.hakoonna.positions import options, position
from tests.laws.hakoonna.reasons import ALONE, CURES
from tests.laws.subjects import Subject, of_cardboard, one_of
from tests.tables import a_header


def header(dice: Dice) -> Header[Any, Any]:
    """Two to four visitors, with or without the Gray Man, in every kind of mansion."""
    seats = setup.seats(2 + dice.below(3), dice.below(4) > 0)
    seed = dice.below(1_000_000)
    return a_header("hakoonna", seed, options(dice), seats, fate=of_cardboard(dice, seed))


def tries(book: AnyBook, state: HakoState, dice: Dice) -> Action:
    """Any board laid anywhere by anyone, finishing too early, walking through the barrier."""
    public = state.public
    who = one_of(dice, *public.visitors)
    if public.barrier and dice.below(2):
        return Walk(who, one_of(dice, *public.barrier))
    if public.phase != "build" or dice.below(4) == 0:
        return Finish(one_of(dice, who, HOST))
    return _a_lay(book, public, dice)


def _a_lay(book: AnyBook, public: Public, dice: Dice) -> Lay:
    cells = [mansion.cell(laid) for laid in public.placements] * 2 + list(building.cells(public.placements))
    cell = mansion.cell_id(*one_of(dice, *cells)) if dice.below(6) else "nowhere"
    room = one_of(dice, *book.content.by_id) if dice.below(2) or not public.drawn else public.drawn
    return Lay(one_of(dice, *public.visitors), room, cell, dice.below(4))


def pieces(state: HakoState) -> Counter[str]:
    """Every board, and every piece."""
    public = state.public
    drawn = (public.drawn,) if public.drawn else ()
    return Counter((*(laid.room for laid in public.placements), *public.pool, *public.under, *drawn, *public.at))


def _is_hopeless(state: HakoState) -> bool:
    """A mansion whose boards are all laid and not all reached; one that takes no board, or is built by nobody."""
    public = state.public
    takes_none = len(public.placements) == 1 and bool(public.drawn)
    return public.phase == "ready" or (public.phase == "build" and (takes_none or not public.living))


def ending(state: HakoState) -> str:
    """What became of the Gray Man, and whether there was a Hakobito."""
    public = state.public
    gray = {one.seat: one.result for one in public.outcomes}.get(GRAY, "absent")
    dead = any(one.result == "won" for one in public.outcomes if one.seat in public.visitors)
    return f"{public.ending}, gray {gray}{', a Hakobito won' if dead else ''}"


SUBJECT = Subject(
    header=header,
    position=position,
    ending=ending,
    endings=frozenset(
        f"surrender, gray {gray}{dead}"
        for gray in ("won", "lost", "open", "absent")
        for dead in ("", ", a Hakobito won")
    ),
    may_differ=reshuffle.hakoonna_may_differ,
    reshuffle=reshuffle.hakoonna,
    retell=reshuffle.retell_hakoonna,
    leaks=leaks,
    tries=tries,
    pieces=pieces,
    alone=ALONE,
    cures=CURES,
    host_only=_is_hopeless,
    idle=frozenset({tag(Agree), tag(Surrender)}),
    junk=("", "nowhere", "ghost", "1F:0:0", "1F:5:5", "2F:1:0", "B1:1:0", "B1:0:0", "hall", "hako", "gray"),
)
