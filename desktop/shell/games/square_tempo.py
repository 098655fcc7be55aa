"""How long a town square's clocks are, and what else a storyteller may set them to."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Final

import msgspec

from desktop.session import Session
from desktop.shell.games.clock import grimoire, square
from desktop.shell.games.ways import Line, Tempo
from rules.clocktower.options import Options
from rules.messages import says

CLOCKS: Final = {
    "beat": says("Each step of the night: {n} s"),
    "talk": says("Talk: {n} min"),
    "plea": says("Plea: {n} s"),
    "countdown": says("Riot's countdown: {n}"),
}
NO_CLOCK: Final[Mapping[str, str]] = {
    "beat": says("Each step of the night: no beat"),
    "talk": says("Talk: no clock"),
    "plea": says("Plea: no clock"),
    "countdown": says("Riot: no countdown"),
}
LENGTHS: Final[Mapping[str, tuple[int, ...]]] = {
    "beat": (0, 3, 5, 8, 10, 15, 20, 30),
    "talk": (0, 2, 3, 5, 8, 10, 15, 20),
    "plea": (0, 15, 30, 45, 60, 90, 120),
    "countdown": (0, 3, 5, 10),
}
"""What each may be set to by one digit; 0 is none."""


def line(clock: str, length: int) -> Line:
    """How long a clock is."""
    return Line(CLOCKS[clock], {"n": length}) if length else Line(NO_CLOCK[clock], {})


def tempi(session: Session) -> Iterator[Tempo]:
    """Each other length of each clock; one that runs already runs on as it was begun."""
    options, grim = square(session).options, grimoire(session)
    for clock in asked(grim.known, grim.sheet):
        now = getattr(options, clock)
        for length in LENGTHS[clock]:
            if length != now:
                yield Tempo(line(clock, length), "", _with(options, clock, length), line(clock, now))


def asked(known: bool, sheet: Collection[str]) -> tuple[str, ...]:
    """The clocks there are: the night has no steps without a grimoire, a script without Riot no countdown."""
    there = {"beat": known, "countdown": "riot" in sheet}
    return tuple(clock for clock in LENGTHS if there.get(clock, True))


def _with(options: Options, clock: str, length: int) -> Options:
    return msgspec.structs.replace(options, **{clock: length})
