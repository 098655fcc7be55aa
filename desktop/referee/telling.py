"""What a referee answers: steps, refusals, forms, as plain values with their sentences in every language."""

from __future__ import annotations

from typing import Any

from desktop.looking import HELD_BACK, Looking
from desktop.words import LANGUAGES, Words
from rules.effects import Choice
from rules.engine import Refused, Verdict
from rules.events import Event
from rules.offers import Form
from rules.tags import tag_of
from rules.violations import Violation

Plain = dict[str, Any]


class Telling:
    """Tells of one match what its viewer may know."""

    def __init__(self, looking: Looking, words: tuple[Words, ...]) -> None:
        self.looking = looking
        self._speeches = tuple(looking.speech(one) for one in words)

    def sentences(self, said: Violation | Event | Choice) -> Plain:
        """The sentence in every language, by language."""
        return {speech.words.language: speech.tell(said) for speech in self._speeches}

    def people(self) -> Plain:
        """Which game it is, who sits there, and who may look."""
        match = self.looking.match
        seats = [self._plain(seat) for seat in match.seats]
        return {"game": match.header.game, "seats": seats, "viewers": match.viewers(), "viewer": self.looking.viewer}

    def position(self) -> Plain:
        """Where one stands, and who is asked what."""
        view = self.looking.seen()
        turn = self.looking.picture().turn
        return {"at": self.looking.match.at, "turn": turn, "asked": self._asked(view.asked), "over": view.over}

    def _asked(self, asked: Choice | None) -> Plain | None:
        if asked is None:
            return None
        titles = {speech.words.language: speech.words.say(asked.title) for speech in self._speeches}
        domain = self._plain(asked.domain())
        return {"seat": asked.seat, "type": tag_of(asked), "title": titles, "domain": domain, **self.sentences(asked)}

    def step(self, before: int) -> Plain:
        """All that has happened since there were so many steps, and the position then."""
        steps = range(before + 1, self.looking.match.length + 1)
        happened = [event for number in steps for event in self._events(number)]
        return {"events": [self._event(event) for event in happened], **self.position()}

    def _events(self, number: int) -> tuple[Event, ...]:
        held = self.looking.viewer in HELD_BACK and self.looking.match.held is not None
        return () if held else self.looking.events(number)

    def _event(self, event: Event) -> Plain:
        told = self.sentences(event) if event.message else {}
        return {**self._plain(event), **told}

    def refusal(self, refused: Refused) -> Plain:
        """Every reason, and what is legal instead."""
        reasons = [self.violation(reason) for reason in refused.violations]
        return {"refused": reasons, "remedies": [self._plain(action) for action in refused.remedies]}

    def violation(self, reason: Violation) -> Plain:
        """A reason with its rule, its numbers and its sentences."""
        return {
            "id": reason.id,
            "overrulable": reason.overrulable,
            "rule": {speech.words.language: speech.source(reason) for speech in self._speeches},
            **self.sentences(reason),
            **self._plain(reason),
        }

    def verdict(self, verdict: Verdict) -> list[Plain]:
        """Each meaning of a drop with the reasons against it, in few words."""
        return [
            {"action": self._plain(action), "against": [{"id": why.id, **self._plain(why)} for why in reasons]}
            for action, reasons in verdict.meanings
        ]

    def reasons(self, verdict: Verdict) -> list[Plain]:
        """Each meaning of a drop with the reasons against it, and what is legal instead."""
        return [
            {"action": self._plain(action), **self.refusal(Refused(action, why, self.looking.remedies(action, why)))}
            for action, why in verdict.meanings
        ]

    def form(self, form: Form) -> Plain:
        """A form with its title in every language."""
        titles = {speech.words.language: speech.words.say(form.title) for speech in self._speeches}
        plain: Plain = self._plain(form)
        return {**plain, "title": titles}

    def view(self, viewer: str) -> Plain:
        """A viewer's share, and what is drawn of it."""
        share, picture = self.looking.seen(viewer), self.looking.picture(viewer)
        return {"view": viewer, "share": self._plain(share), "picture": self._plain(picture)}

    def log(self, viewer: str) -> Plain:
        """The log as a viewer may know it."""
        lines = [
            {
                "step": line.step,
                "event": self._event(line.event),
                "overruled": line.overruled,
                "corrected": line.corrected,
            }
            for line in self.looking.log(viewer)
        ]
        return {"log": viewer, "lines": lines}

    def _plain(self, value: object) -> Any:
        return self.looking.notation.plain(value)


def every_language() -> tuple[Words, ...]:
    """The words of each language."""
    return tuple(Words(language) for language in LANGUAGES)
