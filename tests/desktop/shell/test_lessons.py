"""Lessons in the host's window, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel

from desktop.lessons.course import Course
from desktop.lessons.lesson import Lesson, Wrong
from desktop.lessons.progress import FILE, Progress
from desktop.lessons.tutor import Tutor
from desktop.shell.learning.off_task import OffTaskCard
from desktop.shell.learning.page import LearnPage
from desktop.shell.learning.panel import LessonPanel
from desktop.shell.learning.room import Room
from desktop.shell.overrule import OverruleCard
from desktop.shell.refusal_card import RefusalCard
from rules.hakoonna.actions import EndTime, Lay, Open, Walk
from rules.hakoonna.mansion import cell_id
from tests.desktop.lessons.shipped import LESSONS, WRONG, named
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, LEFT, SHIFT, Hands
from tests.desktop.shell.test_geometry import is_outside
from tests.desktop.shell.test_looks import clipped, ours

ENTER, SPACE, ESCAPE, TAB = Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Tab
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class Pupil:
    """Somebody who takes lessons at the host's window."""

    def __init__(self, hands: Hands) -> None:
        self.hands = hands

    @property
    def tutor(self) -> Tutor:
        taking = self.hands.window.learning.taking
        assert taking is not None
        return taking.tutor

    @property
    def course(self) -> Course:
        return self.tutor.course

    @property
    def room(self) -> Room:
        room = self.hands.window.learning.room
        assert room is not None
        return room

    @property
    def panel(self) -> LessonPanel:
        return self.room.panel

    @property
    def page(self) -> LearnPage:
        page = self.hands.window.learning.page
        assert page is not None
        return page

    def take(self, id_: str) -> None:
        """From the table: start page, learn, the game, the lesson; three clicks from the start page."""
        if self.hands.window.starting.page is None:
            self.hands.key(Qt.Key.Key_W, CTRL)
        start = self.hands.window.starting.page
        assert start is not None
        self.press(start.menu["learn"])
        self.press(self.page.rows["hakoonna"])
        self.press(self.page.rows[id_])
        self.hands.wait()

    def press(self, button: QAbstractButton) -> None:
        QTest.mouseClick(button, LEFT, pos=button.rect().center())
        self.hands.wait(5)

    def bubble(self) -> list[str]:
        return [label.text() for label in self.panel.bubble.findChildren(QLabel) if label.isVisible()]

    def offered(self) -> list[str]:
        """What may be done, by number."""
        return [button.accessibleName() for button in self.room.offers.buttons]

    def strike(self, row: int) -> None:
        """Press the key that stands on a row."""
        self.hands.key(Qt.Key(Qt.Key.Key_0 + self.room.offers.buttons[row].number))

    def off_task(self) -> OffTaskCard:
        card = self.hands.window.cards.card
        assert isinstance(card, OffTaskCard)
        return card

    # ---- by mouse

    def do_by_mouse(self) -> None:
        """What the lesson shows for this step, dragged or clicked."""
        hands, shown = self.hands, self.course.example()
        if isinstance(shown, Walk):
            hands.drag(shown.seat, shown.to)
        elif isinstance(shown, Open):
            hands.drag(shown.seat, shown.shadow)
        elif isinstance(shown, Lay):
            self.lay(shown)
        else:
            row = 1 if isinstance(shown, EndTime) else self._row_of_pass()
            hands.click(self.room.offers.buttons[row - 1])
        hands.wait(5)

    def _row_of_pass(self) -> int:
        return next(number for number, name in enumerate(self.offered(), 1) if name == "통과")

    def lay(self, shown: Lay) -> None:
        """The board is in the hand already: turn it, carry it, let it go."""
        self.turn(shown.turn)
        self.click_at(shown.cell)

    def click_at(self, space: str) -> None:
        """Point at a space and press there, with the board in the hand."""
        port, at = self.hands.window.board.view.viewport(), self.hands.at(space)
        for part in (at - QPoint(9, 9), at):
            QTest.mouseMove(port, part)
        QTest.mouseClick(port, LEFT, pos=at)
        self.hands.wait(5)

    def turn(self, to: int) -> None:
        drag = self.hands.play.scene.hand.drag
        assert drag is not None
        while drag.turn != to:
            self.hands.key(Qt.Key.Key_BracketRight)

    # ---- by keys

    def do_by_keys(self) -> None:
        """The same without a mouse."""
        hands, shown = self.hands, self.course.example()
        if isinstance(shown, Walk):
            hands.keys(TAB, ENTER)
            self.point_at(shown.to)
            hands.key(ENTER)
        elif isinstance(shown, Lay):
            self.turn(shown.turn)
            self.point_at(shown.cell)
            hands.key(ENTER)
        elif isinstance(shown, Open):
            self.strike(self.offered().index("그늘 열어 보기"))
            self.strike(0)
        else:
            hands.key(SPACE if isinstance(shown, EndTime) else Qt.Key.Key_0)
        hands.wait(5)

    def point_at(self, space: str) -> None:
        """Go there with the arrows, by the way that a look at the board shows."""
        cursor, tried = self.hands.play.scene.cursor, 0
        while cursor.space != space:
            here = cursor.space
            target, at = (self.hands.play.scene.layout.areas[one].center() for one in (space, here))
            across, down = target.x() - at.x(), target.y() - at.y()
            flat = (Qt.Key.Key_Right if across > 0 else Qt.Key.Key_Left) if across else None
            steep = (Qt.Key.Key_Down if down > 0 else Qt.Key.Key_Up) if down else None
            for key in (flat, steep) if abs(across) > abs(down) else (steep, flat):
                if key is not None:
                    self.hands.key(key)
                    if cursor.space != here:
                        break
            tried += 1
            assert tried < 12, f"the arrows do not lead to {space}; they end at {cursor.space}"


