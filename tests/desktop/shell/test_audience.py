"""The audience's window from the host's: its keys, its state, its small picture, and what keeps secrets safe."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from desktop import settings
from desktop.projector.publishing import GRACE_MS
from desktop.settings import Settings
from desktop.shell.audience import GRACE
from desktop.shell.hall import Hall
from desktop.shell.no_screen import NoScreenCard
from desktop.shell.slumber import LEAP_S, Slumber
from desktop.tables import Setup
from tests.desktop.another_program import told_by
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, SHIFT, Hands
from tests.desktop.shell.test_looks import check

KEY = Qt.Key


def told() -> dict[str, Any]:
    """What a program on two screens tells."""
    return told_by("tests.desktop.shell.two_screens")


# ---- two screens


def has_card(hands: Hands) -> bool:
    return hands.window.cards.card is not None


def test_f2_opens_it_on_the_other_screen_under_the_curtain_and_leaves_the_keyboard() -> None:
    one = told()
    assert (one["screen"], one["host"], one["closed"]) == ("screen1", "screen0", True)
    assert one["opened"] == ["막 내려옴", "공개 화면 켜짐"]
    assert one["keyboard"]
    assert one["small"]


def test_b_raises_the_curtain() -> None:
    assert told()["raises"]
    assert told()["up"] == ["막 올라감", "공개 화면 켜짐"]


def test_nothing_of_hover_refusal_help_or_rule_reaches_the_audience() -> None:
    assert told()["refused"]
    assert told()["leaks"] == []


def test_f4_holds_the_picture_while_play_goes_on() -> None:
    one = told()
    assert one["held"] == ["막 올라감", "공개 화면 정지"]
    assert one["standing"] == "living"
    assert one["same"]
    assert one["moved"]


def test_f3_finds_no_third_screen_and_the_screen_is_remembered() -> None:
    assert told()["next"] == "다른 화면이 없어요."
    assert told()["kept"] == "screen1"


def test_unplugged_it_goes_and_comes_back_under_the_curtain() -> None:
    one = told()
    assert one["band"].startswith("공개 화면 없음")
    assert one["alarm"] == "alarm"
    assert one["gone"] == ["막 내려옴", "공개 화면 없음"]
    assert one["host stays"] == "screen0"
    assert (one["back"], one["under"], one["band gone"], one["raised"]) == (True, True, "", True)


def test_the_screens_are_checked_before_a_secret_shows() -> None:
    one = told()
    assert (one["asked"], one["number"], one["mirrored"], one["shown"]) == (True, True, True, True)
    assert one["picture back"]
    assert (one["at once"], one["doubted"]) == (True, True)


def test_the_cover_lies_over_the_card_and_goes_after_a_hold() -> None:
    one = told()
    assert (one["hidden"], one["again hidden"], one["card stays"]) == (True, False, True)


def test_panic_works_in_a_dialog() -> None:
    one = told()
    assert (one["dialog"], one["panic"], one["cover"], one["uncovered"]) == (False, True, True, True)


def test_it_is_open_again_next_time_and_nothing_is_left_open() -> None:
    one = told()
    assert (one["projecting"], one["left"], one["again"], one["covered"]) == (True, [], True, True)


# ---- one screen


def test_without_a_second_screen_the_host_is_asked(hands: Hands) -> None:
    hands.key(KEY.Key_F2)
    card = hands.window.cards.card
    assert isinstance(card, NoScreenCard)
    assert "공개 화면 없이 계속" in [row.accessibleName() for row in card.rows]
    assert hands.window.banner.kind == "absent"
    hands.key(KEY.Key_1)
    assert hands.window.cards.card is None
    assert hands.window.banner.kind == ""
    assert not hands.window.audience.open


def test_escape_goes_on_without(hands: Hands) -> None:
    hands.keys(KEY.Key_F2, KEY.Key_Escape)
    assert hands.window.cards.card is None
    assert not hands.window.audience.open


def test_mirrored_screens_look_like_one_and_are_found_out(hands: Hands) -> None:
    hands.keys(KEY.Key_F2, KEY.Key_3)
    hall = hall_of(hands)
    assert hall.check.running
    typed(hands, hall.check.hosts)
    assert "두 화면이 같은 그림이에요." in checking(hands)
    hands.key(KEY.Key_Escape)
    assert checking(hands) == []
    assert (hall.check.running, hall.check.covered) == (False, True)


@pytest.mark.parametrize("key", [KEY.Key_F3, KEY.Key_F4, KEY.Key_B])
def test_without_a_window_its_keys_say_so(hands: Hands, key: Qt.Key) -> None:
    hands.key(key)
    assert hands.line() == "아직 공개 화면이 없어요. F2로 켤 수 있어요."
    assert hands.window.audience.hall is None


def test_without_a_window_the_card_for_one_opens_at_once(hands: Hands) -> None:
    hands.key(KEY.Key_F12)
    assert hands.window.acts._secret is not None


@pytest.mark.parametrize("key", [KEY.Key_F5, KEY.Key_C])
def test_the_cover_is_there_at_once_and_swallows_keys(acting: Hands, key: Qt.Key) -> None:
    acting.drag("red", "kitchen")
    acting.key(key)
    assert acting.window.cards.card is None
    assert covering(acting)
    before = acting.session.match.at
    acting.keys(KEY.Key_Space, KEY.Key_1, KEY.Key_F1, KEY.Key_F12, KEY.Key_Escape)
    acting.key(KEY.Key_Z, CTRL)
    assert covering(acting)
    assert acting.session.match.at == before
    hold(acting, 300)
    assert covering(acting)
    hold(acting, 850)
    assert not covering(acting)
    assert acting.window.focusWidget() is acting.window.board.view


def test_jamo_covers_too(hands: Hands) -> None:
    hands.jamo("ㅊ")
    assert covering(hands)


def test_a_card_made_behind_the_cover_stays_behind(hands: Hands) -> None:
    hands.key(KEY.Key_F5)
    hands.window.cards.show_help()
    hands.wait()
    assert covering(hands)
    assert QApplication.focusWidget() is hands.window.guard.cover


def test_hiding_works_on_the_start_page(hands: Hands) -> None:
    hands.window.starting.open()
    hands.window.activateWindow()
    hands.wait()
    hands.key(KEY.Key_F2, SHIFT)
    assert has_card(hands)
    hands.key(KEY.Key_Escape)
    assert not has_card(hands)
    hands.key(KEY.Key_C)
    assert covering(hands)


def test_panic_works_in_a_text_field(hands: Hands) -> None:
    hands.key(KEY.Key_N, CTRL)
    field = next(one for one in hands.visible() if isinstance(one, QLineEdit))
    hands.window.activateWindow()
    field.setFocus()
    hands.wait()
    text = field.text()
    hands.key(KEY.Key_B, CTRL)
    assert covering(hands)
    assert field.text() == text


def test_after_sleep_everything_is_covered(hands: Hands) -> None:
    hands.keys(KEY.Key_F2)
    hall = hall_of(hands)
    hall.window.lift()
    assert hands.window.guard.slumber is not None
    hands.window.guard.slumber.woke.emit(600)
    assert covering(hands)
    assert hall.window.curtained
    assert hall.check.running
    assert "10분" in hands.window.guard.cover.accessibleName()
    hold(hands, 850)
    assert isinstance(QApplication.focusWidget(), QLineEdit)


def test_a_leap_of_the_clock_is_sleep(qtbot: Any) -> None:
    now = [100.0]
    slumber = Slumber(QApplication.instance(), lambda: now[0])  # type: ignore[arg-type]
    woke: list[int] = []
    slumber.woke.connect(woke.append)
    for step in (2.0, 3.0, -50.0, LEAP_S + 5):
        now[0] += step
        slumber.look()
    slumber.deleteLater()
    assert woke == [25]


def test_another_table_is_followed_under_the_curtain(hands: Hands) -> None:
    hands.key(KEY.Key_F2)
    hall = hall_of(hands)
    hall.window.set_pace(0.0)
    hall.window.lift()
    book = hands.session.book
    hands.window.chosen.emit(
        Setup(book.options(), hands.session.match.header.seats, hands.session.match.fate, book.content.practice)
    )
    assert hall.publishing.session is hands.session
    assert hall.window.publishing is hall.publishing
    assert hall.window.curtained


def test_the_audience_speaks_the_hosts_language_or_its_own(sit_down: Seat, tmp_path: Path) -> None:
    settings.write(tmp_path, Settings(audience="en", grace=3000))
    hands = sit_down()
    hall = hands.window.audience.there()
    assert (hall.window.tongues.first.language, hall.publishing.grace) == ("en", 3000)
    hands.close()
    kept = settings.read(tmp_path).settings
    assert (kept.audience, kept.grace) == ("en", 3000)
    settings.write(tmp_path, Settings())
    hands = sit_down()
    assert hands.window.audience.there().window.tongues.first.language == "ko"
    hands.window.acts.run("language")
    assert hands.window.audience.there().window.tongues.first.language == "en"


def test_language_and_grace_are_chosen_on_a_card(hands: Hands, tmp_path: Path) -> None:
    hall = hands.window.audience.there()
    hands.key(KEY.Key_F2, SHIFT)
    hands.keys(KEY.Key_1, KEY.Key_1, KEY.Key_2)
    kept = settings.read(tmp_path).settings
    assert (kept.audience, kept.grace) == ("en", 3000)
    assert (hall.window.tongues.first.language, hall.publishing.grace) == ("en", 3000)
    assert "영어" in hands.texts(hands.window.cards.card or hands.window)
    hands.keys(KEY.Key_2, KEY.Key_2)
    assert hall.publishing.grace == 0


def test_the_grace_is_the_same_everywhere() -> None:
    assert GRACE == GRACE_MS == Settings().grace


SIZES = ((1120, 680), (1280, 720), (1600, 900), (1920, 1080), (3840, 2160))


@pytest.mark.parametrize(("size", "language"), list(product(SIZES, ("ko", "en"))), ids=str)
def test_nothing_is_cut_off_while_the_audience_looks_on(sit_down: Seat, size: tuple[int, int], language: str) -> None:
    hands = sit_down(fate=("white", "held"))
    if language == "en":
        hands.window.acts.run("language")
    hands.resize(*size)
    hands.key(KEY.Key_F2)
    check(hands)
    hands.key(KEY.Key_Escape)
    hands.window.side.want_audience(True)
    check(hands)
    hands.key(KEY.Key_Space)
    hands.window.side.want_audience(True)
    check(hands)
    hands.key(KEY.Key_F2, SHIFT)
    check(hands)
    hands.window.guard.check()
    check(hands)
    typed(hands, hall_of(hands).check.hosts)
    check(hands)


def test_the_small_picture_has_room_in_a_tall_window_only(hands: Hands) -> None:
    hands.key(KEY.Key_F2)
    small = hall_of(hands).thumbnail
    assert small.isVisible()
    hands.resize(1280, 720)
    assert not small.isVisible()
    assert hands.window.side.seats.isVisible()


def checking(hands: Hands) -> list[str]:
    """What the page of the check says."""
    page = hands.window.guard.checking
    return hands.texts(page) if page is not None else []


def hall_of(hands: Hands) -> Hall:
    hall = hands.window.audience.hall
    assert hall is not None
    return hall


def covering(hands: Hands) -> bool:
    """Whether nothing of the window but its cover can be seen."""
    cover, window = hands.window.guard.cover, hands.window
    spots = [(x, y) for x in range(5, window.width(), 97) for y in range(5, window.height(), 89)]
    tops = [window.childAt(*spot) for spot in spots]
    return cover.on and all(top is cover or cover.isAncestorOf(top) for top in tops if top is not None)


def typed(hands: Hands, value: int) -> None:
    hands.keys(*(Qt.Key(KEY.Key_0 + int(digit)) for digit in str(value)), KEY.Key_Return)


def hold(hands: Hands, ms: int) -> None:
    cover = hands.window.guard.cover
    QTest.keyPress(cover, KEY.Key_F5)
    hands.wait(ms)
    QTest.keyRelease(cover, KEY.Key_F5)
    hands.wait(5)
