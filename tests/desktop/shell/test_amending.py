"""A wrong entry is found later, and put right where it happened."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from desktop.alternatives import others
from desktop.shell.amend_cards import BrokenCard, ChangesCard, InsteadCard
from desktop.shell.card import Card
from desktop.shell.log_line import MARKS
from desktop.shell.overrule import OverruleCard
from rules.actions import Answer
from rules.hakoonna.actions import Walk
from rules.hakoonna.events import PieceSet
from rules.seats import FATE
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, LEFT, NONE, Hands
from tests.desktop.shell.test_looks import check

KEY = Qt.Key
FIND_IT = ((KEY.Key_F8, NONE), (KEY.Key_Left, NONE), (KEY.Key_G, CTRL))
IT_FELL = ((KEY.Key_1, NONE),)
RULINGS = {
    "keep": ((KEY.Key_1, NONE), (KEY.Key_2, NONE)),
    "drop": ((KEY.Key_2, NONE),),
    "change": ((KEY.Key_3, NONE), (KEY.Key_2, NONE)),
}
SETTLE = ((KEY.Key_1, NONE),)
Keys = tuple[tuple[Qt.Key, Qt.KeyboardModifier], ...]


@pytest.fixture
def walked(acting: Hands) -> Hands:
    """Red's disc held, so it was entered, and red walked to the living room."""
    acting.drag("red", "living")
    return acting


def press(hands: Hands, *keys: Keys) -> int:
    """Presses the keys; how many there were."""
    for key, held in (pressed := [one for some in keys for one in some]):
        hands.key(key, held)
    return len(pressed)


def on_top(hands: Hands) -> Card | None:
    """The card that lies over the window."""
    return hands.window.cards.card


def now(hands: Hands) -> tuple[str, str, tuple[str, ...]]:
    """Where red stands, the phase, and who agreed to give up."""
    public = hands.session.match.table.state.public
    return hands.standing("red"), public.phase, public.agreed


def marks(hands: Hands) -> list[str]:
    lines = hands.window.side.log.lines
    return [lines.item(row).data(MARKS) for row in range(lines.count())]


def read(hands: Hands) -> str:
    """All that stands on the card."""
    card = hands.window.cards.card
    assert card is not None
    return "\n".join(label.text() for label in card.findChildren(QLabel))


WANTED = {
    "keep": (("living", "hako", ()), "The table is right"),
    "drop": (("hall", "hako", ()), ""),
    "change": (("hall", "hako", ("red",)), ""),
}


@pytest.mark.parametrize("how", RULINGS)
def test_a_disc_that_fell_after_all_by_keyboard_alone(walked: Hands, how: str) -> None:
    before, here, log = walked.session.match.table, walked.session.match.at, walked.log()
    entered = press(walked, FIND_IT)
    assert isinstance(on_top(walked), InsteadCard)
    press(walked, IT_FELL)
    assert isinstance(on_top(walked), BrokenCard)
    entered += press(walked, RULINGS[how])
    assert isinstance(on_top(walked), ChangesCard)
    entered += press(walked, SETTLE)
    assert entered <= 6
    assert on_top(walked) is None
    assert now(walked) == WANTED[how][0]
    assert walked.session.log()[-1].overruled == WANTED[how][1]
    assert walked.line().startswith("고침: ")
    assert "고침" in marks(walked)[walked.log().index("빨강이 소음을 내서 행동을 잃었어요.")].split()
    walked.key(KEY.Key_Z, CTRL)
    assert (walked.session.match.table, walked.session.match.at, walked.log()) == (before, here, log)
    walked.key(KEY.Key_Y, CTRL)
    assert now(walked) == WANTED[how][0]


def test_nothing_is_touched_before_it_is_settled(walked: Hands) -> None:
    before = walked.session.match.table
    press(walked, FIND_IT, IT_FELL, RULINGS["drop"])
    assert walked.session.match.table is before
    assert walked.standing("red") == "living"


def test_the_step_and_its_reasons_are_read(walked: Hands) -> None:
    press(walked, FIND_IT, IT_FELL)
    told = read(walked)
    assert "뒤에 한 행동 1개가 규칙에 맞지 않아요" in told
    assert "빨강이 로비에서 거실로 이동했어요." in told
    assert "HO-R" in told


def test_what_changes_is_listed_old_and_new(walked: Hands) -> None:
    press(walked, FIND_IT, IT_FELL, RULINGS["drop"])
    told = read(walked)
    assert "빨강이 소음 토큰 1개째를 쌓았고, 버텼어요. → 빨강이 소음을 내서 행동을 잃었어요." in told
    assert "빨강이 로비에서 거실로 이동했어요. → 빠짐" in told
    assert "이미 알린 결과" in told


def three_turns_later(hands: Hands) -> None:
    """Blue and green have been quiet and have passed too."""
    for _ in ("blue", "green"):
        hands.keys(KEY.Key_Space, KEY.Key_0)