@pytest.fixture
def pupil(sit_down: Seat) -> Pupil:
    return Pupil(sit_down())


@pytest.fixture
def doors(pupil: Pupil) -> Pupil:
    """The first lesson has begun."""
    pupil.take("HL-01")
    return pupil


# ---- getting there


def test_a_lesson_is_three_clicks_from_the_start_page(pupil: Pupil) -> None:
    pupil.take("HL-01")
    assert pupil.room.task.title.text() == "빨강을 거실로 옮겨 보세요"
    assert pupil.room.task.count.text() == "0/4"
    assert pupil.hands.window.top.title.text() == "배우기"
    assert pupil.room.dock.title.text() == "문과 방"


def test_the_same_by_keys_alone(pupil: Pupil) -> None:
    pupil.hands.key(Qt.Key.Key_W, CTRL)
    start = pupil.hands.window.starting.page
    assert start is not None
    start.menu["learn"].setFocus()
    pupil.hands.keys(ENTER, ENTER, ENTER)
    assert pupil.room.dock.title.text() == "문과 방"


def test_escape_leads_back_page_by_page(pupil: Pupil) -> None:
    pupil.hands.key(Qt.Key.Key_W, CTRL)
    start = pupil.hands.window.starting.page
    assert start is not None
    pupil.press(start.menu["learn"])
    pupil.press(pupil.page.rows["hakoonna"])
    pupil.hands.key(ESCAPE)
    assert list(pupil.page.rows) == ["hakoonna"]
    pupil.hands.key(ESCAPE)
    assert pupil.hands.window.starting.page is not None


# ---- right


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_each_lesson_is_finished_by_hand(pupil: Pupil, lesson: Lesson, way: str) -> None:
    pupil.take(lesson.id)
    for number in range(len(lesson.step)):
        if pupil.course.waiting:
            pupil.hands.key(SPACE)
        assert pupil.course.done == number
        if way == "mouse":
            pupil.do_by_mouse()
        else:
            pupil.do_by_keys()
        assert pupil.course.done == number + 1, lesson.step[number].title.en
    assert pupil.course.finished
    assert pupil.room.task.title.text() == "수업을 마쳤어요"
    assert Progress(pupil.hands.app.folder).of(lesson.id).done


