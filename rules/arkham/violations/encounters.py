"""Against what is used and met."""

from __future__ import annotations

from rules.messages import says
from rules.violations import Violation


class AbilityCost(Violation, frozen=True, tag="ability-cost"):
    """The price of a place cannot be paid."""

    place: str
    cost: str
    have: int
    id = "AH-R23"
    source = "003 3.3"
    message = says("{place} costs {cost}; you have {have}.")


class ShopEmptyPurse(Violation, frozen=True, tag="shop-empty-purse"):
    """Nobody looks at wares without a dollar."""

    id = "AH-R24"
    source = "003 3.3"
    message = says("You need at least $1 to look at the wares.")


class ShopMustBuy(Violation, frozen=True, tag="shop-must-buy"):
    """One of the wares is affordable."""

    id = "AH-R25"
    source = "003 3.3"
    message = says("If one of the cards is affordable, you must buy one.")


class ShopPrice(Violation, frozen=True, tag="shop-price"):
    """The card costs more than the purse holds."""

    price: int
    have: int
    id = "AH-R61"
    source = "003 3.3"
    message = says("That card costs ${price}; you have ${have}.")


class AbilityOnGate(Violation, frozen=True, tag="ability-on-gate"):
    """A gate is open there."""

    id = "AH-R27"
    source = "arkham-board.md 1"
    message = says("A location's ability is unavailable while its gate is open.")


class TurnEnded(Violation, frozen=True, tag="turn-ended"):
    """The investigator was carried off this turn."""

    who: str
    place: str
    id = "AH-R28"
    source = "arkham-board.md 11.4"
    message = says("{who} was just carried to {place}; no encounter this turn.")


class NoAbility(Violation, frozen=True, tag="no-ability"):
    """The place has no ability of its own."""

    place: str
    id = "AH-R62"
    source = "arkham-board.md 1"
    message = says("{place} has no ability of its own.")


class NothingToHeal(Violation, frozen=True, tag="nothing-to-heal"):
    """Sanity or Stamina is full already."""

    what: str
    id = "AH-R69"
    source = "arkham-board.md 1"
    message = says("{what} is at its maximum already.")


class MustMeet(Violation, frozen=True, tag="must-meet"):
    """A place is met before one is done."""

    place: str
    id = "AH-R58"
    source = "003 3.3"
    message = says("Use the ability of {place} or draw a location card first.")


class MetAlready(Violation, frozen=True, tag="met-already"):
    """One encounter each turn."""

    id = "AH-R63"
    source = "003 3.3"
    message = says("There is one encounter each turn.")


class NothingMet(Violation, frozen=True, tag="nothing-met"):
    """Nothing is being met, so nothing comes of it."""

    id = "AH-R64"
    source = "003 3.3"
    message = says("Draw a card first; then say what it brings.")


class LoanTwice(Violation, frozen=True, tag="loan-twice"):
    """One loan each."""

    id = "AH-R47"
    source = "arkham-board.md 11.7"
    message = says("One bank loan per investigator.")


class LoanBarred(Violation, frozen=True, tag="loan-barred"):
    """Interest was not paid."""

    who: str
    id = "AH-R48"
    source = "003 3.1"
    message = says("{who} defaulted and may not borrow again.")


class DeputyTaken(Violation, frozen=True, tag="deputy-taken"):
    """There is one Deputy."""

    owner: str
    id = "AH-R52"
    source = "arkham-board.md 11.7"
    message = says("There is one Deputy card and {owner} has it.")


class SliderStop(Violation, frozen=True, tag="slider-stop"):
    """A slider has four stops."""

    skill: str
    low: int
    high: int
    id = "AH-R65"
    source = "arkham-board.md 8"
    message = says("{skill} runs from {low} to {high}.")
    overrulable = False


class NotALocation(Violation, frozen=True, tag="not-a-location"):
    """Encounters are at locations."""

    place: str
    id = "AH-R66"
    source = "003 3.3"
    message = says("There is no encounter at {place}.")
