"""A town's table at the host's window, at any position."""

from __future__ import annotations

from typing import Any

import msgspec

from desktop.session import Session
from desktop.tables import Setup, a_book, new_match
from rules.arkham.events import SheetSet
from rules.arkham.options import Options
from rules.arkham.setup import seats
from rules.arkham.state import Sheet, Town
from rules.engine import Step
from rules.events import Correction
from rules.fate import Fate
from tests.desktop.shell.hands import Hands
from tests.rules.arkham.a_town import PEOPLE, moving

CARDBOARD = Fate(seed=5, other="cardboard")


def a_setup(people: int = 2, **options: Any) -> Setup:
    """Joe Diamond, Kate Winthrop …; Yig sleeps below; p1 begins."""
    who = {f"p{number}": one for number, one in enumerate(PEOPLE[:people], 1)}
    return Setup(
        Options(**{"investigators": who, "ancient": "yig", "first": "p1", **options}),
        seats(people),
        CARDBOARD,
        game="arkham",
    )


def a_session(*changes: Correction, people: int = 2, **options: Any) -> Session:
    """The table without a window; p1 moves unless a change says otherwise."""
    session = Session(new_match(a_book("arkham"), a_setup(people, **options)))
    put(session, *changes)
    return session


def sit_at_town(hands: Hands, *changes: Correction, people: int = 2, **options: Any) -> Town:
    """Go over to a town's table."""
    hands.window.chosen.emit(a_setup(people, **options))
    hands.wait(60)
    put(hands.session, *changes)
    hands.wait(60)
    hands.window.cards.clear()
    return town(hands.session)


def put(session: Session, *changes: Correction) -> None:
    """Set things by hand: p1's movement, then these."""
    done = session.correct((moving("p1"), *changes), "a test")
    assert isinstance(done, Step), done


def town(session: Session) -> Town:
    """All that lies there."""
    shared: Town = session.seen().town  # type: ignore[attr-defined] # the town's own view
    return shared


def sheet(session: Session, seat: str = "p1", **changes: Any) -> SheetSet:
    """A correction of parts of a sheet."""
    before: Sheet = town(session).sheets[seat]
    return SheetSet(seat, msgspec.structs.replace(before, **changes))
