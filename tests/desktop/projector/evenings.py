"""Evenings that differ in the Gray Man's card and in nothing else."""

from __future__ import annotations

from desktop.session import Session
from rules.actions import Action, Value
from rules.effects import Choice
from rules.engine import Step
from rules.events import Correction
from rules.fate import Fate, Program
from rules.hakoonna.actions import Agree, Stack, Surrender, Walk
from rules.hakoonna.events import PhaseSet
from rules.hakoonna.options import Options
from rules.tags import tag_of
from tests.tables import a_match


class Dealt:
    """Deals the card of one colour, lets every disc hold, and leaves the rest to the program."""

    def __init__(self, colour: str) -> None:
        self._colour = colour

    def answer(self, fate: Fate, number: int, asked: Choice) -> Value | None:
        told = {"deal-card": self._colour, "tower": "held"}
        return told.get(tag_of(asked)) or Program().answer(fate, number, asked)


def an_evening(colour: str = "white", options: Options | None = None) -> Session:
    """The practice mansion at the first visitor's noise."""
    return Session(a_match("hakoonna", seed=7, options=options, oracle=Dealt(colour)))


def play(session: Session, *actions: Action) -> None:
    """Carry actions out, all of which are legal."""
    for action in actions:
        done = session.play(action)
        assert isinstance(done, Step), (action, done)


def red_walks(session: Session) -> None:
    """Red's turn."""
    play(session, Stack("red"), Walk("red", "living"))


def set_by_hand(session: Session, *changes: Correction) -> None:
    """A correction of the host's."""
    assert isinstance(session.correct(changes, "practice"), Step)


def hako_time(session: Session) -> None:
    """Hako Onna's time begins."""
    set_by_hand(session, PhaseSet("hako", "hako", made="red", last="red"))


def give_up(session: Session) -> None:
    """The visitors surrender, which ends the game."""
    play(session, *(Agree(seat, True) for seat in ("red", "blue", "green", "purple")), Surrender("red"))


TURNS = (
    Stack("red"), Walk("red", "living"), Stack("blue"), Walk("blue", "study"), Stack("green"), Walk("green", "hall_2f"),
)  # fmt: skip
