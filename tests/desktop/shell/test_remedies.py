"""What the refusal card offers instead is said in words, and done with one press."""

from __future__ import annotations

from PySide6.QtCore import Qt

from desktop.tables import Setup, a_book
from rules.fate import Fate
from rules.hakoonna.actions import Give, Open
from rules.hakoonna.events import CardSet, PhaseSet, PieceSet, SecretSet, TilesSet
from rules.hakoonna.options import Options
from rules.hakoonna.setup import seats
from rules.hakoonna.state import Secret
from rules.seats import KNOWING_HOST
from tests.desktop.shell.hands import Hands

KEY = Qt.Key


def told_all(hands: Hands) -> None:
    """The host knows all; the safe lies behind the coat stand, and it is Red's turn to act."""
    setup = Setup(Options(knowledge="host"), seats(), Fate(seed=5), a_book().content.practice, viewer=KNOWING_HOST)
    hands.window.chosen.emit(setup)
    secret = Secret(code=("2", "5", "6"), weakness="chain", faces={"hall.coat_stand": "safe"})
    hands.session.correct((SecretSet(secret), CardSet("white"), PhaseSet("act", turn="red")), "a test")
    hands.wait()


def test_what_cannot_be_carried_is_put_back_with_one_click(hands: Hands) -> None:
    told_all(hands)
    hands.session.play(Open("red", "hall.coat_stand"))
    hands.wait(30)
    hands.key(KEY.Key_2)
    remedies = hands.card().remedies
    assert [link.text() for link in remedies] == ["되돌림"]
    hands.click(remedies[0])
    assert hands.window.cards.card is None
    assert hands.session.asked() is None
    assert any("되돌" in line for line in hands.log()[-3:])


def test_the_step_towards_another_is_offered_by_name(hands: Hands) -> None:
    there = (PhaseSet("act", turn="red"), PieceSet("blue", "child"), TilesSet(held={"red": 1}))
    hands.session.correct(there, "a test")
    hands.window.play.attempt(Give("red", "blue"))
    hands.wait(30)
    remedies = hands.card().remedies
    assert [link.text() for link in remedies] == ["이동: 서재"]
    hands.click(remedies[0])
    assert hands.standing("red") == "study"
