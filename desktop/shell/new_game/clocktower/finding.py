"""Which traveller a few typed letters mean."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import SequenceMatcher

from desktop import characters
from desktop.hangul import plain
from desktop.shell.new_game.clocktower.draft import Chair
from rules.clocktower.content import Character
from rules.clocktower.edition import Edition


def travellers(edition: Edition) -> Iterator[Character]:
    """Those of the script first, then every other that is known."""
    everybody = {**edition.cast, **edition.known.characters}
    return (one for one in everybody.values() if one.team == "traveller")


def meant(edition: Edition, typed: str) -> str:
    """The traveller that is meant; "" where nobody is."""
    wanted = plain(typed)
    exact = (
        one.id for one in travellers(edition) if wanted and wanted in {plain(text) for text in (*one.called, one.id)}
    )
    found = next(exact, "")
    return found or next(iter(characters.find(typed, travellers(edition))), "")


def nearest(edition: Edition, typed: str) -> str:
    """The traveller whose name is most like what was typed."""
    return max(travellers(edition), key=lambda one: _alike(one, plain(typed))).id


def played(edition: Edition, chair: Chair) -> str:
    """The character of a seat that travels; "" where it does not, or nobody knows as whom."""
    return meant(edition, chair.character) if chair.travels else ""


def _alike(one: Character, wanted: str) -> float:
    return max(SequenceMatcher(None, wanted, plain(text)).ratio() for text in one.called)
