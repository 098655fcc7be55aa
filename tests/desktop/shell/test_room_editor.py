"""Somebody with the box sets the nine boards right, and the next game is played on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from desktop import rooms, tables
from desktop.record import load
from desktop.shell.new_game.page import NewGamePage
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.room_editor import RoomEditor
from desktop.theme import theme
from desktop.words import Words
from rules.engine import Refused, Step
from rules.hakoonna import rooms as boards
from rules.hakoonna.actions import Walk
from rules.hakoonna.content import ROOMS_FILE, Room, RoomFile
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.new_game_page import CTRL, NONE, SIZES, Page, Size

KEY = Qt.Key
Open = Callable[..., RoomEditor]


@pytest.fixture
def open_editor(qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    opened: list[RoomEditor] = []

    def one(known: RoomFile | None = None, language: str = "ko", size: Size = SIZES[1]) -> RoomEditor:
        editor = RoomEditor(known or rooms.shipped(), tmp_path, Look(theme("night"), size[2]), Words(language))
        editor.resize(size[0], size[1])
        editor.show()
        editor.activateWindow()
        editor.setFocus()
        QTest.qWait(20)
        opened.append(editor)
        return editor

    yield one
    for editor in opened:
        editor.close()
        editor.deleteLater()


@pytest.fixture
def editor(open_editor: Open) -> RoomEditor:
    return open_editor()


def press(editor: RoomEditor, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(editor, key, held)


def write(editor: RoomEditor, text: str) -> None:
    QTest.keyClicks(editor, text)


def click(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())


def click_side(editor: RoomEditor, side: str) -> None:
    at = editor.board.middle_of(side).toPoint()
    QTest.mouseClick(editor.board, Qt.MouseButton.LeftButton, pos=at)


def room(editor: RoomEditor, id_: str) -> Room:
    return next(one for one in editor.rooms.room if one.id == id_)


def told(editor: RoomEditor) -> list[str]:
    return [remark.text for remark in editor.panel.remarks if remark.isVisible()]


# ---- by keyboard


def test_a_board_is_set_right_with_few_keys(editor: RoomEditor) -> None:
    write(editor, "5")
    press(editor, KEY.Key_Up, CTRL)
    press(editor, KEY.Key_Right, CTRL)
    write(editor, "+++")
    living = room(editor, "living")
    assert (living.doors, len(living.shadows), living.unsure) == ("esw", 10, ())


@pytest.mark.parametrize("number", range(1, 10))
def test_a_digit_chooses_a_board(number: int, editor: RoomEditor) -> None:
    write(editor, str(number))
    assert editor.room == rooms.shipped().room[number - 1].id


@pytest.mark.parametrize(
    ("key", "side"), [(KEY.Key_Up, "n"), (KEY.Key_Right, "e"), (KEY.Key_Down, "s"), (KEY.Key_Left, "w")]
)
def test_ctrl_and_an_arrow_make_a_door_and_take_it(key: Qt.Key, side: str, editor: RoomEditor) -> None:
    write(editor, "8")
    before = room(editor, "kitchen").doors
    press(editor, key, CTRL)
    assert (side in room(editor, "kitchen").doors) is not (side in before)
    press(editor, key, CTRL)
    assert room(editor, "kitchen").doors == before


def test_arrows_go_from_board_to_board(editor: RoomEditor) -> None:
    for key, reached in ((KEY.Key_Right, 1), (KEY.Key_Down, 4), (KEY.Key_Left, 3), (KEY.Key_Up, 0), (KEY.Key_Up, 0)):
        press(editor, key)
        assert editor.room == editor.rooms.room[reached].id


def test_shadows_taken_away_come_back_under_their_names(editor: RoomEditor) -> None:
    write(editor, "4---")
    assert len(room(editor, "study").shadows) == 3
    write(editor, "++++")
    shadows = room(editor, "study").shadows
    assert shadows[:6] == next(one.shadows for one in rooms.shipped().room if one.id == "study")
    assert (shadows[6].name.ko, shadows[6].name.en) == ("1번 그늘", "shadow 1")


def test_a_change_is_taken_back(editor: RoomEditor) -> None:
    write(editor, "8")
    press(editor, KEY.Key_Down, CTRL)
    write(editor, "+")
    press(editor, KEY.Key_Backspace)
    press(editor, KEY.Key_Backspace)
    assert editor.rooms == rooms.shipped()
    press(editor, KEY.Key_Backspace)


def test_a_board_that_is_as_in_the_box_is_no_guess_any_more(editor: RoomEditor) -> None:
    write(editor, "4")
    assert "아직 짐작: 문, 그늘" in [prose.text for prose in editor.panel.findChildren(Prose)]
    press(editor, KEY.Key_Space)
    assert room(editor, "study").unsure == ()
    assert "상자와 같아요" in [prose.text for prose in editor.panel.findChildren(Prose)]


# ---- by mouse


@pytest.mark.parametrize("side", "nesw")
def test_a_click_on_a_side_makes_a_door_and_takes_it(side: str, editor: RoomEditor) -> None:
    click(editor.tiles[4])
    before = room(editor, "living").doors
    click_side(editor, side)
    assert (side in room(editor, "living").doors) is not (side in before)


def test_a_click_in_the_middle_changes_nothing(editor: RoomEditor) -> None:
    QTest.mouseClick(editor.board, Qt.MouseButton.LeftButton, pos=editor.board.rect().center())
    assert editor.rooms == rooms.shipped()


def test_buttons_count_shadows_and_move_the_stairs(editor: RoomEditor) -> None:
    click(editor.tiles[3])
    click(editor.panel.more)
    click(editor.panel.stairs)
    assert len(room(editor, "study").shadows) == 7
    assert boards.above(editor.rooms) == "study"
    assert [one.upper for one in editor.rooms.stairs if one.lower == "hall"] == ["hall_2f"]


def test_a_provisional_name_is_said_to_be_one_and_can_be_changed(editor: RoomEditor) -> None:
    assert not editor.panel.name.isVisible()
    click(editor.tiles[7])
    assert "부엌(가칭)" in [prose.text for prose in editor.panel.findChildren(Prose)]
    editor.panel.name.setFocus()
    editor.panel.name.selectAll()
    QTest.keyClicks(editor.panel.name, "Dining room")
    QTest.keyClick(editor.panel.name, KEY.Key_Return)
    assert room(editor, "kitchen").name.ko == "Dining room"
    assert QApplication.focusWidget() is editor
    assert "Dining room" in [prose.text for prose in editor.panel.findChildren(Prose)]


# ---- what is wrong


def test_a_board_without_a_door_is_told_of(editor: RoomEditor) -> None:
    write(editor, "8")
    press(editor, KEY.Key_Up, CTRL)
    press(editor, KEY.Key_Right, CTRL)
    assert told(editor) == ["부엌에 문이 하나도 없어요."]
    assert not rooms.is_sound(editor.rooms)


def test_another_sum_of_shadows_is_warned_about(editor: RoomEditor) -> None:
    write(editor, "4+")
    assert told(editor) == ["그늘이 모두 49개예요. 참고값은 48개예요."]
    assert rooms.is_sound(editor.rooms)


@pytest.mark.parametrize(("keys", "count"), [("1-", 1), ("5+++++++++", 12)])
def test_shadows_are_from_one_to_twelve(keys: str, count: int, editor: RoomEditor) -> None:
    write(editor, keys)
    assert "1에서 12 사이예요." in told(editor)
    assert len(editor.shown.shadows) == count
    write(editor, "6")
    assert "1에서 12 사이예요." not in told(editor)


def test_a_basement_without_stairs_is_told_of(editor: RoomEditor) -> None:
    write(editor, "1")
    press(editor, KEY.Key_Return)
    assert told(editor) == ["지하실로 가는 계단을 정해 주세요."]
    write(editor, "5")
    press(editor, KEY.Key_Return)
    assert told(editor) == []
    assert boards.above(editor.rooms) == "living"
    write(editor, "3")
    press(editor, KEY.Key_Return)
    assert boards.above(editor.rooms) == "living"


# ---- files


def test_every_change_is_kept_in_the_profile(editor: RoomEditor, tmp_path: Path) -> None:
    write(editor, "4+")
    assert rooms.kept(tmp_path).rooms == editor.rooms
    press(editor, KEY.Key_Backspace)
    assert not (tmp_path / rooms.FILE).exists()
    assert rooms.kept(tmp_path).rooms == rooms.shipped()


def test_what_is_written_is_read_back_by_another(open_editor: Open, tmp_path: Path) -> None:
    first, second = open_editor(), open_editor()
    path = tmp_path / "box.toml"
    write(first, "8+")
    press(first, KEY.Key_Down, CTRL)
    first.files.ask_save = lambda ending: str(path)
    click(first.panel.files["export"])
    second.files.ask_file = lambda: str(path)
    click(second.panel.files["import"])
    assert second.rooms == first.rooms
    click(second.panel.files["shipped"])
    assert second.rooms == rooms.shipped()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: text.replace('doors = "nw"', 'doors = ""'), ("box.toml: 43줄: ", "서재에 문이 하나도 없어요.")),
        (lambda text: text.replace("[[room]]", "[[room", 1), ("box.toml: 1줄: ", "TOML")),
        (lambda text: text.replace('id = "study"', 'id = "studio"'), ("box.toml: ", "아홉 방이 아니에요")),
        (lambda text: "x" * 300_000, ("box.toml: ", "너무 커요")),
    ],
)
def test_a_bad_file_is_told_of_and_changes_nothing(
    change: Callable[[str], str], said: tuple[str, str], editor: RoomEditor, tmp_path: Path
) -> None:
    path = tmp_path / "box.toml"
    path.write_text(change(boards.write(rooms.shipped())))
    editor.files.ask_file = lambda: str(path)
    click(editor.panel.files["import"])
    assert said[0] in told(editor)[0]
    assert said[1] in " ".join(told(editor))
    assert editor.rooms == rooms.shipped()


def test_a_file_that_cannot_be_written_is_told_of(editor: RoomEditor, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    editor.files.ask_save = lambda ending: str(tmp_path / "file" / f"box{ending}")
    click(editor.panel.files["export"])
    assert "저장할 수 없어요" in told(editor)[0]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("ko", ("4. 서재", "   [ ] 문: 북쪽, 서쪽  (짐작)", "8. 부엌(가칭)", "그늘 모두: 48 (참고값 48)")),
        ("en", ("4. Study", "   [ ] Doors: north, west  (a guess)", "8. Kitchen (provisional)")),
    ],
)
def test_a_check_list_is_written_as_text(
    language: str, lines: tuple[str, ...], open_editor: Open, tmp_path: Path
) -> None:
    editor, path = open_editor(language=language), tmp_path / "list.txt"
    write(editor, "5 ")
    editor.files.ask_save = lambda ending: str(path) if ending == ".txt" else ""
    click(editor.panel.files["checklist"])
    text = path.read_text(encoding="utf-8")
    assert set(lines) <= set(text.splitlines())
    assert text.count("[x]") >= 2


# ---- in a game


def edited(tmp_path: Path) -> RoomFile:
    """The door between the study and the 1F Hall is not there, the kitchen has one more."""
    changed = boards.with_door(rooms.shipped(), "study", "n")
    changed = boards.with_door(changed, "study", "e")
    changed = boards.with_shadows(boards.with_door(changed, "kitchen", "w"), "kitchen", 7, rooms.shipped())
    rooms.save(tmp_path / rooms.FILE, boards.write(changed))
    return changed


def wizard(hands: Hands) -> NewGamePage:
    hands.key(KEY.Key_N, CTRL)
    page = hands.window.pages.page
    assert isinstance(page, NewGamePage)
    return page


def test_the_next_game_is_played_on_the_boards_as_they_are_now(sit_down: Seat, tmp_path: Path) -> None:
    changed = edited(tmp_path)
    hands = sit_down()
    page = wizard(hands)
    page.course.turn("mansion")
    hands.key(KEY.Key_Return, CTRL)
    session = hands.session
    assert session.match.header.content.keys() == {ROOMS_FILE}
    assert len(session.match.book.content.by_id["kitchen"].shadows) == 7
    assert session.record is not None
    again = load(session.record.path)
    assert again.notation.book.content.rooms == changed.room
    assert again.header.content == session.match.header.content


def test_a_door_that_was_taken_away_is_a_wall(sit_down: Seat, tmp_path: Path) -> None:
    edited(tmp_path)
    hands = sit_down(fate=("white", "held", "held"))
    wizard(hands)
    hands.key(KEY.Key_Return, CTRL)
    hands.keys(*[KEY.Key_1] * 4)  # an item card for every visitor
    hands.key(KEY.Key_Space)
    assert isinstance(hands.session.match.play(Walk("red", "study")), Refused)
    path = hands.session.record.path if hands.session.record else Path()
    hands.close()
    opened = tables.open_table(path, tmp_path)
    assert isinstance(opened.session.match.play(Walk("red", "study")), Refused)
    assert isinstance(opened.session.match.play(Walk("red", "living")), Step)
    opened.session.close()


def test_boards_as_shipped_are_not_carried_by_the_record(sit_down: Seat) -> None:
    hands = sit_down()
    wizard(hands)
    hands.key(KEY.Key_Return, CTRL)
    assert hands.session.match.header.content == {}


def test_a_game_does_not_begin_on_boards_that_are_not_whole(qtbot: QtBot, tmp_path: Path) -> None:
    broken = boards.with_door(boards.with_door(rooms.shipped(), "kitchen", "n"), "kitchen", "e")
    rooms.save(tmp_path / rooms.FILE, boards.write(broken))
    page = Page("ko", profile=tmp_path)
    assert page.is_refused()
    assert page.page.sheets.step == "mansion"
    assert page.remark("rooms") == "방 자료가 아직 다 맞지 않아요."
    page.mend("rooms")
    editor = page.page.fetching.editor
    assert editor is not None
    write(editor, "8")
    press(editor, KEY.Key_Up, CTRL)
    press(editor, KEY.Key_Right, CTRL)
    press(editor, KEY.Key_Escape)
    assert page.page.fetching.editor is None
    assert page.page.draft.rooms.room == rooms.shipped().room or rooms.is_sound(page.page.draft.rooms)
    assert page.begin()
    page.close()


def test_a_mansion_that_the_boards_do_not_allow_is_told_of_and_another_laid(qtbot: QtBot, tmp_path: Path) -> None:
    changed = boards.with_door(rooms.shipped(), "hall", "e")
    changed = boards.with_door(changed, "living", "w")
    rooms.save(tmp_path / rooms.FILE, boards.write(changed))
    page = Page("ko", profile=tmp_path)
    page.turn("mansion")
    assert "거실" in page.remark("mansion")
    page.mend("mansion")
    assert page.remark("mansion") == ""
    setup = page.begin()
    assert setup.options.mansion == "automatic"
    page.close()


def test_the_editor_is_reached_from_the_mansion_page_and_comes_back(qtbot: QtBot, tmp_path: Path) -> None:
    page = Page("ko", profile=tmp_path)
    page.turn("mansion")
    page.click(page.page.questions.rooms)
    assert page.page.fetching.editor is not None
    write(page.page.fetching.editor, "4+")
    press(page.page.fetching.editor, KEY.Key_Escape)
    assert QApplication.focusWidget() is page.page.questions.rooms
    assert "아홉 방 가운데 1개를 고쳤어요." in [prose.text for prose in page.page.findChildren(Prose)]
    page.close()


def test_the_editor_is_reached_from_the_builder(sit_down: Seat) -> None:
    hands = sit_down()
    page = wizard(hands)
    page.draft.mansion = "built"
    hands.key(KEY.Key_Return, CTRL)
    hands.keys(*[KEY.Key_1] * 4)  # an item card for every visitor
    assert hands.window.builder is not None
    click(hands.window.builder.rooms)
    editor = hands.window.pages.page
    assert isinstance(editor, RoomEditor)
    assert "이 판은 시작한 자료로 이어지고, 다음 판부터 바뀐 자료를 써요." in [
        prose.text for prose in editor.findChildren(Prose)
    ]
    hands.window.acts.run("language")
    assert "Room data" in [prose.text for prose in editor.findChildren(Prose)]
    hands.key(KEY.Key_Escape)
    assert hands.window.pages.page is None


# ---- how it looks


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_clipped_or_cut(language: str, size: Size, open_editor: Open) -> None:
    editor = open_editor(boards.with_door(rooms.shipped(), "study", "n"), language, size)
    for number in (0, 2, 7):
        editor.choose(number)
        QTest.qWait(20)
        panel = editor.scroller.widget()
        assert panel is not None
        assert panel.width() <= editor.scroller.viewport().width()
        for prose in editor.findChildren(Prose):
            if prose.isVisible():
                assert prose.height() >= prose.heightForWidth(prose.width()), prose.text
        for button in editor.findChildren(QAbstractButton):
            if button.isVisible():
                holder = panel if panel.isAncestorOf(button) else editor
                at = button.mapTo(holder, QPoint())
                assert holder.rect().contains(button.rect().translated(at)), button.accessibleName()
                assert button.accessibleName(), button
                assert button.width() >= button.minimumSizeHint().width(), button.accessibleName()


def test_the_large_board_is_told_to_a_screen_reader(editor: RoomEditor) -> None:
    write(editor, "4")
    assert editor.board.accessibleName() == "서재"
    assert editor.board.accessibleDescription() == "문: 북쪽, 서쪽"
