"""What a storyteller can open at a seat, for somebody who comes late, and in the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt

from rules.clocktower.events import MarksSet, TimeSet
from rules.clocktower.options import Options
from rules.clocktower.state import Mark
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.square_hands import at_night, nominating, set_by_hand, sit_in_a_circle

Open = Callable[[Hands], object]
KEY = Qt.Key
NAMES = tuple(f"P{number}" for number in range(1, 10))
"""Called the same in every language."""


def _menu(*keys: Qt.Key, by_day: bool = True) -> Open:
    """The menu of a seat with reminders, and what these keys open in it."""

    def opens(hands: Hands) -> None:
        sit_in_a_circle(hands, NAMES)
        (nominating if by_day else at_night)(hands)
        set_by_hand(hands, MarksSet((Mark(1, "p4", "po", "dead"), Mark(2, "p4", "harpy", "mad", "mad", turned=True))))
        hands.play.scene.asked_of.emit("p4")
        hands.keys(*keys)
        hands.wait(20)

    return opens


def _voting(hands: Hands) -> None:
    """Hands are counted, and the nominee may plead."""
    sit_in_a_circle(hands, NAMES, Options(plea=30))
    nominating(hands)
    hands.drag("token:p1", "p3")


def _timed(hands: Hands) -> None:
    """The town talks, and a clock runs beside the ring."""
    sit_in_a_circle(hands, NAMES, Options(talk=5))
    set_by_hand(hands, TimeSet("day", 1))


def _paced(hands: Hands) -> None:
    """A step of the night lasts at least its beat."""
    sit_in_a_circle(hands, NAMES, Options(beat=20))
    at_night(hands)


def _row(number: int) -> Open:
    """A row of the menu that has no digit."""

    def opens(hands: Hands) -> None:
        _menu()(hands)
        hands.window.cards.card.rows[number].click()  # type: ignore[union-attr]
        hands.wait(20)

    return opens


def _leaving(hands: Hands) -> None:
    _row(9)(hands)
    hands.key(KEY.Key_4)


def _late(*keys: Qt.Key) -> Open:
    def opens(hands: Hands) -> None:
        _menu()(hands)
        hands.window.acts.run("late")
        for key in keys:
            hands.key(key)
            hands.wait(20)

    return opens


def _correcting(hands: Hands) -> None:
    _menu(KEY.Key_Escape)(hands)
    hands.window.acts.run("correct")
    hands.play.scene.asked_of.emit("p4")
    hands.wait(20)


def _ceremony(turned: int) -> Open:
    def opens(hands: Hands) -> None:
        _menu(KEY.Key_Escape)(hands)
        set_by_hand(hands, TimeSet("over", 2, winner="good"))
        hands.window.ending.announce()
        hands.window.acts.run("ceremony")
        hands.keys(*(KEY.Key_Space,) * turned)

    return opens


OPENERS: Mapping[str, Open] = {
    "the menu of a storyteller's seat": _menu(by_day=False),
    "a clock beside the ring": _timed,
    "hands are counted": _voting,
    "a beat of the night": _paced,
    "which reminder": _menu(KEY.Key_2),
    "the reminders of a seat": _menu(KEY.Key_3),
    "one reminder": _menu(KEY.Key_3, KEY.Key_2),
    "which character": _menu(KEY.Key_4),
    "what is said aloud": _menu(KEY.Key_7),
    "a private question": _menu(KEY.Key_8),
    "what for somebody was woken": _menu(KEY.Key_9),
    "what about a chair": _row(9),
    "somebody leaves the circle": _leaving,
    "somebody comes late to a circle": _late(),
    "which Traveller": _late(KEY.Key_1),
    "the side of a Traveller": _late(KEY.Key_1, KEY.Key_Return),
    "where a Traveller sits": _late(KEY.Key_1, KEY.Key_Return, KEY.Key_1),
    "a seat set by hand": _correcting,
    "the ceremony of a grimoire": _ceremony(3),
}
