"""A town's table under somebody's hands: how far it has come, set by hand where that is quicker."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt

from desktop.tables import Setup
from rules.arkham.content import Content
from rules.arkham.events import ClueSet, GateSet, MonsterSet, PlaceSet, TurnSet
from rules.arkham.options import Options
from rules.arkham.setup import seats
from rules.arkham.state import Town
from rules.events import Correction
from rules.fate import Fate, Source
from tests.desktop.shell.hands import Hands

KEY = Qt.Key
PEOPLE = {"p1": "kate_winthrop", "p2": "bob_jenkins", "p3": "amanda_sharpe", "p4": "mandy_thompson"}
OPTIONS = Options(investigators=PEOPLE, ancient="azathoth", first="p1")
STREET = "french_hill_street"
GATES = ("independence_square", "hibbs_roadhouse", "unvisited_isle")


def sit_at_a_town(hands: Hands, options: Options = OPTIONS, sources: Mapping[str, Source] | None = None) -> None:
    """Go over to a town; what is not told otherwise the program answers."""
    fate = Fate(seed=5, sources=dict(sources or {}))
    hands.window.chosen.emit(Setup(options, seats(len(PEOPLE)), fate, game="arkham"))
    hands.wait(50)


def town(hands: Hands) -> Town:
    now: Town = hands.session.match.table.state.town
    return now


def content(hands: Hands) -> Content:
    found: Content = hands.session.book.content
    return found


def set_by_hand(hands: Hands, *changes: Correction) -> None:
    hands.session.correct(changes, "a test")
    hands.wait(30)


def moving(hands: Hands, at: str = "easttown_street", points: int = 4) -> None:
    """The first player moves; nothing lies in town but what is put there."""
    bare = [MonsterSet(token, "") for token in town(hands).monsters]
    bare += [GateSet(place, "") for place in town(hands).gates]  # type: ignore[misc] # both are corrections
    turn = TurnSet("movement", "p1", 1, "p1", points=points, count=4)
    set_by_hand(hands, *bare, PlaceSet("p1", at), turn)


def beside_a_monster(hands: Hands, token: str = "zombie-1") -> None:
    """The first player shares a street with a monster."""
    moving(hands)
    set_by_hand(hands, MonsterSet(token, "easttown_street"))


def three_gates(hands: Hands) -> None:
    """Three gates are open, and a Mythos card is to be drawn."""
    moving(hands)
    markers = list(content(hands).markers)[::2]
    opened = [GateSet(place, marker) for place, marker in zip(GATES, markers, strict=False)]
    set_by_hand(hands, *opened, *(ClueSet(gate, 0) for gate in GATES), TurnSet("mythos", "p1", 1, count=4))


def card_of(hands: Hands, gate: str) -> str:
    """A Mythos card whose gate is there."""
    return next(one.id for one in content(hands).mythos.values() if getattr(one, "gate", "") == gate)


def surging(hands: Hands, *lying: str) -> None:
    """Monsters surge, and it is to be told how many at each gate; these tokens lie in a street already."""
    sit_at_a_town(hands, sources={"mythos": "cardboard", "cup": "cardboard"})
    three_gates(hands)
    if lying:
        set_by_hand(hands, *(MonsterSet(token, STREET) for token in lying), TurnSet("mythos", "p1", 1, count=4))
    hands.key(KEY.Key_Space)
    hands.session.answer(card_of(hands, GATES[0]))
    hands.wait(30)
    hands.window.board.view.setFocus()
    hands.key(KEY.Key_Space)


def rolling(hands: Hands) -> None:
    """A monster is evaded, and the dice are cardboard."""
    sit_at_a_town(hands, sources={"dice": "cardboard"})
    beside_a_monster(hands)
    press(hands, "evade")
    if hands.session.asked() is None:
        hands.key(KEY.Key_1)


def press(hands: Hands, action: str) -> None:
    """The button of an action."""
    button = next(one for one in hands.window.side.offers.buttons if one.deed and one.deed.action == action)
    hands.click(button)
