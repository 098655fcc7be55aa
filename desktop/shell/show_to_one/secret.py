"""What a seat alone may read: the Gray Man's card, what it means (000 ■게임의 목적; G16–G21), and its notes."""

from typing import NamedTuple

from desktop.session import Session
from desktop.shell.show_to_one.notes import Notes
from desktop.shell.show_to_one.page import Parts
from desktop.words import Words
from rules.hakoonna.state import GRAY
from rules.messages import says


class Secret(NamedTuple):
    """A drawing or none, a title, and sentences under headings; a heading may be empty."""

    drawing: str
    title: str
    parts: Parts


WINS, LOSES, TAKE_CARE = says("You win"), says("You lose"), says("On your way")
ALIVE = says("Alive or dead, it makes no difference.")
SILENT = says("No word and no sign to anyone until your card is known to all.")
UNTOUCHED = says("Hako Onna's powers do not touch you.")

WHITE = Secret(
    "gray-card-white",
    says("Your card is white"),
    (
        (WINS, (says("The visitors win by defeating or appeasing her."), ALIVE)),
        (LOSES, (says("All the other visitors die or surrender."), says("The visitors win by escaping."))),
        (TAKE_CARE, (says("If you open Hako Onna or a Hakobito, you die."), UNTOUCHED, SILENT)),
    ),
)
BLACK = Secret(
    "gray-card-black",
    says("Your card is black"),
    (
        (WINS, (says("All the other visitors die or surrender, and Hako Onna wins."), ALIVE)),
        (LOSES, (says("The visitors win, in whatever way."),)),
        (
            TAKE_CARE,
            (says("Open Hako Onna or a Hakobito and nothing happens: put the tile back."), UNTOUCHED, SILENT),
        ),
    ),
)
UNKNOWN = Secret(
    "gray-card-back",
    says("The program does not know your card"),
    (("", (says("Look at the card that lies before you. Show it to nobody."),)),),
)
NONE_YET = Secret(
    "gray-card-back", says("You have no card yet"), (("", (says("It is dealt when the mansion stands."),)),)
)
SECRETS = {"white": WHITE, "black": BLACK, "unknown": UNKNOWN, "": NONE_YET}


KNOWN = says("What you know")
NOTHING = ("", (says("Nothing yet that not everybody knows."),))


def secret(session: Session, seat: str, words: Words) -> Secret:
    """What that seat may read now, in the window's language."""
    known = Notes(session, seat, words).parts
    if seat == GRAY:
        found = SECRETS[session.seen(seat).card]  # type: ignore[attr-defined]
        return Secret(found.drawing, words.say(found.title), (*_said(found.parts, words), *known))
    return Secret("", words.say(KNOWN), known or _said((NOTHING,), words))


def _said(parts: Parts, words: Words) -> Parts:
    return tuple((words.say(head), tuple(map(words.say, lines))) for head, lines in parts)
