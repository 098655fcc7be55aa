"""The host writes notes down, reads them while a key is held, writes them anew and finds them; nobody else does."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QImage, QInputMethodEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.looking import HOSTS
from desktop.session import Session
from desktop.shell.notes.card import NotesCard
from rules.remarks import Noted
from rules.seats import AUDIENCE, SPECTATORS
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, Hands
from tests.desktop.shell.test_looks import check
from tests.desktop.shell.test_show_to_one import _heard, _texts

KEY = Qt.Key
SPACE, ENTER, TAB = KEY.Key_Space, KEY.Key_Return, KEY.Key_Tab
SECRET, OTHER = "금고 번호는 2 5 6", "모래시계부터 다시"


def card(hands: Hands) -> NotesCard:
    found = hands.window.cards.card
    assert isinstance(found, NotesCard)
    return found


def focused() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None
    return found


def typed(hands: Hands, text: str) -> None:
    """As an input method commits it, which Hangul needs."""
    event = QInputMethodEvent()
    event.setCommitString(text)
    QCoreApplication.sendEvent(focused(), event)
    hands.wait(5)


def opened(hands: Hands) -> NotesCard:
    hands.window.acts.run("notes")
    hands.wait()
    return card(hands)


def write(hands: Hands, text: str, *before: Qt.Key) -> None:
    """Open the notes, write one, and close them."""
    opened(hands)
    typed(hands, text)
    hands.keys(*before, ENTER, KEY.Key_Escape)


def bare(hands: Hands, text: str) -> None:
    """The same, but it lies open: Tab to its second answer."""
    write(hands, text, TAB, KEY.Key_Right, SPACE)


def to_the_list(hands: Hands) -> NotesCard:
    shown = opened(hands)
    shown.notes.setFocus()
    return shown


def hold(hands: Hands, key: Qt.Key) -> None:
    QTest.keyPress(focused(), key)
    hands.wait(850)


def texts(hands: Hands) -> list[tuple[int, str, bool]]:
    return [(note.number, note.text, note.open) for _, note in hands.session.notes()]


def rows(shown: NotesCard) -> list[str]:
    spoken = Qt.ItemDataRole.AccessibleTextRole
    return [str(shown.notes.item(row).data(spoken)) for row in range(shown.notes.count())]


def picture(shown: NotesCard) -> QImage:
    return shown.notes.grab().toImage()


def is_open(shown: NotesCard) -> bool:
    return shown.notes.is_open


def in_words(hands: Hands) -> str:
    """All that can be read or heard in the host's window but the line that is being typed."""
    shown = [one for one in (hands.window, *hands.window.findChildren(QWidget)) if one.isVisible()]
    heard = QAccessible.queryAccessibleInterface(hands.window)
    return "\n".join([*(text for one in shown for text in _texts(one)), *_heard(heard), *hands.log()])


# ---- written


def test_the_palette_leads_to_them_and_enter_notes_it(hands: Hands) -> None:
    hands.key(KEY.Key_K, CTRL)
    typed(hands, "note")
    hands.key(ENTER)
    typed(hands, SECRET)
    hands.key(ENTER)
    assert hands.session.match.remarks == [(hands.session.match.at, Noted(1, SECRET, "20:00"))]
    assert card(hands).field.text() == ""
    assert card(hands).field.hasFocus()


def test_the_log_tells_only_that_there_is_one(hands: Hands) -> None:
    write(hands, SECRET)
    assert hands.log()[-1] == "메모 1, 가려 뒀어요"
    hands.window.acts.run("language")
    assert hands.log()[-1] == "Note 1, covered"


def test_one_that_lies_open_is_read_in_the_log(hands: Hands) -> None:
    bare(hands, OTHER)
    assert texts(hands) == [(1, OTHER, True)]
    assert hands.log()[-1] == f"메모 1: {OTHER}"
    assert rows(opened(hands)) == [f"1번 · 20:00 · 1단계 뒤, 펴 둠, {OTHER}"]


def test_an_empty_line_notes_nothing(hands: Hands) -> None:
    write(hands, "  ")
    assert hands.session.match.remarks == []


def test_marks_that_nobody_sees_are_left_out(hands: Hands) -> None:
    shown = opened(hands)
    shown.field.setText("  the\u202e safe\u0007  is ")
    hands.key(ENTER)
    assert texts(hands) == [(1, "the safe is", False)]


def test_what_was_begun_outlives_what_happens_meanwhile_and_a_cover(hands: Hands) -> None:
    opened(hands)
    typed(hands, "half")
    hands.session.rename("red", "Mina")
    assert card(hands).field.text() == "half"
    hands.key(KEY.Key_F5)
    assert hands.window.cards.card is None
    hands.window.guard.cover._uncover()
    assert opened(hands).field.text() == "half"