def test_a_right_drag_ticks_the_task_and_says_why(doors: Pupil) -> None:
    doors.hands.drag("red", "living")
    assert doors.hands.standing("red") == "living"
    assert doors.room.task.count.text() == "1/4"
    assert "좋아요. 부엌과 거실은 문과 문이 맞닿아 있어요." in doors.bubble()
    assert [row.state for row in doors.room.dock.rows] == ["done", "now", "later", "later"]
    assert "좋아요" in doors.hands.window.announcer.last


def test_only_what_is_legal_is_lit(doors: Pupil) -> None:
    doors.hands.lift("red")
    rooms = {space for space, light in doors.hands.play.scene.lights.shown.items() if light.lit and "." not in space}
    assert rooms == {"living"}
    assert (doors.panel.pick.state, doors.panel.act.state) == ("done", "now")
    doors.hands.key(ESCAPE)
    assert (doors.panel.pick.state, doors.panel.act.state) == ("now", "later")


# ---- wrong


BY_DRAG = [case for case in WRONG if case[2].attempt is not None and case[2].attempt["type"] in ("walk", "lay")]


def _at_once(case: tuple[Lesson, int, Wrong]) -> tuple[str, int, str]:
    """What can be tried one after the other: a board that was refused has left the hand."""
    lesson, number, wrong = case
    lays = wrong.attempt is not None and wrong.attempt["type"] == "lay"
    return lesson.id, number, wrong.refused if lays else ""


AT_ONCE = [list(cases) for _, cases in groupby(BY_DRAG, _at_once)]


@pytest.mark.parametrize("cases", AT_ONCE, ids=lambda cases: named(cases[0]))
def test_every_likely_mistake_is_refused_by_a_drag(sit_down: Seat, cases: list[tuple[Lesson, int, Wrong]]) -> None:
    lesson, number, _ = cases[0]
    pupil = Pupil(sit_down())
    pupil.take(lesson.id)
    for _ in range(number):
        if pupil.course.waiting:
            pupil.hands.key(SPACE)
        pupil.do_by_mouse()
    if pupil.course.waiting:
        pupil.hands.key(SPACE)
    for _, _, wrong in cases:
        _is_refused(pupil, wrong)


def _is_refused(pupil: Pupil, wrong: Wrong) -> None:
    """Nothing has changed, the reason is told; then it is put away."""
    assert wrong.attempt is not None
    before, at = pupil.hands.session.match.length, pupil.course.match.table
    _drag_wrongly(pupil, pupil.course.notation.action(wrong.attempt))
    assert (pupil.hands.session.match.length, pupil.course.match.table) == (before, at)
    if wrong.refused == "GN-R05":
        assert pupil.panel.told.text().endswith("에 있어요.")
    else:
        assert [reason.id for reason in pupil.hands.card().refusal.refused.violations] == [wrong.refused]
        pupil.hands.key(ESCAPE)
        assert pupil.hands.window.cards.card is None


def _drag_wrongly(pupil: Pupil, attempt: object) -> None:
    hands = pupil.hands
    if isinstance(attempt, Lay):
        pupil.turn(attempt.turn)
        space = next((one.id for one in hands.session.picture().spaces if _is_at(one, attempt.cell)), attempt.cell)
        pupil.click_at(space)
        return
    assert isinstance(attempt, Walk)
    if hands.standing(attempt.seat) == attempt.to:
        hands.lift(attempt.seat)
        hands.carry(hands.at("hall" if attempt.to != "hall" else "living"))
        hands.carry(hands.at(attempt.to))
        hands.drop(hands.at(attempt.to))
    else:
        hands.drag(attempt.seat, attempt.to)


def _is_at(space: object, cell: str) -> bool:
    shape, floor = getattr(space, "shape", ""), getattr(space, "group", "")
    return shape == "room" and cell_id(floor, getattr(space, "col", 0), getattr(space, "row", 0)) == cell


def test_dropped_beside_the_board_it_goes_back_and_one_line_says_so(doors: Pupil) -> None:
    beside = doors.hands.window.board.view.rect().bottomRight() - doors.hands.window.board.view.rect().topLeft()
    doors.hands.lift("red")
    doors.hands.carry(beside)
    doors.hands.drop(beside)
    assert doors.hands.window.cards.card is None
    assert "놓을 수 있는 곳이 아니에요" in doors.panel.told.text()
    assert doors.hands.standing("red") == "kitchen"


