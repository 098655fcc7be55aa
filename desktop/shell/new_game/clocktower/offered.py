"""What each question of a storyteller's pages offers, what is chosen, and how an answer is written down."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from desktop.shell.new_game.clocktower import scripts
from desktop.shell.new_game.clocktower.around import ClockAround
from desktop.shell.new_game.clocktower.draft import ClockDraft
from desktop.shell.new_game.offered import LANGUAGES, NONE, Offer
from desktop.shell.parts.choices import Answer
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
    "seed": (says("Seed (advanced)"), says("The same seed draws and rolls the same. Empty: a new one.")),
    "bag": (says("Tokens in the bag"), says("Press a character to put it in or to take it out.")),
    "counts": (says("Count"), ""),
    "unknown": (says("Characters of no known team"), says("Say what each belongs to, and it can go into the bag.")),
    "order": (says("Whose order"), ""),
    "guesses": (says("Guesses of the Alsaahir"), ""),
    "riot": (says("When Minions become Riot"), ""),
    "folder": (says("Tonight's file goes to"), ""),
    "screen": (says("Audience's screen"), ""),
    "grace": (says("Grave news waits, in seconds"), says("Deaths, victories and reveals reach the audience later.")),
    "tongue": (says("Language"), ""),
}
KNOWLEDGE: Final = {
    "grimoire": (says("The grimoire"), says("Characters, reminders and nights: it lists what may be told.")),
    "square": (says("Only the square"), says("Seats, deaths and votes; your own grimoire keeps the rest.")),
}
DEALING: Final = {
    "cardboard": (says("Real tokens"), says("Each draws from the bag; you type what was drawn.")),
    "program": (says("Drawn by the program"), says("It draws for everybody at once.")),
}
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
        "knowledge": (_noted(KNOWLEDGE, words), draft.knowledge),
        "dealing": (_noted(DEALING, words), draft.dealing),
        "order": (_noted(ORDERS, words, dated), draft.order),
        "guesses": (_noted(GUESSES, words), guesses),
        "riot": (_noted(RIOT, words), draft.riot),
        "screen": (_screens(around), draft.tonight.screen or NONE),
        "tongue": ([Answer(language, name) for language, name in LANGUAGES.items()], words.language),
    }


def _noted(
    table: Mapping[str, tuple[str, str]], words: Words, values: Mapping[str, object] | None = None
) -> list[Answer]:
    return [Answer(value, words.say(title), words.say(note, values or {})) for value, (title, note) in table.items()]


def _screens(around: ClockAround) -> list[Answer]:
    none = Answer(NONE, around.words.say(says("None for now")))
    return [*(Answer(one.key, one.name) for one in around.screens), none]


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
    draft.dealing = "program" if value == "program" else "cardboard"


def _order(draft: ClockDraft, value: str) -> None:
    draft.order = "official" if value == "official" else "script"


def _guesses(draft: ClockDraft, value: str) -> None:
    draft.guesses = 0 if value == EVERYBODY else int(value)


def _riot(draft: ClockDraft, value: str) -> None:
    draft.riot = "day" if value == "day" else "night"


def _screen(draft: ClockDraft, value: str) -> None:
    draft.tonight.screen = "" if value == NONE else value


_WRITES: Final[Mapping[str, Callable[[ClockDraft, str], None]]] = {
    "script": _script,
    "knowledge": _knowledge,
    "dealing": _dealing,
    "order": _order,
    "guesses": _guesses,
    "riot": _riot,
    "screen": _screen,
}
