"""Why an item or a talisman is not used."""

from rules.messages import says
from rules.violations import Violation


class NeedsCompanion(Violation, frozen=True, tag="needs-companion"):
    """The Planchette is moved by two (G40)."""

    id = "HO-R15"
    source = "000 ■차례와 행동; hakoonna.md 1.9"
    message = says("The Planchette needs another visitor in the room.")


class NotYours(Violation, frozen=True, tag="not-yours"):
    """Somebody else has the card."""

    item: str
    owner: str
    id = "HO-R16"
    source = "hakoonna.md 1.9; hakoonna.md 5"
    message = says("{owner} holds the {item}.")


class MaryBound(Violation, frozen=True, tag="mary-bound"):
    """Who has the card of the doll keeps the doll."""

    id = "HO-R24"
    source = "hakoonna.md 1.6; hakoonna.md 12 U-28"
    message = says("While holding the Mary power you cannot give the doll away.")


class DoubleNoise(Violation, frozen=True, tag="double-noise"):
    """The card of the doll asks for two discs."""

    need: int
    have: int
    id = "HO-R25"
    source = "hakoonna.md 1.6; hakoonna.md 1.9"
    message = says("This turn needs {need} noise discs; {have} stacked.")


class XOnlyEmpty(Violation, frozen=True, tag="x-only-empty"):
    """Only an Empty lies X up."""

    id = "HO-R26"
    source = "hakoonna.md 1.9; 000 【그늘을 열어본다】"
    message = says("Deductive Reasoning works only on the empty tile just seen.")


class HandsFull(Violation, frozen=True, tag="hands-full"):
    """The house rule on carrying (U-18)."""

    limit: int
    id = "HO-R74"
    source = "hakoonna.md 12 U-18"
    message = says("At this table nobody carries more tiles than {limit}.")


class MustOpen(Violation, frozen=True, tag="must-open"):
    """Hako Onna has named a shadow (Open Here)."""

    shadow: str
    id = "HO-R75"
    source = "hakoonna.md 1.6; hakoonna.md 12 U-27"
    message = says("Hako Onna has named a shadow: first look {shadow}.")


class NothingSet(Violation, frozen=True, tag="nothing-set"):
    """A talisman seals a power that lies set, or one that is known."""

    power: str
    id = "HO-R76"
    source = "hakoonna.md 12 U-22"
    message = says("A talisman seals a power that lies set or is known; ‘{power}’ is neither.")


class AllSealed(Violation, frozen=True, tag="all-sealed"):
    """A talisman seals a power that is not sealed yet."""

    id = "HO-R79"
    source = "hakoonna.md 12 U-22"
    message = says("Every power is sealed already; a talisman has none left to seal.")
    overrulable = False