def test_the_first_refusal_costs_nothing(doors: Pupil) -> None:
    doors.hands.drag("red", "study")
    assert doors.tutor.slips == 0
    doors.hands.key(ESCAPE)
    doors.hands.drag("red", "study")
    assert doors.tutor.slips == 1


def test_a_refusal_proposes_what_is_legal_and_the_click_counts(doors: Pupil) -> None:
    doors.hands.drag("red", "study")
    assert "권한으로 놓기" not in doors.hands.texts(doors.hands.card())
    doors.hands.click(doors.hands.card().remedies[0])
    assert doors.course.done == 1


def test_nobody_overrules_corrects_or_amends_in_a_lesson(doors: Pupil) -> None:
    doors.hands.drag("red", "study")
    doors.hands.key(ENTER, SHIFT)
    assert not isinstance(doors.hands.window.cards.card, OverruleCard)
    assert "수업에서는 쓰지 않아요" in doors.panel.told.text()
    doors.hands.key(Qt.Key.Key_E, CTRL)
    assert not doors.hands.play.correcting.on
    assert "수업에서는 쓰지 않아요" in doors.panel.told.text()


def test_off_the_task_is_no_refusal_and_does_not_look_like_one(doors: Pupil) -> None:
    doors.hands.drag("red", "living")
    at = doors.course.match.at
    doors.hands.drag("red", "kitchen")
    card = doors.off_task()
    assert "규칙에는 맞지만, 지금 연습은 빨강을 로비로 옮기기예요." in doors.hands.texts(card)
    assert not isinstance(card, RefusalCard)
    assert card.frame == "lantern"
    assert (doors.course.match.at, doors.hands.standing("red")) == (at, "living")
    assert doors.tutor.slips == 0
    doors.hands.key(ESCAPE)
    doors.hands.drag("red", "study")
    assert doors.hands.card().frame == "refuse"


def test_the_card_offers_the_step_anew(doors: Pupil) -> None:
    doors.hands.drag("red", "living")
    doors.hands.drag("red", "kitchen")
    doors.press(doors.off_task().button)
    assert doors.hands.window.cards.card is None
    assert doors.course.done == 1


# ---- hints


def test_the_ladder_of_hints_ends_with_the_answer(doors: Pupil) -> None:
    hands = doors.hands
    hands.key(Qt.Key.Key_H)
    assert doors.bubble()[-1] == "등불이 켜진 방만 갈 수 있어요."
    assert not hands.play.scene.lights.shown
    hands.key(Qt.Key.Key_H)
    assert doors.bubble()[-1] == "G: 갈 수 있는 방을 보세요."
    assert hands.play.scene.lights.shown["living"].lit
    doors.press(doors.panel.hint)
    assert doors.bubble()[-1] == "빨강을 거실에 놓으세요."
    assert doors.panel.answer.text() == "보여 주기"
    hands.key(Qt.Key.Key_H)
    assert (hands.standing("red"), doors.course.done) == ("living", 1)
    assert not hands.play.scene.lights.shown
    assert doors.tutor.hints == 4


def test_the_answer_is_said_and_then_shown(doors: Pupil) -> None:
    doors.press(doors.panel.answer)
    assert doors.bubble()[-1] == "빨강을 거실에 놓으세요."
    assert doors.course.done == 0
    doors.press(doors.panel.answer)
    assert doors.course.done == 1


def test_a_hangul_keyboard_asks_for_hints_too(doors: Pupil) -> None:
    doors.hands.jamo("ㅗ")
    assert doors.tutor.hint == 1


def test_outside_a_lesson_there_is_no_hint(pupil: Pupil) -> None:
    pupil.hands.key(Qt.Key.Key_H)
    assert pupil.hands.line() == "귀띔은 수업에서 볼 수 있어요."


def test_why_not_tells_of_the_room_under_the_cursor(doors: Pupil) -> None:
    doors.hands.keys(TAB, Qt.Key.Key_Left)
    assert doors.hands.play.scene.cursor.space == "study"
    doors.hands.key(Qt.Key.Key_W)
    assert "부엌과 서재 사이에는 마주 보는 문이 없어요." in doors.hands.texts(doors.hands.card())


