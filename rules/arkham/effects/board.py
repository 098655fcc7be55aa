"""About to happen on the board: gates and monsters."""

from __future__ import annotations

from rules.effects import Effect


class OpenGate(Effect, frozen=True, tag="open-gate"):
    """A gate is to open at a place, with so many monsters; what keeps it away is looked at first (003 3.5)."""

    place: str = ""
    monsters: int = 1


class TurnMarker(Effect, frozen=True, tag="turn-marker"):
    """The doom is on its track; the marker of the new gate comes next."""

    place: str = ""
    monsters: int = 1


class PlaceMonsters(Effect, frozen=True, tag="place-monsters"):
    """So many monsters come out of the cup into a place, one at a time, each against the limit (003 2.1)."""

    place: str = ""
    count: int = 1


class PlaceToken(Effect, frozen=True, tag="place-token"):
    """One monster, known already, comes into a place, or into the outskirts when Arkham is full (003 2.1)."""

    token: str = ""
    place: str = ""


class CloseGate(Effect, frozen=True, tag="close-gate"):
    """A gate closes: by an investigator, who takes its marker, or by an effect (``seat`` empty) (003 4.5)."""

    place: str = ""
    seat: str = ""


class LookForVictory(Effect, frozen=True, tag="look-for-victory"):
    """Whether closing gates has won the game (003 4.6)."""


class SetAside(Effect, frozen=True, tag="set-aside"):
    """These monster tokens leave the board for the cup."""

    tokens: tuple[str, ...] = ()
