"""Hako Onna under the laws."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rules.dice import Dice
from rules.hakoonna import setup
from rules.hakoonna.actions import Agree, Disclose, Leave, Surrender, Talk
from rules.hakoonna.state import BEFORE_PLAY, GRAY, HakoState
from rules.match import Header
from rules.tags import tag
from tests.laws.hakoonna import attempts, secrets
from tests.laws.hakoonna.leaks import leaks
from tests.laws.hakoonna.positions import options, position
from tests.laws.hakoonna.reasons import ALONE, CURES
from tests.laws.subjects import Subject, of_cardboard
from tests.tables import a_header


def header(dice: Dice) -> Header[Any, Any]:
    """Two to four visitors, with or without the Gray Man, in every kind of mansion."""
    seats = setup.seats(2 + dice.below(3), dice.below(4) > 0)
    seed = dice.below(1_000_000)
    return a_header("hakoonna", seed, options(dice), seats, fate=of_cardboard(dice, seed))


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
    """How it ended, and what became of the Gray Man."""
    public = state.public
    gray = {one.seat: one.result for one in public.outcomes}.get(GRAY, "absent")
    return f"{public.ending}, gray {gray}"


# Asked while something is carried out.
OF_A_TEXT = frozenset(
    "draw-item draw-tile found decide tell draw-held choose-held turn-centre take-power draw-page show-card arrange "
    "draw-stolen holder interrupt say draw-sealed tell-held".split()
)
# Asked of a new table in their own phases, and once more when the program is told later what it did not know.
OF_A_NEW_TABLE = frozenset("draw-code draw-weakness place-bones hide choose-power".split())


def _is_textual(state: HakoState, asked: str) -> bool:
    return asked in OF_A_TEXT or (asked in OF_A_NEW_TABLE and state.public.phase not in BEFORE_PLAY)


SUBJECT = Subject(
    header=header,
    position=position,
    ending=ending,
    endings=frozenset(
        f"{ending}, gray {gray}"
        for ending, grays in {
            "surrender": ("won", "lost", "open", "absent"),
            "powers": ("won", "lost", "open", "absent"),
            "annihilation": ("won", "lost", "open", "absent"),
            "escape": ("lost", "open", "absent"),
            "exorcism": ("won", "lost", "open", "absent"),
            "memorial": ("won", "lost", "open", "absent"),
        }.items()
        for gray in grays
    ),
    may_differ=secrets.may_differ,
    reshuffle=secrets.reshuffle,
    retell=secrets.retell,
    leaks=leaks,
    tries=attempts.tries,
    pieces=pieces,
    alone=ALONE,
    cures=CURES,
    host_only=_is_hopeless,
    idle=frozenset({tag(Agree), tag(Surrender), tag(Leave), tag(Talk), tag(Disclose)}),
    textual=_is_textual,
    junk=("", "nowhere", "ghost", "1F:0:0", "1F:5:5", "2F:1:0", "B1:1:0", "B1:0:0", "hall", "hako", "gray"),
)