def test_three_turns_later_what_breaks_comes_one_at_a_time(walked: Hands) -> None:
    three_turns_later(walked)
    walked.key(KEY.Key_F8)
    row = walked.log().index("빨강이 소음 토큰 1개째를 쌓았고, 버텼어요.")
    walked.window.side.log.lines.setCurrentRow(row)
    walked.key(KEY.Key_G, CTRL)
    walked.key(KEY.Key_1)
    steps = []
    while isinstance(card := on_top(walked), BrokenCard):
        steps.append(card.broken.step)
        walked.key(KEY.Key_2)
    assert len(steps) > 2
    assert isinstance(on_top(walked), ChangesCard)
    for step in reversed(steps):
        walked.key(KEY.Key_2 if isinstance(on_top(walked), ChangesCard) else KEY.Key_4)
        card = on_top(walked)
        assert isinstance(card, BrokenCard)
        assert card.broken.step == step
    card = on_top(walked)
    assert isinstance(card, BrokenCard)
    assert card.rows[-1].accessibleName() == f"어긋나는 {len(steps)}개 모두 빼기"
    walked.key(KEY.Key_6)
    walked.key(KEY.Key_1)
    assert now(walked) == ("hall", "hako", ())
    walked.key(KEY.Key_Z, CTRL)
    assert walked.standing("red") == "living"


def test_what_would_make_it_legal_is_done_first(walked: Hands) -> None:
    walked.keys(KEY.Key_Space, KEY.Key_0)
    walked.key(KEY.Key_F8)
    row = walked.log().index("빨강이 소음 토큰 1개째를 쌓았고, 버텼어요.")
    walked.window.side.log.lines.setCurrentRow(row)
    walked.key(KEY.Key_G, CTRL)
    walked.keys(KEY.Key_1, KEY.Key_2, KEY.Key_3)
    card = on_top(walked)
    assert isinstance(card, InsteadCard)
    walked.key(Qt.Key(KEY.Key_1 + [row.accessibleName() for row in card.rows].index("먼저: 눈 뜨기")))
    assert walked.session.amending is not None
    assert len(walked.session.amending.draft.rulings) == 2


def test_a_ruling_is_taken_back_and_the_change_given_up(walked: Hands) -> None:
    before, log = walked.session.match.table, walked.log()
    press(walked, FIND_IT, IT_FELL, RULINGS["drop"])
    walked.key(KEY.Key_2)
    assert isinstance(on_top(walked), BrokenCard)
    walked.key(KEY.Key_5)
    assert on_top(walked) is None
    assert walked.session.amending is None
    assert (walked.session.match.table, walked.log()) == (before, log)


def test_undo_takes_rulings_back_while_the_change_is_open(walked: Hands) -> None:
    at = walked.session.match.at
    press(walked, FIND_IT, IT_FELL, RULINGS["drop"])
    walked.key(KEY.Key_Z, CTRL)
    assert isinstance(on_top(walked), BrokenCard)
    walked.key(KEY.Key_Z, CTRL)
    assert walked.session.amending is None
    assert walked.session.match.at == at


def test_esc_leaves_a_question_first_and_then_puts_the_change_aside(walked: Hands) -> None:
    press(walked, FIND_IT, IT_FELL)
    walked.key(KEY.Key_1)
    assert isinstance(on_top(walked), OverruleCard)
    walked.key(KEY.Key_Escape)
    assert isinstance(on_top(walked), BrokenCard)
    walked.key(KEY.Key_Escape)
    assert on_top(walked) is None
    assert walked.line() == "고치던 것이 아직 열려 있어요. Ctrl+G로 이어서 해요."
    walked.key(KEY.Key_G, CTRL)
    assert isinstance(on_top(walked), BrokenCard)


def test_a_digit_that_chooses_nothing_plays_nothing(walked: Hands) -> None:
    at = walked.session.match.at
    press(walked, FIND_IT, IT_FELL)
    walked.keys(KEY.Key_9, KEY.Key_8, KEY.Key_0, KEY.Key_Space, KEY.Key_Escape)
    assert walked.session.match.at == at


@pytest.mark.parametrize("how", RULINGS)
@pytest.mark.parametrize("ruled", [False, True], ids=["asked", "ruled"])
def test_the_program_is_closed_in_the_middle(walked: Hands, sit_down: Seat, how: str, ruled: bool) -> None:
    before = walked.session.match.table
    press(walked, FIND_IT, IT_FELL, RULINGS[how] if ruled else ())
    again = reopened(walked, sit_down)
    assert isinstance(on_top(again), ChangesCard if ruled else BrokenCard)
    press(again, () if ruled else RULINGS[how], SETTLE)
    assert now(again) == WANTED[how][0]
    assert again.session.log()[-1].overruled == WANTED[how][1]
    again.key(KEY.Key_Z, CTRL)
    assert again.session.match.table == before
    again.key(KEY.Key_Y, CTRL)
    assert now(again) == WANTED[how][0]
    third = reopened(again, sit_down)
    assert on_top(third) is None
    assert now(third) == WANTED[how][0]


