"""Random games whose secrets are exchanged: nothing that the audience can see, read, hear or take home changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import product
from typing import Any, Final

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop.projector.publishing import Publishing
from desktop.projector.window import AudienceWindow
from desktop.public_copy import PublicCopy
from desktop.session import Session
from rules.clocktower.state import ClockState
from rules.engine import AnyTable
from rules.hakoonna.state import HakoState
from rules.seats import AUDIENCE
from tests.desktop.projector import canaries
from tests.laws.clocktower import canary
from tests.laws.test_secrecy import all_twins, tells_nothing
from tests.laws.walker import Walker

STEPS = 60
SIZE = (854, 480)
CANARY = "CANARY-7Q"


class Onlooker:
    """The audience's window, which is shown one table after another."""

    def __init__(self) -> None:
        self._app = QApplication.instance() or QApplication(["secret games"])
        self.window = AudienceWindow("ko")
        self.window.set_pace(0.0)
        self.window.resize(*SIZE)
        self.window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.window.show()

    def sees(self, session: Session) -> canaries.Public:
        """Every surface of the window, with the curtain up."""
        self.window.follow(Publishing(session, grace=0))
        self.window.lift(sure=True)
        return canaries.public(self.window)

    def leave(self) -> None:
        """Close the window."""
        self.window.follow(None)
        self.window.close()
        self.window.deleteLater()


def secret_games(count: int, seed: int) -> dict[str, int]:
    """So many games with secrets that are told to the program; each is looked at as it is, exchanged, and marked."""
    figures: Counter[str] = Counter()
    onlooker = Onlooker()
    for game, one in product(MARKED, range(seed, seed + count)):
        try:
            _look_at(onlooker, Walker(game, one, tidy=True).walk(STEPS), figures)
        except Exception as error:  # any fault goes on as it is, with what plays that game again
            error.add_note(f"seed {one}: Walker({game!r}, {one}, tidy=True).walk({STEPS})")
            raise
    onlooker.leave()
    return dict(figures)


def _look_at(onlooker: Onlooker, walk: Walker, figures: Counter[str]) -> None:
    number = walk.match.at
    session = Session(walk.match)
    seen, told = onlooker.sees(session), _public_copy(session)
    game = walk.game
    figures[f"{game} games"] += 1
    for twins in all_twins(walk, number):
        tells_nothing(walk.book, walk, number, twins)
        figures[f"{game} viewers"] += 1
        if twins.viewer == AUDIENCE and twins.table.state != twins.other.state:
            _exchange(walk, twins.other)
            assert canaries.differing(seen, onlooker.sees(session)) == set()
            assert _public_copy(session) == told
            _exchange(walk, twins.table)
            figures[f"{game} audiences that had something to learn"] += 1
    _marked(onlooker, walk, session, figures)


def _exchange(walk: Walker, table: AnyTable) -> None:
    """Let the match stand at another table, as if it had always been so."""
    walk.match.node(walk.match.at).table = table


def _marked(onlooker: Onlooker, walk: Walker, session: Session, figures: Counter[str]) -> None:
    """A string that stands in what is secret is nowhere on the window nor in the public copy."""
    table = walk.match.table
    marked = MARKED[walk.game](table.state)
    if marked is None:
        return
    _exchange(walk, msgspec.structs.replace(table, state=marked))
    onlooker.sees(session)
    assert canaries.holding(onlooker.window, CANARY) == []
    assert CANARY not in _public_copy(session)
    _exchange(walk, table)
    figures[f"{walk.game} marked"] += 1


def _card(state: HakoState) -> HakoState | None:
    """The Gray Man's card is that string; None where he has none, or everybody sees it."""
    shown = not state.card or state.public.shown
    marked: Any = CANARY
    return None if shown else msgspec.structs.replace(state, card=marked)


def _grimoire(state: ClockState) -> ClockState | None:
    """The grimoire is full of that string; None where it lies open."""
    return None if state.public.revealed or not state.public.circle else canary.marked(state, CANARY)


MARKED: Final[Mapping[str, Callable[[Any], Any]]] = {"hakoonna": _card, "clocktower": _grimoire}
"""How each game with secrets is marked."""


def _public_copy(session: Session) -> str:
    return b"".join(PublicCopy(session).lines()).decode()
