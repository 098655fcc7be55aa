"""Against moving, clues and trade."""

from __future__ import annotations

from rules.messages import says
from rules.violations import Violation


class MoveSplit(Violation, frozen=True, tag="move-split"):
    """The move is over."""

    who: str
    id = "AH-R03"
    source = "003 3.2"
    message = says("{who} has finished moving; a move cannot be split.")


class WagonAfterSteps(Violation, frozen=True, tag="wagon-after-steps"):
    """Steps were taken in this move already."""

    who: str
    id = "AH-R80"
    source = "003 3.2"
    message = says("{who} has taken steps already; the Patrol Wagon takes the place of the whole move.")


class NoPoints(Violation, frozen=True, tag="no-points"):
    """Too few movement points for the way."""

    there: str
    need: int
    have: int
    id = "AH-R04"
    source = "003 3.2"
    message = says("{there} needs {need} movement; {have} left.")


class NoEdge(Violation, frozen=True, tag="no-edge"):
    """No way leads there now."""

    here: str
    there: str
    via: str
    id = "AH-R05"
    source = "arkham-board.md 2"
    message = says("No direct way from {here} to {there}; go by {via}.")


class MonsterBlocks(Violation, frozen=True, tag="monster-blocks"):
    """A monster there is neither evaded nor beaten."""

    here: str
    monster: str
    id = "AH-R06"
    source = "003 3.2"
    message = says("Evade or defeat {monster} before leaving {here}.")


class MoveAfterCombat(Violation, frozen=True, tag="move-after-combat"):
    """A combat has begun in this movement."""

    id = "AH-R07"
    source = "003 3.2"
    message = says("After combat movement is 0. No more steps this turn.")


class MovePointsAfterCombat(Violation, frozen=True, tag="move-points-after-combat"):
    """No points are gained after a combat."""

    id = "AH-R08"
    source = "003 3.2"
    message = says("No movement points can be gained after combat.")


class Delayed(Violation, frozen=True, tag="is-delayed"):
    """The investigator only stood up."""

    who: str
    id = "AH-R09"
    source = "003 3.2"
    message = says("{who} is delayed and only stands up this Movement.")


class Closed(Violation, frozen=True, tag="closed"):
    """Nobody enters the place."""

    place: str
    id = "AH-R10"
    source = "arkham-board.md 4.1"
    message = says("{place} is closed.")


class GateByMovement(Violation, frozen=True, tag="gate-by-movement"):
    """A gate is no step."""

    id = "AH-R11"
    source = "003 3.3"
    message = says("You do not walk into a gate. Stop here and it takes you in the encounter phase.")


class OtherWorldMove(Violation, frozen=True, tag="other-world-move"):
    """No points in other worlds."""

    id = "AH-R12"
    source = "003 3.2"
    message = says("There are no movement points in Other Worlds; you advance one area.")


class NoInvestigators(Violation, frozen=True, tag="no-investigators"):
    """The area is for monsters."""

    area: str
    id = "AH-R13"
    source = "arkham-board.md 4"
    message = says("Investigators never go to the {area}.")


class CluePassThrough(Violation, frozen=True, tag="clue-pass-through"):
    """Clues lie where one does not stop."""

    id = "AH-R14"
    source = "003 3.2"
    message = says("Clues are taken only where you stop.")


class ClueBeforeMonster(Violation, frozen=True, tag="clue-before-monster"):
    """A monster at the clues is neither evaded nor beaten."""

    monster: str
    id = "AH-R15"
    source = "arkham-board.md 11.1"
    message = says("Deal with {monster} before taking clues.")


class ClueOnGate(Violation, frozen=True, tag="clue-on-gate"):
    """No clue lies where a gate is open."""

    place: str
    id = "AH-R16"
    source = "003 3.5"
    message = says("No clue is placed on {place} while its gate is open.")


class LitasTooEarly(Violation, frozen=True, tag="litas-too-early"):
    """Lost in time and space until a later Upkeep."""

    who: str
    turn: int
    id = "AH-R33"
    source = "arkham-board.md 4"
    message = says("{who} may return in the Upkeep of turn {turn}.")


class NoClue(Violation, frozen=True, tag="no-clue"):
    """Fewer clues lie there."""

    place: str
    have: int
    id = "AH-R60"
    source = "003 3.2"
    message = says("{place} has {have} clues.")


class TradePhase(Violation, frozen=True, tag="trade-phase"):
    """Trading is for the movement phase (AS-06)."""

    id = "AH-R17"
    source = "003 3.2"
    message = says("Trading belongs to the Movement phase.")


class TradeNotTradable(Violation, frozen=True, tag="trade-not-tradable"):
    """The thing never changes hands."""

    thing: str
    id = "AH-R19"
    source = "003 3.2"
    message = says("{thing} cannot be traded. Only money, items and spells can.")


class TradeApart(Violation, frozen=True, tag="trade-apart"):
    """The two stand apart."""

    other: str
    place: str
    id = "AH-R20"
    source = "003 3.2"
    message = says("You must share a space to trade; {other} is at {place}.")


class NotHeld(Violation, frozen=True, tag="not-held"):
    """The seat has less of it."""

    thing: str
    have: int
    id = "AH-R57"
    source = "003 3.2"
    message = says("Too few of that: {thing} {have}.")


class MonsterElsewhere(Violation, frozen=True, tag="monster-elsewhere"):
    """The monster is not where the investigator is."""

    monster: str
    id = "AH-R56"
    source = "003 3.2"
    message = says("{monster} is not here.")


class Focus(Violation, frozen=True, tag="focus"):
    """The sliders were moved further than Focus allows."""

    focus: int
    used: int
    id = "AH-R21"
    source = "003 3.1"
    message = says("Focus is {focus}; you moved {used} steps.")
