"""The neutral investigator of the situations, and what several of them do."""

from __future__ import annotations

from typing import Any, Final

from rules.arkham.actions import EndPart, Proceed
from rules.arkham.effects import Roll
from rules.events import Correction, Event
from tests.rules.arkham.a_town import Evening, a_town, has, moment, mythos

T: Final[dict[str, Any]] = {
    "sanity": 5, "stamina": 5, "sliders": (3, 3, 3), "money": 0, "clues": 0, "hand": (), "specials": (),
}  # fmt: skip
"""Speed 4 and Sneak 1, Fight 4 and Will 1, Lore 4 and Luck 1; no ability that any of this asks for."""
PEOPLE: Final = {"p1": "amanda_sharpe", "p2": "jenny_barnes", "p3": "joe_diamond", "p4": "monterey_jack"}


def neutral(
    standing: str = "p1 velmas_diner",
    *changes: Correction,
    who: dict[str, str] | None = None,
    ancient: str = "yig",
    **sheet: Any,
) -> Evening:
    """A town in which p1 is the neutral investigator, but for what is told of the sheet."""
    evening = a_town(standing, *changes, who={**PEOPLE, **(who or {})}, ancient=ancient)
    return has(evening, **{**T, **sheet})


def proceeds(evening: Evening, *fate: Any) -> tuple[Event, ...]:
    """The first player goes on; Fate answers what it is asked."""
    return evening.plays(Proceed(evening.town.first)) + evening.fate(*fate)


def at_stage(evening: Evening, stage: str, card: str = "", turn: int = 2, **parts: Any) -> Evening:
    """The evening at a step of the mythos phase."""
    evening.corrects(mythos(stage, card, turn, **parts))
    return evening


def upkeep(evening: Evening, turn: int) -> tuple[Event, ...]:
    """A turn begins, with the Upkeep of the first player."""
    return proceeds(at_stage(evening, "end", turn=turn - 1))


def begins(evening: Evening, phase: str, turn: int = 2) -> tuple[Event, ...]:
    """A phase begins, as the last part of the one before it ends."""
    *others, last = evening.town.order
    earlier = {"movement": "upkeep", "arkham": "movement", "other": "arkham", "mythos": "other"}[phase]
    evening.corrects(moment(earlier, last, turn, done=tuple(others)))  # type: ignore[arg-type]  # one of the phases
    return evening.plays(EndPart(last))


def dice(evening: Evening) -> int:
    """How many dice are to be rolled now."""
    assert isinstance(evening.asked, Roll)
    return evening.asked.dice


def rolls(evening: Evening, *faces: int) -> tuple[Event, ...]:
    """All dice show that, or each its own."""
    return evening.fate(faces if len(faces) > 1 else faces * dice(evening))
