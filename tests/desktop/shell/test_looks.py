"""Nothing is cut off, nothing is nameless, and one thing is lit."""

from itertools import product

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QLabel, QListWidget, QPushButton, QWidget

from desktop.scene.board_view import BoardView
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.test_geometry import is_outside

SIZES = ((1120, 680), (1280, 720), (1600, 900), (1920, 1080), (3840, 2160))
EVERYWHERE = list(product(SIZES, ("ko", "en")))
PHASES = {"noise": (), "act": ("held",), "hako": ("fell",)}


def clipped(widget: QWidget) -> bool:
    """Whether a text has less room than it needs."""
    if isinstance(widget, QLabel):
        if not widget.text():
            return False
        if widget.wordWrap():
            return widget.heightForWidth(widget.width()) > widget.height() + 1
        return needs(widget.sizeHint(), widget)
    return isinstance(widget, QPushButton) and bool(widget.text()) and needs(widget.sizeHint(), widget)


def needs(size: QSize, widget: QWidget) -> bool:
    return size.width() > widget.width() + 1 or size.height() > widget.height() + 1


def ours(hands: Hands) -> list[QWidget]:
    return [widget for widget in hands.visible() if isinstance(widget, QLabel | QPushButton)]


def faults(hands: Hands) -> list[tuple[str, ...]]:
    """What is cut off, lies outside the window or over another button."""
    texts = [(one, one.text()) for one in ours(hands)]  # type: ignore[attr-defined]
    cut = [("cut off", text, str(one.size()), str(one.sizeHint())) for one, text in texts if clipped(one)]
    out = [("outside", text, str(hands.place(one))) for one, text in texts if is_outside(hands, one)]
    return [*cut, *out, *overlapping(hands)]


def check(hands: Hands) -> None:
    """Nothing is wrong as soon as the layout has come to rest."""
    for _ in range(20):
        hands.wait(20)
        if not faults(hands):
            break
    assert not faults(hands)


def overlapping(hands: Hands) -> list[tuple[str, str]]:
    """Buttons of the panel that lie over one another."""
    buttons = hands.window.side.offers.buttons
    pairs = zip(buttons, buttons[1:], strict=False)
    return [
        (one.accessibleName(), other.accessibleName())
        for one, other in pairs
        if hands.place(one).intersects(hands.place(other))
    ]


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("phase", PHASES)
def test_nothing_is_cut_off(sit_down: Seat, language: str, phase: str) -> None:
    hands = sit_down(fate=("white", *PHASES[phase]))
    if PHASES[phase]:
        hands.key(Qt.Key.Key_Space)
    if language == "en":
        hands.window.acts.run("language")
    for size in SIZES:
        hands.resize(*size)
        check(hands)


@pytest.mark.parametrize("language", ["ko", "en"])
def test_no_card_is_cut_off(sit_down: Seat, language: str) -> None:
    hands = sit_down(fate=("white", "held"))
    hands.key(Qt.Key.Key_Space)
    if language == "en":
        hands.window.acts.run("language")
    for size in SIZES:
        hands.resize(*size)
        hands.drag("blue", "kitchen")
        check(hands)
        hands.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
        check(hands)
        hands.window.acts.run("fate")
        check(hands)
        hands.window.acts.run("help")
        check(hands)
        hands.key(Qt.Key.Key_Escape)
        assert hands.window.cards.card is None


def eyes_shut(hands: Hands) -> None:
    """The noise falls, all eyes are shut, and she opens them again."""
    for _ in range(3):
        hands.key(Qt.Key.Key_Space)
        hands.wait(350)


def test_the_gray_mans_long_reasons_have_room(sit_down: Seat) -> None:
    hands = sit_down(fate=("white", "fell"))
    eyes_shut(hands)
    for size, language in EVERYWHERE:
        hands.resize(*size)
        if hands.app.context.words.language != language:
            hands.window.acts.run("language")
        check(hands)


def test_the_panels_find_their_places_again_in_a_smaller_window(hands: Hands) -> None:
    hands.resize(1280, 720)
    panels = hands.window.board.panels
    assert panels["noise"].isVisible()
    assert panels["gray"].isVisible()


def test_everything_that_can_be_used_has_a_name(acting: Hands) -> None:
    acting.drag("red", "kitchen")
    for widget in acting.visible():
        if isinstance(widget, QAbstractButton | QListWidget | BoardView):
            interface = QAccessible.queryAccessibleInterface(widget)
            assert interface.text(QAccessible.Text.Name).strip(), widget


def test_every_button_of_the_top_bar_is_alive(hands: Hands) -> None:
    assert not any(button.accessibleDescription() for button in hands.window.top.buttons.values())


def test_every_text_is_plain(acting: Hands) -> None:
    acting.drag("red", "kitchen")
    texts = [one for one in acting.visible() if isinstance(one, QLabel) and one.text()]
    assert all(one.textFormat() is Qt.TextFormat.PlainText for one in texts)


@pytest.mark.parametrize("phase", PHASES)
def test_at_most_one_button_is_lit(sit_down: Seat, phase: str) -> None:
    hands = sit_down(fate=("white", *PHASES[phase]))
    if PHASES[phase]:
        hands.key(Qt.Key.Key_Space)
    lit = [one for one in hands.visible() if isinstance(one, QPushButton) and one.property("lit")]
    assert len(lit) == 1


def test_buttons_are_large_enough_for_a_finger(sit_down: Seat) -> None:
    hands = sit_down()
    hands.resize(1280, 720)
    assert all(one.height() >= 40 for one in hands.window.side.offers.buttons)
