"""What part of the evening it is, in each game's own words: the pills of the top bar and the prompt's line."""

from __future__ import annotations

from desktop.session import Session
from desktop.shell.games import custom
from desktop.shell.games.ways import Line as Line
from desktop.shell.games.ways import Pill as Pill
from rules.games import shelf
from rules.hakoonna.state import BEFORE_PLAY, Public
from rules.messages import says

SETTING_UP = BEFORE_PLAY
BUILDING = ("build", "ready")
VISITORS = ("noise", "tower", "act")


def public(session: Session) -> Public:
    """What everybody knows of a mansion."""
    shared: Public = getattr(session.seen(), "public")  # noqa: B009 - each game's view has its own fields
    return shared


def building(session: Session) -> bool:
    """Whether the board is still being laid."""
    return custom(session).building(session)


def eyes_shut(session: Session) -> bool:
    """Whether it is Hako Onna's time."""
    return custom(session).eyes_shut(session)


def pills(session: Session) -> list[Pill]:
    """The parts of a round in order."""
    return custom(session).pills(session)


def what_now(session: Session) -> Line:
    """What the acting seat does now."""
    return custom(session).what_now(session)


def advice(session: Session) -> str:
    """What the host is advised of, as a message."""
    return custom(session).advice(session)


def title(session: Session) -> Line:
    """What the table is: a game, or a lesson about it."""
    name = shelf()[session.match.header.game].name
    return Line("{it}", {"it": name}) if session.lesson is None else Line(says("Learn"), {})


def subtitle(session: Session) -> Line:
    """What is played, in a few words."""
    if session.lesson is not None:
        return Line(says("{game} · alone"), {"game": shelf()[session.lesson.game].name})
    return custom(session).about(session)


def setting_up(game: str) -> tuple[Line, Line]:
    """Title and subtitle while a new table of a game is set up over the one that is played at."""
    return Line("{it}", {"it": shelf()[game].name}), Line(says("New game"), {})


def role(session: Session, seat: str) -> str:
    """The part that a seat plays, as a message; "" where its name says so already."""
    roles = {one.id: one.role for one in session.match.seats}
    return custom(session).role(roles.get(seat, ""))
