"""The window goes from hand to hand: covered, open while held, answered by number, and back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest

from desktop.items.caption import Caption
from desktop.shell.handing import card as handing_card
from rules.hakoonna.effects import Decide, Hide, PlaceBones
from rules.hakoonna.events import PhaseSet
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.handing.holding import KEY, Holder, at, k2, secret
from tests.desktop.shell.hands import LEFT, NONE, Hands

HELD = 900
REPEATED = 40


def opening(sit_down: Seat) -> tuple[Hands, Holder]:
    """Red has looked under the tile of the desk and is asked what to do with it."""
    hands = k2(sit_down)
    at(hands, secret(hands, faces={"hall.coat_stand": "chain"}), PhaseSet("act", turn="red", last="red"))
    hands.session.play(hands.session.notation.filled("open", "red", {"shadow": "hall.coat_stand"}))
    hands.window.hand_to("red")
    hands.wait()
    return hands, Holder(hands)


@pytest.fixture
def asked(sit_down: Seat) -> tuple[Hands, Holder]:
    return opening(sit_down)


def is_handed(hands: Hands) -> bool:
    return hands.window.handing.on


def is_shown(holder: Holder) -> bool:
    return holder.is_open


def question(hands: Hands) -> object:
    return type(hands.session.match.table.asked)


# ---- covered, open, answered


def test_the_cover_names_whom_to_hand_it_to(asked: tuple[Hands, Holder]) -> None:
    hands, holder = asked
    assert holder.name == "빨강에게 건네 주세요"
    assert holder.card.size() == hands.window.size()
    assert not holder.is_open


def test_the_seat_answers_while_it_holds_the_key(asked: tuple[Hands, Holder]) -> None:
    hands, holder = asked
    holder.answers(2)
    assert hands.session.seen("red").secret.hands == {"red": ("chain",)}  # type: ignore[attr-defined]
    assert holder.name == "진행자에게 돌려주세요"
    assert not holder.is_open


def test_it_may_answer_after_it_has_looked(asked: tuple[Hands, Holder]) -> None:
    hands, holder = asked
    holder.hold()
    holder.let_go()
    holder.type(1)
    assert hands.session.match.table.asked is None


def test_a_digit_before_it_has_looked_answers_nothing(asked: tuple[Hands, Holder]) -> None:
    hands, holder = asked
    holder.type(1, 2)
    assert question(hands) is Decide


def test_a_number_that_is_not_there_answers_nothing(asked: tuple[Hands, Holder]) -> None:
    hands, holder = asked
    holder.hold()
    holder.type(6, 3, 0)
    assert question(hands) is Decide
    assert holder.is_open


def test_enter_leads_back_to_the_table(asked: tuple[Hands, Holder]) -> None:
    hands, holder = asked
    holder.answers(1)
    holder.press(KEY.Key_Return)
    assert not is_handed(hands)
    assert hands.window.focusWidget() is hands.window.board.view


def test_enter_does_not_leave_a_question_unanswered(asked: tuple[Hands, Holder]) -> None:
    hands, holder = asked
    holder.hold()
    holder.press(KEY.Key_Return)
    assert not holder.is_open
    assert is_handed(hands)
    assert question(hands) is Decide


def test_escape_held_closes_it_without_an_answer(asked: tuple[Hands, Holder]) -> None:
    hands, holder = asked
    holder.press(KEY.Key_Escape)
    assert is_handed(hands)
    QTest.keyPress(holder.card, KEY.Key_Escape)
    hands.wait(HELD)
    assert not is_handed(hands)
    assert question(hands) is Decide


def test_escape_that_a_busy_screen_repeats_as_presses_of_its_own_is_still_held(asked: tuple[Hands, Holder]) -> None:
    hands, holder = asked
    QTest.keyPress(holder.card, KEY.Key_Escape)
    for _ in range(HELD // REPEATED):
        hands.wait(REPEATED)
        if not is_handed(hands):
            break
        QTest.keyRelease(holder.card, KEY.Key_Escape)
        QTest.keyPress(holder.card, KEY.Key_Escape)
    assert not is_handed(hands)


def test_what_is_refused_is_told_only_while_it_is_held(sit_down: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = k2(sit_down)
    at(hands, secret(hands, faces={"hall.coat_stand": "bones"}), PhaseSet("act", turn="red", last="red"))
    hands.session.play(hands.session.notation.filled("open", "red", {"shadow": "hall.coat_stand"}))
    hands.window.hand_to("red")
    holder = Holder(hands)
    written = writing(monkeypatch)
    holder.answers(2)
    assert question(hands) is Decide
    assert any("유해" in text for text in written)
    written.clear()
    hands.window.grab()
    assert not any("유해" in text for text in written)


def writing(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that is painted from now on."""
    written: list[str] = []
    paint = Caption.paint

    def recorded(self: Caption, painter: QPainter) -> None:
        written.append(self.text)
        paint(self, painter)

    monkeypatch.setattr(Caption, "paint", recorded)
    return written


def test_the_mouse_held_looks_and_over_an_answer_it_answers(asked: tuple[Hands, Holder]) -> None:
    hands, holder = asked
    card, button = holder.card, holder.card.look_button
    QTest.mousePress(button, LEFT, NONE, button.rect().center())
    hands.wait(HELD)
    assert holder.is_open
    card.grab()
    row = next(row for row in card._rows if row.number == 1)
    QTest.mouseRelease(button, LEFT, NONE, button.mapFrom(card, row.rect.center().toPoint()))
    assert hands.session.match.table.asked is None
    assert holder.name == "진행자에게 돌려주세요"


