"""With an audience's window: cards wait until the screens are checked and leak nothing; the dawn goes by Space."""

from __future__ import annotations

from typing import Any

from tests.desktop.another_program import told_by


def told() -> dict[str, Any]:
    """What a program on two screens tells."""
    return told_by("tests.desktop.shell.info_cards.two_screens")


def test_no_card_opens_before_the_screens_are_known_to_be_apart() -> None:
    assert told()["dark"]
    assert told()["checked"]
    assert told()["not yet"]


def test_nothing_of_an_open_card_reaches_the_audience() -> None:
    assert told()["shown"] == 1
    assert told()["leaks"] == []


def test_space_or_a_click_tells_the_dead_one_by_one_f4_all_of_them_and_then_it_goes_on() -> None:
    first = "지난밤에 죽은 사람: 하린"
    assert told()["heads"] == ["새 아침이 밝았어요", first, f"{first}, 도윤", f"{first}, 도윤, 태오"]
    assert told()["played"] == 0
    assert "3명" in told()["notice"]
    assert told()["kind"] != "dawn"
    assert not told()["offered"]
    assert told()["goes on"]