# ---- back and forth


def test_undo_and_redo_go_through_the_lesson(doors: Pupil) -> None:
    doors.hands.drag("red", "living")
    doors.hands.key(Qt.Key.Key_Z, CTRL)
    assert (doors.course.done, doors.hands.standing("red")) == (0, "kitchen")
    doors.hands.key(Qt.Key.Key_Z, CTRL)
    assert doors.hands.standing("red") == "kitchen"
    doors.hands.key(Qt.Key.Key_Y, CTRL)
    assert (doors.course.done, doors.room.task.count.text()) == (1, "1/4")


def test_space_goes_on_to_the_next_lesson(doors: Pupil) -> None:
    for _ in range(4):
        doors.do_by_mouse()
    assert doors.panel.on.text() == "다음 수업"
    doors.hands.key(SPACE)
    assert doors.tutor.lesson.id == "HL-02"
    assert doors.room.tray is not None
    assert doors.room.tray.isVisible()


def test_after_the_last_lesson_comes_the_list(pupil: Pupil) -> None:
    pupil.take("HL-17")
    pupil.do_by_mouse()
    pupil.press(pupil.panel.on)
    pupil.do_by_mouse()
    pupil.hands.key(SPACE)
    assert pupil.page.rows["HL-17"].accessibleDescription().startswith("마침")


def test_restarting_the_step_takes_back_what_waits(pupil: Pupil) -> None:
    pupil.take("HL-17")
    pupil.do_by_mouse()
    assert pupil.course.waiting
    pupil.hands.key(Qt.Key.Key_Backspace, CTRL)
    assert (pupil.course.done, pupil.course.waiting) == (0, False)
    assert pupil.panel.told.text() == "이 단계를 다시 시작해요."


def test_the_builders_tray_turns_the_board_in_the_hand(pupil: Pupil) -> None:
    pupil.take("HL-02")
    tray, drag = pupil.room.tray, pupil.hands.play.scene.hand.drag
    assert tray is not None
    assert drag is not None
    before = drag.turn
    pupil.press(tray.right)
    assert drag.turn == (before + 1) % 4


# ---- leaving and coming back


def test_leaving_gives_the_table_back_and_keeps_the_place(doors: Pupil) -> None:
    hands = doors.hands
    doors.hands.drag("red", "living")
    hands.key(Qt.Key.Key_W, CTRL)
    assert "4단계 가운데 2단계" in doors.page.rows["HL-01"].accessibleDescription()
    assert hands.session.lesson is None
    assert hands.session.record is not None
    assert not hands.window.learning.panel
    doors.press(doors.page.rows["HL-01"])
    assert (doors.course.done, hands.standing("red")) == (1, "living")


def test_the_table_is_whole_again_after_a_lesson(pupil: Pupil) -> None:
    pupil.take("HL-16")
    pupil.hands.key(Qt.Key.Key_W, CTRL)
    pupil.hands.keys(ESCAPE, ESCAPE, ESCAPE)
    window = pupil.hands.window
    assert window.pages.page is None
    assert window.top.title.text() == "하코온나"
    assert window.side.isVisible()
    assert window.side.offers.isVisible()
    assert {"항복에 찬성", "항복하기"} <= set(pupil.hands.offers())
    assert window.top.buttons["new"].isVisible()


def test_the_evening_is_not_written_into_by_a_lesson(pupil: Pupil) -> None:
    record = pupil.hands.session.record
    assert record is not None
    pupil.hands.key(SPACE)
    before = record.path.read_bytes()
    pupil.take("HL-01")
    pupil.hands.drag("red", "living")
    assert record.path.read_bytes() == before
    pupil.hands.key(Qt.Key.Key_W, CTRL)
    assert pupil.hands.session.record is record


