"""Before the first turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rules.arkham.state import Sheet
from rules.events import Event
from rules.messages import says


class AncientDrawn(Event, frozen=True, tag="ancient-drawn"):
    ancient: str
    message: ClassVar[str] = says("{ancient} sleeps below the town.")


class FirstDrawn(Event, frozen=True, tag="first-drawn"):
    seat: str
    message: ClassVar[str] = says("{seat} takes the first-player marker.")


class InvestigatorDrawn(Event, frozen=True, tag="investigator-drawn"):
    """A seat plays this investigator, equipped as its sheet says."""

    seat: str
    investigator: str
    sheet: Sheet = Sheet()
    message: ClassVar[str] = says("{seat} plays {investigator}.")


class TownPrepared(Event, frozen=True, tag="town-prepared"):
    """The clues lie, the allies are sorted; ``count`` investigators play."""

    clues: Mapping[str, int]
    allies: tuple[str, ...]
    count: int
    message: ClassVar[str] = says("The town is set up.")
