"""What each question of a new game offers, and what is chosen."""

from desktop.shell.new_game import making
from desktop.shell.new_game.answers import (
    ASKED,
    ASKED_OF_FATE,
    EDITIONS,
    ITEMS,
    KNOWLEDGE,
    LEFT,
    MANSIONS,
    NOISE,
    OFF,
    ON,
    SOURCES,
    TAKEN,
    TALKS,
    answers,
)
from desktop.shell.new_game.draft import DRAWN, Draft
from desktop.shell.new_game.making import SEAT
from desktop.shell.new_game.problem import Around
from desktop.shell.new_game.tonight_offers import Offer, offered_tonight
from desktop.shell.parts.choices import Answer
from desktop.words import Words
from rules.messages import says

FIRST = "first"
ALONE = "alone"
ACTIONS = {"1": says("One"), "2": says("Two")}


def offered(draft: Draft, around: Around) -> dict[str, Offer]:
    """All of them."""
    words = around.words
    told = {draft.sources[kind] for kind in draft.kinds}
    one = [Answer(value, words.say(title)) for value, (title, _) in SOURCES.items()]
    every = [Answer(value, words.say(title)) for value, (_, title) in SOURCES.items()]
    counts = [Answer(count, words.say(title)) for count, title in ACTIONS.items()]
    return {
        "edition": (answers(EDITIONS, words), draft.edition),
        "items": (answers(ITEMS, words), TAKEN if draft.items else LEFT),
        "start": (_starts(draft, words), draft.start or FIRST),
        "gray-actions": (counts, str(draft.gray_actions)),
        "talk": (answers(TALKS, words), ON if draft.talk else OFF),
        "knowledge": (answers(KNOWLEDGE, words), draft.knowledge),
        "host": (_hosts(draft, words), draft.player or ALONE),
        "mansion": (_mansions(draft, words), draft.mansion),
        "fate": (every, next(iter(told)) if len(told) == 1 else ""),
        "noise": (answers(NOISE, words), draft.noise),
        **offered_tonight(draft, around),
    } | {of_fate(kind): (one, source) for kind, source in draft.sources.items()}


def of_fate(kind: str) -> str:
    """The question who answers a kind of Fate's questions."""
    return f"fate:{kind}"


def asked_of(name: str) -> tuple[str, str]:
    """What a question asks, and a word about it."""
    return ASKED[name] if name in ASKED else (ASKED_OF_FATE[name.removeprefix(of_fate(""))], "")


def _mansions(draft: Draft, words: Words) -> list[Answer]:
    there = (one for one in answers(MANSIONS, words) if one.value != "last" or draft.last is not None)
    named = draft.file_name
    return [one._replace(note=named) if one.value == "file" and named else one for one in there]


def _starts(draft: Draft, words: Words) -> list[Answer]:
    called = dict(draft.named())
    named = [
        Answer(one.colour, called.get(one.colour) or words.say(SEAT, {"n": number}))
        for number, one in enumerate(draft.visitors, 1)
    ]
    return [Answer(FIRST, words.say(says("The first seat"))), Answer(DRAWN, words.say(says("Drawn"))), *named]


def _hosts(draft: Draft, words: Words) -> list[Answer]:
    seated = zip((row for row, _ in draft.typed()), making.seats(draft), strict=True)
    players = [Answer(row, words.say("{it}", {"it": seat.name})) for row, seat in seated]
    return [Answer(ALONE, words.say(says("I only host"))), *players]
