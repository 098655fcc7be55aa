"""Why not: day."""

from __future__ import annotations

from rules.messages import says
from rules.seats import SeatId
from rules.violations import Violation


class AlsaahirTwice(Violation, frozen=True, tag="alsaahir-twice"):
    """One guess a day."""

    who: SeatId
    id = "BC-R34"
    source = "001 알사히르"
    message = says("{who} has guessed today and cannot change it.")


class ArtistQuestion(Violation, frozen=True, tag="artist-question"):
    """Three answers there are."""

    id = "BC-R35"
    source = "001 화가"
    message = says("Ask the Artist to rephrase it as a yes/no question.")


class MoonchildTarget(Violation, frozen=True, tag="moonchild-target"):
    """The chosen one has to live."""

    who: SeatId
    id = "BC-R36"
    source = "001 달의 자손"
    message = says("The Moonchild must choose someone alive; {who} is dead.")


class MoonchildAlive(Violation, frozen=True, tag="moonchild-alive"):
    """Executed is not dead."""

    who: SeatId
    id = "BC-R37"
    source = "clocktower.md B3"
    message = says("{who} was executed but lives, so there is no choice.")


class VirginUsed(Violation, frozen=True, tag="virgin-used"):
    """It works the first time only."""

    id = "BC-R48"
    source = "001 성결자"
    message = says("The Virgin's ability is spent. Carry on with the vote.")


class VirginNotTownsfolk(Violation, frozen=True, tag="virgin-not-townsfolk"):
    """Only Townsfolk are executed for it."""

    who: SeatId
    team: str
    id = "BC-R51"
    source = "001 성결자"
    message = says("{who} nominated the Virgin but is {team}: no execution, vote on.")