def test_the_mouse_let_go_elsewhere_only_covers_it(asked: tuple[Hands, Holder]) -> None:
    hands, holder = asked
    button = holder.card.look_button
    QTest.mousePress(button, LEFT, NONE, button.rect().center())
    hands.wait(HELD)
    QTest.mouseRelease(button, LEFT, NONE, QPoint(5, 5))
    assert not holder.is_open
    assert question(hands) is Decide


# ---- nobody else


def test_the_hosts_keys_are_off_but_cover_and_panic(asked: tuple[Hands, Holder]) -> None:
    hands, holder = asked
    at_ = hands.session.match.at
    for key in (KEY.Key_Z, KEY.Key_N, KEY.Key_K):
        QTest.keyClick(holder.card, key, Qt.KeyboardModifier.ControlModifier)
    hands.window.acts.run("undo")
    holder.press(KEY.Key_F12, KEY.Key_Tab, KEY.Key_F8)
    assert hands.session.match.at == at_
    assert hands.window.pages.page is None
    assert hands.window.focusWidget() is holder.card
    holder.press(KEY.Key_F5)
    assert hands.window.guard.cover.on


def test_it_is_covered_when_attention_goes_elsewhere(asked: tuple[Hands, Holder]) -> None:
    hands, holder = asked
    holder.hold()
    hands.window.resize(1500, 900)
    assert not holder.is_open


def test_no_secret_is_told_while_it_is_covered_or_open(asked: tuple[Hands, Holder]) -> None:
    _, holder = asked
    covered = holder.told()
    holder.hold()
    assert holder.told() == covered
    assert "사슬" not in covered


def test_the_picture_of_a_tile_is_at_most_sixty_millimetres_high(
    asked: tuple[Hands, Holder], monkeypatch: pytest.MonkeyPatch
) -> None:
    hands, holder = asked
    from desktop.shell.handing import picture

    drawn: list[float] = []
    monkeypatch.setattr(picture, "paint_face", lambda _, rect, *rest: drawn.append(rect.height()))
    hands.resize(3840, 2160)
    holder.hold()
    hands.window.grab()
    inch = hands.window.screen().physicalDotsPerInchY()
    assert drawn
    assert max(drawn) / min(240.0, max(72.0, inch)) * 25.4 <= 60


# ---- before the first turn


def test_her_secrets_come_one_after_the_other_then_the_gray_mans(sit_down: Seat) -> None:
    hands = k2(sit_down)
    hands.key(KEY.Key_F12)
    holder = Holder(hands)
    assert holder.name == "상자여자에게 건네 주세요"
    assert holder.card.turns.enquiry is None
    holder.press(KEY.Key_Return)
    assert holder.card.turns.enquiry is None, "she has not looked yet"
    holder.hold()
    holder.let_go()
    holder.press(KEY.Key_Return)
    assert question(hands) is PlaceBones
    holder.answers(5, 1)
    assert question(hands) is Hide
    holder.answers(1, 1)
    while holder.card.seat == "hako":
        holder.answers(1)
    assert holder.name == "회색 남자에게 건네 주세요"
    holder.hold()
    holder.let_go()
    holder.press(KEY.Key_Return)
    assert holder.name == "진행자에게 돌려주세요"
    assert hands.session.picture().turn == "red"


def test_whoever_goes_on_and_still_holds_sees_what_comes_next(sit_down: Seat) -> None:
    hands = k2(sit_down)
    hands.window.hand_to("hako")
    holder = Holder(hands)
    holder.hold()
    holder.press(KEY.Key_Return)
    holder.let_go()
    holder.hold()
    holder.type(5, 1)
    assert question(hands) is Hide
    assert holder.is_open
    holder.type(1, 1)
    while holder.card.seat == "hako":
        holder.type(1)
    assert not is_shown(holder)


# ---- nothing is bared


def is_bare(image: QImage, table: QImage) -> bool:
    """Whether any part of the table below shows through: many dots in a row that are the table's."""
    return any(
        all(image.pixel(x + step, y) == table.pixel(x + step, y) for step in range(0, 60, 3))
        and len({table.pixel(x + step, y) for step in range(0, 60, 3)}) > 4
        for x in range(0, image.width() - 60, 60)
        for y in range(0, image.height(), 12)
    )


def test_the_board_is_never_bare_until_the_host_has_it_back(sit_down: Seat, monkeypatch: pytest.MonkeyPatch) -> None:
    hands = k2(sit_down)
    at(hands, secret(hands, faces={"hall.coat_stand": "chain"}), PhaseSet("act", turn="red", last="red"))
    hands.session.play(hands.session.notation.filled("open", "red", {"shadow": "hall.coat_stand"}))
    hands.wait(100)
    table = hands.window.grab().toImage()
    pictures: list[QImage] = []
    hands.window.hand_to("red")
    holder = Holder(hands)
    repaint = handing_card.HandingCard.repaint

    def recorded(self: handing_card.HandingCard) -> None:
        repaint(self)
        pictures.append(hands.window.grab().toImage())

    monkeypatch.setattr(handing_card.HandingCard, "repaint", recorded)
    pictures.append(hands.window.grab().toImage())
    holder.hold()
    pictures.append(hands.window.grab().toImage())
    holder.type(1)
    for _ in range(10):
        pictures.append(hands.window.grab().toImage())
        hands.wait(30)
    assert is_bare(table, table)
    assert not any(is_bare(picture, table) for picture in pictures)
    holder.press(KEY.Key_Return)
    hands.wait(50)
    assert not is_handed(hands)
