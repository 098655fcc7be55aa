"""Why not, at the mill."""

from rules.violations import DieFace, Violation


class NoWay(Violation, frozen=True, tag="no-way"):
    here: str
    there: str
    id = "ML-R01"
    source = "the mill 1"
    message = "No way leads from {here} to {there}."


class TooFar(Violation, frozen=True, tag="too-far"):
    there: str
    n: int
    id = "ML-R02"
    source = "the mill 1"
    message = "One step a turn; {there} is {n} steps away."


class ThinIce(Violation, frozen=True, tag="thin-ice"):
    id = "ML-R03"
    source = "the mill 1"
    message = "The ice does not bear."


class OutOfPlay(Violation, frozen=True, tag="out-of-play"):
    who: str
    id = "ML-R04"
    source = "the mill 2"
    message = "{who} has fled."


class WrongPlace(Violation, frozen=True, tag="wrong-place"):
    there: str
    id = "ML-R05"
    source = "the mill 3"
    message = "That is done in {there}."


class TooMuchOil(Violation, frozen=True, tag="too-much-oil"):
    n: int
    left: int
    id = "ML-R06"
    source = "the mill 3"
    message = "Room for {left}, not for {n}."


class NotDiscarded(Violation, frozen=True, tag="not-discarded"):
    card: str
    id = "ML-R07"
    source = "the mill 4"
    message = "{card} does not lie among the discarded cards."


class BuryCount(Violation, frozen=True, tag="bury-count"):
    n: int
    id = "ML-R08"
    source = "the mill 4"
    message = "One or two cards are buried, not {n}."


class NoScouting(Violation, frozen=True, tag="no-scouting"):
    id = "ML-R09"
    source = "the mill 5"
    message = "This table does not look ahead."


class NothingToSee(Violation, frozen=True, tag="nothing-to-see"):
    id = "ML-R10"
    source = "the mill 5"
    message = "Every card that comes is known."


class NoCharm(Violation, frozen=True, tag="no-charm"):
    """Told to the seat itself alone, for only it is judged with its own hand."""

    id = "ML-R11"
    source = "the mill 6"
    message = "You do not hold the charm."


ALL: tuple[type[Violation], ...] = (
    NoWay, TooFar, ThinIce, OutOfPlay, WrongPlace, TooMuchOil, NotDiscarded, BuryCount, NoScouting, NothingToSee,
    NoCharm, DieFace,
)  # fmt: skip
