"""In a break the curtain tells, below its clock, what everybody has seen so far, and nothing else."""

from __future__ import annotations

from itertools import combinations

import pytest

from desktop.projector.tongues import Tongue
from rules.hakoonna.events import PhaseSet, PieceSet, TilesSet
from rules.hakoonna.options import Options
from tests.desktop.projector.conftest import Open
from tests.desktop.projector.evenings import TURNS, an_evening, play, set_by_hand

BREAK = "A short break"


def test_four_lines_from_what_everybody_has_seen(opened: Open) -> None:
    session = an_evening()
    play(session, *TURNS)
    set_by_hand(session, PieceSet("purple", ""), TilesSet(diaries=3, safe_open=True))
    window = opened(session, "ko")
    window.rest(BREAK, "10:00", told=True)
    assert window.curtain.sentence.story == (
        "지금까지 온 상자여자의 시간: 0번",
        "저택에 남은 방문자: 빨강, 파랑, 초록 · 잃은 방문자: 보라",
        "열린 수기 3장 · 금고는 열렸어요",
        "회색 남자가 누구의 편인지 아직 아무도 몰라요.",
    )


def test_before_the_first_turn_there_is_no_story(opened: Open) -> None:
    session = an_evening()
    set_by_hand(session, PhaseSet("items", "red"))
    window = opened(session, "ko")
    window.rest(BREAK, "10:00", told=True)
    assert window.curtain.sentence.story == ()


def test_two_evenings_with_other_cards_tell_the_same(opened: Open) -> None:
    stories = []
    for colour in ("white", "black"):
        window = opened(an_evening(colour, Options()), "en")
        window.rest(BREAK, "10:00", told=True)
        stories.append(window.curtain.sentence)
    assert stories[0] == stories[1]


def test_it_tells_up_to_the_published_step(opened: Open) -> None:
    session = an_evening()
    window = opened(session, "en")
    assert window.publishing is not None
    window.publishing.freeze()
    set_by_hand(session, TilesSet(diaries=3))
    window.rest(BREAK, "10:00", told=True)
    assert "Diaries 0 · the safe is still shut" in window.curtain.sentence.story


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("tongue", ["ko", "en", "both"])
def test_every_line_has_room_and_is_read_from_afar(opened: Open, tongue: Tongue, size: tuple[int, int]) -> None:
    session = an_evening()
    for seat in ("red", "blue", "green", "purple"):
        session.rename(seat, "황금독수리온세상을")
    set_by_hand(session, PieceSet("purple", ""), TilesSet(diaries=10, safe_open=True))
    window = opened(session, tongue, size, shown=False)
    window.rest(BREAK, "10:00", told=True)
    captions = window.curtain.captions()
    assert len(captions) == (7 if tongue == "both" else 6)
    assert all(window.rect().toRectF().contains(one.rect) for one in captions)
    assert not any(one.rect.intersects(other.rect) for one, other in combinations(captions, 2))
    assert all(one.size >= window.height() / 40 for one in captions)
