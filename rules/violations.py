"""Why not: every reason a thing is refused for, as data with the numbers in it."""

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from rules.messages import Name, says
from rules.seats import SeatId
from rules.views import PieceId, SpaceId


class Violation(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """A broken rule, or a fact that the table must tell first.

    ``id`` and ``source`` name the rule; ``message`` says the fact; one that is not ``overrulable`` breaks no
    printed rule but the form of the thing itself (a seventh face of a die). ``typed`` fields hold what a person
    wrote, never an id.
    """

    id: ClassVar[str]
    source: ClassVar[str]
    message: ClassVar[str]
    overrulable: ClassVar[bool] = True


class NotYourTurn(Violation, frozen=True, tag="not-your-turn"):
    """Another seat is to act."""

    who: SeatId
    id = "GN-R01"
    source = "design.md 3"
    message = says("It is {who}'s turn.")


class ChoicePending(Violation, frozen=True, tag="choice-pending"):
    """A question is open; ``what`` is the tag of its choice."""

    what: str
    id = "GN-R02"
    source = "flows.md 0.3"
    message = says("First settle {what}.")
    overrulable = False


class GameOver(Violation, frozen=True, tag="game-over"):
    """The game has ended."""

    id = "GN-R03"
    source = "design.md 3"
    message = says("The game is over. Rewind the log or start a new one.")
    overrulable = False


class Nowhere(Violation, frozen=True, tag="nowhere"):
    """The piece was dropped where nothing can stand."""

    piece: PieceId
    place: SpaceId
    id = "GN-R04"
    source = "flows.md 5.2"
    message = says("Nothing can stand here. {piece} went back to {place}.")
    overrulable = False


class SamePlace(Violation, frozen=True, tag="same-place"):
    """The piece is there already."""

    piece: PieceId
    place: SpaceId
    id = "GN-R05"
    source = "flows.md 5.2"
    message = says("{piece} is already in {place}.")
    overrulable = False


class NotByHand(Violation, frozen=True, tag="not-by-hand"):
    """Only the rules move this piece."""

    piece: PieceId
    id = "GN-R06"
    source = "flows.md 5.2"
    message = says("{piece} is moved by the rules. Turn on Correction to place it by hand.")
    overrulable = False


class NotAsked(Violation, frozen=True, tag="not-asked"):
    """An answer came, but nothing was asked of that seat."""

    id = "GN-R12"
    source = "design.md 3"
    message = says("Nobody is being asked.")
    overrulable = False


class UndoReveal(Violation, frozen=True, tag="undo-reveal"):
    """The audience has seen what this undo takes back; only the host may."""

    id = "GN-R08"
    source = "flows.md 0.5"
    message = says("This undo crosses something already revealed. Only a host correction can do it.")


class OffTask(Violation, frozen=True, tag="off-task"):
    """It is legal, but not what a lesson asks for now; told by lessons, never by a game. ``goal`` is the step's id."""

    goal: str
    id = "GN-R09"
    source = "flows.md 6.1"
    message = says("That is legal, but this exercise is about {goal}.")
    overrulable = False


class PlayedByProgram(Violation, frozen=True, tag="played-by-program"):
    """The program plays this seat; told by the table, never by a game."""

    who: SeatId
    id = "GN-R13"
    source = "flows.md 6.8"
    message = says("The program plays for {who}. Wait for its move.")


class DieFace(Violation, frozen=True, tag="die-face"):
    """A die has six faces."""

    typed: str
    id = "FT-R01"
    source = "flows.md 0.3"
    message = says("A die shows 1 to 6. Please retype ‘{typed}’.")
    overrulable = False


class DiceCount(Violation, frozen=True, tag="dice-count"):
    """So many dice are due; found where they are typed, before anything is played."""

    need: int
    have: int
    id = "FT-R02"
    source = "flows.md 0.3"
    message = says("This roll has {need} dice; {have} were typed.")
    overrulable = False


class CardAlreadyOut(Violation, frozen=True, tag="card-already-out"):
    """The card cannot come any more: it is somewhere else."""

    card: str
    where: str
    total: int
    id = "FT-R03"
    source = "flows.md 0.3"
    message = says("{card} is already in {where}; there are {total} of it.")
    overrulable = False


class TokenAllOut(Violation, frozen=True, tag="token-all-out"):
    """Every one of a kind is out; found where it is typed, before anything is played."""

    token: str
    total: int
    id = "FT-R04"
    source = "flows.md 0.3"
    message = says("All {total} of {token} are already out.")
    overrulable = False


class OrderKnown(Violation, frozen=True, tag="order-known"):
    """The pile lies in an order that is known; ``next`` is what should come. Found where it is typed."""

    next: str
    id = "FT-R08"
    source = "flows.md 0.3"
    message = says("The order of this pile is known; next should be {next}. Does the table differ?")
    overrulable = False


class NameUnknown(Violation, frozen=True, tag="name-unknown"):
    """Nothing of that name may be meant here; ``near`` is the closest id that may."""

    typed: str
    near: str
    id = "FT-R05"
    source = "flows.md 0.3"
    message = says("Nothing is called ‘{typed}’. Closest: {near}.")
    overrulable = False


class NameAmbiguous(Violation, frozen=True, tag="name-ambiguous"):
    """What was typed may mean ``n`` things; found where it is typed, before anything is played."""

    typed: str
    n: int
    id = "FT-R06"
    source = "flows.md 0.3"
    message = says("‘{typed}’ matches {n} names. Pick one.")
    overrulable = False


class ProgramFate(Violation, frozen=True, tag="program-fate"):
    """A result was typed that the program decides."""

    id = "FT-R07"
    source = "flows.md 0.3"
    message = says("The program decides this. Switch to cardboard mode to type it.")
    overrulable = False


class NotAttested(Violation, frozen=True, tag="not-attested"):
    """A rule hangs on a fact that the table has not told; ``fact`` is its id."""

    fact: str
    id = "FT-R09"
    source = "flows.md 0.4"
    message = says("This rule needs {fact}. Check at the table: 1 yes, 2 no.")


SOURCES: Mapping[str, Name] = {
    "design.md 3": Name(ko="모든 게임의 진행", en="the course of every game"),
    "flows.md 0.3": Name(ko="운명과 물음", en="Fate and questions"),
    "flows.md 0.4": Name(ko="테이블에 묻기", en="asking the table"),
    "flows.md 0.5": Name(ko="되돌리기", en="taking back"),
    "flows.md 5.2": Name(ko="말을 놓는 법", en="placing pieces"),
    "flows.md 6.1": Name(ko="수업", en="lessons"),
    "flows.md 6.8": Name(ko="프로그램이 맡은 자리", en="seats of the program"),
}

KERNEL: tuple[type[Violation], ...] = (
    NotYourTurn,
    ChoicePending,
    GameOver,
    Nowhere,
    SamePlace,
    NotByHand,
    NotAsked,
    NameUnknown,
    CardAlreadyOut,
    NotAttested,
)
