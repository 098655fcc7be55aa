"""The points on which a table decides; the bold defaults of the setup pages (flows.md 2.3)."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

Depth = Literal["board", "numbers"]
Stops = tuple[int, int, int]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Chosen at setup, kept in the record, citable in a refusal. Each field names the point it settles."""

    depth: Depth = "numbers"
    """How much the program is told: what lies on the board, or the numbers of the sheets as well."""
    investigators: Mapping[str, str] = {}
    """Who plays whom; a seat not named draws its investigator."""
    sliders: Mapping[str, Stops] = {}
    """Where each seat's three sliders begin, 0 to 3; one not named begins at the second stop."""
    ancient: str = ""
    """The Ancient One; "" lets Fate say."""
    first: str = ""
    """The seat that begins; "" lets Fate say."""
    placed: tuple[Literal["doom", "clue"], ...] = ()
    """What of the first mythos card lies on the board already."""
    terror_ten: Literal["nothing", "doom"] = "nothing"
    """AS-02: whether terror that reaches 10 adds doom."""
    chthonian: Literal["still", "rolls"] = "still"
    """AS-03: what a Chthonian does that shares its area with an investigator."""
    first_upkeep: Literal["nothing", "paid"] = "nothing"
    """AS-04: whether a Retainer pays in the first Upkeep, in which it never rolls."""
    surge_compare: Literal["new", "all"] = "new"
    """AS-05: what no other gate may have more of than the surging one."""
    trading: Literal["movement", "any"] = "movement"
    """AS-06."""
    deputy_trade: bool = True
    """AS-07: whether the Deputy's Revolver and the Patrol Wagon may be traded."""
    strangler: Literal["streets", "house"] = "streets"
    """AS-08: where the Southside Strangler rumor is passed."""
    gate_encounter: Literal["two", "one"] = "two"
    """AS-09: how many monsters come with a gate in an encounter of five or more."""
    trophy_value: Literal["printed", "changed"] = "printed"
    """AS-10."""
    kate_first: Literal["no_gate", "redraw"] = "no_gate"
    """AS-11: a first mythos card that names the place where Kate Winthrop keeps gates away."""
    elder_sign: Literal["cost", "loss"] = "cost"
    """AS-12: whether the Sanity and Stamina of an Elder Sign are a loss that can be reduced."""
    rumor_done: Literal["box", "bottom"] = "box"
    """AS-15: where a rumor goes that was passed or failed."""
    leaver: Literal["same", "recount"] = "same"
    """AS-16: which number the limits go by once somebody has left."""
    people: Annotated[int, msgspec.Meta(ge=0, le=8)] = 0
    """AS-17: how many people play, where the limits go by them; 0 lets them go by the investigators."""
    late: Literal["next_turn", "never"] = "next_turn"
    """AS-18: whether somebody who comes late joins."""
    gate_victory: Literal["state", "closing"] = "state"
    """AS-20: whether the game is won whenever no gate is open, or only when an investigator closes one."""
    delayed_clues: bool = False
    """AS-21: whether a delayed investigator may take clues."""

    def counted(self, investigators: int) -> int:
        """The number that limits go by with so many investigators: theirs, or that of fewer people (AS-17)."""
        return min(self.people or investigators, investigators)
