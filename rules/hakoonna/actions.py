"""What is attempted in the mansion."""

from typing import ClassVar, Literal

from rules.actions import Action
from rules.messages import says


class Lay(Action, frozen=True, tag="lay"):
    """Lay the drawn board in a cell (``1F:1:0`` is floor, column, row), after ``turn`` quarter turns to the right."""

    room: str
    cell: str
    turn: int = 0

    title: ClassVar[str] = says("Lay a board")


class Finish(Action, frozen=True, tag="finish"):
    """Say that the mansion is built."""

    title: ClassVar[str] = says("Finish the mansion")


class Stack(Action, frozen=True, tag="stack"):
    """Stack noise discs, or draw noise cards, before acting: one, or two with the Holy Drops or the Mary card."""

    discs: int = 1

    title: ClassVar[str] = says("Make noise")


class Walk(Action, frozen=True, tag="walk"):
    """Move one's own piece to a room."""

    to: str

    title: ClassVar[str] = says("Move")


class Open(Action, frozen=True, tag="open"):
    """Look under the tile of a shadow."""

    shadow: str

    title: ClassVar[str] = says("Open a shadow")


class Give(Action, frozen=True, tag="give"):
    """Give a visitor in the same room tiles, or the ``item`` card; ``tiles`` where known, else their ``count``."""

    to: str
    count: int = 1
    tiles: tuple[str, ...] = ()
    item: str = ""

    title: ClassVar[str] = says("Give tiles")


class TrySafe(Action, frozen=True, tag="try-safe"):
    """Name the numbers of the code at the Safe; one alone with the stethoscope."""

    shadow: str
    numbers: tuple[str, ...]

    title: ClassVar[str] = says("Try the safe")


class UseKey(Action, frozen=True, tag="use-key"):
    """Use the Key Ring at the Secret Exit."""

    shadow: str

    title: ClassVar[str] = says("Use the Key Ring")


class OfferDoll(Action, frozen=True, tag="offer-doll"):
    """Lay the Mary doll on the Bones."""

    shadow: str

    title: ClassVar[str] = says("Offer the Mary doll")


class Exorcise(Action, frozen=True, tag="exorcise"):
    """Use a weapon on a shadow of one's room."""

    weapon: str
    shadow: str

    title: ClassVar[str] = says("Use a weapon on a shadow")


class TakeFromGray(Action, frozen=True, tag="take-from-gray"):
    """Take a tile from the Gray Man; a named one only once he is confirmed white."""

    tile: str = ""

    title: ClassVar[str] = says("Take from the Gray Man")


class WeaponOnGray(Action, frozen=True, tag="weapon-on-gray"):
    """Use a weapon on the Gray Man: a card in the middle is turned."""

    weapon: str

    title: ClassVar[str] = says("Use a weapon on the Gray Man")


class Enter(Action, frozen=True, tag="enter"):
    """Go to a room in Hako Onna's time, or stay in it, and look at its tiles before hiding there.

    ``power`` is the card that carries her further, told without a room where the program does not know her way;
    ``cover`` turns every tile that lies X up there face down.
    """

    room: str
    power: str = ""
    cover: bool = False

    title: ClassVar[str] = says("Move and hide")


class Pass(Action, frozen=True, tag="pass"):
    """Do nothing with the action."""

    title: ClassVar[str] = says("Pass")


class EndTime(Action, frozen=True, tag="end-time"):
    """End Hako Onna's time."""

    title: ClassVar[str] = says("End Hako Onna's time")


class Agree(Action, frozen=True, tag="agree"):
    """Agree to surrender, or take the word back."""

    yes: bool = True

    title: ClassVar[str] = says("Agree to surrender")


class Leave(Action, frozen=True, tag="leave"):
    """Let a seat go whose player has to leave; the host says so."""

    who: str

    title: ClassVar[str] = says("Take out of the game")


class Disclose(Action, frozen=True, tag="disclose"):
    """Change how much the program is told: k0 what is public, k1 what the host knows, k2 everything."""

    level: Literal["k0", "k1", "k2"]

    title: ClassVar[str] = says("What the program knows")


class Surrender(Action, frozen=True, tag="surrender"):
    """Give up the game for all visitors."""

    title: ClassVar[str] = says("Surrender")


# ---- items and the talisman


class AskRoom(Action, frozen=True, tag="ask-room"):
    """Ask the Planchette whether Hako Onna is in a room."""

    room: str

    title: ClassVar[str] = says("Ask the Planchette")


class AskFloor(Action, frozen=True, tag="ask-floor"):
    """Ask the rods on which floor Hako Onna is."""

    title: ClassVar[str] = says("Ask the Dowsing Rods")


class ReadPowers(Action, frozen=True, tag="read-powers"):
    """Look at Hako Onna's powers with the smartphone."""

    title: ClassVar[str] = says("Look with the Smartphone")


class Seal(Action, frozen=True, tag="seal"):
    """Seal a power with a talisman: a named one, or "" for the one that lies set first."""

    power: str = ""

    title: ClassVar[str] = says("Use a talisman")


# ---- Hako Onna's time


class Wail(Action, frozen=True, tag="wail"):
    """Cry out where one hides, for a power; ``shadow`` where the program does not know it."""

    shadow: str = ""

    title: ClassVar[str] = says("Wail")


class SetPower(Action, frozen=True, tag="set-power"):
    """Lay a power face down, to be used later; "" where the program does not know which."""

    power: str = ""

    title: ClassVar[str] = says("Set a power")


class TakeBack(Action, frozen=True, tag="take-back"):
    """Take a set power back."""

    power: str = ""

    title: ClassVar[str] = says("Take a power back")


class MoveThings(Action, frozen=True, tag="move-things"):
    """Look at the tiles of a room and lay them anew (Things Move)."""

    room: str

    title: ClassVar[str] = says("Things Move")


class Want(Action, frozen=True, tag="want"):
    """Take a tile or an item from a visitor by chance (I Want That)."""

    victim: str

    title: ClassVar[str] = says("I Want That")


class CallMary(Action, frozen=True, tag="call-mary"):
    """Give the card to whoever holds the Mary doll (My Mary)."""

    title: ClassVar[str] = says("My Mary")


class StandBehind(Action, frozen=True, tag="stand-behind"):
    """Kill a visitor of one's own room (Behind You)."""

    victim: str

    title: ClassVar[str] = says("Behind You")


class OrderOpen(Action, frozen=True, tag="order-open"):
    """Name the shadow that a visitor of one's own room must open (Open Here)."""

    victim: str
    shadow: str

    title: ClassVar[str] = says("Open Here")


class Ring(Action, frozen=True, tag="ring"):
    """Let the telephone ring (The Phone Rings)."""

    title: ClassVar[str] = says("The Phone Rings")


class Bar(Action, frozen=True, tag="bar"):
    """Lay the barrier between two rooms (The Door That Will Not Open)."""

    room: str
    other: str

    title: ClassVar[str] = says("The Door That Will Not Open")


class Talk(Action, frozen=True, tag="talk"):
    """Talk with another visitor about tiles."""

    to: str

    title: ClassVar[str] = says("Talk")
