"""What the Gray Man's card means for him (000 ■게임의 목적; G16–G21)."""

from typing import NamedTuple

from desktop.session import Session
from desktop.words import Words
from rules.hakoonna.state import Card
from rules.messages import says


class Secret(NamedTuple):
    """A drawing, a title, and sentences under headings; a heading may be empty."""

    drawing: str
    title: str
    parts: tuple[tuple[str, tuple[str, ...]], ...]


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


def secret(session: Session, seat: str, words: Words) -> Secret:
    """What that seat may read now, in the window's language."""
    card: Card = session.seen(seat).card  # type: ignore[attr-defined]
    found = SECRETS[card]
    parts = tuple((words.say(head), tuple(map(words.say, lines))) for head, lines in found.parts)
    return Secret(found.drawing, words.say(found.title), parts)
