"""How the last noise ended."""

from typing import Literal, NamedTuple

from desktop.session import Session
from rules.hakoonna.events import CardHeld, DiscHeld, NoiseMade, NoiseReset, NoiseSet
from rules.messages import says


class LastNoise(NamedTuple):
    """``none`` before the first one since the noise was reset."""

    kind: Literal["none", "held", "fell"]
    who: str = ""

    def message(self, with_cards: bool) -> str:
        """The result in a word."""
        if self.kind == "none":
            return says("Still quiet")
        if self.kind == "held":
            return says("It stays below") if with_cards else says("It held")
        return says("A noise!") if with_cards else says("It fell")

    def note(self) -> str:
        """What follows from it."""
        notes = {
            "none": says("Nobody has made a sound yet."),
            "held": says("{who} goes on to act."),
            "fell": says("{who} loses the action; it is Hako Onna's time."),
        }
        return notes[self.kind]


def last_noise(session: Session) -> LastNoise:
    """From what has happened up to now."""
    for node in reversed(session.match.path()):
        for event in reversed(session.events(node.number)):
            if isinstance(event, NoiseReset | NoiseSet):
                return LastNoise("none")
            if isinstance(event, DiscHeld | CardHeld):
                return LastNoise("held", event.seat)
            if isinstance(event, NoiseMade):
                return LastNoise("fell", event.seat)
    return LastNoise("none")
