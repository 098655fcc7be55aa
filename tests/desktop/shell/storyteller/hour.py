"""A clock that stands still until it is set, and the square that shows what is left."""

from __future__ import annotations

from desktop.projector.town_clock import TownClock
from desktop.projector.window import AudienceWindow
from tests.desktop.shell.hands import Hands


class Hour:
    """The time of every hourglass."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        """Seconds, as ``time.monotonic`` tells them."""
        return self.now

    def later(self, hands: Hands, seconds: float) -> None:
        """Time goes by, and the window hears of it."""
        self.now += seconds
        hands.window.clocks.tick()


def raised(hands: Hands) -> AudienceWindow:
    """The audience's window with its curtain up; news is public at once."""
    hall = hands.window.audience.there()
    hall.publishing.set_grace(0)
    hall.window.set_pace(0.0)
    hall.window.resize(1280, 720)
    hall.window.lift(sure=True)
    hands.wait(30)
    return hall.window


def on_the_square(window: AudienceWindow) -> tuple[str, str]:
    """The figures, and what is said with them."""
    clock: TownClock = window.clock
    if clock.face is None or clock.isHidden():
        return "", ""
    return clock.face.text, " ".join(clock.said)


def at_the_host(hands: Hands) -> tuple[str, str]:
    """The same at the host's board."""
    face = hands.window.clocks.face
    return ("", "") if face.isHidden() else (face.figures.text(), face.line.text())
