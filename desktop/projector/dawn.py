"""The dead of a night, told to the audience one after the other."""

from __future__ import annotations

from typing import NamedTuple

from rules.seats import SeatId


class Dawn(NamedTuple):
    """At which step the day broke, who died in the night, and how many of them have been told."""

    step: int
    dead: tuple[SeatId, ...]
    told: int = 0

    @property
    def known(self) -> tuple[SeatId, ...]:
        """Whom the audience knows to be dead."""
        return self.dead[: self.told]

    @property
    def left(self) -> tuple[SeatId, ...]:
        """Who is still to be told."""
        return self.dead[self.told :]

    def on(self, many: int = 1) -> Dawn:
        """So many more have been told."""
        return self._replace(told=min(len(self.dead), self.told + many))
