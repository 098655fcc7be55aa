"""What everybody has seen of a mansion so far, for the curtain of a break: four lines at most."""

from __future__ import annotations

from typing import Final

from desktop.projector.stage import Line
from rules.hakoonna.state import BEFORE_PLAY, GRAY, Public
from rules.messages import says

HER_TIME: Final = "hako-time-began"
TIMES: Final = says("Hako Onna's time has come so often: {n}")
LIVING, LOST = says("In the mansion: {who}"), says("In the mansion: {who} · lost: {lost}")
NONE_LIVING: Final = says("No visitor is left in the mansion.")
SHUT, OPEN = says("Diaries {n} · the safe is still shut"), says("Diaries {n} · the safe is open")
UNKNOWN, SHOWN = says("Nobody knows yet on whose side the Gray Man is."), says("The Gray Man's card lies open: {card}")


def story(now: Public, times: int) -> tuple[Line, ...]:
    """Nothing before the first turn; ``times`` is how often Hako Onna's time has come."""
    if now.phase in BEFORE_PLAY:
        return ()
    found = Line(OPEN if now.safe_open else SHUT, {"n": str(now.diaries)})
    gray = (_gray(now),) if GRAY in now.at else ()
    return Line(TIMES, {"n": str(times)}), _people(now), found, *gray


def _people(now: Public) -> Line:
    lost = tuple(seat for seat in now.visitors if seat not in now.living)
    if not now.living:
        return Line(NONE_LIVING)
    return Line(LOST, {"who": now.living, "lost": lost}) if lost else Line(LIVING, {"who": now.living})


def _gray(now: Public) -> Line:
    return Line(SHOWN, {"card": now.shown}) if now.shown else Line(UNKNOWN)