def test_another_table_begins_with_an_empty_line(hands: Hands) -> None:
    opened(hands)
    typed(hands, "half")
    hands.window.cards.clear()
    hands.app.context.replace_session(Session(hands.session.match))
    assert opened(hands).field.text() == ""


# ---- covered


def test_it_is_covered_until_space_is_held(hands: Hands) -> None:
    write(hands, SECRET)
    shown = to_the_list(hands)
    covered = picture(shown)
    hold(hands, SPACE)
    assert is_open(shown)
    assert picture(shown) != covered
    QTest.keyRelease(focused(), SPACE)
    hands.wait(250)
    assert not is_open(shown)
    assert picture(shown) == covered


def test_a_key_that_repeats_is_held_though_the_system_says_that_it_came_up(hands: Hands) -> None:
    write(hands, SECRET)
    shown = to_the_list(hands)
    hold(hands, SPACE)
    for _ in range(4):
        QTest.keyRelease(focused(), SPACE)
        hands.wait(30)
        QTest.keyPress(focused(), SPACE)
        hands.wait(70)
        assert is_open(shown)


def test_a_short_press_shows_nothing(hands: Hands) -> None:
    write(hands, SECRET)
    shown = to_the_list(hands)
    QTest.keyClick(focused(), SPACE)
    hands.wait(850)
    assert not is_open(shown)


def test_covered_notes_look_alike_whatever_they_say(hands: Hands) -> None:
    write(hands, "a")
    short = picture(to_the_list(hands))
    hands.window.cards.clear()
    hands.session.remark(Noted(1, SECRET * 9, "20:00"))
    assert picture(to_the_list(hands)) == short


def test_the_mouse_button_held_shows_it_too(hands: Hands) -> None:
    write(hands, SECRET)
    shown = opened(hands)
    QTest.mousePress(shown.look, Qt.MouseButton.LeftButton, pos=shown.look.rect().center())
    hands.wait(850)
    assert is_open(shown)
    QTest.mouseRelease(shown.look, Qt.MouseButton.LeftButton, pos=shown.look.rect().center())
    assert not is_open(shown)


@pytest.mark.parametrize("leave", ["focus", "window"])
def test_it_is_covered_when_the_keyboard_goes_elsewhere(hands: Hands, leave: str) -> None:
    write(hands, SECRET)
    shown = to_the_list(hands)
    hold(hands, SPACE)
    if leave == "focus":
        shown.field.setFocus()
    else:
        QApplication.sendEvent(shown, QEvent(QEvent.Type.WindowDeactivate))
    assert not is_open(shown)


@pytest.mark.parametrize("held", [False, True])
def test_no_word_of_it_can_be_read_or_heard(hands: Hands, held: bool) -> None:
    write(hands, SECRET)
    bare(hands, OTHER)
    shown = to_the_list(hands)
    if held:
        hold(hands, SPACE)
        assert is_open(shown)
    assert OTHER in in_words(hands)
    assert SECRET not in in_words(hands)


def test_left_alone_they_cover_themselves(hands: Hands) -> None:
    assert hands.window.guard.idle is not None
    hands.window.guard.idle.set_patience(200)
    opened(hands)
    hands.wait(600)
    assert hands.window.guard.cover.on
    assert hands.window.cards.card is None


# ---- written anew


def test_enter_held_writes_it_anew(hands: Hands) -> None:
    write(hands, SECRET)
    bare(hands, OTHER)
    to_the_list(hands)
    hands.key(KEY.Key_Up)
    hold(hands, ENTER)
    assert card(hands).field.text() == SECRET
    QTest.keyRelease(focused(), ENTER)
    hands.wait(250)
    typed(hands, "7")
    hands.key(ENTER)
    assert texts(hands) == [(1, f"{SECRET}7", False), (2, OTHER, True)]
    assert hands.log()[-2:] == [f"메모 2: {OTHER}", "메모 1, 가려 뒀어요"]
    assert len(hands.session.match.remarks) == 3


def test_the_enter_that_is_still_held_notes_nothing(hands: Hands) -> None:
    write(hands, SECRET)
    to_the_list(hands)
    hold(hands, ENTER)
    for _ in range(3):
        again = QKeyEvent(QEvent.Type.KeyPress, ENTER, Qt.KeyboardModifier.NoModifier, "\r", True)
        QCoreApplication.sendEvent(focused(), again)
        hands.wait(30)
    assert len(hands.session.match.remarks) == 1
    assert card(hands).draft.number == 1


def test_a_short_enter_takes_nothing_up(hands: Hands) -> None:
    write(hands, SECRET)
    to_the_list(hands)
    hands.key(ENTER)
    hands.wait(850)
    assert card(hands).field.text() == ""


