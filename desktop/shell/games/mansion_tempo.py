"""What a mansion's evening is measured by, and what makes it shorter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from desktop.projector.story import HER_TIME, TIMES
from desktop.session import Session
from desktop.shell.games.ways import Line, Tempo
from desktop.shell.phases import public
from rules.hakoonna.state import GRAY, HAKO
from rules.messages import says
from rules.seats import AUDIENCE
from rules.tags import tag_of

ONCE, TWICE = says("The Gray Man acts once a turn"), says("The Gray Man acts twice a turn")
BETWEEN: Final = says("only between two turns")


def counted(session: Session) -> Iterator[Line]:
    """How often her time has come, as far as everybody was told of it."""
    if any(seat.id == HAKO for seat in session.match.header.seats):
        yield Line(TIMES, {"n": sum(tag_of(line.event) == HER_TIME for line in session.log(AUDIENCE))})


def tempi(session: Session) -> Iterator[Tempo]:
    """The Gray Man's actions a turn may change while nobody's turn has begun."""
    now = public(session)
    if not any(seat.role == "gray-man" for seat in session.match.header.seats) or not now.at.get(GRAY):
        return
    other = 1 if now.options.gray_actions_per_turn == 2 else 2
    between = now.phase == "noise" and session.asked() is None
    options = msgspec.structs.replace(now.options, gray_actions_per_turn=other)
    yield Tempo(Line(ONCE if other == 1 else TWICE, {}), "" if between else BETWEEN, options)
