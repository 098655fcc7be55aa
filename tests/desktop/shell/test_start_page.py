"""The start page: everything on it by keys alone and by mouse alone, and the offer to go on with the last evening."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from desktop.record import ENDING
from desktop.shell.parts.prose import Prose
from desktop.shell.resume_card import ResumeCard
from desktop.shell.start_page import StartPage
from desktop.shell.start_page.stop import Stop
from rules.hakoonna.actions import Stack
from tests.desktop.evening import a_record
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, LEFT, NONE, Hands

KEY = Qt.Key
SIZES = ((1280, 720), (1920, 1080))
EVERYWHERE = list(product(SIZES, ("ko", "en")))


def left_behind(profile: Path, steps: int = 40, name: str = "evening", days: int = 1) -> Path:
    """The record of an evening that is not over."""
    folder = profile / "records"
    folder.mkdir(exist_ok=True)
    then = time.time() - 86_400 * days
    path = a_record(folder, steps, name)
    os.utime(path, (then, then))
    return path


def settle(hands: Hands) -> None:
    """Let everything be looked at."""
    hands.wait(30)
    while hands.app.recents.looking:
        hands.wait(5)
    hands.wait(60)


def page(hands: Hands) -> StartPage:
    """The start page, open and at rest."""
    if hands.window.starting.page is None:
        hands.key(KEY.Key_W, CTRL)
    settle(hands)
    opened = hands.window.starting.page
    assert opened is not None
    while opened.resume.drawing:
        hands.wait(5)
    return opened


def press(stop: QAbstractButton) -> None:
    QTest.mouseClick(stop, LEFT, NONE, stop.rect().center())


def decline(hands: Hands) -> None:
    """Say no to the last evening, if asked."""
    settle(hands)
    if isinstance(hands.window.cards.card, ResumeCard):
        hands.key(KEY.Key_Escape)


def walk(hands: Hands, *keys: Qt.Key) -> QWidget | None:
    for key in keys:
        hands.key(key)
    return QApplication.focusWidget()


# ---- opening and leaving


def test_without_a_file_the_practice_mansion_is_open(hands: Hands) -> None:
    assert hands.window.pages.currentWidget() is hands.window.table
    assert hands.window.starting.page is None


def test_ctrl_w_leaves_the_table_as_it_is_and_esc_comes_back(acting: Hands) -> None:
    before = acting.session
    opened = page(acting)
    assert acting.window.pages.currentWidget() is opened
    assert not acting.window.top.isVisible()
    acting.key(KEY.Key_Escape)
    assert acting.window.pages.currentWidget() is acting.window.table
    assert acting.window.top.isVisible()
    assert acting.session is before
    acting.drag("red", "living")
    assert acting.standing("red") == "living"


def test_the_lantern_of_the_top_bar_opens_it_and_the_large_one_closes_it(hands: Hands) -> None:
    hands.click(hands.window.top.lantern)
    opened = page(hands)
    press(opened.lantern)
    hands.wait()
    assert hands.window.pages.currentWidget() is hands.window.table


def test_keys_of_the_board_do_nothing_on_the_page(acting: Hands) -> None:
    page(acting)
    steps = acting.session.match.at
    acting.keys(KEY.Key_1, KEY.Key_G, KEY.Key_0)
    acting.key(KEY.Key_Z, CTRL)
    assert acting.session.match.at == steps


def test_a_held_piece_is_put_back_first(acting: Hands) -> None:
    acting.lift("red")
    page(acting)
    assert not acting.play.scene.hand.piece


# ---- going on


def test_the_evening_on_the_table_is_the_one_to_go_on_with(acting: Hands) -> None:
    opened = page(acting)
    assert opened.resume.telling.mark.startswith("지금 펼쳐진 판")
    acting.key(KEY.Key_Return)
    assert acting.window.pages.currentWidget() is acting.window.table


def test_enter_goes_on_with_the_newest_record(sit_down: Seat, tmp_path: Path) -> None:
    left_behind(tmp_path, 12, "older", 5)
    newer = left_behind(tmp_path, 40, "newer", 2)
    hands = sit_down()
    decline(hands)
    opened = page(hands)
    assert QApplication.focusWidget() is opened.resume
    assert opened.resume.lit
    assert not opened.new.lit
    assert not opened.resume.picture.isNull()
    hands.key(KEY.Key_Return)
    assert hands.session.record is not None
    assert hands.session.record.path == newer
    assert hands.window.pages.currentWidget() is hands.window.table


def test_without_an_evening_to_go_on_with_a_new_game_is_proposed(hands: Hands) -> None:
    opened = page(hands)
    assert QApplication.focusWidget() is opened.new
    assert opened.new.lit
    press(opened.resume)
    assert hands.window.pages.currentWidget() is opened
    walk(hands, KEY.Key_Right)
    hands.key(KEY.Key_Return)
    assert hands.window.pages.currentWidget() not in (opened, hands.window.table)
    hands.window.activateWindow()
    hands.wait()
    hands.key(KEY.Key_Escape)
    assert hands.window.pages.currentWidget() is hands.window.table


def test_a_record_is_opened_from_the_list_and_the_present_one_stays(sit_down: Seat, tmp_path: Path) -> None:
    other = left_behind(tmp_path, 12, "other")
    hands = sit_down(fate=("white", "held"))
    decline(hands)
    hands.session.play(Stack("red"))
    assert hands.session.record is not None
    present = hands.session.record.path
    opened = page(hands)
    row = next(row for row in opened.list.rows if row.entry.path == other)
    press(row)
    hands.wait()
    assert hands.session.record is not None
    assert hands.session.record.path == other
    kept = present.read_bytes()
    hands.session.undo()
    assert present.read_bytes() == kept
    hands.app.open(str(present))
    assert hands.session.match.length == 3


def test_the_present_record_is_never_opened_twice(acting: Hands) -> None:
    assert acting.session.record is not None
    before, path = acting.session, acting.session.record.path
    acting.app.open(str(path))
    assert acting.session is before
    opened = page(acting)
    press(opened.list.rows[0])
    acting.wait()
    assert acting.session is before
    assert path.exists()


def test_the_practice_mansion_begins_anew(acting: Hands) -> None:
    assert acting.session.record is not None
    before = acting.session.record.path
    opened = page(acting)
    press(opened.menu["practice"])
    acting.wait()
    assert acting.session.record is not None
    assert acting.session.record.path != before
    assert before.exists()
    assert acting.window.pages.currentWidget() is acting.window.table


def test_what_is_not_there_yet_is_dark_and_says_so(hands: Hands) -> None:
    opened = page(hands)
    row = opened.menu["drill"]
    assert row.dark
    assert "아직 할 수 없어요." in [caption.text for caption in row.captions()]
    assert row.accessibleDescription() == "아직 할 수 없어요."
    press(row)
    assert hands.window.pages.currentWidget() is opened


def test_the_screens_can_be_checked_before_anything_else(hands: Hands) -> None:
    press(page(hands).menu["screens"])
    assert hands.window.guard.checking is not None
    hands.key(KEY.Key_Escape)
    assert hands.window.guard.checking is None


# ---- a cold start


def test_the_program_begins_with_this_page(sit_down: Seat) -> None:
    hands = sit_down(practice=False)
    settle(hands)
    assert hands.window.starting.page is not None


def test_an_evening_that_was_left_is_asked_about_instead(sit_down: Seat, tmp_path: Path) -> None:
    left = sit_down(fate=("white", "held"))
    left.key(KEY.Key_Space)
    left.close()
    hands = sit_down(profile=tmp_path, practice=False)
    settle(hands)
    assert isinstance(hands.window.cards.card, ResumeCard)
    assert hands.window.starting.page is None


def test_one_that_nobody_wanted_to_go_on_with_is_not_asked_about_again(sit_down: Seat, tmp_path: Path) -> None:
    left = sit_down(fate=("white", "held"))
    left.key(KEY.Key_Space)
    left.close()
    declining = sit_down(profile=tmp_path, practice=False)
    settle(declining)
    declining.key(KEY.Key_Escape)
    declining.close()
    hands = sit_down(profile=tmp_path, practice=False)
    settle(hands)
    assert hands.window.starting.page is not None


# ---- keys


def test_arrows_reach_everything(sit_down: Seat, tmp_path: Path) -> None:
    for number in range(3):
        left_behind(tmp_path, 12, f"evening-{number}", number + 1)
    hands = sit_down()
    decline(hands)
    opened = page(hands)
    assert walk(hands, KEY.Key_Right) is opened.new
    assert walk(hands, KEY.Key_Right) in opened.list.rows
    reached = {QApplication.focusWidget()}
    for key in (KEY.Key_Up, KEY.Key_Up, KEY.Key_Up, KEY.Key_Down, KEY.Key_Down, KEY.Key_Down):
        reached.add(walk(hands, key))
    assert reached >= set(opened.list.rows)
    assert walk(hands, *[KEY.Key_Left] * 3) in opened.menu.values()
    reached = {QApplication.focusWidget()}
    for key in (*[KEY.Key_Down] * 7, *[KEY.Key_Up] * 9):
        reached.add(walk(hands, key))
    assert reached >= {opened.lantern, *opened.menu.values(), opened.foot.settings}


def test_tab_reaches_everything(sit_down: Seat, tmp_path: Path) -> None:
    left_behind(tmp_path)
    hands = sit_down()
    decline(hands)
    opened = page(hands)
    reached = {walk(hands, KEY.Key_Tab) for _ in range(30)}
    assert reached >= set(opened.stops())


# ---- what lies in the folder


def test_broken_files_are_marked_with_their_fault_and_told_of_when_opened(sit_down: Seat, tmp_path: Path) -> None:
    (tmp_path / "records").mkdir()
    path = tmp_path / "records" / f"broken{ENDING}"
    path.write_bytes(b"this is no record\n")
    hands = sit_down()
    opened = page(hands)
    (row,) = opened.list.rows
    assert row.broken
    assert row.accessibleDescription() == "랜턴보드 기록이 아니에요."
    press(row)
    assert hands.window.pages.currentWidget() is opened
    assert hands.window.banner.isVisible()
    assert path.read_bytes() == b"this is no record\n"


def test_a_file_that_may_not_be_written_is_told_of(
    sit_down: Seat, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left_behind(tmp_path)
    hands = sit_down()
    decline(hands)
    opened = page(hands)

    def locked(path: Path) -> object:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(hands.app.evening, "open", locked)
    before = hands.session
    press(opened.list.rows[0])
    assert hands.window.banner.isVisible()
    assert hands.session is before


@pytest.mark.parametrize("name", ["\u202egnp", "a\nb\tc", "한" * 60, "<b>bold", "빈 칸 "])
def test_strange_names_are_shown_as_they_are(sit_down: Seat, tmp_path: Path, name: str) -> None:
    (tmp_path / "records").mkdir()
    (tmp_path / "records" / f"{name}{ENDING}").write_bytes(b"")
    hands = sit_down()
    opened = page(hands)
    (row,) = opened.list.rows
    assert row.text().isprintable()
    assert all(caption.rect.right() <= row.width() for caption in row.captions())
    press(row)
    assert hands.window.banner.isVisible()


def test_a_name_that_is_no_text_does_no_harm(sit_down: Seat, tmp_path: Path) -> None:
    (tmp_path / "records").mkdir()
    name = os.fsencode(tmp_path / "records") + b"/\xff\xfe" + ENDING.encode()
    with open(name, "wb"):  # noqa: PTH123 - the name is made of bytes
        pass
    hands = sit_down()
    opened = page(hands)
    (row,) = opened.list.rows
    press(row)
    hands.wait()
    assert hands.window.banner.isVisible()


# ---- how it looks


def clipped(opened: StartPage) -> list[str]:
    """Everything that is cut off, left out or outside."""
    found = []
    for widget in (one for one in opened.findChildren(QWidget) if one.isVisible()):
        if isinstance(widget, QLabel) and widget.sizeHint().width() > widget.width() + 1:
            found.append(widget.text())
        if isinstance(widget, Prose) and widget.heightForWidth(widget.width()) > widget.height() + 1:
            found.append(widget.text)
        if isinstance(widget, Stop):
            found += [one.text for one in widget.captions() if "…" in one.text or not _inside(one.rect, widget)]
        if not opened.rect().adjusted(-1, -1, 1, 1).contains(widget.geometry().translated(_origin(widget, opened))):
            found.append(f"outside: {widget}") if not opened.list.isAncestorOf(widget) else None
    return found


def _inside(rect: QRectF, widget: QWidget) -> bool:
    return QRectF(widget.rect()).adjusted(-1, -1, 1, 1).contains(rect)


def _origin(widget: QWidget, opened: StartPage) -> QPoint:
    parent = widget.parentWidget()
    return parent.mapTo(opened, QPoint()) if parent is not None and parent is not opened else QPoint()


@pytest.mark.parametrize(("size", "language"), EVERYWHERE, ids=[f"{size[0]}-{word}" for size, word in EVERYWHERE])
@pytest.mark.parametrize("evenings", [0, 3])
def test_nothing_is_cut_off(
    sit_down: Seat, tmp_path: Path, size: tuple[int, int], language: str, evenings: int
) -> None:
    for number in range(evenings):
        left_behind(tmp_path, 40 + number, f"evening-{number}", 1 + 200 * number)
    hands = sit_down()
    decline(hands)
    hands.resize(*size)
    if language == "en":
        hands.window.acts.run("language")
    opened = page(hands)
    assert clipped(opened) == []
    assert sum(card.lit for card in (opened.resume, opened.new)) == 1
    assert all(stop.height() >= 40 for stop in opened.stops())


def test_everything_has_a_name(sit_down: Seat, tmp_path: Path) -> None:
    left_behind(tmp_path)
    hands = sit_down()
    decline(hands)
    for stop in page(hands).stops():
        assert QAccessible.queryAccessibleInterface(stop).text(QAccessible.Text.Name).strip()


def told(widget: QWidget) -> Iterator[str]:
    """All that can be read, pointed at or read out of a widget and its parts."""
    for one in (widget, *widget.findChildren(QWidget)):
        yield from (one.toolTip(), one.statusTip(), one.whatsThis(), one.accessibleName(), one.accessibleDescription())
        yield from (caption.text for caption in one.captions()) if isinstance(one, Stop) else ()
        yield one.text() if isinstance(one, QLabel | QAbstractButton) else ""


@pytest.mark.parametrize("own", [True, False], ids=["on the table", "in the folder"])
def test_the_gray_mans_card_is_found_nowhere(sit_down: Seat, tmp_path: Path, own: bool) -> None:
    """Two evenings that differ in nothing but the card look and read the same, pixel for pixel."""
    seen: list[list[str | QImage]] = []
    for card in ("white", "black"):
        profile = tmp_path / card
        profile.mkdir()
        hands = sit_down(profile=profile, fate=(card, "held"))
        hands.session.play(Stack("red"))
        assert hands.session.match.table.state.card == card
        if not own:
            hands.close()
            (record,) = (profile / "records").iterdir()
            os.utime(record, (0, 0))
            hands = sit_down(profile=profile)
            settle(hands)
            assert isinstance(hands.window.cards.card, ResumeCard)
            seen.append(list(told(hands.window.cards.card)))
            hands.key(KEY.Key_Escape)
        opened = page(hands)
        opened.setFocus()
        seen.append([*told(opened), opened.grab().toImage()])
        hands.close()
    half = len(seen) // 2
    assert seen[:half] == seen[half:]


# ---- the offer at the start


def test_an_evening_left_behind_is_offered_and_enter_goes_on(sit_down: Seat, tmp_path: Path) -> None:
    path = left_behind(tmp_path)
    hands = sit_down()
    settle(hands)
    card = hands.window.cards.card
    assert isinstance(card, ResumeCard)
    read = hands.texts(card)
    assert any("멈췄어요" in line for line in read)
    assert any(line.startswith("마지막: ") for line in read)
    hands.key(KEY.Key_Return)
    assert hands.window.cards.card is None
    assert hands.session.record is not None
    assert hands.session.record.path == path
    assert not list((tmp_path / "records").glob("2026-11-30*"))


def test_esc_stays_with_the_practice_mansion(sit_down: Seat, tmp_path: Path) -> None:
    path = left_behind(tmp_path)
    kept = path.read_bytes()
    hands = sit_down(fate=("white", "held"))
    settle(hands)
    before = hands.session
    hands.key(KEY.Key_Escape)
    assert hands.window.cards.card is None
    assert hands.session is before
    hands.key(KEY.Key_Space)
    assert hands.session.match.length == 3
    assert path.read_bytes() == kept


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_offer_is_answered_by_mouse(sit_down: Seat, tmp_path: Path, answer: str) -> None:
    path = left_behind(tmp_path)
    hands = sit_down()
    settle(hands)
    card = hands.window.cards.card
    assert isinstance(card, ResumeCard)
    press(getattr(card, answer))
    hands.wait()
    assert hands.window.cards.card is None
    assert hands.session.record is not None
    assert (hands.session.record.path == path) is (answer == "yes")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["ko", "en"])
def test_the_offer_is_not_cut_off(sit_down: Seat, tmp_path: Path, size: tuple[int, int], language: str) -> None:
    left_behind(tmp_path)
    hands = sit_down()
    hands.resize(*size)
    settle(hands)
    if language == "en":
        hands.window.acts.run("language")
        hands.wait()
    card = hands.window.cards.card
    assert isinstance(card, ResumeCard)
    for label in card.findChildren(QLabel):
        assert label.heightForWidth(label.width()) <= label.height() + 1
    assert all(button.width() >= button.sizeHint().width() for button in (card.yes, card.no))
    assert hands.window.rect().contains(card.geometry())
    assert QApplication.focusWidget() is card.yes


def test_nothing_is_offered_beside_a_file(sit_down: Seat, tmp_path: Path) -> None:
    left_behind(tmp_path)
    hands = sit_down(file=a_record(tmp_path, 12, "asked-for"))
    settle(hands)
    assert hands.window.cards.card is None


def test_nothing_is_offered_where_nothing_was_left(sit_down: Seat, tmp_path: Path) -> None:
    first = sit_down()
    first.close()
    hands = sit_down()
    settle(hands)
    assert hands.window.cards.card is None


def test_whoever_has_begun_already_is_not_interrupted(sit_down: Seat, tmp_path: Path) -> None:
    left_behind(tmp_path, 2000)
    hands = sit_down(fate=("white", "held"))
    if hands.window.cards.card is None:
        hands.session.play(Stack("red"))
        settle(hands)
        assert hands.window.cards.card is None
