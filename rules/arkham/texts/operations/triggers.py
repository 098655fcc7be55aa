"""When a text acts: at an event, at a wish, as soon as something holds; and how a rumor ends."""

from __future__ import annotations

from typing import Annotated, Literal

from rules.arkham.texts.operations.statement import Condition, Statement, Text
from rules.arkham.texts.words import Ids, Street

Event = Literal[
    "upkeep", "upkeep_roll", "end_move", "tick", "enter", "join", "setup", "awaken", "mythos_end", "defeat", "activate",
    "lost", "return", "combat_end", "insane_or_unconscious", "rumor_pass", "rumor_fail",
]  # fmt: skip
Timing = Literal["upkeep", "any", "instead_of_movement"]


class On(Statement, frozen=True):
    """At each such event, whether one wants it or not.

    ``upkeep_roll`` is left out in the first Upkeep after the card was gained. ``end_move`` is of a street, or of all
    ``streets``; ``defeat`` of a kind of monster. ``tick`` is the end of each Mythos phase from the turn after the rumor
    came; ``enter`` is when it comes, ``join`` when a card is gained. ``activate`` takes the place of a monster's move.
    """

    event: Event
    of: Annotated[str, Ids(("street", "monster"), ("streets",))] = ""
    then: Text = ()


class Use(Statement, frozen=True):
    """The owner may, at that time; what it costs stands first."""

    timing: Timing
    then: Text


class When(Statement, frozen=True):
    """As soon as the condition holds, but not before the card has entered."""

    condition: Condition
    then: Text


class Action(Statement, frozen=True):
    """An investigator in that street may, in the Arkham Encounters, and again as often as wished."""

    street: Street
    then: Text


class RumorPass(Statement, frozen=True):
    """The rumor is over, for the better."""


class RumorFail(Statement, frozen=True):
    """The rumor is over, for the worse."""


class CardTokens(Statement, frozen=True):
    """So many tokens are put on this rumor, or with a minus taken off."""

    by: int
