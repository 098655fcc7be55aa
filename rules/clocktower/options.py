"""What a table decides before the first night (flows.md 2.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

Knowledge = Literal["grimoire", "square"]
Markers = Literal["on", "ask", "off"]
Words = Literal["official", "book"]

Seconds = Annotated[int, msgspec.Meta(ge=0, le=600)]
Minutes = Annotated[int, msgspec.Meta(ge=0, le=60)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Chosen at setup, kept in the record."""

    knowledge: Knowledge = "grimoire"
    """Whether the program holds the grimoire (G1), or only what the square shows (G0; flows.md 0.4)."""
    travellers: Mapping[str, str] = {}
    """The travellers' seats, with their characters; their alignment is the storyteller's secret."""
    evil_travellers: tuple[str, ...] = ()
    bag: tuple[str, ...] = ()
    """The tokens in the bag; () leaves it to the storyteller to fill it."""
    slips: bool = False
    """Whether each draws a numbered slip, for a token that chance has laid under that number."""
    limit_guesses: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    """How many players may guess the evil team in a day; 0 is everybody (001 알사히르)."""
    riot_changes: Literal["night", "day"] = "night"
    """When Minions become Riot: in the third night, or as nominations open on the third day (001 폭도)."""
    markers: Markers = "on"
    """Whether the program lays the reminders of a step itself, asks for each, or leaves them to the storyteller."""
    words: Words = "official"
    """Which Korean words the game is spoken of in: the official ones (지목, 소속), or the book's (지명, 성향)."""
    beat: Seconds = 0
    """How long each step of the night lasts at least, in seconds, so that nobody can count by ear; 0 is off."""
    talk: Minutes = 0
    """How long the town talks before nominations open, in minutes; 0 is no clock."""
    plea: Seconds = 0
    """How long a nominee may plead before hands are counted, in seconds; 0 is no clock."""
    countdown: Annotated[int, msgspec.Meta(ge=0, le=10)] = 3
    """From which number Riot's next name is counted down, in seconds; 0 is no countdown (001 폭도)."""
