"""What part of the evening it is, in each game's own words: the pills of the top bar and the prompt's line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from desktop.session import Session
from rules.games import shelf
from rules.hakoonna.counting import hopeless
from rules.hakoonna.state import BEFORE_PLAY, GRAY, HAKO, Public
from rules.hakoonna.views import HakoView
from rules.messages import says
from rules.offers import Form

SETTING_UP = BEFORE_PLAY
BUILDING = ("build", "ready")
VISITORS = ("noise", "tower", "act")
END = "end-time"
FIRST = ("stack", "walk", "open")
HOPELESS = says("No way to win is left. Suggest a surrender.")
LAST = ("give", "try-safe", "take-from-gray", "pass", "talk", "agree", "surrender")


class Pill(NamedTuple):
    """A part of the round, and whether it is now."""

    title: str
    now: bool


class Line(NamedTuple):
    """A sentence and its values."""

    message: str
    values: dict[str, object]


def public(session: Session) -> Public:
    """What everybody knows of a mansion."""
    shared: Public = getattr(session.seen(), "public")  # noqa: B009 - each game's view has its own fields
    return shared


def building(session: Session) -> bool:
    """Whether the mansion is still being laid."""
    return public(session).phase in BUILDING


def eyes_shut(session: Session) -> bool:
    """Whether it is Hako Onna's time."""
    return public(session).phase == "hako"


def pills(session: Session) -> list[Pill]:
    """The parts of a round in order."""
    now = public(session)
    setting_up = [Pill(says("Setting up"), True)] if now.phase in SETTING_UP else []
    over = [Pill(says("Game over"), True)] if now.phase in ("over", "naming") else []
    gray = [Pill(says("The Gray Man's turn"), now.phase == "gray")] if GRAY in now.at else []
    visitors = Pill(says("The visitors' time"), now.phase in VISITORS)
    return [*setting_up, visitors, Pill(says("Hako Onna's time"), now.phase == "hako"), *gray, *over]


def what_now(session: Session) -> Line:
    """What the acting seat does now."""
    now = public(session)
    company = now.company(now.at.get(GRAY, "")) if now.phase == "gray" else 0
    if company:
        return Line(says("Visitors share his room: {n}. Choose his action."), {"n": company})
    if now.phase == "noise" and now.options.noise == "cards":
        return Line(says("First draw a noise card."), {})
    return Line(_NOW.get(now.phase, ""), {})


_NOW = {
    "noise": says("First stack a noise disc."),
    "act": says("The noise is made. Now choose one action."),
    "hako": says("All close their eyes. When she is done, end her time."),
    "gray": says("Choose the Gray Man's action."),
    "build": says("Lay the drawn board."),
    "ready": says("All boards are laid. Finish the mansion."),
    "over": says("The game is over. Rewind the log or start a new one."),
}


def advice(session: Session) -> str:
    """What the host is advised of, as a message: to suggest a surrender where nothing can be won any more (U-32)."""
    view = session.seen()
    if not isinstance(view, HakoView) or view.public.options.auto_impossible == "silent":
        return ""
    return HOPELESS if hopeless(session.book.content, view) else ""


def title(session: Session) -> Line:
    """What the table is: a game, or a lesson about it."""
    name = shelf()[session.match.header.game].name
    return Line("{it}", {"it": name}) if session.lesson is None else Line(says("Learn"), {})


def subtitle(session: Session) -> Line:
    """What is played, in a few words."""
    if session.lesson is not None:
        return Line(says("{game} · alone"), {"game": shelf()[session.lesson.game].name})
    seats = len(session.match.header.seats)
    if any(seat.role == "gray-man" for seat in session.match.header.seats):
        return Line(says("with the Gray Man · {n} seats"), {"n": seats})
    return Line(says("{n} seats"), {"n": seats})


def role(session: Session, seat: str) -> str:
    """The part that a seat plays, as a message; "" where its name says so already."""
    roles = {one.id: one.role for one in session.match.header.seats}
    return says("Visitor") if roles.get(seat) == "visitor" else ""


def noise_at_hand(session: Session) -> tuple[str, ...]:
    """The results of stacking that the table may tell at once, when it has the cardboard tower."""
    by_hand = session.match.fate.source("noise") == "cardboard"
    return ("held", "fell") if by_hand and public(session).options.noise == "tower" else ()


def rows(seat: str, forms: Sequence[Form]) -> list[tuple[Form, ...]]:
    """What a seat may try, each action with a row in its place; all that uses a tile or an item has one together."""
    by_action: dict[str, list[Form]] = {}
    for form in forms:
        by_action.setdefault(form.action, []).append(form)
    used = sorted(by_action.keys() - {*FIRST, *LAST}, key=list(by_action).index)
    whole = [[form for action in used for form in by_action[action]]] if used and seat != HAKO else []
    hers = sorted(used, key=lambda action: action == END) if seat == HAKO else []
    order = [*(by_action.get(one, []) for one in (*FIRST, *hers)), *whole, *(by_action.get(one, []) for one in LAST)]
    return [row for forms in order for row in _together(forms)]


def _together(forms: Sequence[Form]) -> list[tuple[Form, ...]]:
    """What has nothing to be chosen is done at once, and has a row of its own."""
    chosen = tuple(form for form in forms if form.holes)
    return [*((form,) for form in forms if not form.holes), *([chosen] if chosen else [])]
