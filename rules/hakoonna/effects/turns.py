"""What waits until something else is settled."""

from __future__ import annotations

from rules.effects import Effect


class GoOn(Effect, frozen=True, tag="go-on"):
    """The turn goes on after the seat's action."""

    seat: str = ""


class OpenEyes(Effect, frozen=True, tag="open-eyes"):
    """What follows Hako Onna's time, once the shadows she named are open."""
