"""What an edition of the game changes: the rules that came with the fourth."""

from __future__ import annotations

from typing import Final

import msgspec

from desktop.shell.new_game.draft import Draft, Edition

SINCE_THE_FOURTH: Final = ("start_power_ban", "stethoscope_reuse")


def choose(draft: Draft, edition: str) -> None:
    """Play an edition; one of the table's own changes no rule. Who had no pawn before may have one now."""
    draft.edition = msgspec.convert(edition, Edition)
    if draft.sixth and len(draft.pawns) > len(draft.visitors):
        draft.sixth = False
        draft.add()
    if draft.edition != "own":
        for key in SINCE_THE_FOURTH:
            draft.house.settle(key, draft.edition != "older")
