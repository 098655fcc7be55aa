"""Why not: showing."""

from __future__ import annotations

from rules.messages import says
from rules.violations import Violation


class NightCurtain(Violation, frozen=True, tag="night-curtain"):
    """The square sees nothing of the night."""

    what: str
    id = "BC-R46"
    source = "flows.md 4.3"
    message = says("At night {what} cannot go to the public screen.")


class RevealTooEarly(Violation, frozen=True, tag="reveal-too-early"):
    """The game is not over."""

    id = "BC-R47"
    source = "flows.md 4.3"
    message = says("The Grimoire is revealed after the game.")


class DjinnUnread(Violation, frozen=True, tag="djinn-unread"):
    """The sheet has pairs with a rule of their own, and nobody was told of them."""

    n: int
    id = "BC-R69"
    source = "001 진"
    message = says("The Djinn's rules for {n} pairs were not read out. Tell them to everybody before the first night.")
