"""Random games whose secrets are exchanged: nothing that the audience can see, read, hear or take home changes."""

from __future__ import annotations

from collections import Counter

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop.projector.publishing import Publishing
from desktop.projector.window import AudienceWindow
from desktop.public_copy import PublicCopy
from desktop.session import Session
from rules.engine import AnyTable
from rules.seats import AUDIENCE
from tests.desktop.projector import canaries
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
    for one in range(seed, seed + count):
        try:
            _look_at(onlooker, Walker("hakoonna", one, tidy=True).walk(STEPS), figures)
        except Exception as error:  # any fault goes on as it is, with what plays that game again
            error.add_note(f"seed {one}: Walker('hakoonna', {one}, tidy=True).walk({STEPS})")
            raise
    onlooker.leave()
    return dict(figures)


def _look_at(onlooker: Onlooker, walk: Walker, figures: Counter[str]) -> None:
    number = walk.match.at
    session = Session(walk.match)
    seen, told = onlooker.sees(session), _public_copy(session)
    figures["games"] += 1
    for twins in all_twins(walk, number):
        tells_nothing(walk.book, walk, number, twins)
        figures["viewers"] += 1
        if twins.viewer == AUDIENCE and twins.table.state != twins.other.state:
            _exchange(walk, twins.other)
            assert canaries.differing(seen, onlooker.sees(session)) == set()
            assert _public_copy(session) == told
            _exchange(walk, twins.table)
            figures["audiences that had something to learn"] += 1
    _marked(onlooker, walk, session, figures)


def _exchange(walk: Walker, table: AnyTable) -> None:
    """Let the match stand at another table, as if it had always been so."""
    walk.match.node(walk.match.at).table = table


def _marked(onlooker: Onlooker, walk: Walker, session: Session, figures: Counter[str]) -> None:
    """A string that stands in the Gray Man's card is nowhere on the window nor in the public copy."""
    table = walk.match.table
    if not table.state.card or table.state.public.shown:
        return
    marked = msgspec.structs.replace(table.state, card=CANARY)
    _exchange(walk, msgspec.structs.replace(table, state=marked))
    onlooker.sees(session)
    assert canaries.holding(onlooker.window, CANARY) == []
    assert CANARY not in _public_copy(session)
    _exchange(walk, table)
    figures["marked cards"] += 1


def _public_copy(session: Session) -> str:
    return b"".join(PublicCopy(session).lines()).decode()
