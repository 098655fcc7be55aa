"""Winning by closed gates: whenever the state holds, or only when an investigator closes one (AS-20)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.arkham.effects import CloseGate
from rules.arkham.events import GameWon, GateClosed
from rules.engine import settle
from rules.events import Event
from rules.state import Table
from tests.rules.arkham.a_town import Evening, a_town, gates, has


def one_gate_left(**options: Any) -> Evening:
    """One of two investigators holds a marker; the last gate is in the woods."""
    evening = a_town("p1 woods, p2 newspaper", *gates("woods abyss_a"), **options)
    return has(evening, markers=("gate_yuggoth_a", "gate_yuggoth_b"))


def closed(evening: Evening, seat: str = "") -> tuple[Event, ...]:
    """What happens when the gate in the woods closes."""
    state = evening.match.table.state
    return settle(evening.match.book, Table(state, (CloseGate(place="woods", seat=seat),)))[0]


@pytest.mark.parametrize(("victory", "wins"), [("state", True), ("closing", False)])
def test_as_20_a_text_closes_the_last_gate(victory: str, wins: bool) -> None:
    events = closed(one_gate_left(gate_victory=victory))
    assert isinstance(events[0], GateClosed)
    assert (GameWon("gates") in events) == wins


@pytest.mark.parametrize("victory", ["state", "closing"])
def test_as_20_an_investigator_closes_it(victory: str) -> None:
    evening = one_gate_left(gate_victory=victory)
    evening.corrects(*gates("graveyard abyss_b"))
    assert GameWon("gates") not in closed(evening, "p1")
