"""The steps of setting a town's table up (flows.md 2.3, A1 to A8)."""

from __future__ import annotations

from typing import Final

from desktop.shell.new_game.offered import of_fate
from desktop.shell.new_game.plan import Plan
from rules.messages import says

KINDS: Final[dict[str, str]] = {
    "dice": says("Dice"),
    "mythos": says("Mythos cards"),
    "cup": says("Monster cup"),
    "markers": says("Gate markers"),
    "gate-cards": says("Gate cards"),
    "wares": says("Shop cards"),
    "allies": says("Allies"),
    "setup": says("The setup"),
}
"""The kinds of Fate's questions."""

FATES: Final = tuple(map(of_fate, KINDS))
CONFIRM: Final = "confirm"

PLANS: Final[dict[str, Plan]] = {
    "people": Plan(says("Investigators"), says("Who plays whom, clockwise?"), (("people",), ("quick", "drawing"))),
    "ancient": Plan(
        says("The Ancient One"), says("What sleeps below the town?"), (("ancient",), ("which", "but", "note"))
    ),
    "first": Plan(says("The first player"), says("Who takes the first-player marker?"), (("first",),)),
    "told": Plan(
        says("Depth and Fate"),
        says("What the program is told, and who rolls and draws."),
        (("depth", "seed"), ("fate", "kinds")),
    ),
    "belongings": Plan(says("Belongings"), says("What each begins with; where the sliders stop."), (("belongings",),)),
    "mythos": Plan(
        says("The first Mythos"),
        says("The first Mythos card ends the setup."),
        (("placed-doom", "placed-clue"), ("kate",)),
    ),
    "rules": Plan(says("Open questions"), says("Where the sources are silent, the table decides."), (("rules",),)),
    CONFIRM: Plan(
        says("Check and begin"),
        says("All of it at a glance."),
        (("summary",), ("folder", "browse", "screen", "grace", "tongue")),
    ),
}
STEPS: Final = {step: plan.title for step, plan in PLANS.items()}
