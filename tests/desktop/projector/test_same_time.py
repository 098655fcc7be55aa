"""Her time, frame by frame: the audience's window tells nobody who is where, what was done, or how long it took."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from hashlib import sha256
from itertools import pairwise
from typing import NamedTuple

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication

from desktop.projector.curtain import FALL, LIGHT, RISE
from desktop.projector.folds import Sentence
from desktop.projector.tongues import Tongue
from desktop.projector.window import AudienceWindow
from desktop.session import Session
from rules.actions import Action
from rules.engine import AnyBook, Step
from rules.fate import Fate
from rules.hakoonna.actions import EndTime, Enter, SetPower, Stack
from rules.hakoonna.content import Content
from rules.hakoonna.state import HAKO, HakoState
from rules.hakoonna.views import HakoView
from rules.match import Match
from rules.seats import AUDIENCE, KNOWING_HOST
from rules.state import Table
from rules.tags import tag_of
from tests.desktop.projector import canaries
from tests.desktop.projector.canaries import Public
from tests.desktop.projector.conftest import Open
from tests.desktop.projector.slow_clock import FRAME, SlowClock
from tests.laws.hakoonna import secrets
from tests.tables import a_book, a_header

PACE, AFTER = 1800, 1500
"""Milliseconds: how long the eyes are shut at least, and how long they are watched once they may open."""

SIZE = (854, 480)
FIRST = {"place-bones": "hall.coat_stand", "hide": "child.tent", "choose-power": "my_mary"}
DEAD, LAIR = "purple", "living.sofa"
Deed = Callable[[Session], None]
Leak = Callable[[AudienceWindow], None]


def tight(_window: AudienceWindow) -> None:
    """No leak."""


class Time(NamedTuple):
    """The secrets she has, the program's own with 0, and what is done when: milliseconds after the eyes were shut."""

    secrets: int
    deeds: Mapping[int, Deed]


def enters(seat: str, number: int) -> Deed:
    """To one of the rooms that may be entered, into one of its shadows."""

    def deed(session: Session) -> None:
        rooms = [Enter(seat, laid.room) for laid in session.match.table.state.public.placements]
        legal = [one for one in rooms if not session.why(one)]
        does(session, legal[number % len(legal)])
        asked = session.asked()
        if asked is not None:
            shadows = asked.domain().options  # type: ignore[attr-defined]  # the question is where she hides
            assert isinstance(session.answer(shadows[number % len(shadows)]), Step)

    return deed


def sets(session: Session) -> None:
    """Whatever power she has lies face down before her."""
    does(session, SetPower(HAKO, session.match.table.state.secret.powers[0]))


def undoes(steps: int) -> Deed:
    def deed(session: Session) -> None:
        assert session.undo(steps) == steps

    return deed


def ends(session: Session) -> None:
    does(session, EndTime(HAKO))


def does(session: Session, action: Action) -> None:
    done = session.play(action)
    assert isinstance(done, Step), (action, done)


STILL = Time(0, {100: ends})
TIMES = {
    "elsewhere": Time(1, {300: enters(HAKO, 0), 1700: ends}),
    "another room": Time(2, {500: enters(HAKO, 1), 900: enters(DEAD, 0), 1300: ends}),
    "taken back": Time(3, {200: enters(HAKO, 1), 450: undoes(2), 1400: enters(HAKO, 0), 1750: ends}),
    "a power tried": Time(4, {600: sets, 1000: undoes(1), 1200: enters(DEAD, 1), 1600: ends}),
}
"""What the audience may be told of them is the same as of her who does nothing."""


# ---- two positions that differ in what nobody may know


def a_table(other: int, book: AnyBook) -> Session:
    """The last disc before her time, all secrets with the program; one visitor is dead and lies in a shadow."""
    base = set_up(book)
    wanted = with_a_dead(base.table.state)
    if other:
        wanted = secrets.reshuffle(wanted, AUDIENCE, other)
    session = Session(set_up(book), viewer=KNOWING_HOST)
    changes = book.changes(session.match.table.state, wanted)
    assert isinstance(session.correct(changes, "practice"), Step)
    assert session.match.table.state == wanted
    return session


def set_up(book: AnyBook) -> Match:
    fate = Fate(seed=7, sources={"noise": "cardboard"})
    match = Match(book, a_header("hakoonna", options=book.options(knowledge="program"), fate=fate))
    match.begin()
    session = Session(match, viewer=KNOWING_HOST)
    while (asked := session.asked()) is not None:
        assert isinstance(session.answer(FIRST[tag_of(asked)]), Step)
    return match


def with_a_dead(state: HakoState) -> HakoState:
    tile, *pool = state.secret.pool
    hides = {**state.secret.hides, DEAD: LAIR}
    return msgspec.structs.replace(
        state,
        public=msgspec.structs.replace(state.public, at={**state.public.at, DEAD: ""}),
        secret=msgspec.structs.replace(state.secret, hides=hides, lairs={DEAD: tile}, pool=tuple(pool)),
    )


# ---- what is seen


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SlowClock:
    made = SlowClock()
    made.govern(monkeypatch)
    return made


