"""Why not: the course of a game."""

from __future__ import annotations

from rules.messages import says
from rules.seats import SeatId
from rules.violations import Violation


class WrongTime(Violation, frozen=True, tag="wrong-time"):
    """It is done in another part of the game: ``phase`` is where."""

    action: str
    phase: str
    id = "BC-R52"
    source = "clocktower.md B3"
    message = says("{action} is for another time: {phase}.")


class StepSettled(Violation, frozen=True, tag="step-settled"):
    """Tonight's step is done."""

    char: str
    id = "BC-R53"
    source = "clocktower.md B1"
    message = says("Tonight's step of {char} is settled already.")


class VoteOpen(Violation, frozen=True, tag="vote-open"):
    """Hands are being counted."""

    who: SeatId
    id = "BC-R54"
    source = "clocktower.md B3"
    message = says("The hands on {who} are being counted. Close or cancel the vote first.")


class NoVote(Violation, frozen=True, tag="no-vote"):
    """No hands are being counted."""

    id = "BC-R55"
    source = "clocktower.md B3"
    message = says("No vote is open.")


class PicksCount(Violation, frozen=True, tag="picks-count"):
    """Another number is pointed at."""

    char: str
    need: int
    id = "BC-R56"
    source = "clocktower.md B1"
    message = says("{char} points at so many: {need}.")


class TokensLeft(Violation, frozen=True, tag="tokens-left"):
    """Not everybody has a character yet."""

    n: int
    id = "BC-R57"
    source = "clocktower.md B2"
    message = says("Players without a character: {n}. Deal them first.")


class NotOfTeam(Violation, frozen=True, tag="not-of-team"):
    """The character belongs elsewhere."""

    char: str
    team: str
    id = "BC-R58"
    source = "clocktower.md B2"
    message = says("{char} is not one of these: {team}.")


class GuessLimit(Violation, frozen=True, tag="guess-limit"):
    """So many have guessed today; a rule of the house."""

    n: int
    id = "BC-R59"
    source = "001 알사히르"
    message = says("Guesses a day at this table: {n}. They are made.")


class TwentySeats(Violation, frozen=True, tag="twenty-seats"):
    """The circle is full."""

    id = "BC-R60"
    source = "clocktower.md B2"
    message = says("Twenty seats at most.")


class NothingChosen(Violation, frozen=True, tag="nothing-chosen"):
    """An answer hangs on a choice that was not made yet."""

    char: str
    id = "BC-R61"
    source = "clocktower.md B1"
    message = says("{char} has chosen nobody tonight.")


class NotDead(Violation, frozen=True, tag="not-dead"):
    """Who lives needs no coming back, and has no curse to lay."""

    who: SeatId
    id = "BC-R62"
    source = "clocktower.md B5"
    message = says("{who} is alive.")


class NoGrimoire(Violation, frozen=True, tag="no-grimoire"):
    """The program was told only what the square shows."""

    id = "BC-R63"
    source = "flows.md 0.4"
    message = says("The program does not hold the grimoire of this game.")
    overrulable = False


class DoneAlready(Violation, frozen=True, tag="done-already"):
    """It is so already."""

    id = "BC-R64"
    source = "clocktower.md B3"
    message = says("That is done already.")


class SamePerson(Violation, frozen=True, tag="same-person"):
    """Two are needed."""

    who: SeatId
    id = "BC-R65"
    source = "clocktower.md B5"
    message = says("Two people are needed, and both are {who}.")


class NobodyNominates(Violation, frozen=True, tag="nobody-nominates"):
    """In a chain of deaths only the one who just died calls the next name."""

    who: SeatId
    id = "BC-R66"
    source = "001 폭도"
    message = says("Now {who} names the next one.")


class ExileInstead(Violation, frozen=True, tag="exile-instead"):
    """Travellers are exiled, never nominated for execution."""

    who: SeatId
    id = "BC-R67"
    source = "clocktower.md B3"
    message = says("{who} is a Traveller: call for an exile instead.")
