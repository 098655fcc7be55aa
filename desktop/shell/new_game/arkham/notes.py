"""What an answer of a town's pages brings with it."""

from __future__ import annotations

from desktop.shell.new_game.arkham import finding
from desktop.shell.new_game.arkham.around import TownAround
from desktop.shell.new_game.arkham.draft import TownDraft
from rules.arkham.setup import KATE
from rules.messages import says

MASKS = says("Add the 5 Masks to the cup.")
LESS = says("Every maximum of Sanity and Stamina is one less.")
KATE_PLAYS = says("Kate Winthrop keeps gates and monsters away from the Science Building: see AS-11.")


def of_ancient(draft: TownDraft, around: TownAround) -> str:
    """What the chosen Ancient One changes in the setup."""
    if draft.sleeping != "choose":
        return ""
    note = {"nyarlathotep": MASKS, "cthulhu": LESS}.get(draft.ancient, "")
    return around.words.say(note) if note else ""


def of_kate(draft: TownDraft, around: TownAround) -> str:
    """Where Kate Winthrop plays, the first card may find no place for its gate."""
    plays = KATE in finding.played(draft, around.content).values()
    return around.words.say(KATE_PLAYS) if plays else ""
