"""Records and recovery: by keys alone, what a record was is found, told of, and restored without losing anything."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from desktop import generations
from desktop.record import ENDING, load
from desktop.shell.parts.prose import Prose
from desktop.shell.question_card import QuestionCard
from desktop.shell.recovery import RecoveryPage
from desktop.shell.start_page.stop import Stop
from desktop.tables import open_table
from rules.hakoonna.actions import Stack
from tests.desktop.evening import a_record
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, LEFT, NONE, Hands
from tests.desktop.shell.test_looks import check

KEY = Qt.Key
SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
EVERYWHERE = list(product(SIZES, ("ko", "en")))


def evenings(profile: Path, times: int = 2, name: str = "evening") -> Path:
    """A record that was opened again so many times, and played on each time."""
    folder = profile / "records"
    folder.mkdir(exist_ok=True)
    path = a_record(folder, 40, name)
    for number in range(times):
        session = open_table(path, folder).session
        session.rename("red", f"Ann {number}")
        session.close()
    return path


def page(hands: Hands) -> RecoveryPage:
    """The page, open and at rest."""
    hands.wait(60)
    while hands.app.recents.looking:
        hands.wait(5)
    if isinstance(hands.window.cards.card, QWidget):
        hands.key(KEY.Key_Escape)
    if hands.window.recovery.page is None:
        hands.window.acts.run("recovery")
    opened = hands.window.recovery.page
    assert opened is not None
    settle(hands, opened)
    return opened


def settle(hands: Hands, opened: RecoveryPage) -> None:
    hands.wait(30)
    while hands.app.recents.looking or opened.versions.looking:
        hands.wait(5)
    hands.wait(20)


def states(opened: RecoveryPage) -> list[str]:
    return [row.text() for row in opened.detail.rows]


def restore_by_keys(hands: Hands) -> None:
    """From the list to the first earlier state, and yes."""
    hands.keys(KEY.Key_Return, KEY.Key_Down, KEY.Key_Return)
    hands.wait()
    assert isinstance(hands.window.cards.card, QuestionCard)
    hands.key(KEY.Key_2)
    hands.wait(50)


# ---- finding it


def test_the_start_page_leads_there_and_esc_back(sit_down: Seat, tmp_path: Path) -> None:
    evenings(tmp_path)
    hands = sit_down()
    hands.wait(100)
    hands.key(KEY.Key_Escape)
    hands.key(KEY.Key_W, CTRL)
    hands.wait(200)
    start = hands.window.starting.page
    assert start is not None
    assert start.list.onward is not None
    QTest.mouseClick(start.list.onward, LEFT, NONE, start.list.onward.rect().center())
    opened = page(hands)
    assert opened.accessibleName() == "기록과 복구"
    hands.key(KEY.Key_Escape)
    assert hands.window.pages.page is start
    hands.key(KEY.Key_Escape)
    assert hands.window.pages.page is None


def test_it_shows_each_record_with_its_earlier_states(sit_down: Seat, tmp_path: Path) -> None:
    evenings(tmp_path, 2)
    opened = page(sit_down())
    assert len(opened.list.rows) == 1
    assert states(opened) == ["지금 상태", "이전 상태 2", "이전 상태 1"]
    assert "40단계" in opened.detail.rows[1].accessibleDescription()
    assert opened.detail.file.text == "evening.lantern"


def test_another_record_shows_its_own(sit_down: Seat, tmp_path: Path) -> None:
    evenings(tmp_path, 1, "one")
    evenings(tmp_path, 3, "two")
    hands = sit_down()
    opened = page(hands)
    seen = set()
    for row in opened.list.rows:
        row.setFocus()
        settle(hands, opened)
        seen.add((opened.detail.file.text, len(states(opened))))
    assert seen == {("one.lantern", 2), ("two.lantern", 4)}


def test_a_damaged_record_is_told_of_with_its_line_and_what_can_be_kept(sit_down: Seat, tmp_path: Path) -> None:
    path = evenings(tmp_path, 1)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[9] = lines[9].replace(b'"type"', b'"typo"', 1)
    path.write_bytes(b"".join(lines))
    hands = sit_down()
    opened = page(hands)
    report = opened.detail.report.text
    assert report.startswith("10번째 줄: 여기서부터 기록이 상했어요.")
    assert report.endswith("8단계까지 살릴 수 있어요.")
    hands.window.acts.run("language")
    assert opened.detail.report.text.startswith("Line 10: The record is damaged here")
    assert opened.detail.report.text.endswith("8 steps can be kept.")
    assert path.read_bytes() == b"".join(lines)


# ---- restoring


def test_an_earlier_state_is_restored_by_keys_alone_and_the_present_one_kept(sit_down: Seat, tmp_path: Path) -> None:
    path = evenings(tmp_path, 2)
    present, earlier = path.read_bytes(), generations.of(path)[0].read_bytes()
    hands = sit_down()
    page(hands)
    restore_by_keys(hands)
    record = hands.session.record
    assert record is not None
    assert record.path == path
    assert hands.window.pages.page is None
    assert path.read_bytes() == earlier
    assert present in [one.read_bytes() for one in generations.of(path)]
    assert hands.session.match.names["red"].en == "Ann 0"


def test_the_table_that_is_open_is_restored_too(sit_down: Seat, tmp_path: Path) -> None:
    path = evenings(tmp_path, 1)
    hands = sit_down(file=path)
    hands.session.rename("red", "Zoe")
    page(hands)
    restore_by_keys(hands)
    assert hands.session.record is not None
    assert hands.session.record.path == path
    assert b"Zoe" in generations.of(path)[0].read_bytes() + generations.of(path)[1].read_bytes()
    hands.session.rename("red", "Eve")
    assert load(path).fault is None
    assert not hands.session.record.waiting


def test_the_safe_answer_comes_first_and_changes_nothing(sit_down: Seat, tmp_path: Path) -> None:
    path = evenings(tmp_path, 1)
    before = path.read_bytes()
    hands = sit_down()
    opened = page(hands)
    hands.keys(KEY.Key_Return, KEY.Key_Down, KEY.Key_Return)
    hands.wait()
    hands.key(KEY.Key_Return)
    assert hands.window.cards.card is None
    assert path.read_bytes() == before
    assert hands.window.recovery.page is opened
    assert QApplication.focusWidget() is opened.detail.rows[1]


def test_a_copy_of_an_earlier_state_is_opened_beside(sit_down: Seat, tmp_path: Path) -> None:
    path = evenings(tmp_path, 1)
    before = path.read_bytes()
    hands = sit_down()
    page(hands)
    hands.keys(KEY.Key_Return, KEY.Key_Down, KEY.Key_Return)
    hands.wait()
    hands.key(KEY.Key_3)
    hands.wait(50)
    assert hands.session.record is not None
    assert hands.session.record.path == tmp_path / "records" / f"evening.1-copy{ENDING}"
    assert path.read_bytes() == before


def test_the_present_state_is_opened(sit_down: Seat, tmp_path: Path) -> None:
    path = evenings(tmp_path, 1)
    hands = sit_down()
    page(hands)
    hands.keys(KEY.Key_Return, KEY.Key_Return)
    hands.wait(50)
    assert hands.session.record is not None
    assert hands.session.record.path == path


def test_a_state_that_cannot_be_read_changes_nothing(sit_down: Seat, tmp_path: Path) -> None:
    path = evenings(tmp_path, 1)
    before = path.read_bytes()
    generations.of(path)[0].write_bytes(b"nothing\n")
    hands = sit_down()
    page(hands)
    restore_by_keys(hands)
    assert hands.window.banner.kind == "fault"
    assert path.read_bytes() == before


# ---- how it looks and reads


def test_tab_and_arrows_reach_everything(sit_down: Seat, tmp_path: Path) -> None:
    evenings(tmp_path, 2, "one")
    evenings(tmp_path, 1, "two")
    hands = sit_down()
    opened = page(hands)
    reached = set()
    for _ in range(40):
        hands.key(KEY.Key_Tab)
        reached.add(QApplication.focusWidget())
    assert reached >= set(opened.stops())
    opened.list.rows[0].setFocus()
    hands.key(KEY.Key_Down)
    assert QApplication.focusWidget() is opened.list.rows[1]
    hands.key(KEY.Key_Right)
    assert QApplication.focusWidget() in opened.detail.rows
    hands.key(KEY.Key_Left)
    assert QApplication.focusWidget() in opened.list.rows


def test_keys_of_the_board_do_nothing_there(acting: Hands) -> None:
    page(acting)
    at = acting.session.match.at
    acting.keys(KEY.Key_1, KEY.Key_G, KEY.Key_0)
    acting.key(KEY.Key_Z, CTRL)
    assert acting.session.match.at == at


def cut_off(opened: RecoveryPage) -> list[str]:
    """Texts that have less room than they need."""
    prose = [one for one in opened.findChildren(Prose) if one.isVisible() and one.text]
    short = [one.text for one in prose if one.heightForWidth(one.width()) > one.height() + 1]
    stops = [one for one in opened.findChildren(Stop) if one.isVisible()]
    frames = {one: QRectF(one.rect()) for one in stops}
    return (
        short
        + [
            caption.text
            for one in stops
            for caption in one.captions()
            if caption.text.endswith("…") or not caption.text
        ]
        + [one.text() for one in stops if frames[one].height() < one.sizeHint().height()]
    )


@pytest.mark.parametrize(("size", "language"), EVERYWHERE, ids=[f"{size[0]}-{word}" for size, word in EVERYWHERE])
def test_nothing_is_cut_off(sit_down: Seat, tmp_path: Path, size: tuple[int, int], language: str) -> None:
    path = evenings(tmp_path, 3)
    path.write_bytes(path.read_bytes().replace(b'"type"', b'"typo"', 3))
    hands = sit_down()
    hands.resize(*size)
    if language == "en":
        hands.window.acts.run("language")
    opened = page(hands)
    assert cut_off(opened) == []
    check(hands)


def test_everything_has_a_name(sit_down: Seat, tmp_path: Path) -> None:
    evenings(tmp_path, 2)
    opened = page(sit_down())
    for widget in opened.findChildren(QAbstractButton):
        if widget.isVisible():
            assert QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name).strip(), widget


def told(opened: RecoveryPage) -> Iterator[str]:
    for widget in (opened, *opened.findChildren(QWidget)):
        yield from (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip(), widget.objectName())


def test_the_gray_mans_card_is_found_nowhere(sit_down: Seat, tmp_path: Path) -> None:
    seen: list[tuple[list[str], QImage]] = []
    for card in ("white", "black"):
        profile = tmp_path / card
        profile.mkdir()
        hands = sit_down(profile=profile, fate=(card, "held"))
        hands.session.play(Stack("red"))
        hands.close()
        (path,) = (profile / "records").glob(f"*{ENDING}")
        open_table(path, path.parent).session.close()
        hands = sit_down(profile=profile)
        opened = page(hands)
        opened.setFocus()
        seen.append(([*told(opened)], opened.grab().toImage()))
        hands.close()
    assert seen[0] == seen[1]
