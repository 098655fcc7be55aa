"""What goes on in the mansion: the parts of its round, what is to be done, what the host is advised of."""

from __future__ import annotations

from typing import Final

from desktop.session import Session
from desktop.shell.games.ways import Line, Pill
from desktop.shell.phases import SETTING_UP, VISITORS, public
from rules.hakoonna.counting import hopeless
from rules.hakoonna.state import GRAY
from rules.hakoonna.views import HakoView
from rules.messages import says

HOPELESS: Final = says("No way to win is left. Suggest a surrender.")
NOW: Final = {
    "noise": says("First stack a noise disc."),
    "act": says("The noise is made. Now choose one action."),
    "hako": says("All close their eyes. When she is done, end her time."),
    "gray": says("Choose the Gray Man's action."),
    "build": says("Lay the drawn board."),
    "ready": says("All boards are laid. Finish the mansion."),
    "over": says("The game is over. Rewind the log or start a new one."),
}


def pills(session: Session) -> list[Pill]:
    """The parts of a round in order; setting up and the end only while they are."""
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
    return Line(NOW.get(now.phase, ""), {})


def advice(session: Session) -> str:
    """To suggest a surrender where nothing can be won any more (U-32)."""
    view = session.seen()
    if not isinstance(view, HakoView) or view.public.options.auto_impossible == "silent":
        return ""
    return HOPELESS if hopeless(session.book.content, view) else ""
