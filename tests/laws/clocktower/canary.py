"""A marked string in every place of the grimoire."""

from __future__ import annotations

from typing import Any

import msgspec

from rules.clocktower.options import Options
from rules.clocktower.state import (
    Card,
    ClockState,
    Curse,
    Death,
    Deed,
    Grimoire,
    Mark,
    Spoken,
    Told,
    Wake,
    with_square,
)


def marked(state: ClockState, word: str) -> ClockState:
    """The state with the string in the grimoire, and in the options that tell the storyteller's plans."""
    state = with_square(state, options=marked_options(state.public.options, word))
    return msgspec.structs.replace(state, secret=grimoire(state.public.circle, word))


def marked_options(options: Options, word: str) -> Options:
    """The options with the string in what only the storyteller chose."""
    return msgspec.structs.replace(options, bag=(word,), evil_travellers=(word,))


def grimoire(circle: tuple[str, ...], word: str) -> Grimoire:
    """Everybody has that character, and all that can be remembered tells of it."""
    there: dict[str, Any] = {
        "bag": (word,),
        "slips": (word,),
        "numbers": {word: 1},
        "roles": dict.fromkeys(circle, word),
        "believed": dict.fromkeys(circle[:2], word),
        "evil": (word,),
        "bluffs": (word,),
        "marks": (Mark(1, circle[0], word, word), Mark(2, word, word, word, source=word)),
        "spent": ((circle[0], word), (word, word)),
        "steps": {f"{word}:{circle[0]}": "done"},
        "wakes": (Wake(1, word, "ability", word),),
        "deeds": (Deed(1, word, word, (word,), (word,)),),
        "told": (Told(1, word, word, (word,), ((word,),), word),),
        "dying": (word,),
        "deaths": (Death(word, 1, character=word, by=word),),
        "spoken": (Spoken(1, word, word, "vote"),),
        "curses": (Curse(word, word, 1, good=True),),
        "storyteller": word,
        "since": {word: 1},
        "cards": (Card(1, word, word, (word,), (word,), word, word),),
    }
    return Grimoire(**there, outsiders=1, guessed=True)


NUMBERS = frozenset({"outsiders", "guessed"})
"""What holds no word."""
WORDS = frozenset(Grimoire.__struct_fields__) - NUMBERS
