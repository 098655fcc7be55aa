"""Which secrets a mansion has, and what of them this host may know (flows.md 4.1)."""

from desktop.session import Session
from desktop.shell.panels.hakoonna.facts import Fact
from desktop.words import Words
from rules.hakoonna.state import GRAY
from rules.hakoonna.views import HakoView
from rules.messages import says
from rules.seats import KNOWING_HOST

CARD = says("The Gray Man's card")
HIDDEN = says("Her place and the faces of the tiles")
ON_THE_TABLE = says("They lie on the table; the program knows none of them.")
ON_HER_BOARD = says("They stand on her board and in the ledger of the tiles.")
NOT_THIS_HOST = says("Not for this host: he plays along.")
NOT_FOR_YOU = says("Not for this host: only he knows it.")
NOT_TOLD = says("He keeps it himself; the program was not told.")
NOT_DEALT = says("It is not dealt yet.")
OPEN = says("It lies open: {card}.")
COLOURS = {"white": says("White"), "black": says("Black"), "unknown": NOT_TOLD}


def secrets(session: Session, words: Words) -> list[Fact]:
    """Each secret and what the host's own view tells of it."""
    view = session.seen()
    assert isinstance(view, HakoView)
    card = [Fact(words.say(CARD), _card(view, session, words))] if GRAY in view.public.at else []
    return [*card, Fact(words.say(HIDDEN), words.say(_where(view)))]


def _where(view: HakoView) -> str:
    if not view.public.told:
        return ON_THE_TABLE
    return ON_HER_BOARD if view.viewer == KNOWING_HOST else NOT_THIS_HOST


def _card(view: HakoView, session: Session, words: Words) -> str:
    if view.public.shown:
        return words.say(OPEN, {"card": session.speech(words).value("", view.public.shown)})
    if view.card:
        return words.say(COLOURS[view.card])
    return words.say(NOT_DEALT if view.viewer == KNOWING_HOST else NOT_FOR_YOU)
