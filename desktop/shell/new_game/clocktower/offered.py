"""What each question of a storyteller's pages offers, what is chosen, and how an answer is written down."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from desktop.shell.new_game.clocktower import scripts
from desktop.shell.new_game.clocktower.around import ClockAround
from desktop.shell.new_game.clocktower.draft import ClockDraft
from desktop.shell.new_game.tonight_offers import ASKED_TONIGHT, Offer, noted, offered_tonight, take_screen
from desktop.shell.parts.choices import Answer
from desktop.vocabulary import LANGUAGE, vocabularies
from desktop.words import Words
from rules.messages import says

THREE: Final = 3
EVERYBODY: Final = "everybody"

ASKED: Final[dict[str, tuple[str, str]]] = {
    "script": (says("Script"), ""),
    "people": (
        says("Seats, clockwise"),
        says("Ctrl+↑ and Ctrl+↓ move a seat; drag one onto another in the circle and the two change places."),
    ),
    "travellers": (says("Travellers"), says("Character and arrival are public. The side is only for your eyes.")),
    "knowledge": (says("What the program is told"), ""),
    "dealing": (says("Who deals the tokens"), ""),
    "bag": (says("Tokens in the bag"), says("Press a character to put it in or to take it out.")),
    "counts": (says("Count"), ""),
    "unknown": (says("Characters of no known team"), says("Say what each belongs to, and it can go into the bag.")),
    "markers": (says("Who lays the reminders"), says("Those that a step of the night calls for.")),
    "order": (says("Whose order"), ""),
    "words": (says("Korean words"), says("All are found by either when you search.")),
    "beat": (
        says("A step of the night lasts at least, in seconds"),
        says("Every step the same, so that nobody can count by ear. 0: no beat."),
    ),
    "talk": (says("The town talks, in minutes"), says("Until nominations open. 0: no clock.")),
    "plea": (says("A nominee speaks, in seconds"), says("Before the hands are counted. 0: no clock.")),
    "countdown": (says("Riot's next name is counted down from"), says("One number a second. 0: no countdown.")),
    "guesses": (says("Guesses of the Alsaahir"), ""),
    "riot": (says("When Minions become Riot"), ""),
    **ASKED_TONIGHT,
}
KNOWLEDGE: Final = {
    "grimoire": (says("The grimoire"), says("Characters, reminders and nights: it lists what may be told.")),
    "square": (says("Only the square"), says("Seats, deaths and votes; your own grimoire keeps the rest.")),
}
DEALING: Final = {
    "cardboard": (says("Real tokens"), says("Each draws from the bag; you type what was drawn.")),
    "program": (says("Drawn by the program"), says("It draws for everybody at once.")),
    "slips": (says("Numbered slips"), says("Each draws a number; what lies under it is mixed by the program.")),
}
MARKERS: Final = {
    "on": (says("Laid by the program"), says("It lays and takes them by itself; you can move any.")),
    "ask": (says("The program, asking"), says("Before it lays one, it asks you.")),
    "off": (says("Only you"), says("It reminds you of nothing.")),
}
WORDS: Final[Mapping[str, str]] = {"official": says("Official"), "book": says("As in the rules text")}
ORDERS: Final = {
    "script": (says("As the script has it"), says("What it leaves out is added and listed.")),
    "official": (says("The official list"), says("As of {date}.")),
}
GUESSES: Final = {
    EVERYBODY: (says("Everybody may guess"), says("Each player once a day.")),
    str(THREE): (says("Three a day"), says("A fourth guess on one day is refused.")),
}
RIOT: Final = {
    "night": (says("In the third night"), says("All Minions change before the third day.")),
    "day": (says("On the third day"), says("They change as nominations open.")),
}


def offered(draft: ClockDraft, around: ClockAround) -> dict[str, Offer]:
    """All of them."""
    words, dated = around.words, {"date": around.edition.known.dated}
    guesses = EVERYBODY if not draft.guesses else str(draft.guesses)
    return {
        "script": (scripts.answers(draft, words), draft.which),
        "knowledge": (noted(KNOWLEDGE, words), draft.knowledge),
        "dealing": (noted(DEALING, words), draft.dealing),
        "order": (noted(ORDERS, words, dated), draft.order),
        "guesses": (noted(GUESSES, words), guesses),
        "riot": (noted(RIOT, words), draft.riot),
        "markers": (noted(MARKERS, words), draft.markers),
        "words": (list(_vocabularies(words)), draft.words),
        **offered_tonight(draft, around),
    }


def _vocabularies(words: Words) -> Iterator[Answer]:
    """In their language each with its nouns as they are, whatever the words of the table that is open now."""
    nouns = vocabularies()["book"].nouns
    told = {"official": tuple(nouns), "book": tuple(nouns.values())}
    for value, title in WORDS.items():
        yield Answer(value, words.say(title), ", ".join(told[value]) if words.language == LANGUAGE else "")


# ---- written down


def write(draft: ClockDraft, name: str, value: str) -> None:
    """Answer the question of that name."""
    if name in _WRITES:
        _WRITES[name](draft, value)


def _script(draft: ClockDraft, value: str) -> None:
    draft.take_script("practice" if value == "practice" else "last" if value == "last" else "own")


def _knowledge(draft: ClockDraft, value: str) -> None:
    draft.knowledge = "square" if value == "square" else "grimoire"


def _dealing(draft: ClockDraft, value: str) -> None:
    draft.dealing = "program" if value == "program" else "slips" if value == "slips" else "cardboard"


def _markers(draft: ClockDraft, value: str) -> None:
    draft.markers = "ask" if value == "ask" else "off" if value == "off" else "on"


def _words(draft: ClockDraft, value: str) -> None:
    draft.words = "book" if value == "book" else "official"


def _order(draft: ClockDraft, value: str) -> None:
    draft.order = "official" if value == "official" else "script"


def _guesses(draft: ClockDraft, value: str) -> None:
    draft.guesses = 0 if value == EVERYBODY else int(value)


def _riot(draft: ClockDraft, value: str) -> None:
    draft.riot = "day" if value == "day" else "night"


_WRITES: Final[Mapping[str, Callable[[ClockDraft, str], None]]] = {
    "script": _script,
    "knowledge": _knowledge,
    "dealing": _dealing,
    "order": _order,
    "guesses": _guesses,
    "riot": _riot,
    "markers": _markers,
    "words": _words,
    "screen": take_screen,
}
