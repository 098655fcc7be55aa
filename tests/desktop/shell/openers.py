"""Everything the host can open, each by what opens it: one line more for whatever is added."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt

from desktop.tables import Setup
from rules.fate import Fate
from rules.hakoonna.actions import Agree
from rules.hakoonna.events import PieceSet
from rules.hakoonna.options import Options
from rules.hakoonna.setup import seats
from tests.desktop.shell.hands import SHIFT, Hands

Open = Callable[[Hands], object]
KEY = Qt.Key


def asks(id_: str) -> Open:
    """Whatever a command opens."""
    return lambda hands: hands.window.acts.run(id_)


def _made_noise(hands: Hands) -> None:
    hands.key(KEY.Key_Space)


def _correcting(hands: Hands) -> None:
    _made_noise(hands)
    hands.window.acts.run("correct")


def _refused(hands: Hands) -> None:
    _made_noise(hands)
    hands.drag("red", "kitchen")


def _overruling(hands: Hands) -> None:
    _refused(hands)
    hands.key(KEY.Key_Return, SHIFT)


def _held_in_the_list(hands: Hands) -> None:
    _made_noise(hands)
    hands.window.acts.run("list")
    hands.keys(KEY.Key_Return, KEY.Key_Down)


def _at_the_piece(id_: str) -> Open:
    def opens(hands: Hands) -> None:
        _made_noise(hands)
        hands.drag("red", "living")
        hands.play.scene.cursor.go_to_piece("red")
        hands.window.acts.run(id_)

    return opens


def _filtering(hands: Hands) -> None:
    _made_noise(hands)
    hands.window.side.log.filter.open(True)


def _amending(hands: Hands) -> None:
    _made_noise(hands)
    hands.window.acts.run("amend")


def _breaking(hands: Hands) -> None:
    _made_noise(hands)
    hands.drag("red", "living")
    hands.window.acts.run("amend", hands.session.match.path()[1].number)
    hands.key(KEY.Key_1)


def _hakos_time(hands: Hands) -> None:
    for _ in range(4):
        hands.keys(KEY.Key_Space, KEY.Key_4)


def _over(hands: Hands) -> None:
    for seat in ("red", "blue", "green", "purple"):
        hands.session.play(Agree(seat, True))
    hands.key(KEY.Key_6)


def _building(hands: Hands) -> None:
    hands.window.chosen.emit(Setup(Options(mansion="built"), seats(), Fate(seed=5)))
    hands.wait()


def _building_in_the_list(hands: Hands) -> None:
    _building(hands)
    hands.window.acts.run("list")


def _from_the_table(hands: Hands) -> None:
    hands.session.switch_fate("noise", "cardboard")


def _many_lines(hands: Hands) -> None:
    for place in ("study", "living", "study"):
        hands.session.correct((PieceSet("red", place),), "a test")
    hands.session.undo(2)
    hands.session.correct((PieceSet("blue", "study"),), "a test")


def _renaming(hands: Hands) -> None:
    hands.window.seat_menu.open("red")
    hands.key(KEY.Key_1)


def _a_lesson(hands: Hands) -> None:
    hands.window.learning.open_page("hakoonna")
    page = hands.window.learning.page
    assert page is not None
    hands.window.learning.begin(next(iter(page.rows)))


def _resuming(hands: Hands) -> None:
    _made_noise(hands)
    hands.window.starting.practised.emit()
    hands.wait()
    hands.window.starting.offer()
    while hands.window.cards.card is None:
        hands.wait()


OPENERS: Mapping[str, Open] = {
    "the table": lambda _: None,
    "an action is due": _made_noise,
    "hako's time": _hakos_time,
    "the game is over": _over,
    "fate is cardboard": _from_the_table,
    "ways not taken": _many_lines,
    "correction": _correcting,
    "the mansion is built": _building,
    "the mansion is built from the list": _building_in_the_list,
    "board as a list": asks("list"),
    "held in the list": _held_in_the_list,
    "who sees": _at_the_piece("who-sees"),
    "where it came from": _at_the_piece("history"),
    "who knows": asks("who-knows"),
    "the log is filtered": _filtering,
    "a refusal": _refused,
    "an overrule": _overruling,
    "an amendment": _amending,
    "what an amendment changes": _breaking,
    "help": asks("help"),
    "fate": asks("fate"),
    "no second screen": asks("audience"),
    "the audience is set up": asks("audience-setup"),
    "the screens are checked": lambda hands: hands.window.guard.check(),
    "the cover": asks("cover"),
    "shown to one": asks("show-to-one"),
    "start page": asks("start-page"),
    "new game": asks("new"),
    "palette": asks("palette"),
    "settings": asks("settings"),
    "shortcuts": asks("shortcuts"),
    "recovery": asks("recovery"),
    "export": asks("export"),
    "drawer": asks("drawer"),
    "peek": asks("peek"),
    "the menu of a seat": lambda hands: hands.window.seat_menu.open("gray"),
    "another name": _renaming,
    "room data": lambda hands: hands.window.show_rooms(),
    "learning": lambda hands: hands.window.learning.open_page("hakoonna"),
    "a lesson": _a_lesson,
    "going on with an evening": _resuming,
}
