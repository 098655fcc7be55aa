"""How the evening goes on in a game: its parts, what is now, how long it takes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.shell.games.timed import Beat, Timed
from desktop.shell.games.ways.terms import Line, Pill, Tempo
from rules.actions import Action
from rules.messages import says
from rules.seats import SeatId
from rules.views import View

if TYPE_CHECKING:
    from desktop.session import Session


class Course:
    """The parts of the evening, and what is said of them."""

    def before_play(self, session: Session) -> bool:
        """Whether the table is still being set up."""
        return False

    def building(self, session: Session) -> bool:
        """Whether the board is still being laid, piece by piece."""
        return False

    def eyes_shut(self, session: Session) -> bool:
        """Whether it is the time of a seat that the others may not watch."""
        return False

    def closing(self, session: Session) -> bool:
        """Whether the last part of a round goes on."""
        return False

    def pills(self, session: Session) -> list[Pill]:
        """The parts of a round in order."""
        return []

    def what_now(self, session: Session) -> Line:
        """What the acting seat does now."""
        return Line("", {})

    def acting(self, session: Session) -> SeatId:
        """Whose offers are shown: of the seat whose turn it is."""
        return session.picture().turn

    def heading(self, session: Session) -> Line:
        """What stands over the offers while it is nobody's turn."""
        return Line("", {})

    def advice(self, session: Session) -> str:
        """What the host is advised of, as a message."""
        return ""

    def counted(self, session: Session) -> Iterator[Line]:
        """What else the evening is measured by than its clock."""
        yield from ()

    def tempi(self, session: Session) -> Iterator[Tempo]:
        """What would make the evening shorter or longer."""
        yield from ()

    def timed(self, session: Session) -> Timed | None:
        """What is measured by a clock now."""
        return None

    def beat(self, session: Session) -> Beat | None:
        """How long what goes on lasts at least, so that nobody can count by ear."""
        return None

    def given_up(self, session: Session) -> Action | None:
        """What gives up what goes on, where nothing else is to be put back."""
        return None

    def takes_back(self, session: Session) -> bool:
        """Whether the last step was one of several that are entered in a row."""
        return False

    def about(self, session: Session) -> Line:
        """What is played, in a few words."""
        return Line(says("{n} seats"), {"n": len(session.match.seats)})

    def role(self, seat: str) -> str:
        """A part that a seat may play, as a message; "" where its name says so already."""
        return ""

    def reminders(self, session: Session) -> Iterator[Line]:
        """What the table wants to be reminded of."""
        yield from ()

    def ended(self, view: View) -> Line | None:
        """How a game ended that all win or lose together."""
        return None
