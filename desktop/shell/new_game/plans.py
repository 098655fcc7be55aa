"""What stands on the sheets of a new mansion, step by step."""

from __future__ import annotations

from desktop.shell.new_game.answers import ASKED_OF_FATE
from desktop.shell.new_game.offered import of_fate
from desktop.shell.new_game.plan import Plan
from desktop.shell.new_game.steps import STEPS
from rules.messages import says

KINDS = tuple(of_fate(kind) for kind in ASKED_OF_FATE if kind != "gray-card")
COLUMNS: dict[str, tuple[tuple[str, ...], ...]] = {
    "people": (("people",), ("quick", "edition", "start")),
    "colours": (("colours",),),
    "knowledge": (("knowledge", "host", "noise", "chances"), ("fate", "kinds", "seed")),
    "items": (("items",), ("cards",)),
    "mansion": (("mansion", "rooms"),),
    "house": (("house",),),
    "gray": (("alone", "gray-actions", of_fate("gray-card"), "talk"),),
    "confirm": (("summary",), ("folder", "browse", "screen", "grace", "tongue")),
}
OPENINGS = {
    "people": says("Who plays, and who sits where?"),
    "colours": says("Everybody moves a pawn of their own."),
    "knowledge": says("What the program is told, and who rolls and draws."),
    "items": says("What the visitors carry."),
    "mansion": says("Nine rooms on three floors."),
    "house": says("Where the printed rules are silent, the table decides."),
    "gray": says("He looks for his moment while the others play."),
    "confirm": says("All of it at a glance."),
}

PLANS = {step: Plan(STEPS[step], OPENINGS[step], COLUMNS[step]) for step in STEPS}
