"""The rules in six pictures: one key each, one sentence each, and afterwards the table again."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QSize, Qt

from desktop import art
from desktop.projector.reveal import Reveal
from desktop.projector.tongues import Tongue, Tongues
from desktop.projector.window import AudienceWindow
from desktop.shell.briefing import cards
from desktop.shell.briefing.page import BriefingPage
from desktop.tables import Setup, a_book
from desktop.theme import theme
from rules.fate import Fate
from rules.hakoonna.options import Options
from rules.hakoonna.setup import seats
from tests.desktop.shell.hands import Hands

KEY = Qt.Key
TONGUES: tuple[Tongue, ...] = ("ko", "en", "both")


def raised(hands: Hands) -> AudienceWindow:
    window = hands.window.audience.there().window
    window.set_pace(0.0)
    window.lift()
    hands.wait(30)
    return window


def told(window: AudienceWindow) -> str:
    turned = window.reveal.turned
    return "" if turned is None else " ".join((*turned.title, *turned.text))


def test_six_keys_show_six_pictures_and_lead_back_to_the_table(hands: Hands) -> None:
    window = raised(hands)
    hands.window.acts.run("briefing")
    shown = [told(window)]
    for _ in range(5):
        hands.key(KEY.Key_Space)
        shown.append(told(window))
    assert shown == [
        "상자여자 그늘 하나에 숨어 있어요.",
        "차례 소음을 쌓고 한 번 행동해요.",
        "그늘 열면 칩을 찾거나 죽어요.",
        "탑이 무너지면 눈을 감아요. 상자여자의 시간이에요.",
        "회색 남자 편을 숨기고 말이 없어요.",
        "이기는 길 탈출하거나 토벌하거나 공양해요.",
    ]
    hands.key(KEY.Key_Escape)
    assert hands.window.pages.page is None
    assert told(window) == ""


def test_end_skips_to_the_last_and_backspace_goes_back(hands: Hands) -> None:
    window = raised(hands)
    hands.window.acts.run("briefing")
    hands.key(KEY.Key_End)
    assert told(window).startswith("이기는 길")
    hands.key(KEY.Key_Backspace)
    assert told(window).startswith("회색 남자")


def test_without_the_gray_man_talking_is_told_instead(hands: Hands) -> None:
    chosen = tuple(seat for seat in seats() if seat.role != "gray-man")
    hands.window.chosen.emit(Setup(Options(gray_man=False), chosen, Fate(seed=5), a_book().content.practice))
    hands.wait()
    window = raised(hands)
    hands.window.acts.run("briefing")
    hands.keys(*(KEY.Key_Space,) * 4)
    assert told(window) == "대화 같은 방에서만 이야기해요."


def test_it_may_be_rehearsed_for_the_host_alone(hands: Hands) -> None:
    window = raised(hands)
    hands.window.acts.run("briefing")
    page = hands.window.pages.page
    assert isinstance(page, BriefingPage)
    page.rehearse.click()
    hands.key(KEY.Key_Space)
    assert told(window) == ""
    assert page.preview.reveal.turned is not None


def test_another_language_before_the_audience_is_spoken_at_once(hands: Hands) -> None:
    window = raised(hands)
    hands.window.acts.run("briefing")
    hands.window.audience.speak("en")
    assert told(window) == "Who hides She hides in one of the shadows."


@pytest.mark.parametrize("tongue", TONGUES)
@pytest.mark.parametrize("size", [QSize(1280, 575), QSize(1920, 863), QSize(3840, 1726)])
def test_no_sentence_is_cut_and_all_are_read_from_afar(hands: Hands, tongue: Tongue, size: QSize) -> None:
    raised(hands)
    briefing = hands.window.briefing
    hands.window.acts.run("briefing")
    reveal = Reveal(theme("projector"), hands.window)
    reveal.resize(size)
    for number in range(1, 7):
        briefing.turned = number
        turned = briefing.lying_open(Tongues(tongue))
        reveal.turn(turned)
        captions = reveal.captions()
        assert turned is not None
        assert [one.text for one in captions] == [*turned.title, *turned.text]
        assert all(reveal.frame().contains(one.rect) for one in captions)
        assert not any(one.rect.intersects(other.rect) for one, other in combinations(captions, 2))
        assert all(one.size >= 0.99 * size.width() * 9 / 16 / 40 for one in captions)


def test_every_picture_is_there() -> None:
    every = (cards.HERS, cards.NOISE, cards.SHADOW, cards.TIME, cards.TALK, cards.GRAY_MAN, cards.WINNING)
    assert all(art.exists(card.figure) for card in every)
