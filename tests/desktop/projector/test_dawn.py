"""The day breaks before the audience: who died in the night is told name by name, never by what (flows.md 1.3, E9)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from desktop.projector.morning import Morning
from desktop.projector.tongues import Tongue
from desktop.projector.window import AudienceWindow
from desktop.session import Session
from rules.actions import Action
from rules.clocktower.actions import Choose, Daybreak, Kill, Nightfall, OpenNominations, PassBy, PlaceMark, Tell
from rules.clocktower.events import MarksSet
from rules.engine import Step
from rules.seats import HOST
from tests.desktop.projector import canaries
from tests.desktop.projector.conftest import Open
from tests.rules.clocktower.table import a_table

TOWN = "empath po assassin dreamer virgin tinker artist"


def a_night(session: Session, *dying: str) -> None:
    """The night falls, these are to die, and no step is left."""
    does(session, Nightfall(HOST))
    for seat in dying:
        does(session, Kill(HOST, seat, "po"))
    while (form := next((one for one in session.offers(HOST) if one.action == "pass-by"), None)) is not None:
        fixed = dict(form.fixed)
        does(session, PassBy(HOST, str(fixed["character"]), str(fixed["who"])))


def a_day() -> Session:
    return Session(a_table(TOWN, day=1).match, viewer=HOST)


def does(session: Session, *actions: Action) -> None:
    for action in actions:
        done = session.play(action)
        assert isinstance(done, Step), (action, done)


def dead(window: AudienceWindow) -> set[str]:
    """Whom the picture shows as dead."""
    spaces = window.scene.picture.spaces
    return {space.id for space in spaces if any(mark.kind == "dead" for mark in space.marks)}


def head(window: AudienceWindow) -> str:
    return window.header.head.headline[0]


@pytest.fixture
def breaking(opened: Open) -> AudienceWindow:
    """Two have died; the day breaks, and the curtain rises by itself."""
    session = a_day()
    window = opened(session)
    a_night(session, "p5", "p1")
    assert window.curtain.closed
    does(session, Daybreak(HOST))
    return window


def test_the_curtain_rises_and_nobody_is_told_yet(breaking: AudienceWindow) -> None:
    assert not breaking.curtain.down
    assert head(breaking) == "새 아침이 밝았어요"
    assert dead(breaking) == set()
    assert "산 사람 7" in " ".join(canaries.public(breaking).texts)


def test_the_names_are_told_one_by_one_in_the_order_of_the_chairs(breaking: AudienceWindow) -> None:
    publishing = breaking.publishing
    assert publishing is not None
    publishing.tell()
    assert (head(breaking), dead(breaking)) == ("지난밤에 죽은 사람: 자리 1", {"p1"})
    publishing.tell()
    assert (head(breaking), dead(breaking)) == ("지난밤에 죽은 사람: 자리 1, 자리 5", {"p1", "p5"})
    publishing.tell()
    assert dead(breaking) == {"p1", "p5"}


def test_all_may_be_told_at_once(breaking: AudienceWindow) -> None:
    assert breaking.publishing is not None
    breaking.publishing.tell(20)
    assert dead(breaking) == {"p1", "p5"}


def test_no_cause_is_ever_told(breaking: AudienceWindow) -> None:
    for _ in range(3):
        for word in ("포", "암살자", "초공감자", "성결자"):
            assert canaries.holding(breaking, word) == []
        assert breaking.publishing is not None
        breaking.publishing.tell()


def test_a_morning_after_which_nobody_is_missing_is_told_so(opened: Open) -> None:
    session = a_day()
    window = opened(session)
    a_night(session)
    does(session, Daybreak(HOST))
    assert head(window) == "지난밤에는 아무도 죽지 않았어요"
    assert window.publishing is not None
    assert window.publishing.dawn is not None
    assert not window.publishing.dawn.left


def test_with_the_next_thing_that_is_seen_everything_is_told(breaking: AudienceWindow) -> None:
    assert breaking.publishing is not None
    session = breaking.publishing.session
    does(session, PlaceMark(HOST, "p2", "po", "dead"))
    assert dead(breaking) == set()
    does(session, OpenNominations(HOST))
    assert dead(breaking) == {"p1", "p5"}
    assert head(breaking) != "새 아침이 밝았어요"


def test_a_day_that_is_taken_back_tells_nothing(breaking: AudienceWindow) -> None:
    assert breaking.publishing is not None
    breaking.publishing.tell()
    breaking.publishing.session.undo()
    assert breaking.curtained
    assert breaking.publishing.dawn is None


# ---- large before the audience


def large(window: AudienceWindow) -> tuple[str, ...]:
    """What lies over the picture."""
    turned = window.reveal.turned
    return () if turned is None else (*turned.title, *turned.text)


def test_each_name_stands_large_for_a_while(opened: Open, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    monkeypatch.setattr("desktop.projector.morning.SHOWN_MS", 100)
    session = a_day()
    window = opened(session)
    publishing = window.publishing
    assert publishing is not None
    Morning(window).follow(publishing)
    a_night(session, "p5", "p1", "p3")
    does(session, Daybreak(HOST))
    assert large(window) == ()
    publishing.tell()
    assert large(window) == ("지난밤에 죽은 사람", "자리 1")
    qtbot.waitUntil(lambda: large(window) == ())
    publishing.tell(9)
    assert large(window) == ("지난밤에 죽은 사람", "자리 3, 자리 5")
    session.undo()
    assert large(window) == ()


def test_that_nobody_died_stands_there_as_large(opened: Open) -> None:
    session = a_day()
    window = opened(session)
    assert window.publishing is not None
    Morning(window).follow(window.publishing)
    a_night(session)
    does(session, Daybreak(HOST))
    assert large(window) == ("지난밤에는 아무도 죽지 않았어요",)


# ---- nights


def empty(session: Session) -> None:
    """Everybody sleeps on."""


def busy(session: Session) -> None:
    """Po attacks, an answer is given, a reminder laid and taken back, somebody is killed and lives again."""
    does(session, Choose(HOST, "po", "p2", ("p1",)))
    does(session, PlaceMark(HOST, "p4", "po", "dead"))
    session.undo()
    does(session, Choose(HOST, "dreamer", "p4", ("p2",)), Tell(HOST, "dreamer", "p4", ("virgin", "po")))
    session.correct((MarksSet(),), "a test")


NIGHTS = (empty, busy)


def night(opened: Open, tongue: Tongue, happens: Callable[[Session], None]) -> list[canaries.Public]:
    """Every surface of the audience's window, from nightfall to the last moment before dawn."""
    session = a_day()
    window = opened(session, tongue, (854, 480))
    does(session, Nightfall(HOST))
    assert window.curtain.closed
    window.grab()
    seen = [canaries.public(window)]
    session.changed.connect(lambda: seen.append(canaries.public(window)))
    happens(session)
    QCoreApplication.sendPostedEvents()
    return [*seen, canaries.public(window)]


@pytest.mark.parametrize("tongue", ["ko", "en"])
def test_every_moment_of_every_night_looks_the_same(opened: Open, tongue: Tongue) -> None:
    moments = [moment for happens in NIGHTS for moment in night(opened, tongue, happens)]
    assert len(moments) > 8
    for moment in moments:
        assert canaries.differing(moments[0], moment) == set()