def watched(
    opened: Open, clock: SlowClock, time: Time, tongue: Tongue = "ko", book: AnyBook | None = None, leak: Leak = tight
) -> list[Public]:
    """Everything of the window, frame by frame, from the last disc to open eyes."""
    session = a_table(time.secrets, book or a_book("hakoonna"))
    window = opened(session, tongue, SIZE)
    window.set_pace(1.0)
    assert window.publishing is not None
    window.publishing.pace.ms = PACE
    leak(window)
    does(session, Stack("red"))
    assert isinstance(session.answer("fell"), Step)
    frames = list(_frames(clock, window, session, time.deeds))
    window.hide()
    return frames


def _frames(clock: SlowClock, window: AudienceWindow, session: Session, deeds: Mapping[int, Deed]) -> Iterator[Public]:
    motions = window.curtain.motion, window.scene.motion
    for at in range(0, PACE + AFTER, FRAME):
        if at in deeds:
            deeds[at](session)
        QCoreApplication.sendPostedEvents()
        yield _frame(window)
        clock.tick(motions)


def _frame(window: AudienceWindow) -> Public:
    """Letters that are new to the program are drawn once before: they move the large ones (see ``canaries``)."""
    if window.view.isVisible():
        window.grab()
    seen = canaries.public(window)
    return seen._replace(pixels=sha256(seen.pixels).digest())


def told_apart(one: list[Public], other: list[Public]) -> dict[int, set[str]]:
    """When two evenings could be told apart, and by what."""
    pairs = enumerate(zip(one, other, strict=True))
    return {number * FRAME: seen for number, (a, b) in pairs if (seen := canaries.differing(a, b))}


@pytest.mark.parametrize("tongue", ["ko", "en"])
def test_her_time_shows_the_same_frames_whatever_is_done_in_it(opened: Open, clock: SlowClock, tongue: Tongue) -> None:
    watched(opened, clock, STILL, tongue)  # what is drawn after new letters is not drawn quite as before them
    still = watched(opened, clock, STILL, tongue)
    for what, time in TIMES.items():
        assert told_apart(still, watched(opened, clock, time, tongue)) == {}, what


def test_the_positions_do_differ() -> None:
    book = a_book("hakoonna")
    tables = [a_table(time.secrets, book).match.table.state for time in (STILL, *TIMES.values())]
    assert len({one.secret.hides[HAKO] for one in tables}) > 1
    assert len({one.secret.powers for one in tables}) > 1
    assert len({one.secret.code for one in tables}) > 1
    assert {one.card for one in tables} == {"white", "black"}
    assert all(one.public == tables[0].public for one in tables)


def test_the_eyes_are_shut_for_as_long_as_the_pace_and_then_open(opened: Open, clock: SlowClock) -> None:
    frames = watched(opened, clock, STILL)
    changes = [at * FRAME for at, (a, b) in enumerate(pairwise(frames), 1) if a.pixels != b.pixels]
    falls, rises = [at for at in changes if at < PACE], [at for at in changes if at >= PACE]
    assert falls[0] <= FRAME
    assert falls[-1] <= FALL + FRAME
    assert rises[0] <= PACE + 2 * FRAME
    assert rises[-1] <= PACE + LIGHT + RISE + 2 * FRAME


# ---- leaks made on purpose


def impatient(window: AudienceWindow) -> None:
    """Eyes open when she is done."""
    assert window.publishing is not None
    window.publishing.pace.ms = 0


def counting(window: AudienceWindow) -> None:
    """The curtain tells what has been done behind it."""
    assert window.publishing is not None
    match = window.publishing.session.match
    window.publishing.session.changed.connect(lambda: window.curtain.say(Sentence(hero=(str(match.at),))))


def restless(window: AudienceWindow) -> None:
    """The curtain trembles when something is done."""
    assert window.publishing is not None

    def tremble() -> None:
        if window.curtain.closed:
            window.curtain.fall()

    window.publishing.session.changed.connect(tremble)


def telling(window: AudienceWindow) -> None:
    """A screen reader finds where she hides."""
    assert window.publishing is not None
    session = window.publishing.session
    tell = window.header.setAccessibleDescription
    session.changed.connect(lambda: tell(session.match.table.state.secret.hides[HAKO]))


@pytest.mark.parametrize("leak", [impatient, counting, restless, telling])
def test_a_leak_made_on_purpose_is_found(opened: Open, clock: SlowClock, leak: Leak) -> None:
    other = watched(opened, clock, TIMES["elsewhere"], leak=leak)
    assert told_apart(watched(opened, clock, STILL, leak=leak), other)


def test_rules_that_tell_the_audience_on_purpose_are_found(opened: Open, clock: SlowClock) -> None:
    honest = a_book("hakoonna")

    def view(content: Content, table: Table[HakoState], viewer: str) -> HakoView:
        """A mark where she hides."""
        seen: HakoView = honest.view(content, table, viewer)
        lair = table.state.secret.hides.get(HAKO, "")
        return msgspec.structs.replace(seen, public=msgspec.structs.replace(seen.public, wailed=lair))

    book = replace(honest, view=view)
    seen = told_apart(watched(opened, clock, STILL, book=book), watched(opened, clock, TIMES["elsewhere"], book=book))
    assert min(seen) >= PACE
