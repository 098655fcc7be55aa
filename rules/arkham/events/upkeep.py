"""What has happened in the Upkeep."""

from __future__ import annotations

from typing import ClassVar

from rules.events import Event
from rules.messages import says


class Slid(Event, frozen=True, tag="slid"):
    """A slider stands at another stop; ``track`` is its first skill."""

    seat: str
    track: str
    stop: int
    message: ClassVar[str] = says("{seat} moves the {track} slider.")


class Seasoned(Event, frozen=True, tag="seasoned"):
    """These special cards have seen an Upkeep."""

    seat: str
    cards: tuple[str, ...]
