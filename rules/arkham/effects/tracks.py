"""About to happen to the doom and the terror track."""

from __future__ import annotations

from rules.effects import Effect


class RaiseDoom(Effect, frozen=True, tag="raise-doom"):
    """So many doom tokens come on the track, or leave it (arkham-board.md 4.2)."""

    amount: int = 1


class RaiseTerror(Effect, frozen=True, tag="raise-terror"):
    """Terror rises, a step at a time (arkham-board.md 4.1)."""

    amount: int = 1


class Awaken(Effect, frozen=True, tag="awaken"):
    """The Ancient One awakens: ``doom``, ``gates``, ``markers``, ``monsters``, ``overrun`` or ``text``."""

    cause: str = "text"
