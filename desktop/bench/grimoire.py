"""What a full circle costs: opening a grimoire of twenty seats, and what may be told at a step of the night."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import msgspec
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from desktop.bench.drawing import Board
from desktop.bench.row import Row, beside, quantile, seconds
from desktop.portrait import headless
from desktop.session import Session
from desktop.tables import a_book, demo
from rules.clocktower import learning, steps
from rules.clocktower.characters import role_of
from rules.clocktower.events import LivesSet, MarksSet, NightLogSet, RolesSet, TimeSet
from rules.clocktower.grim import Grim, grim_of
from rules.clocktower.options import Options
from rules.clocktower.setup import MOST, MOST_SEATS, seats
from rules.clocktower.state import ClockState, Deed, Mark, Spoken, Wake
from rules.events import Correction
from rules.fate import Fate
from rules.match import Header, Match
from rules.messages import says

GAME = "clocktower"
USUAL = QSize(1920, 1080)
TIMES, ROUNDS = 20, 40
ROLES = (
    "investigator empath preacher chambermaid dreamer flowergirl towncrier seamstress virgin recluse "
    "tinker moonchild harpy assassin po"
).split()
EVIL = ("p13", "p14", "p15")
TOLD = (("dreamer", "p5"), ("empath", "p2"), ("chambermaid", "p4"), ("seamstress", "p8"), ("flowergirl", "p6"))
FLOOR = says("the same state copied once for each seat")
OPENED = says("the practice mansion opened")


def rows() -> Iterator[Row]:
    """The figures of a full circle."""
    headless()
    _application = QApplication.instance() or QApplication(["lanternboard"])
    match = the_fullest()
    yield Row(says("a grimoire of 20 seats opened, p95"), opened(match), "ms", a_mansion_opened(), OPENED, most=100.0)
    value, floor = beside(partial(told, match), partial(_copied, match), ROUNDS)
    figure = says("what may be told at a step of the night, the mean of five")
    yield Row(figure, value / len(TOLD) * 1e3, "ms", floor * 1e3, FLOOR, most=2.0)


def the_fullest() -> Match:
    """Fifteen players and five Travellers in the second night, with reminders, deaths and a day behind them."""
    travellers = {f"p{number}": "scapegoat" for number in range(MOST + 1, MOST_SEATS + 1)}
    options = Options(travellers=travellers)
    header: Header[Options, None] = Header(1, GAME, seats(MOST_SEATS), options, fate=Fate(seed=7, other="cardboard"))
    match = Match(a_book(GAME), header)
    match.correct(tuple(_filled()), "bench")
    return match


def _filled() -> Iterator[Correction]:
    circle = [seat.id for seat in seats(MOST_SEATS)]
    yield RolesSet(dict(zip(circle, ROLES, strict=False)), evil=EVIL)
    yield LivesSet(dead=("p9", "p12"))
    yield TimeSet("night", 2)
    yield MarksSet(tuple(Mark(number, seat, "harpy", "mad", "mad") for number, seat in enumerate(circle, 1)))
    deeds = (Deed(2, "dreamer", "p5", ("p10",)), Deed(2, "chambermaid", "p4", ("p2", "p3")))
    yield NightLogSet(
        deeds=(*deeds, Deed(2, "seamstress", "p8", ("p10", "p15"))),
        wakes=tuple(Wake(2, seat, "ability") for seat in circle[:8]),
        spoken=tuple(Spoken(1, seat, role, "vote") for seat, role in zip(circle, ROLES, strict=False)),
    )


# ---- figures


def opened(match: Match) -> float:
    """The time that 95 of 100 openings keep to, in milliseconds."""
    return quantile([seconds(partial(_open, Session(match))) for _ in range(TIMES)], 0.95) * 1e3


def a_mansion_opened() -> float:
    """The same of the practice mansion."""
    return quantile([seconds(partial(_open, demo())) for _ in range(TIMES)], 0.95) * 1e3


def _open(session: Session) -> None:
    Board(session).open(USUAL)


def told(match: Match) -> tuple[tuple[learning.Answer, ...], ...]:
    """Every answer that may be given at five steps, from a state that nothing was worked out of yet."""
    state: ClockState = match.table.state
    fresh = msgspec.structs.replace(state, public=msgspec.structs.replace(state.public))
    grim = grim_of(match.book.content, fresh)
    return tuple(_legal(grim, character, seat) for character, seat in TOLD)


def _legal(grim: Grim, character: str, seat: str) -> tuple[learning.Answer, ...]:
    deed = steps.deed(grim, character, seat)
    learns = role_of(character).learning(grim, seat, deed)
    return () if learns is None else tuple(learning.legal(grim, seat, character, learns, deed))


def _copied(match: Match) -> None:
    state: ClockState = match.table.state
    for seat in state.public.circle:
        msgspec.structs.replace(state.secret, roles={**state.secret.roles, seat: "empath"})
