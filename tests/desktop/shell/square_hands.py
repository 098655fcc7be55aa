"""A storyteller at the host's window: how far the game has come, set by hand where that is quicker."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.tables import Setup
from rules.clocktower.events import BagSet, RolesSet, TimeSet
from rules.clocktower.options import Options
from rules.clocktower.setup import seats
from rules.clocktower.state import ClockState
from rules.events import Correction
from rules.fate import Fate
from tests.desktop.shell.hands import Hands

NAMES = ("지우", "하린", "민서", "도윤", "서연", "태오", "유나", "준호", "소율")
ROLES = {
    "p1": "chambermaid",
    "p2": "empath",
    "p3": "dreamer",
    "p4": "recluse",
    "p5": "seamstress",
    "p6": "virgin",
    "p7": "towncrier",
    "p8": "assassin",
    "p9": "po",
}
EVIL = ("p8", "p9")


def sit_in_a_circle(hands: Hands, names: tuple[str, ...] = NAMES, options: Options | None = None) -> None:
    """Go over to a circle of these people."""
    setup = Setup(options or Options(), seats(len(names), names), Fate(seed=7), game="clocktower")
    hands.window.chosen.emit(setup)
    hands.wait(50)


def set_by_hand(hands: Hands, *changes: Correction) -> None:
    hands.session.correct(changes, "a test")
    hands.wait(30)


def everybody(hands: Hands, roles: Mapping[str, str] = ROLES, evil: tuple[str, ...] = EVIL) -> None:
    """Everybody has a character."""
    set_by_hand(hands, RolesSet(roles, evil=evil), BagSet(bag=tuple(roles.values()), outsiders=1))


def at_night(hands: Hands, n: int = 1) -> None:
    """Night has fallen upon people whose characters are known."""
    everybody(hands)
    set_by_hand(hands, TimeSet("night", n))


def nominating(hands: Hands) -> None:
    """It is the first day, and nominations are open."""
    everybody(hands)
    set_by_hand(hands, TimeSet("day", 1, open=True))


def state(hands: Hands) -> ClockState:
    """The whole truth."""
    found: ClockState = hands.session.match.table.state
    return found


def titles(hands: Hands) -> list[str]:
    """What the rows offer."""
    return [button.deed.title for button in hands.window.side.offers.buttons if button.deed]


def press(hands: Hands, action: str) -> None:
    """The button of an action."""
    button = next(one for one in hands.window.side.offers.buttons if one.deed and one.deed.action == action)
    hands.click(button)
