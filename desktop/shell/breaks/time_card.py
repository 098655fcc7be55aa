"""How long it has been played, when it may end, and what can be done about it (P11)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime, timedelta
from functools import partial
from itertools import groupby
from typing import Final, NamedTuple

from PySide6.QtWidgets import QWidget

from desktop.commands import BY_ID
from desktop.shell.away.wide_card import WideCard
from desktop.shell.breaks.pace import Pace
from desktop.shell.breaks.stopwatch import Stopwatch
from desktop.shell.context import Context
from desktop.shell.games import custom
from desktop.shell.games.ways import Tempo
from desktop.shell.list_card import Row
from rules.messages import says

PLAYED: Final = says("Played for {n} minutes, since {when}.")
PACE: Final = says("A round takes about {n} minutes; three more would end at {when}.")
UNKNOWN: Final = says("How long a round takes is known when one has been played.")
LAST, IS_LAST = says("Announce the last round"), says("It is not the last round after all")
HOUSE, ANNOUNCED = says("a rule of the house"), says("announced")
OTHERWISE: Final = says("set it otherwise")
ROUNDS: Final = 3


class Wishes(NamedTuple):
    """What the answers do.

    ``last`` is told whether the round is to be the last, ``play`` another tempo, ``choose`` several of them.
    """

    rest: Callable[[], None]
    last: Callable[[bool], None]
    play: Callable[[Tempo], None]
    choose: Callable[[Sequence[Tempo]], None]
    finish: Callable[[], None]


class TimeCard(WideCard):
    """``is_last`` tells that the last round was announced."""

    def __init__(
        self, context: Context, parent: QWidget, clocks: tuple[Stopwatch, Pace], is_last: bool, wishes: Wishes
    ) -> None:
        say = context.say
        rows = [
            Row(say(BY_ID["break"].title), "", wishes.rest),
            _last(context, is_last, wishes),
            *_tempi(context, wishes),
            Row(say(BY_ID["enough"].title), "", wishes.finish),
        ]
        super().__init__(context, parent, say(BY_ID["time"].title), rows)
        told = list(lines(context, *clocks))
        for line in told:
            self.note(line)
        self.setAccessibleDescription(" ".join(told))


def _last(context: Context, is_last: bool, wishes: Wishes) -> Row:
    title, note = (IS_LAST, ANNOUNCED) if is_last else (LAST, HOUSE)
    return Row(context.say(title), context.say(note), lambda: wishes.last(not is_last))


def _tempi(context: Context, wishes: Wishes) -> Iterator[Row]:
    for instead, found in groupby(custom(context.session).tempi(context.session), lambda tempo: tempo.instead):
        tempi = tuple(found)
        if instead is None:
            yield from rows(context, tempi, wishes.play)
        else:
            yield Row(context.say(*instead), context.say(OTHERWISE), partial(wishes.choose, tempi))


def rows(context: Context, tempi: Sequence[Tempo], play: Callable[[Tempo], None]) -> Iterator[Row]:
    """An answer for each tempo that the table may play at."""
    for tempo in tempi:
        against = context.say(tempo.against) if tempo.against else ""
        yield Row(context.say(*tempo.line), against, partial(play, tempo), bool(against))


def lines(context: Context, watch: Stopwatch, pace: Pace) -> Iterator[str]:
    """What the clocks say."""
    say, session = context.say, context.session
    yield say(PLAYED, {"n": watch.minutes, "when": f"{watch.since:%H:%M}"})
    for line in custom(session).counted(session):
        yield say(*line)
    if not pace.round:
        yield say(UNKNOWN)
        return
    after = datetime.now().astimezone() + timedelta(seconds=ROUNDS * pace.round)
    yield say(PACE, {"n": max(1, round(pace.round / 60)), "when": f"{after:%H:%M}"})
