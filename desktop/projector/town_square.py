"""What the town square is told: night and day, who is dead, who is called out, and how the hands are counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from desktop.projector.dawn import Dawn
from desktop.projector.stage import Aloud, Happening, Line, Moment
from rules.clocktower.events import DayBroke
from rules.clocktower.state import Side, Square
from rules.clocktower.views import ClockView
from rules.clocktower.votes import standing
from rules.events import Event
from rules.messages import says
from rules.seats import SeatId
from rules.views import Picture, View

NIGHT: Final = says("Night. Close your eyes.")
BEHIND: Final = says("It is night")
SETUP, OVER = says("Take your seats"), says("Game over")
NOMINATED, EXILED = says("Shall {who} be executed?"), says("Shall {who} be exiled?")
BLOCK: Final = says("{who} is about to die: {n} votes. {next} change that.")
NEEDED: Final = says("{next} votes are needed")
TALK: Final = says("The town talks")
CHAIN: Final = says("{who} names the next one")
CLOSED: Final = says("Nominations are over")
BROKE: Final = says("A new day has broken")
DIED: Final = says("Died in the night: {who}")
NONE_DIED: Final = says("Nobody died in the night")
WON: Final[Mapping[Side, str]] = {"good": says("Good has won"), "evil": says("Evil has won")}
LIVING, GHOSTS = says("Alive: {n}"), says("Ghost votes: {n}")


class TownSquare(Aloud):
    """Nothing of the night is told but that it is night; it looks the same from its first second to its last."""

    grave = frozenset({"died", "executed", "exiled", "day-broke", "side-won"})
    endings = frozenset({"side-won"})
    spoken = frozenset(
        "died executed exiled nominated exile-called vote-closed guessed-team curse-laid revived".split()
    )

    def secret(self, view: View) -> bool:
        return public(view).phase == "night"

    def over(self, view: View) -> bool:
        return public(view).phase == "over"

    def whose(self, view: View) -> Line:
        return Line(BEHIND)

    def moment(self, view: View, picture: Picture) -> Moment:
        now = public(view)
        found = (Line(LIVING, {"n": str(len(now.living))}), Line(GHOSTS, {"n": str(_ghosts(now))}))
        return Moment(_headline(now), _phase(now), "", (), found=found if now.phase != "setup" else ())

    def happening(self, event: Event) -> Happening | None:
        return None

    def died(self, events: Sequence[Event]) -> tuple[SeatId, ...] | None:
        """Names only, in the order of the chairs: never a cause."""
        return next((event.dead for event in events if isinstance(event, DayBroke)), None)

    def untold(self, view: View, seats: Sequence[SeatId]) -> View:
        """They are still alive for all that the audience knows."""
        assert isinstance(view, ClockView)
        dead = tuple(seat for seat in view.public.dead if seat not in seats)
        return msgspec.structs.replace(view, public=msgspec.structs.replace(view.public, dead=dead))

    def dawning(self, dawn: Dawn) -> Line:
        if not dawn.dead:
            return Line(NONE_DIED)
        return Line(DIED, {"who": dawn.known}) if dawn.known else Line(BROKE)

    def story(self, view: View, events: Sequence[Event]) -> tuple[Line, ...]:
        now = public(view)
        return (Line(LIVING, {"n": str(len(now.living))}), Line(GHOSTS, {"n": str(_ghosts(now))}))


def public(view: View) -> Square:
    """What everybody sees."""
    shared: Square = getattr(view, "public")  # noqa: B009 - each game's view has its own fields
    return shared


def _ghosts(now: Square) -> int:
    return len([seat for seat in now.circle if seat in now.dead and seat not in now.spent])


def _phase(now: Square) -> Line:
    """The middle of the circle tells the night and the day."""
    return Line({"setup": SETUP, "over": OVER}.get(now.phase, ""))


def _headline(now: Square) -> Line:
    if now.phase == "over":
        return Line(WON[now.winner or "good"])
    if now.phase != "day":
        return Line(NIGHT if now.phase == "night" else SETUP)
    if now.vote is not None:
        return Line(EXILED if now.vote.exile else NOMINATED, {"who": now.vote.of})
    if now.chained and now.caller:
        return Line(CHAIN, {"who": now.caller})
    if now.done:
        return Line(CLOSED)
    if not now.open:
        return Line(TALK)
    best = standing(now)
    if best.block:
        return Line(BLOCK, {"who": best.block, "n": str(best.best), "next": str(best.next)})
    return Line(NEEDED, {"next": str(best.next)})
