"""The words that stand on a board beside its names."""

from desktop.scene.ring_words import ring_labels
from desktop.words import Words
from rules.messages import says

GRUDGE = says("grudge")
STEPS = {"marks:terror": "3 6 9"}
"""The levels at which something happens, by the track."""
TRACKS = {"terror": says("Terror"), "doom": says("Doom"), "monsters": says("Monsters")}


def labels(words: Words) -> dict[str, str]:
    """What the signs of a board are called, by the sign."""
    tracks = {f"track:{name}": words.say(word) for name, word in TRACKS.items()}
    return {"grudge": words.say(GRUDGE), **STEPS, **tracks, **ring_labels(words)}
