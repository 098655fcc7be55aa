"""What each question of a town's pages offers, what is chosen, and how an answer is written down."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from desktop.shell.new_game import names
from desktop.shell.new_game.answers import SOURCES
from desktop.shell.new_game.arkham.around import TownAround
from desktop.shell.new_game.arkham.draft import DRAWN, OF_THE_BOX, TownDraft, with_the_box
from desktop.shell.new_game.arkham.people import SEAT
from desktop.shell.new_game.arkham.steps import KINDS
from desktop.shell.new_game.offered import of_fate
from desktop.shell.new_game.tonight_offers import ASKED_TONIGHT, Offer, noted, offered_tonight, take_screen
from desktop.shell.parts.choices import Answer
from desktop.words import Words
from rules.messages import says

ASKED: Final[dict[str, tuple[str, str]]] = {
    "people": (says("Seats, clockwise"), says("Ctrl+↑ and Ctrl+↓ move a seat.")),
    "drawing": (says("Who plays whom"), ""),
    "ancient": (says("How the Ancient One is found"), ""),
    "which": (says("Which Ancient One"), ""),
    "but": (says("Left out of the draw"), says("Press one to leave it out, or to put it back.")),
    "first": (says("The first player"), ""),
    "depth": (says("What the program is told"), ""),
    "fate": (says("Fate"), says("Who draws and rolls; you can switch it any time.")),
    "placed-doom": (says("The doom of the first gate"), ""),
    "placed-clue": (says("The clue of the first card"), ""),
    **ASKED_TONIGHT,
}
DRAWINGS: Final = {
    "random": (says("At random"), says("Each investigator is drawn.")),
    "choose": (says("Chosen"), says("Type a few letters of each; who is left open is drawn.")),
    "two": (says("One of two"), says("A house rule; cannot be chosen yet.")),
}
SLEEPERS: Final = {
    "random": (says("At random"), says("Fate draws it when the game begins.")),
    "choose": (says("Chosen"), ""),
    "but": (says("At random, without some"), says("Those that everybody knows already.")),
}
DEPTHS: Final = {
    "board": (says("D1: the board"), says("What lies on the board; the sheets stay at the table.")),
    "numbers": (says("D2: the numbers too"), says("Money, clues, Sanity, Stamina and sliders.")),
    "cards": (says("D3: every card"), says("Cannot be chosen yet")),
}
FATES: Final = {
    "box": says("With the box: dice, Mythos, cup and markers by hand"),
    "program": SOURCES["program"][1],
    "cardboard": SOURCES["cardboard"][1],
}
PLACED: Final = {"no": says("The program tells when to place it"), "yes": says("It lies there already")}
DARK: Final = ("two", "cards")


def asked_of(name: str) -> tuple[str, str]:
    """What a question asks, and a word about it."""
    return ASKED[name] if name in ASKED else (KINDS[name.removeprefix(of_fate(""))], "")


def offered(draft: TownDraft, around: TownAround) -> dict[str, Offer]:
    """All of them."""
    words = around.words
    sources = [Answer(value, words.say(title)) for value, (title, _) in SOURCES.items()]
    ancients = [Answer(one, around.name(one)) for one in around.content.ancients]
    return {
        "drawing": (noted(DRAWINGS, words, dark=DARK), draft.drawing),
        "ancient": (noted(SLEEPERS, words), draft.sleeping),
        "which": (ancients, draft.ancient or ancients[0].value),
        "first": (_firsts(draft, words), draft.first),
        "depth": (noted(DEPTHS, words, dark=DARK), draft.depth),
        "fate": ([Answer(value, words.say(title)) for value, title in FATES.items()], _fate_of(draft)),
        "placed-doom": (_placed(words), "yes" if "doom" in draft.placed else "no"),
        "placed-clue": (_placed(words), "yes" if "clue" in draft.placed else "no"),
        **offered_tonight(draft, around),
    } | {of_fate(kind): (sources, source) for kind, source in draft.sources.items()}


def _firsts(draft: TownDraft, words: Words) -> list[Answer]:
    seats = [
        Answer(one.row, names.shown(one.name) or words.say(SEAT, {"n": number}))
        for number, one in enumerate(draft.people, 1)
    ]
    return [Answer(DRAWN, words.say(says("At random"))), *seats]


def _fate_of(draft: TownDraft) -> str:
    told = set(draft.sources.values())
    if draft.sources == with_the_box():
        return "box"
    return next(iter(told)) if len(told) == 1 else ""


def _placed(words: Words) -> list[Answer]:
    return [Answer(value, words.say(title)) for value, title in PLACED.items()]


# ---- written down


def write(draft: TownDraft, name: str, value: str) -> None:
    """Answer the question of that name."""
    if name.startswith(of_fate("")):
        draft.sources[name.removeprefix(of_fate(""))] = "cardboard" if value == "cardboard" else "program"
    elif name in _WRITES:
        _WRITES[name](draft, value)


def _fate(draft: TownDraft, value: str) -> None:
    box = value == "box"
    by_hand = [kind for kind in KINDS if value == "cardboard" or (box and kind in OF_THE_BOX)]
    draft.sources = {kind: "cardboard" if kind in by_hand else "program" for kind in KINDS}


def _drawing(draft: TownDraft, value: str) -> None:
    draft.drawing = "choose" if value == "choose" else "random"


def _sleeping(draft: TownDraft, value: str) -> None:
    draft.sleeping = "choose" if value == "choose" else "but" if value == "but" else "random"


def _depth(draft: TownDraft, value: str) -> None:
    draft.depth = "board" if value == "board" else "numbers"


def _which(draft: TownDraft, value: str) -> None:
    draft.ancient = value


def _first(draft: TownDraft, value: str) -> None:
    draft.first = value


def _doom(draft: TownDraft, value: str) -> None:
    (draft.placed.add if value == "yes" else draft.placed.discard)("doom")


def _clue(draft: TownDraft, value: str) -> None:
    (draft.placed.add if value == "yes" else draft.placed.discard)("clue")


_WRITES: Final[Mapping[str, Callable[[TownDraft, str], None]]] = {
    "fate": _fate,
    "drawing": _drawing,
    "ancient": _sleeping,
    "which": _which,
    "first": _first,
    "depth": _depth,
    "placed-doom": _doom,
    "placed-clue": _clue,
    "screen": take_screen,
}
