"""The host's own almanac: dropped, read beside our words, kept, taken away, and seen by nobody else."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from desktop import own_almanac
from desktop.public_copy import PublicCopy
from desktop.shell.panels.clocktower.night_page import NightPage
from desktop.shell.panels.clocktower.script_page import ScriptPage
from desktop.shell.parts.prose import Prose
from desktop.shell.question_card import QuestionCard
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.dialogs import type_name
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.new_game.clocktower.storyteller import drop
from tests.desktop.shell.square_hands import at_night, sit_in_a_circle

KEY = Qt.Key
CANARY = "카나리아"
TEXT = f"""마을주민
초공감자
{CANARY} 하나.
{CANARY} 둘.
{CANARY} 셋.
진행 방법
- {CANARY} 넷.
마을주민
없는사람
아무것도 아니에요.
"""


@pytest.fixture
def almanac(tmp_path: Path) -> Path:
    file = tmp_path / "almanac.txt"
    file.write_text(TEXT, encoding="utf-8")
    return file


@pytest.fixture
def telling(sit_down: Seat, tmp_path: Path) -> Hands:
    """The first night has fallen."""
    hands = sit_down(profile=tmp_path / "profile")
    sit_in_a_circle(hands)
    at_night(hands)
    return hands


def said(widget: QWidget) -> str:
    """All that can be read on a widget."""
    return "\n".join(one.text for one in widget.findChildren(Prose) if one.isVisible())


def page(hands: Hands, id_: str) -> QWidget:
    book = hands.window.side.book
    assert book is not None
    book.turn(id_)
    hands.wait()
    return book.pages[id_]


def card(hands: Hands) -> QuestionCard:
    found = hands.window.cards.card
    assert isinstance(found, QuestionCard)
    return found


def notes(hands: Hands) -> str:
    return card(hands).accessibleDescription()


def test_a_text_that_is_dropped_is_read_and_what_has_no_place_is_told(telling: Hands, almanac: Path) -> None:
    assert drop(telling, almanac)
    assert "캐릭터 1개를 읽었어요." in notes(telling)
    assert "없는사람" in notes(telling)
    telling.key(KEY.Key_2)
    assert "없는사람" in QGuiApplication.clipboard().text()
    assert "보고를 복사했어요." in telling.line()


def test_ours_and_theirs_lie_one_below_the_other_clearly_apart(telling: Hands, almanac: Path) -> None:
    drop(telling, almanac)
    telling.key(KEY.Key_Escape)
    sheet = page(telling, "script")
    assert isinstance(sheet, ScriptPage)
    cards = {one.id: one for section in sheet.sections for one in section.cards if one.isVisible()}
    empath = cards["empath"]
    assert CANARY not in empath.text.text
    assert said(empath.note) == f"내 연감에는\n{CANARY} 하나."
    assert empath.note.y() >= empath.text.y() + empath.text.height()
    telling.click(empath.more)
    telling.wait()
    assert said(empath.note).count(CANARY) == 4
    assert empath.note.height() == empath.note.heightForWidth(empath.note.width())
    assert not cards["preacher"].note.isVisible()


def test_the_step_that_is_due_has_how_the_host_runs_it(telling: Hands, almanac: Path) -> None:
    drop(telling, almanac)
    telling.key(KEY.Key_Escape)
    night = page(telling, "night")
    assert isinstance(night, NightPage)
    assert CANARY not in said(night)
    telling.keys(KEY.Key_Space, KEY.Key_Space)
    assert telling.window.side.prompt.who.text().startswith("초공감자")
    due = night.due()
    assert due is not None
    assert f"· {CANARY} 넷." in said(due)
    assert f"{CANARY} 하나" not in said(due)


def test_it_is_there_the_next_time_and_can_be_taken_away(telling: Hands, almanac: Path, sit_down: Seat) -> None:
    drop(telling, almanac)
    profile = telling.window.profile
    assert profile is not None
    assert (profile / own_almanac.FILE).read_text(encoding="utf-8") == TEXT
    telling.close()
    almanac.unlink()
    again = sit_down(profile=profile)
    sit_in_a_circle(again)
    at_night(again)
    assert CANARY in said(page(again, "script"))
    again.window.acts.run("almanac")
    again.key(KEY.Key_3)
    again.wait()
    assert CANARY not in said(page(again, "script"))
    assert not (profile / own_almanac.FILE).exists()


def test_a_file_is_chosen_by_keys(telling: Hands, almanac: Path) -> None:
    telling.window.acts.run("almanac")
    telling.key(KEY.Key_1)
    type_name(telling, almanac)
    assert "캐릭터 1개를 읽었어요." in notes(telling)


def test_another_encoding_is_read_when_asked_for(telling: Hands, almanac: Path) -> None:
    almanac.write_bytes(TEXT.encode("cp949"))
    drop(telling, almanac)
    assert [row.accessibleName() for row in card(telling).rows][1] == "CP949로 읽기"
    telling.key(KEY.Key_2)
    telling.wait()
    assert "캐릭터 1개를 읽었어요." in notes(telling)
    telling.key(KEY.Key_Escape)
    assert CANARY in said(page(telling, "script"))


def test_a_text_in_which_nobody_is_described_changes_nothing(telling: Hands, almanac: Path, tmp_path: Path) -> None:
    drop(telling, almanac)
    telling.key(KEY.Key_Escape)
    other = tmp_path / "other.txt"
    other.write_text("쓸 데 없는 글", encoding="utf-8")
    drop(telling, other)
    assert "전에 있던 연감은 그대로예요." in notes(telling)
    telling.key(KEY.Key_Escape)
    assert CANARY in said(page(telling, "script"))


def test_nothing_of_it_leaves_the_hosts_window(telling: Hands, almanac: Path) -> None:
    record = telling.session.record
    assert record is not None
    telling.key(KEY.Key_F2)
    telling.wait()
    assert telling.window.audience.hall is not None
    drop(telling, almanac)
    telling.key(KEY.Key_Escape)
    telling.keys(KEY.Key_Space, KEY.Key_Space)
    page(telling, "script")
    others = [one for one in QApplication.topLevelWidgets() if one is not telling.window]
    assert not any(CANARY in said(one) for one in others)
    copy = PublicCopy(telling.session)
    public = b"".join(copy.lines()) + b"".join(copy.text("ko"))
    assert CANARY.encode() not in record.path.read_bytes() + public
    profile = telling.window.profile
    assert profile is not None
    kept = [one for one in profile.rglob("*") if one.is_file() and CANARY.encode() in one.read_bytes()]
    assert kept == [profile / own_almanac.FILE]


def test_a_script_with_the_wrong_ending_is_still_a_script(telling: Hands) -> None:
    from tests.rules.clocktower.scripts.reading import FILES

    drop(telling, FILES / "s14_wrong_extension.txt")
    assert not isinstance(telling.window.cards.card, QuestionCard)
