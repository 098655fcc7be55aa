"""The curtain is down whenever something must not be seen, before it could be seen."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.projector.folds import captions
from desktop.projector.publishing import Publishing
from desktop.projector.tongues import Tongue
from desktop.projector.window import AudienceWindow
from rules.hakoonna.actions import EndTime
from tests.desktop.projector import canaries
from tests.desktop.projector.conftest import Open
from tests.desktop.projector.evenings import an_evening, hako_time, play, red_walks


def said(window: AudienceWindow) -> list[str]:
    """What stands on the curtain."""
    return [caption.text for caption in window.curtain.captions()]


def bare(window: AudienceWindow) -> bool:
    """Whether the picture can be seen."""
    return window.view.isVisible() and not window.curtain.isVisible()


def test_it_opens_under_the_curtain(opened: Open) -> None:
    window = opened(an_evening(), lift=False)
    assert window.curtain.closed
    assert not window.view.isVisible()
    assert said(window) == ["곧 시작해요"]
    assert window.lift()
    assert bare(window)


def test_the_hosts_curtain_falls_and_lifts(opened: Open) -> None:
    window = opened(an_evening())
    assert window.toggle_curtain()
    assert window.curtain.closed
    assert said(window) == ["잠시만 기다려 주세요"]
    assert window.toggle_curtain()
    assert bare(window)


def test_it_falls_by_itself_at_the_secret_time_and_lifts_after_it(opened: Open) -> None:
    session = an_evening()
    window = opened(session)
    hako_time(session)
    assert window.curtain.closed
    assert said(window) == ["눈을 감아 주세요", "상자여자의 시간이에요", "불이 켜지면 눈을 떠 주세요"]
    play(session, EndTime("host"))
    assert bare(window)
    assert window.header.head.headline == ("회색 남자의 차례",)


def test_it_is_down_before_anything_changes(opened: Open, qtbot: QtBot) -> None:
    session = an_evening()
    window = opened(session)
    red_walks(session)
    before = (window.scene.picture, window.header.head)
    window.set_pace(0.2)
    hako_time(session)
    assert window.curtain.down
    assert not window.curtain.closed
    assert (window.scene.picture, window.header.head) == before
    qtbot.waitUntil(lambda: window.curtain.closed, timeout=3000)
    assert (window.scene.picture, window.header.head) == before
    assert not window.view.isVisible()


def test_the_lantern_is_lit_before_the_curtain_goes(opened: Open, qtbot: QtBot) -> None:
    session = an_evening()
    window = opened(session, lift=False)
    window.set_pace(0.2)
    dark = canaries.pixels(window)
    window.lift()
    qtbot.waitUntil(lambda: window.curtain._lit == 1.0, timeout=3000)
    assert window.curtain.pos().y() == 0
    assert canaries.pixels(window) != dark
    qtbot.waitUntil(lambda: bare(window), timeout=3000)


def test_behind_the_curtain_there_is_nothing_to_read(opened: Open) -> None:
    session = an_evening()
    window = opened(session)
    hako_time(session)
    told = [text for text in canaries.tree(window) if text]
    assert "눈을 감아 주세요 상자여자의 시간이에요 불이 켜지면 눈을 떠 주세요" in told
    assert not any("거실" in text or "빨강" in text for text in told)


def test_what_happens_behind_it_leaves_no_word(opened: Open) -> None:
    session = an_evening()
    window = opened(session)
    window.lower()
    seen = canaries.pixels(window)
    red_walks(session)
    session.undo()
    assert canaries.pixels(window) == seen
    window.lift()
    assert window.header.head.figure != "ui-correct"


def test_at_a_secret_time_the_key_is_pressed_twice(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    session = an_evening()
    window = opened(session)
    hako_time(session)
    assert not window.toggle_curtain()
    assert window.curtain.closed
    now[0] += 3
    assert not window.toggle_curtain()
    now[0] += 1
    assert window.toggle_curtain()
    assert bare(window)


def test_without_a_source_the_curtain_is_shown_and_never_the_last_frame(opened: Open) -> None:
    session = an_evening()
    window = opened(session)
    window.set_pace(1.0)
    window.follow(None)
    assert window.curtain.closed
    assert not window.view.isVisible()
    assert said(window) == ["잠시만 기다려 주세요"]
    assert not window.lift()
    assert window.curtain.closed


def test_a_source_that_dies_is_lost(opened: Open, qtbot: QtBot) -> None:
    session = an_evening()
    window = opened(session)
    publishing = window.publishing
    assert publishing is not None
    publishing.deleteLater()
    qtbot.waitUntil(lambda: window.publishing is None)
    assert window.curtain.closed


def test_another_table_comes_under_the_curtain(opened: Open) -> None:
    window = opened(an_evening())
    other = an_evening()
    red_walks(other)
    window.follow(Publishing(other))
    assert window.curtain.closed
    window.lift()
    assert window.header.head.headline == ("파랑의 차례",)
    assert window.header.head.figure == "visitor-sky"


def test_lowering_while_it_rises_closes_it_at_once(opened: Open) -> None:
    window = opened(an_evening(), lift=False)
    window.set_pace(1.0)
    window.lift()
    assert window.curtain.rising
    window.lower()
    assert window.curtain.closed
    assert not window.view.isVisible()


def test_lifting_while_it_falls_lifts_it(opened: Open, qtbot: QtBot) -> None:
    window = opened(an_evening())
    window.set_pace(0.1)
    window.lower()
    window.lift()
    qtbot.waitUntil(lambda: bare(window), timeout=3000)


def test_panic_takes_no_time(opened: Open) -> None:
    window = opened(an_evening())
    window.set_pace(1.0)
    window.lower(at_once=True)
    assert window.curtain.closed


def test_at_reduced_motion_it_fades(opened: Open, qtbot: QtBot) -> None:
    window = opened(an_evening())
    window.set_pace(1.0)
    window.set_reduced(True)
    window.lower()
    assert window.curtain.pos().y() == 0
    qtbot.waitUntil(lambda: window.curtain.closed, timeout=1000)
    window.lift()
    qtbot.waitUntil(lambda: bare(window), timeout=1000)


@pytest.mark.parametrize("tongue", ["ko", "en", "both"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160), (1024, 768)])
def test_no_line_is_cut_off_or_meets_another(opened: Open, tongue: Tongue, size: tuple[int, int]) -> None:
    session = an_evening()
    window = opened(session, tongue, size, lift=False, shown=False)
    hako_time(session)
    scale = min(size[0] / 1920, size[1] / 1080)
    for number in (None, 88):
        if number:
            window.show_number(number)
        lines = captions(window.curtain.sentence, window.curtain.size().toSizeF(), window.colours)
        safe = window.rect().toRectF().adjusted(24 * scale, 24 * scale, -24 * scale, -24 * scale)
        for above, below in zip(lines, lines[1:], strict=False):
            assert above.rect.bottom() <= below.rect.top()
        assert all(safe.contains(line.rect) for line in lines)
        assert min(line.size for line in lines) >= 34 * scale
