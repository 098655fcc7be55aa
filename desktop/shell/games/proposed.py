"""How an end that seems to have come is put to the storyteller."""

from __future__ import annotations

from typing import Final

from rules.messages import says

PROPOSED: Final = {
    "demons_dead": says("All Demons are dead: has good won?"),
    "two_alive": says("Only two are alive, one of them a Demon: has evil won?"),
    "no_execution": says("Nobody was executed under a Vortox: has evil won?"),
    "guess": says("The whole evil team was named: has good won?"),
    "no_demon_made": says("No Demon can be made any more: has good won?"),
}
"""By why the rules propose it."""
