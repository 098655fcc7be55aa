"""A match at any position, and what a test asks of it in sentences; Fate is answered by the test."""

from __future__ import annotations

from rules.actions import Action, Answer, Value
from rules.effects import Choice
from rules.engine import Refused, Step
from rules.events import Correction, Event
from rules.match import Match
from rules.seats import AUDIENCE, FATE, Viewer
from rules.views import Picture
from rules.violations import Violation


class Played:
    """A match whose fate the test answers."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def plays(self, *actions: Action) -> tuple[Event, ...]:
        """Carry the actions out; what happened."""
        events: list[Event] = []
        for action in actions:
            done = self.match.play(action)
            assert isinstance(done, Step), done
            events += done.events
        return tuple(events)

    def answers(self, *answers: Value) -> tuple[Event, ...]:
        """Let whoever is asked answer; what happened."""
        events: list[Event] = []
        for answer in answers:
            asked = self.match.table.asked
            assert asked is not None
            events += self.plays(Answer(asked.seat, answer))
        return tuple(events)

    def fate(self, *answers: Value) -> tuple[Event, ...]:
        """Let Fate answer; what happened."""
        return self.plays(*(Answer(FATE, answer) for answer in answers))

    def refuses(self, action: Action) -> tuple[Violation, ...]:
        """Every reason against an action, which changes nothing."""
        before = self.match.table, self.match.at, self.match.length
        done = self.match.play(action)
        assert isinstance(done, Refused), done
        assert (self.match.table, self.match.at, self.match.length) == before
        return done.violations

    def remedies(self, action: Action) -> tuple[Action, ...]:
        """What would be legal instead."""
        done = self.match.play(action)
        assert isinstance(done, Refused), done
        return done.remedies

    def allows(self, *actions: Action) -> bool:
        """Whether each of the actions would be carried out here."""
        return all(self._allows(action) for action in actions)

    def _allows(self, action: Action) -> bool:
        here = self.match.at
        done = self.match.play(action)
        if isinstance(done, Step):
            self.match.jump(here)
        return isinstance(done, Step)

    def corrects(self, *changes: Correction) -> Step | Refused:
        """Set things by hand."""
        return self.match.correct(changes, "a test")

    def hears(self, viewer: Viewer, events: tuple[Event, ...]) -> list[Event]:
        """A viewer's share of what happened."""
        shares = (self.match.book.redact(viewer, self.match.table.state, event) for event in events)
        return [share for share in shares if share is not None]

    def picture(self, viewer: Viewer = AUDIENCE) -> Picture:
        """What is drawn for a viewer."""
        return self.match.book.picture(self.match.book.content, self.match.seen(viewer))

    @property
    def asked(self) -> Choice | None:
        """The open question."""
        return self.match.seen(AUDIENCE).asked
