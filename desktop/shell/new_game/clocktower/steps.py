"""The steps of setting a storyteller's table up (flows.md 2.4, C1 to C12)."""

from __future__ import annotations

from typing import Final

from desktop.shell.new_game.plan import Plan
from rules.messages import says

SCRIPT: Final = "script"
CONFIRM: Final = "confirm"

PLANS: Final[dict[str, Plan]] = {
    SCRIPT: Plan(
        says("Script"), says("Which characters may be in play?"), (("script", "files", "report"), ("quick", "cast"))
    ),
    "people": Plan(says("Seats"), says("Who sits where, clockwise?"), (("people",),)),
    "travellers": Plan(says("Travellers"), says("Who comes or goes in the middle of the game?"), (("travellers",),)),
    "told": Plan(
        says("Grimoire and Fate"),
        says("What the program is told, who deals the tokens and who lays reminders."),
        (("knowledge", "dealing"), ("markers", "seed")),
    ),
    "bag": Plan(says("Bag"), says("One token for each player."), (("bag",), ("counts", "unknown"))),
    "night": Plan(
        says("Order of the night"), says("In this order people are woken."), (("order", "first"), ("others",))
    ),
    "time": Plan(
        says("Words and time"),
        says("What things are called, and how long they take."),
        (("words", "beat"), ("talk", "plea", "countdown")),
    ),
    "djinn": Plan(says("Djinn"), says("Pairs of this script with a rule of their own."), (("djinn",),)),
    "rules": Plan(
        says("Open questions"),
        says("Where the sources are silent, the table decides."),
        (("guesses", "riot", "settled"),),
    ),
    CONFIRM: Plan(
        says("Check and begin"),
        says("All of it at a glance."),
        (("summary",), ("folder", "browse", "screen", "grace", "tongue")),
    ),
}
STEPS: Final = {step: plan.title for step, plan in PLANS.items()}
