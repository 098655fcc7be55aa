"""What a storyteller shows one person: cards, tokens, and what leads to them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt

from rules.clocktower.actions import PassBy, ShowCard
from rules.clocktower.events import RolesSet
from rules.seats import HOST
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.square_hands import ROLES, at_night, everybody, set_by_hand, sit_in_a_circle

Open = Callable[[Hands], object]
KEY = Qt.Key
NAMES = tuple(f"P{number}" for number in range(1, 21))
"""Called the same in every language."""


def _night(hands: Hands) -> None:
    sit_in_a_circle(hands, NAMES[:9])
    at_night(hands)
    for info in ("minioninfo", "demoninfo"):
        hands.session.play(PassBy(HOST, info, ""))
    hands.wait(20)


def _shown(*cards: ShowCard, seen: bool = False) -> Open:
    """The last of these cards lies there, or the way back when it was seen."""

    def opens(hands: Hands) -> None:
        _night(hands)
        hands.window.showing.play(cards)
        hands.wait(20)
        hands.keys(*(KEY.Key_Right,) * (len(cards) if seen else 0))

    return opens


def _asked(*keys: Qt.Key) -> Open:
    """No card is due: which one."""

    def opens(hands: Hands) -> None:
        _night(hands)
        hands.keys(KEY.Key_F12, *keys)

    return opens


def _of_twenty(hands: Hands) -> None:
    sit_in_a_circle(hands, NAMES)
    set_by_hand(hands, RolesSet(dict.fromkeys((f"p{n}" for n in range(1, 21)), "virgin")))
    at_night(hands)
    for info in ("minioninfo", "demoninfo"):
        hands.session.play(PassBy(HOST, info, ""))
    hands.keys(KEY.Key_F12, KEY.Key_9)


def _dealt(hands: Hands) -> None:
    sit_in_a_circle(hands, NAMES[:9])
    everybody(hands, ROLES)
    hands.key(KEY.Key_F12)


MINIONS = ShowCard(HOST, "p9", "your-minions", ("p8",))
BLUFFS = ShowCard(HOST, "p9", "not-in-play", (), ("artist", "harpy", "vortox"))

OPENERS: Mapping[str, Open] = {
    "a card for one": _shown(MINIONS),
    "cards for one": _shown(MINIONS, BLUFFS),
    "the way back from cards": _shown(MINIONS, BLUFFS, seen=True),
    "which card": _asked(),
    "whose own words": _asked(KEY.Key_9),
    "whose own words of twenty": _of_twenty,
    "own words": _asked(KEY.Key_9, KEY.Key_4),
    "a token is dealt": _dealt,
}
