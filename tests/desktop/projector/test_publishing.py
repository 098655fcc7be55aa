"""What is public when: freeze, grace, staging; undo behind the published step leaves no trace, beyond it one line."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.projector.publishing import Publishing
from desktop.projector.window import AudienceWindow
from desktop.session import Session
from desktop.tables import open_table, record_for
from rules.hakoonna.actions import Stack, Walk
from rules.hakoonna.events import CardSet, PieceSet
from rules.seats import AUDIENCE
from tests.desktop.projector import canaries
from tests.desktop.projector.conftest import Open
from tests.desktop.projector.evenings import Dealt, an_evening, give_up, play, red_walks, set_by_hand
from tests.tables import a_match


def watched(opened: Open, session: Session, grace: int = 0) -> tuple[AudienceWindow, Publishing]:
    window = opened(session)
    assert window.publishing is not None
    window.publishing.set_grace(grace)
    return window, window.publishing


def corrected(window: AudienceWindow) -> bool:
    return window.header.head.headline == ("정정",)


def test_frozen_the_audience_sees_the_same_picture(opened: Open) -> None:
    session = an_evening()
    window, publishing = watched(opened, session)
    before = canaries.public(window)
    publishing.freeze()
    red_walks(session)
    assert publishing.frozen
    assert canaries.differing(before, canaries.public(window)) == set()
    publishing.unfreeze()
    assert window.header.head.headline == ("파랑의 차례",)


def test_undo_while_frozen_leaves_no_trace(opened: Open) -> None:
    session = an_evening()
    window, publishing = watched(opened, session)
    before = canaries.public(window)
    publishing.freeze()
    red_walks(session)
    set_by_hand(session, PieceSet("green", "study"))
    session.undo(3)
    publishing.unfreeze()
    assert canaries.differing(before, canaries.public(window)) == set()


def test_a_correction_while_frozen_needs_no_word(opened: Open) -> None:
    session = an_evening()
    window, publishing = watched(opened, session)
    publishing.freeze()
    set_by_hand(session, PieceSet("green", "study"))
    publishing.unfreeze()
    assert not corrected(window)


def test_undo_of_what_was_seen_says_one_line(opened: Open, qtbot: QtBot) -> None:
    session = an_evening()
    window, _ = watched(opened, session)
    red_walks(session)
    session.undo()
    assert corrected(window)
    assert window.scene.picture == session.picture(AUDIENCE)
    window.picture._notice.setInterval(1)
    window.picture._notice.start()
    qtbot.waitUntil(lambda: not corrected(window))
    assert window.header.head.headline == ("빨강의 차례",)


def test_a_correction_that_is_seen_says_one_line(opened: Open) -> None:
    session = an_evening()
    window, _ = watched(opened, session)
    set_by_hand(session, PieceSet("green", "study"))
    assert corrected(window)


def test_a_correction_of_a_secret_says_nothing(opened: Open) -> None:
    session = an_evening()
    window, _ = watched(opened, session)
    set_by_hand(session, CardSet("black"))
    assert not corrected(window)


def test_redo_says_nothing(opened: Open) -> None:
    session = an_evening()
    window, publishing = watched(opened, session)
    red_walks(session)
    publishing.freeze()
    session.undo()
    session.redo()
    publishing.unfreeze()
    assert not corrected(window)


def test_an_ending_waits_for_the_grace(opened: Open, qtbot: QtBot) -> None:
    session = an_evening()
    window, publishing = watched(opened, session, 60)
    give_up(session)
    assert session.seen().over
    assert publishing.waiting
    assert not session.seen(AUDIENCE).over
    assert window.header.head.headline == ("빨강의 차례",)
    qtbot.waitUntil(lambda: not publishing.waiting, timeout=2000)
    assert session.seen(AUDIENCE).over
    assert "이겼어요" in window.header.head.headline[0]


def test_undo_inside_the_grace_leaves_no_trace(opened: Open, qtbot: QtBot) -> None:
    session = an_evening()
    window, publishing = watched(opened, session, 5000)
    heard = []
    before = canaries.public(window)
    give_up(session)
    publishing.changed.connect(lambda: heard.append(canaries.differing(before, canaries.public(window))))
    session.undo()
    assert not publishing.waiting
    assert not publishing.held
    assert heard
    assert all(found == set() for found in heard)
    assert session.log(AUDIENCE)[-1].event.__class__.__name__ == "Agreed"


def test_a_walk_does_not_wait(opened: Open) -> None:
    session = an_evening()
    window, publishing = watched(opened, session, 5000)
    red_walks(session)
    assert not publishing.held
    assert window.header.head.headline == ("파랑의 차례",)


def test_what_follows_inside_the_grace_does_not_lengthen_it(opened: Open) -> None:
    session = an_evening()
    _, publishing = watched(opened, session, 5000)
    give_up(session)
    publishing._timer.start(4000)
    left = publishing._timer.remainingTime()
    session.rename("red", "지우")
    set_by_hand(session, PieceSet("green", "study"))
    assert publishing.waiting
    assert publishing._timer.remainingTime() <= left


def test_freezing_inside_the_grace_keeps_what_waits(opened: Open, qtbot: QtBot) -> None:
    session = an_evening()
    _, publishing = watched(opened, session, 20)
    give_up(session)
    publishing.freeze()
    qtbot.wait(60)
    assert publishing.frozen
    assert not session.seen(AUDIENCE).over


def test_the_grace_is_at_most_five_seconds(opened: Open) -> None:
    _, publishing = watched(opened, an_evening())
    publishing.set_grace(9000)
    assert publishing.grace == 5000
    publishing.set_grace(-1)
    assert publishing.grace == 0
    assert Publishing(an_evening()).grace == 1500


def test_staged_changes_are_shown_one_by_one(opened: Open) -> None:
    session = an_evening()
    window, publishing = watched(opened, session)
    publishing.freeze()
    set_by_hand(session, CardSet("black"))
    play(session, Stack("red"), Walk("red", "living"))
    towers = []
    steps = publishing.unpublished
    while publishing.advance():
        towers.append((window.picture.tower.captions()[1].text, window.header.head.headline[0]))
    assert len(towers) == steps
    assert towers[0] == ("0 / 5", "빨강의 차례")
    assert towers[-1] == ("1 / 5", "파랑의 차례")
    assert publishing.frozen
    assert not publishing.advance()


def test_a_step_without_a_public_trace_is_no_stage(opened: Open) -> None:
    session = an_evening()
    _, publishing = watched(opened, session)
    publishing.freeze()
    set_by_hand(session, CardSet("black"))
    assert publishing.unpublished == 0
    assert not publishing.advance()


def test_the_published_step_is_kept_in_the_record(opened: Open, tmp_path: Path) -> None:
    match = a_match("hakoonna", seed=7, oracle=Dealt("white"))
    session = Session(match, record_for(match, tmp_path, datetime(2026, 3, 1)))
    _, publishing = watched(opened, session)
    play(session, Stack("red"))
    publishing.freeze()
    held = session.match.published()
    play(session, Walk("red", "living"))
    session.close()
    assert session.record is not None
    again = open_table(session.record.path, tmp_path).session
    assert again.match.published() == held < again.match.at
    assert Publishing(again).frozen
    again.close()


def test_the_window_never_asks_for_more_than_the_audiences_share(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    session = an_evening()
    asked = set()
    for name in ("seen", "picture", "events", "log"):
        real = getattr(session, name)

        def spy(*args: object, real: object = real, name: str = name, **kwargs: object) -> object:
            asked.add((name, kwargs.get("viewer", args[-1] if args else None)))
            return real(*args, **kwargs)  # type: ignore[operator]

        monkeypatch.setattr(session, name, spy)
    window, publishing = watched(opened, session, 20)
    play(session, Stack("red"), Walk("red", "living"))
    publishing.freeze()
    session.undo()
    publishing.advance()
    publishing.unfreeze()
    window.speak("both")
    assert {viewer for _, viewer in asked} == {AUDIENCE}
