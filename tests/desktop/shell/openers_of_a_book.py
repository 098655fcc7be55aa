"""The storyteller's book while something is looked for, the almanac, and the lists of the game."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import Qt

from assets import library
from rules.clocktower.content.nights import NIGHTS_FILE
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.square_hands import at_night, sit_in_a_circle

Open = Callable[[Hands], object]
KEY = Qt.Key
NAMES = tuple(f"P{number}" for number in range(1, 10))


def _night(hands: Hands) -> None:
    sit_in_a_circle(hands, NAMES)
    at_night(hands)


def _asked(id_: str, *keys: Qt.Key) -> Open:
    def opens(hands: Hands) -> None:
        _night(hands)
        hands.window.acts.run(id_)
        hands.keys(*keys)

    return opens


def _written(name: str, text: str) -> Path:
    path = Path(tempfile.mkdtemp()) / name
    path.write_text(text, encoding="utf-8")
    return path


def _almanac(hands: Hands) -> None:
    """Each entry is in no language of the program: its words are digits."""
    _night(hands)
    hands.window.own_words.take(_written("1.txt", "Minion\n123\nTownsfolk\nEmpath\n1 2 3\n4\n5\nHow to Run\n- 6 7 8\n"))


def _almanac_read(hands: Hands) -> None:
    _almanac(hands)
    hands.key(KEY.Key_Escape)
    hands.window.acts.run("find")
    hands.keys(KEY.Key_E, KEY.Key_M, KEY.Key_P, KEY.Key_Return)


def _almanac_at_night(hands: Hands) -> None:
    _almanac(hands)
    hands.keys(KEY.Key_Escape, KEY.Key_Space, KEY.Key_Space)


def _broken(hands: Hands) -> None:
    _night(hands)
    text = library.read(NIGHTS_FILE).decode().replace('"boffin"', '"12"').replace('"dusk",', "")
    hands.window.lists.take(_written("1", text))


OPENERS: Mapping[str, Open] = {
    "the script is looked through": _asked("find"),
    "nothing is found on the script": _asked("find", KEY.Key_Q, KEY.Key_Q),
    "no almanac yet": _asked("almanac"),
    "what came of an almanac": _almanac,
    "an almanac on the script": _almanac_read,
    "an almanac at night": _almanac_at_night,
    "the lists of the game": _asked("clock-lists"),
    "one list": _asked("clock-lists", KEY.Key_1),
    "a broken list": _broken,
}
