"""Settings: each choice is done at once and kept; the page is found, searched and left by keys and by mouse."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from desktop import fonts, settings
from desktop.fonts import Role
from desktop.settings import Settings
from desktop.shell.parts.option import Option
from desktop.shell.parts.prose import Prose
from desktop.shell.settings_page import SettingsPage
from desktop.shell.settings_page.grace import milliseconds
from desktop.shell.start_page import StartPage
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import CTRL, LEFT, NONE, Hands
from tests.desktop.shell.test_looks import check

KEY = Qt.Key
SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
EVERYWHERE = list(product(("ko", "en"), (90, 150)))


@pytest.fixture(autouse=True)
def usual_letters() -> Iterator[None]:
    """Other tests write as large as ever."""
    yield
    fonts.enlarge(1.0)


def opened(hands: Hands) -> SettingsPage:
    hands.key(KEY.Key_Comma, CTRL)
    page = hands.window.pages.page
    assert isinstance(page, SettingsPage)
    return page


def choose(hands: Hands, question: str, value: str) -> None:
    """With the mouse."""
    page = hands.window.pages.page
    assert isinstance(page, SettingsPage)
    press(page.choices[question].options[value], page)
    hands.wait()


def press(button: QWidget, page: SettingsPage) -> None:
    page.area.ensureWidgetVisible(button)
    QTest.mouseClick(button, LEFT, NONE, button.rect().center())


# ---- coming and going


def test_ctrl_comma_opens_it_and_esc_leaves_it(acting: Hands) -> None:
    page = opened(acting)
    assert QApplication.focusWidget() is page.seek
    acting.key(KEY.Key_Escape)
    assert acting.window.pages.page is None
    assert acting.window.focusWidget() is acting.window.board.view


def test_one_click_opens_it_from_the_table_and_from_the_start_page(hands: Hands) -> None:
    hands.click(hands.window.top.buttons["settings"])
    assert isinstance(hands.window.pages.page, SettingsPage)
    hands.window.show_table()
    hands.key(KEY.Key_W, CTRL)
    start = hands.window.pages.page
    assert isinstance(start, StartPage)
    QTest.mouseClick(start.foot.settings, LEFT, NONE, start.foot.settings.rect().center())
    page = hands.window.pages.page
    assert isinstance(page, SettingsPage)
    press(page.back, page)
    assert hands.window.pages.page is start


def test_opened_twice_it_lies_there_once(hands: Hands) -> None:
    opened(hands)
    opened(hands)
    hands.key(KEY.Key_Escape)
    assert hands.window.pages.page is None


# ---- choices


def test_the_language_changes_at_once_and_is_kept(hands: Hands, tmp_path: Path) -> None:
    page = opened(hands)
    choose(hands, "language", "en")
    assert page.title.text == "Settings"
    assert page.choices["language"].value == "en"
    assert settings.read(tmp_path).settings.language == "en"


def test_the_colours_change_at_once_and_are_kept(hands: Hands, tmp_path: Path) -> None:
    opened(hands)
    choose(hands, "colours", "day")
    assert hands.app.context.theme.name == "day"
    assert settings.read(tmp_path).settings.theme == "day"


def test_the_systems_colours_are_followed(hands: Hands, tmp_path: Path) -> None:
    style = QGuiApplication.styleHints()
    opened(hands)
    choose(hands, "colours", "system")
    assert settings.read(tmp_path).settings.follows
    for scheme, name in ((Qt.ColorScheme.Light, "day"), (Qt.ColorScheme.Dark, "night")):
        style.setColorScheme(scheme)
        hands.wait()
        if style.colorScheme() is scheme:
            assert hands.app.context.theme.name == name
    style.unsetColorScheme()
    choose(hands, "colours", "night")
    assert not settings.read(tmp_path).settings.follows


def test_letters_grow_at_once_and_are_kept(sit_down: Seat, tmp_path: Path) -> None:
    hands = sit_down()
    opened(hands)
    small = fonts.size(Role.BODY, hands.app.context.scale)
    name = hands.play.scene.style_of_board.letters
    choose(hands, "letters", "150")
    assert fonts.size(Role.BODY, hands.app.context.scale) == pytest.approx(1.5 * small)
    assert hands.play.scene.style_of_board.letters == 1.5 * name
    hands.close()
    again = sit_down()
    assert again.app.context.letters == 1.5
    assert again.window.tastes.percent == 150


def test_letters_grow_in_a_small_window_too(hands: Hands) -> None:
    hands.resize(1280, 720)
    before = hands.window.side.prompt.what.fontMetrics().height()
    hands.window.tastes.enlarge(115)
    hands.wait()
    assert hands.window.side.prompt.what.fontMetrics().height() > before


def test_less_movement_is_kept_and_pieces_fade(sit_down: Seat, tmp_path: Path) -> None:
    hands = sit_down()
    opened(hands)
    choose(hands, "motion", "still")
    assert hands.play.scene.motion.reduced
    hands.close()
    assert sit_down().play.scene.motion.reduced


def test_the_audiences_language_is_kept(hands: Hands, tmp_path: Path) -> None:
    opened(hands)
    choose(hands, "audience", "both")
    assert hands.window.audience.tongue == "both"
    assert settings.read(tmp_path).settings.audience == "both"


def test_grave_news_waits_for_what_is_typed(hands: Hands, tmp_path: Path) -> None:
    page = opened(hands)
    entry = page.grace.entry
    entry.setFocus()
    entry.selectAll()
    QTest.keyClicks(entry, "2.5")
    assert hands.window.audience.grace == 2500
    assert settings.read(tmp_path).settings.grace == 2500


def test_what_is_no_time_is_told_under_the_field_and_changes_nothing(hands: Hands) -> None:
    page = opened(hands)
    for typed in ("7", "-1", "abc", "", "nan", "inf", "5.1"):
        fill(page, "2")
        assert page.grace.remark.text == ""
        fill(page, typed)
        assert page.grace.remark.text == "0초에서 5초 사이로 정해 주세요.", typed
        assert 0 <= hands.window.audience.grace <= 5000


def fill(page: SettingsPage, typed: str) -> None:
    """Write another time over the one that stands there."""
    entry = page.grace.entry
    entry.setFocus()
    entry.selectAll()
    QTest.keyClick(entry, KEY.Key_Delete)
    QTest.keyClicks(entry, typed)


@pytest.mark.parametrize(("typed", "wait"), [("0", 0), ("5", 5000), ("1,5", 1500), (" 0.25 ", 250)])
def test_seconds_are_read_as_people_write_them(typed: str, wait: int) -> None:
    assert milliseconds(typed) == wait


# ---- by keys alone


def test_a_choice_by_keys_alone(hands: Hands) -> None:
    page = opened(hands)
    QTest.keyClicks(page.seek, "theme night")
    page.seek.clear()
    page.seek.setText("색")
    hands.key(KEY.Key_Down)
    assert isinstance(QApplication.focusWidget(), Option) or QApplication.focusWidget() is page.back
    page.choices["colours"].options["night"].setFocus()
    hands.keys(KEY.Key_Right, KEY.Key_Space)
    assert hands.app.context.theme.name == "day"


# ---- looking for one


FOUND = (
    ("글자", "letters"), ("ㄱㅈㅋㄱ", "letters"), ("letters", "letters"), ("130", "letters"), ("밤", "colours"),
    ("night", "colours"), ("dizzy", "motion"), ("움직임", "motion"), ("grave", "grace"), ("단축키", "keys"),
)  # fmt: skip


@pytest.mark.parametrize("language", ["ko", "en"])
def test_a_setting_is_found_in_whatever_language(hands: Hands, language: str) -> None:
    hands.app.context.speak(language)
    page = opened(hands)
    for typed, field in FOUND:
        page.seek.setText("")
        assert all(one.isVisible() for one in page.fields.values())
        page.seek.setText(typed)
        shown = [name for name, one in page.fields.items() if one.isVisible()]
        assert field in shown, typed
        assert len(shown) < len(page.fields), typed


def test_what_is_no_setting_says_so(hands: Hands) -> None:
    page = opened(hands)
    page.seek.setText("없는 것")
    assert page.nothing.isVisible()
    page.seek.clear()
    assert all(field.isVisible() for field in page.fields.values())


# ---- the file


def test_settings_of_before_are_read(tmp_path: Path) -> None:
    (tmp_path / settings.FILE).write_text('{"language": "en", "theme": "day", "grace": 3000}')
    assert settings.read(tmp_path) == (Settings(language="en", theme="day", grace=3000), "")


@pytest.mark.parametrize("broken", ['"percent": 900', '"percent": "x"', '"still": 7', '"theme": "pink"', '"grace": -1'])
def test_one_bad_value_loses_only_itself_and_is_told_of(tmp_path: Path, broken: str) -> None:
    raw = f'{{"language": "en", {broken}, "audience": "both"}}'
    (tmp_path / settings.FILE).write_text(raw)
    read = settings.read(tmp_path)
    assert read.settings == Settings(language="en", audience="both")
    assert (tmp_path / read.aside).read_text() == raw


def test_every_setting_survives_the_file(tmp_path: Path) -> None:
    chosen = Settings(language="en", follows=True, percent=130, still=True, audience="both", grace=0)
    assert settings.write(tmp_path, chosen)
    assert settings.read(tmp_path) == (chosen, "")
    assert msgspec.json.decode((tmp_path / settings.FILE).read_bytes())["percent"] == 130


# ---- how it looks


def cut(page: SettingsPage) -> list[str]:
    """Texts with less room than they need, and buttons that lie beside the page."""
    texts = [one for one in page.findChildren(Prose) if one.isVisible() and one.text]
    low = [one.text for one in texts if one.heightForWidth(one.width()) > one.height() + 1]
    buttons = [one for one in page.findChildren(QAbstractButton) if one.isVisible()]
    narrow = [one.text() for one in buttons if one.minimumSizeHint().width() > one.width() + 1]
    beside = [one.text() for one in buttons if one.mapTo(page, QPoint(one.width(), 0)).x() > page.width()]
    return low + narrow + beside


@pytest.mark.parametrize(("language", "percent"), EVERYWHERE)
def test_nothing_on_the_page_is_cut_off(sit_down: Seat, language: str, percent: int) -> None:
    hands = sit_down()
    hands.app.context.speak(language)
    hands.window.tastes.enlarge(percent)
    for size in SIZES:
        hands.window.show_table()
        hands.resize(*size)
        page = opened(hands)
        hands.wait(60)
        assert (size, cut(page)) == (size, [])


@pytest.mark.parametrize(("language", "percent"), EVERYWHERE)
def test_nothing_at_the_table_is_cut_off(sit_down: Seat, language: str, percent: int) -> None:
    hands = sit_down(fate=("white", "held"))
    hands.app.context.speak(language)
    hands.window.tastes.enlarge(percent)
    for size in SIZES:
        hands.resize(*size)
        check(hands)
    hands.key(KEY.Key_Space)
    for size in SIZES:
        hands.resize(*size)
        hands.drag("blue", "kitchen")
        check(hands)
        hands.key(KEY.Key_Escape)


def test_everything_has_a_name(hands: Hands) -> None:
    page = opened(hands)
    for widget in (page.seek, *page.findChildren(QAbstractButton), page.grace.entry):
        if widget.isVisible():
            assert QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name).strip(), widget


@pytest.mark.parametrize("size", SIZES[:2])
@pytest.mark.parametrize("language", ["ko", "en"])
def test_the_start_page_has_room_for_the_largest_letters(sit_down: Seat, size: tuple[int, int], language: str) -> None:
    hands = sit_down()
    hands.resize(*size)
    hands.app.context.speak(language)
    hands.window.tastes.enlarge(150)
    hands.key(KEY.Key_W, CTRL)
    hands.wait(200)
    page = hands.window.pages.page
    assert isinstance(page, StartPage)
    labels = [one for one in page.findChildren(QLabel) if one.isVisible()]
    assert [one.text() for one in labels if one.sizeHint().width() > one.width() + 1] == []
    for card in (page.resume, page.new):
        told = (card.telling.title, card.telling.subtitle, card.telling.mark, card.telling.act)
        assert set(filter(None, told)) <= {caption.text for caption in card.captions()}
    rows = [row for row in page.menu.values() if row.text() not in {caption.text for caption in row.captions()}]
    wide = [row.text() for row in page.menu.values() if row.captions()[0].rect.right() > row.width()]
    assert [*rows, *wide] == []
    assert all(page.rect().contains(QRect(one.mapTo(page, QPoint()), one.size())) for one in page.stops())
