"""What takes several steps at the panel: by digits alone, with every key counted, or by clicks on the board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.scene.light import Light
from desktop.shell.attest_card import AttestCard
from rules.actions import Attest
from rules.fate import Source
from rules.hakoonna.events import CardsSet, Given, Kept, PieceSet, SafeOpened, TilesSet, WeaponSpent
from rules.seats import HOST
from tests.desktop.shell.hands import Hands

KEY = Qt.Key
HELD = {"red": 2, "blue": 1, "gray": 1}
Sit = Callable[..., Hands]


@pytest.fixture
def cardboard(sit_down: Sit) -> Hands:
    """The cardboard answers everything; red, blue and the Gray Man hold tiles, all in the study but green."""
    hands = sit_down(fate=("unknown",))
    for kind in ("noise", "opened", "centre"):
        hands.session.switch_fate(kind, "cardboard")
    studied = tuple(PieceSet(piece, "study") for piece in ("red", "blue", "gray"))
    hands.session.correct((*studied, TilesSet(held=HELD)), "as it lies there")
    hands.window.board.view.setFocus()
    return hands


def told(hands: Hands, *facts: str) -> None:
    """The table has told these facts before."""
    for fact in facts:
        hands.session.play(Attest(HOST, fact, True))


def last(hands: Hands) -> list[type]:
    """What the last thing done brought about."""
    return [type(line.event) for line in hands.session.log()]


# ---- keys, as many as the host has time for


def test_a_move_takes_three_keys(cardboard: Hands) -> None:
    cardboard.keys(KEY.Key_1, KEY.Key_1, KEY.Key_1)
    assert cardboard.standing("red") != "study"


def test_opening_a_shadow_takes_four_keys(cardboard: Hands) -> None:
    cardboard.keys(KEY.Key_1, KEY.Key_2, KEY.Key_3, KEY.Key_2)
    kept = [line.event for line in cardboard.session.log() if isinstance(line.event, Kept)]
    assert [event.shadow for event in kept] == [cardboard.session.book.content.by_id["study"].shadows[2].id]


def test_giving_takes_three_keys(cardboard: Hands) -> None:
    cardboard.key(KEY.Key_1)
    cardboard.keys(KEY.Key_4, KEY.Key_1, KEY.Key_2)
    given = [line.event for line in cardboard.session.log() if isinstance(line.event, Given)]
    assert given == [Given("red", "blue", 2)]


def test_a_weapon_on_the_gray_man_takes_four_keys_once_the_table_knows_of_it(cardboard: Hands) -> None:
    told(cardboard, "holds:red:gasoline")
    cardboard.key(KEY.Key_1)
    cardboard.key(KEY.Key_3)
    weapon = cardboard.offers().index("휘발유") + 1
    cardboard.key(KEY(KEY.Key_0 + weapon))
    target = next(one.number for one in cardboard.window.side.offers.buttons if "회색 남자" in one.accessibleName())
    cardboard.key(KEY(KEY.Key_0 + target))
    assert WeaponSpent in last(cardboard)
    assert cardboard.offers() == ["백", "흑"]
    cardboard.key(KEY.Key_1)
    assert cardboard.session.asked() is None


def test_the_safe_takes_three_numbers_and_an_answer(cardboard: Hands) -> None:
    desk = cardboard.session.book.content.by_id["study"].shadows
    told(cardboard, f"found:safe:{desk[0].id}")
    cardboard.key(KEY.Key_1)
    cardboard.key(KEY.Key_5)
    cardboard.keys(KEY.Key_2, KEY.Key_3, KEY.Key_5, KEY.Key_1)
    opened = [line.event for line in cardboard.session.log() if isinstance(line.event, SafeOpened)]
    assert [event.numbers for event in opened] == [("2", "3", "5")]


# ---- choosing


def test_a_shadow_has_the_number_that_it_has_on_the_board(cardboard: Hands) -> None:
    shadows = cardboard.session.book.content.by_id["study"].shadows
    now = cardboard.session.seen()
    assert now.public.held == HELD  # type: ignore[attr-defined]
    from rules.hakoonna.events import ShadowSet

    cardboard.session.correct((ShadowSet(shadows[1].id, True),), "it is bare")
    cardboard.keys(KEY.Key_1, KEY.Key_2)
    assert [one.number for one in cardboard.window.side.offers.buttons] == [1, 3, 4, 5, 6, 7][: len(shadows) - 1]


def test_backspace_goes_back_one_step_at_a_time(cardboard: Hands) -> None:
    cardboard.keys(KEY.Key_1, KEY.Key_4)
    whom = cardboard.offers()
    cardboard.key(KEY.Key_1)
    assert cardboard.offers() == ["1", "2"]
    cardboard.key(KEY.Key_Backspace)
    assert cardboard.offers() == whom
    cardboard.key(KEY.Key_Backspace)
    assert "건네기" in " ".join(cardboard.offers())
    assert cardboard.play.entry is None


def test_who_cannot_get_anything_is_dark_and_says_why(cardboard: Hands) -> None:
    cardboard.keys(KEY.Key_1, KEY.Key_4)
    dark = {one.accessibleName(): one.accessibleDescription() for one in cardboard.window.side.offers.buttons}
    assert "회색 남자에게는 칩이나 아이템을 건넬 수 없어요." in dark["회색 남자"]
    assert "초록" in dark
    number = cardboard.offers().index("회색 남자") + 1
    cardboard.key(KEY(KEY.Key_0 + number))
    assert cardboard.card().refusal.refused.violations


def test_numbers_already_chosen_are_marked_and_can_be_taken_out(cardboard: Hands) -> None:
    desk = cardboard.session.book.content.by_id["study"].shadows
    told(cardboard, f"found:safe:{desk[0].id}")
    cardboard.keys(KEY.Key_1, KEY.Key_5, KEY.Key_2, KEY.Key_4, KEY.Key_2)
    entry = cardboard.play.entry
    assert entry is not None
    assert entry.picked == ("4",)


def test_a_place_is_chosen_by_a_click_on_the_board(cardboard: Hands) -> None:
    shadows = cardboard.session.book.content.by_id["study"].shadows
    cardboard.keys(KEY.Key_1, KEY.Key_2)
    assert cardboard.play.scene.lights.shown[shadows[3].id] is Light.LEGAL
    view = cardboard.window.board.view
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=cardboard.at(shadows[3].id))
    cardboard.wait()
    assert cardboard.offers()[:2] == ["되돌림", "가짐"]


def test_all_of_it_by_mouse_alone(cardboard: Hands) -> None:
    def click(name: str) -> None:
        cardboard.click(next(one for one in cardboard.window.side.offers.buttons if name in one.accessibleName()))

    for name in ("버팀", "칩 건네기", "파랑", "2"):
        click(name)
    assert [line.event for line in cardboard.session.log() if isinstance(line.event, Given)] == [
        Given("red", "blue", 2)
    ]


# ---- what the table has to tell


def test_the_table_is_asked_once_and_then_it_goes_on(cardboard: Hands) -> None:
    cardboard.key(KEY.Key_1)
    cardboard.key(KEY.Key_3)
    weapon = cardboard.offers().index("사슬") + 1
    cardboard.key(KEY(KEY.Key_0 + weapon))
    cardboard.key(KEY.Key_1)
    card = cardboard.window.cards.card
    assert isinstance(card, AttestCard)
    assert card.accessibleName() == (
        "이 규칙은 빨강이 사슬을 가졌는지를 알아야 해요. 테이블에서 확인해 주세요: 1 예, 2 아니오."
    )
    cardboard.key(KEY.Key_1)
    assert "테이블에서 빨강이 사슬을 가졌는지를 확인했어요: 예." in cardboard.log()
    asked = cardboard.session.asked()
    assert asked is not None
    assert cardboard.offers() == ["예", "아니오", "사망"]


def test_a_no_of_the_table_is_the_reason_why_not(cardboard: Hands) -> None:
    cardboard.key(KEY.Key_1)
    cardboard.key(KEY.Key_3)
    cardboard.key(KEY(KEY.Key_0 + cardboard.offers().index("사슬") + 1))
    cardboard.keys(KEY.Key_1, KEY.Key_2)
    assert "사슬" in cardboard.card().told()
    assert cardboard.session.asked() is None


def test_a_yes_for_the_evening_is_not_asked_again(cardboard: Hands) -> None:
    cardboard.key(KEY.Key_1)
    cardboard.key(KEY.Key_3)
    cardboard.key(KEY(KEY.Key_0 + cardboard.offers().index("사슬") + 1))
    cardboard.keys(KEY.Key_1, KEY.Key_3)
    cardboard.session.undo()
    cardboard.key(KEY.Key_3)
    cardboard.key(KEY(KEY.Key_0 + cardboard.offers().index("말뚝") + 1))
    cardboard.key(KEY.Key_1)
    assert cardboard.window.cards.card is None
    assert cardboard.session.asked() is not None


# ---- rows that read the same


@pytest.mark.parametrize("source", ["cardboard", "program"])
def test_one_disc_and_two_are_told_apart(cardboard: Hands, source: Source) -> None:
    cardboard.session.switch_fate("noise", source)
    cardboard.session.correct((CardsSet(items={"red": ("holy_drops",)}),), "as it lies there")
    rows = [row for row in cardboard.offers() if row.startswith("소음 쌓기")]
    both = ["소음 쌓기: 원판 2개, 버팀", "소음 쌓기: 원판 2개, 무너짐"]
    by_cardboard = ["소음 쌓기: 버팀", "소음 쌓기: 무너짐", *both]
    assert rows == (by_cardboard if source == "cardboard" else ["소음 쌓기", "소음 쌓기: 원판 2개"])
