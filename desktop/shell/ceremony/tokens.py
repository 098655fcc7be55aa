"""What the end of a grimoire opens: token by token, and if wanted the reminders in the order in which they came."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from desktop.looking import Looking
from desktop.projector.stage import Line
from desktop.shell.ceremony.secrets import Secret
from rules.clocktower.content import REMINDER
from rules.clocktower.events import Marked
from rules.clocktower.grim import EVIL_TEAMS, Grim, grim_of
from rules.clocktower.state import STORYTELLER, Square
from rules.messages import says
from rules.seats import KNOWING_HOST
from rules.views import Piece

WHO: Final = "{it}"
ON_EVIL, ON_GOOD = says("{char}, on the evil side"), says("{char}, on the good side")
SHOWN: Final = says("{char}, shown as {other}")
GAINED: Final = says("The storyteller's ability")
BEFORE, NIGHT, DAY = says("Reminder before the first night"), says("Reminder of night {n}"), says("Reminder of day {n}")
LABEL: Final = "{who}: {label} ({char})"
BARE: Final = "{who}: {label}"
ICON: Final = "icon-book"


def tokens(looking: Looking, reminders: bool) -> Iterator[Secret]:
    """Clockwise; each lies on the square from then on."""
    grim = grim_of(looking.book.content, looking.seen(KNOWING_HOST))
    pieces = {piece.id: piece for piece in looking.picture(KNOWING_HOST).pieces}
    open_: tuple[Piece, ...] = ()
    for seat in grim.public.circle:
        piece = pieces.get(f"token:{seat}")
        if piece is not None and grim.role(seat):
            open_ = (*open_, piece)
            yield Secret(Line(WHO, {"it": seat}), _role(grim, seat), piece.look, low=True, pieces=open_, within=True)
    if grim.secret.storyteller:
        look = pieces[f"token:{STORYTELLER}"].look
        text = Line(WHO, {"it": grim.secret.storyteller})
        yield Secret(Line(GAINED), text, look, low=True, pieces=open_, within=True)
    if reminders:
        yield from _reminders(looking, grim, open_)


def _role(grim: Grim, seat: str) -> Line:
    """The true character, and what is odd about it."""
    role = grim.role(seat)
    shown, evil = grim.secret.believed.get(seat, ""), grim.is_evil(seat)
    if evil != (grim.team(role) in EVIL_TEAMS):
        return Line(ON_EVIL if evil else ON_GOOD, {"char": role})
    return Line(SHOWN, {"char": role, "other": shown}) if shown else Line(WHO, {"it": role})


# ---- the story of the nights


def _reminders(looking: Looking, grim: Grim, open_: tuple[Piece, ...]) -> Iterator[Secret]:
    """As they were laid, with the night or the day of each."""
    for node in looking.match.path():
        for event in looking.events(node.number, KNOWING_HOST):
            if isinstance(event, Marked):
                when = _when(node.table.state.public)
                yield Secret(when, _label(grim, event), ICON, low=True, pieces=open_, within=True)


def _when(then: Square) -> Line:
    if then.phase == "setup" or not then.n:
        return Line(BEFORE)
    return Line(NIGHT if then.phase == "night" else DAY, {"n": str(then.n)})


def _label(grim: Grim, event: Marked) -> Line:
    known = f"{REMINDER}{event.label}"
    label = known if known in grim.content.names else event.label
    values = {"who": event.seat, "label": label, "char": event.character}
    return Line(LABEL if event.character else BARE, values)