def reopened(hands: Hands, sit_down: Seat) -> Hands:
    """The same record after the program was closed and started again."""
    record = hands.session.record
    assert record is not None
    hands.close()
    again = sit_down(profile=Path(record.path).parent.parent, file=record.path)
    again.wait(100)
    return again


def test_a_walk_went_to_another_room(walked: Hands) -> None:
    press(walked, ((KEY.Key_F8, NONE), (KEY.Key_G, CTRL)))
    card = on_top(walked)
    assert isinstance(card, InsteadCard)
    names = [row.accessibleName() for row in card.rows]
    assert "이동: 거실" not in names
    walked.key(Qt.Key(KEY.Key_1 + names.index("이동: 서재")))
    assert isinstance(on_top(walked), ChangesCard)
    walked.key(KEY.Key_Return)
    assert walked.standing("red") == "study"


def test_the_board_glides_to_the_new_position(walked: Hands) -> None:
    walked.play.scene.motion.pace = 1
    press(walked, ((KEY.Key_F8, NONE), (KEY.Key_G, CTRL)))
    card = on_top(walked)
    assert isinstance(card, InsteadCard)
    names = [row.accessibleName() for row in card.rows]
    before = walked.on("red")
    walked.key(Qt.Key(KEY.Key_1 + names.index("이동: 서재")))
    walked.key(KEY.Key_1)
    walked.wait(40)
    middle = walked.on("red")
    walked.play.scene.finish()
    assert len({(at.x(), at.y()) for at in (before, middle, walked.on("red"))}) == 3


def test_the_button_of_a_line_asks_the_same(walked: Hands) -> None:
    lines = walked.window.side.log.lines
    at = lines.visualItemRect(lines.item(lines.count() - 1)).center()
    walked.hover(lines.viewport(), at)
    assert lines.button.isVisible()
    assert lines.button.text() == "고치기"
    QTest.mouseClick(lines.button, LEFT, NONE, lines.button.rect().center())
    walked.wait()
    assert isinstance(on_top(walked), InsteadCard)


def test_the_button_stays_under_the_mouse_while_the_log_grows(walked: Hands) -> None:
    lines = walked.window.side.log.lines
    walked.hover(lines.viewport(), lines.visualItemRect(lines.item(lines.count() - 1)).center())
    walked.app.context.changed.emit()
    walked.wait()
    assert lines.button.isVisible()


def test_many_answers_come_page_by_page(walked: Hands) -> None:
    walked.session.correct((PieceSet("blue", "living"),), "for the test")
    walked.keys(KEY.Key_Space, KEY.Key_2, KEY.Key_1)
    press(walked, ((KEY.Key_F8, NONE), (KEY.Key_G, CTRL)))
    card = on_top(walked)
    assert isinstance(card, InsteadCard)
    assert len(card.rows) == 9
    first = [row.accessibleName() for row in card.rows]
    walked.key(KEY.Key_9)
    card = on_top(walked)
    assert isinstance(card, InsteadCard)
    assert not set(first[:8]) & {row.accessibleName() for row in card.rows[:-1]}


def test_what_was_set_by_hand_is_not_amended(acting: Hands) -> None:
    acting.session.correct((PieceSet("red", "kitchen"),), "for the test")
    press(acting, ((KEY.Key_F8, NONE), (KEY.Key_G, CTRL)))
    assert acting.window.cards.card is None
    assert acting.line() == "정정으로 정한 줄이에요. Ctrl+E로 다시 정정해 주세요."


def test_what_the_host_may_not_know_is_not_told_by_what_is_left_out(acting: Hands) -> None:
    answers = {one.value for one in others(acting.session, 1) if isinstance(one, Answer)}
    assert answers == {"white", "black", "unknown"}
    steps = acting.session.match
    answered = [node.number for node in steps.path() if node.step and node.step.action == Answer(FATE, "held")]
    assert [one.value for one in others(acting.session, answered[0]) if isinstance(one, Answer)] == ["fell"]


def test_playing_on_gives_the_change_up(walked: Hands) -> None:
    press(walked, FIND_IT, IT_FELL)
    walked.session.play(Walk("red", "hall"), overrule="for the test")
    walked.wait()
    assert on_top(walked) is None


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=["720", "1080"])
def test_nothing_is_cut_off(walked: Hands, size: tuple[int, int], language: str) -> None:
    walked.resize(*size)
    if language == "en":
        walked.window.acts.run("language")
    for keys in (FIND_IT, IT_FELL, RULINGS["keep"][:1], RULINGS["keep"][1:]):
        press(walked, keys)
        check(walked)
    press(walked, SETTLE)
    check(walked)


def test_the_line_and_the_reasons_stand_above_the_answers(walked: Hands) -> None:
    press(walked, FIND_IT, IT_FELL)
    card = on_top(walked)
    assert isinstance(card, BrokenCard)
    told = [label for label in card.findChildren(QLabel) if "이동했어요" in label.text() or "HO-R" in label.text()]
    assert len(told) >= 2
    assert all(label.geometry().bottom() < card.rows[0].geometry().top() for label in told)