def test_after_a_restart_the_lesson_goes_on_at_the_same_step(sit_down: Seat, tmp_path: Path) -> None:
    first = Pupil(sit_down(profile=tmp_path))
    first.take("HL-01")
    first.hands.drag("red", "living")
    first.hands.drag("red", "hall")
    kept = (tmp_path / FILE).read_bytes()
    first.hands.close()
    assert (tmp_path / FILE).read_bytes() == kept
    second = Pupil(sit_down(profile=tmp_path))
    second.take("HL-01")
    assert (second.course.done, second.hands.standing("red")) == (2, "hall")


def test_a_broken_file_of_lessons_is_set_aside_and_told(sit_down: Seat, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"{")
    pupil = Pupil(sit_down(profile=tmp_path))
    pupil.take("HL-01")
    assert "lessons.broken.json" in " ".join(pupil.hands.texts(pupil.hands.window.banner))


# ---- languages, the audience, how it looks


def test_the_language_changes_and_the_place_is_kept(doors: Pupil) -> None:
    doors.hands.drag("red", "living")
    doors.hands.key(Qt.Key.Key_H)
    doors.hands.key(Qt.Key.Key_L, CTRL | SHIFT)
    assert doors.room.task.title.text() == "Move Red to the 1F Hall"
    assert doors.room.dock.title.text() == "Doors and rooms"
    assert doors.bubble()[-1] == "The study is two rooms away."
    assert doors.hands.window.top.title.text() == "Learn"
    assert doors.course.done == 1
    doors.hands.drag("red", "kitchen")
    told = doors.hands.texts(doors.off_task())
    assert "That is legal, but this exercise is about moving Red to the 1F Hall." in told


def test_the_audience_sees_a_lesson_only_once_the_curtain_is_raised(pupil: Pupil) -> None:
    hall = pupil.hands.window.audience.there()
    hall.window.toggle_curtain()
    pupil.take("HL-16")
    assert hall.publishing.session is pupil.hands.session
    assert hall.window.curtained
    pupil.hands.key(Qt.Key.Key_W, CTRL)
    assert hall.publishing.session is pupil.hands.session
    assert hall.window.curtained


def test_no_korean_is_left_in_english(sit_down: Seat) -> None:
    pupil = Pupil(sit_down())
    pupil.hands.window.acts.run("language")
    for lesson in LESSONS:
        pupil.take(lesson.id)
        texts = list(_told(pupil))
        assert not [text for text in texts if any("가" <= letter <= "힣" for letter in text)]
        pupil.hands.key(Qt.Key.Key_W, CTRL)
        pupil.hands.keys(ESCAPE, ESCAPE)


def _told(pupil: Pupil) -> Iterator[str]:
    for part in (pupil.room.dock, pupil.room.task, pupil.panel, pupil.hands.window.hints):
        yield from pupil.hands.texts(part)
        yield from (button.text() for button in part.findChildren(QAbstractButton) if button.isVisible())


def test_everything_in_a_lesson_that_can_be_used_has_a_name(doors: Pupil) -> None:
    for part in (doors.room.dock, doors.room.task, doors.panel):
        assert part.accessibleName()
        assert all(one.accessibleName() for one in part.findChildren(QAbstractButton) if one.isVisible())


def cut_off(hands: Hands) -> list[str]:
    """What has less room than it needs, or lies outside the window, once the layout has come to rest."""
    for _ in range(20):
        hands.wait(20)
        found = [repr(one) for one in ours(hands) if clipped(one) or is_outside(hands, one)]
        if not found:
            break
    return found


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)], ids=str)
@pytest.mark.parametrize("language", ["ko", "en"])
def test_nothing_of_a_lesson_is_cut_off(sit_down: Seat, size: tuple[int, int], language: str) -> None:
    pupil = Pupil(sit_down())
    pupil.hands.resize(*size)
    if language == "en":
        pupil.hands.window.acts.run("language")
    for lesson in LESSONS:
        pupil.take(lesson.id)
        assert not cut_off(pupil.hands)
        while not pupil.course.finished:
            pupil.hands.window.acts.run("primary" if pupil.course.waiting else "hint")
        assert not cut_off(pupil.hands)
        pupil.hands.key(Qt.Key.Key_W, CTRL)
        assert not cut_off(pupil.hands)
        pupil.hands.keys(ESCAPE, ESCAPE)
