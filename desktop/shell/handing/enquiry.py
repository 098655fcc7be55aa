"""What a seat is asked, answered by number one step after the other: a form, the room, then what fills each hole."""

from __future__ import annotations

from collections.abc import Container

from desktop.session import Session
from desktop.shell.handing.options import Option, Options, Reach
from rules.actions import Action, Value
from rules.effects import Choice
from rules.offers import Several
from rules.seats import SeatId
from rules.views import Picture, SpaceId
from rules.violations import Violation

MOST = 9


class Enquiry:
    """``reasons`` are those against what was just tried; it is about one table and is not asked after the next step."""

    def __init__(self, session: Session, seat: SeatId, without: Container[str] = ()) -> None:
        """``without`` are the forms that are not for the seat to begin."""
        self.session, self.seat = session, seat
        self._options = Options(session, seat, without)
        self.asked: Choice | None = self._options.asked
        self.reasons: tuple[Violation, ...] = ()
        self.page = 0
        form = next(iter(session.offers(seat)), None) if self.asked is not None else None
        self._way = [Reach(form)]
        self._found: tuple[Option, ...] | None = None

    @property
    def reach(self) -> Reach:
        """How far the answer has come."""
        return self._way[-1]

    @property
    def picture(self) -> Picture:
        """What the seat sees of the board."""
        return self._options.picture

    def home(self, value: object) -> SpaceId:
        """The room that a shadow lies in."""
        return self._options.home(value)

    # ---- what may be answered

    @property
    def options(self) -> tuple[Option, ...]:
        """Those of this page, in the order of their numbers."""
        return self._all()[self.page * MOST : (self.page + 1) * MOST]

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return max(1, -(-len(self._all()) // MOST))

    @property
    def idle(self) -> bool:
        """Whether nothing can be answered or begun."""
        return all(option.reasons for option in self._all())

    def _all(self) -> tuple[Option, ...]:
        if self._found is None:
            self._found = self._options.of(self.reach)
        return self._found

    # ---- answering

    def take(self, number: int) -> Action | None:
        """Choose an answer, from 1; the action once nothing is left to be chosen."""
        self.reasons = ()
        if not 0 < number <= len(self.options):
            return None
        option = self.options[number - 1]
        if option.reasons:
            self.reasons = option.reasons
            return None
        return self._chosen(option)

    def _chosen(self, option: Option) -> Action | None:
        reach = self.reach
        if option.is_room:
            return self._go(reach._replace(room=option.value))
        if reach.form is None:
            return self._go(Reach(option.value))
        if reach.several is not None:
            return self._pick(option, reach.several)
        return self._fill(option.value)

    def _pick(self, option: Option, domain: Several) -> Action | None:
        others = tuple(one for one in self.reach.picked if one != option.value)
        picked = others if option.picked else (*others, option.value)
        if len(picked) == domain.high:
            return self._fill(picked)
        return self._go(self.reach._replace(picked=picked))

    def finish(self) -> Action | None:
        """Enough has been picked of what may be several; None where that is not so."""
        reach = self.reach
        if reach.several is None or not reach.several.holds(reach.picked):
            return None
        return self._fill(reach.picked)

    def _fill(self, value: Value) -> Action | None:
        return self._go(Reach(self.reach.form, (*self.reach.filled, value)))

    def _go(self, reach: Reach) -> Action | None:
        """One step on; the action where it was the last and nothing speaks against it."""
        if reach.form is None or reach.hole is not None:
            self._way.append(reach)
            self._turn_to(0)
            return None
        action = reach.action(self.session)
        self.reasons = self.session.why(action)
        return None if self.reasons else action

    # ---- turning

    def back(self) -> bool:
        """One step back; whether there was any."""
        self.reasons = ()
        if len(self._way) == 1:
            return False
        self._way.pop()
        self._turn_to(0)
        return True

    def turn(self) -> None:
        """The next page; after the last the first."""
        self._turn_to((self.page + 1) % self.pages)

    def _turn_to(self, page: int) -> None:
        self.page, self._found = page, None
