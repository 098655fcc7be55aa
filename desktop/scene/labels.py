"""The words that stand on a board beside its names."""

from desktop.words import Words
from rules.messages import says

GRUDGE = says("grudge")


def labels(words: Words) -> dict[str, str]:
    """What the signs of a board are called, by the sign."""
    return {"grudge": words.say(GRUDGE)}
