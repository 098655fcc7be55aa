"""Why not: nominating."""

from __future__ import annotations

from rules.messages import says
from rules.seats import SeatId
from rules.violations import Violation


class DeadNominates(Violation, frozen=True, tag="dead-nominates"):
    """Only the living call out a name."""

    id = "BC-R01"
    source = "clocktower.md B3"
    message = says("Dead players cannot nominate.")


class NominateTwice(Violation, frozen=True, tag="nominate-twice"):
    """One call a day."""

    who: SeatId
    id = "BC-R02"
    source = "clocktower.md B3"
    message = says("{who} already nominated today.")


class NominatedTwice(Violation, frozen=True, tag="nominated-twice"):
    """One call upon each person a day."""

    who: SeatId
    id = "BC-R03"
    source = "clocktower.md B3"
    message = says("{who} was already nominated today.")


class DayOver(Violation, frozen=True, tag="day-over"):
    """The day has had its execution."""

    id = "BC-R04"
    source = "001 성결자"
    message = says("Today's execution is done; nominations are over.")


class NotDay(Violation, frozen=True, tag="not-day"):
    """Nominations are not open."""

    id = "BC-R05"
    source = "clocktower.md B3"
    message = says("Nominations happen by day.")


class RiotNoVote(Violation, frozen=True, tag="riot-no-vote"):
    """On the third day of a Riot nobody votes."""

    id = "BC-R42"
    source = "001 폭도"
    message = says("On day 3 there is no vote; the nominee dies at once.")


class RiotTarget(Violation, frozen=True, tag="riot-target"):
    """The chain goes to the living."""

    id = "BC-R43"
    source = "001 폭도"
    message = says("The chain must name a living player.")