def test_left_empty_it_is_taken_away_and_its_number_stays_its_own(hands: Hands) -> None:
    write(hands, SECRET)
    to_the_list(hands)
    hold(hands, ENTER)
    QTest.keyRelease(focused(), ENTER)
    hands.wait(250)
    card(hands).field.clear()
    hands.key(ENTER)
    assert texts(hands) == []
    assert "메모 1" not in in_words(hands)
    hands.key(KEY.Key_Escape)
    write(hands, OTHER)
    assert texts(hands) == [(2, OTHER, False)]


def test_escape_leaves_the_old_note_as_it_was_and_then_the_card(hands: Hands) -> None:
    write(hands, SECRET)
    to_the_list(hands)
    hold(hands, ENTER)
    hands.key(KEY.Key_Escape)
    assert card(hands).field.text() == ""
    hands.key(KEY.Key_Escape)
    assert hands.window.cards.card is None
    assert texts(hands) == [(1, SECRET, False)]


def test_a_note_that_was_taken_up_has_to_be_taken_up_again_after_a_cover(hands: Hands) -> None:
    write(hands, SECRET)
    to_the_list(hands)
    hold(hands, ENTER)
    hands.key(KEY.Key_F5)
    hands.window.guard.cover._uncover()
    assert opened(hands).field.text() == ""


# ---- found


FOUND = {"금고": [1], "ㅁㄹㅅㄱ": [2], "모자": [], "ROD": [3], "": [1, 2, 3]}


def test_notes_are_found_by_words_and_by_initial_consonants(hands: Hands) -> None:
    for text in (SECRET, OTHER, "The rods lie in the study"):
        write(hands, text)
    shown = to_the_list(hands)
    hands.key(KEY.Key_Slash)
    assert shown.seek.hasFocus()
    for words, found in FOUND.items():
        shown.seek.setText(words)
        assert [int(row.split("번")[0]) for row in rows(shown)] == found


def test_enter_goes_from_the_words_to_what_was_found(hands: Hands) -> None:
    write(hands, SECRET)
    shown = opened(hands)
    shown.seek.setFocus()
    hands.key(ENTER)
    assert shown.notes.hasFocus()


# ---- where they stand


def test_undo_leaves_a_note_and_tells_that_it_is_of_another_way(acting: Hands) -> None:
    write(acting, SECRET)
    acting.window.acts.run("undo")
    assert texts(acting) == [(1, SECRET, False)]
    assert rows(opened(acting)) == [f"1번 · 20:00 · {acting.session.match.length}단계 뒤, 다른 가지, 가림"]


def test_they_come_out_of_the_record(sit_down: Seat, hands: Hands) -> None:
    hands.window.side.offers.press_lit()
    write(hands, SECRET)
    bare(hands, OTHER)
    assert hands.session.record is not None
    path = hands.session.record.path
    hands.close()
    again = sit_down(file=path)
    assert texts(again) == [(1, SECRET, False), (2, OTHER, True)]


def test_nobody_but_a_host_has_them(hands: Hands) -> None:
    session = hands.session
    others = (AUDIENCE, SPECTATORS, *(seat.id for seat in session.match.header.seats))
    before = [(session.log(viewer), session.seen(viewer), session.picture(viewer)) for viewer in others]
    write(hands, SECRET)
    bare(hands, OTHER)
    assert [(session.log(viewer), session.seen(viewer), session.picture(viewer)) for viewer in others] == before
    assert not any(session.notes(viewer) or session.remarks(viewer) for viewer in others)
    assert all([note.text for _, note in session.notes(viewer)] == [SECRET, OTHER] for viewer in HOSTS)


def test_the_log_as_the_audience_reads_it_is_without_them(hands: Hands) -> None:
    before = hands.log()
    bare(hands, OTHER)
    hands.window.side.log.filter.look_as()
    assert hands.log() == before


def test_who_plays_alone_is_no_host(hands: Hands) -> None:
    hands.app.context.replace_session(Session(hands.session.match, viewer="red"))
    hands.window.acts.run("notes")
    assert hands.window.cards.card is None
    assert hands.line() == "메모는 진행자가 쓰는 거예요. 여기서는 혼자 하고 있어요."


# ---- how they look


@pytest.mark.parametrize(("size", "language"), list(product(((1120, 680), (1920, 1080), (3840, 2160)), ("ko", "en"))))
def test_nothing_is_cut_off(sit_down: Seat, size: tuple[int, int], language: str) -> None:
    hands = sit_down()
    hands.resize(*size)
    if language == "en":
        hands.window.acts.run("language")
    hands.session.remark(Noted(1, SECRET * 9, "20:00"))
    shown = to_the_list(hands)
    check(hands)
    assert hands.narrow() == []
    hold(hands, ENTER)
    assert hands.narrow() == []
    assert hands.window.rect().contains(hands.place(shown))
