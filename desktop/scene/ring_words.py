"""The words of a ring of seats: what its marks, its teams and its counts are called."""

from typing import Final

from desktop.words import Words
from rules.messages import says

MARKS: Final = {
    "dead": says("dead"),
    "ghost-vote": says("ghost vote left"),
    "ghost-vote-used": says("ghost vote used"),
    "traveller": says("Traveller"),
    "hand": says("votes"),
    "no-hand": says("does not vote"),
    "next-hand": says("counted next"),
    "nominator": says("nominates"),
    "nominee": says("nominated"),
    "block": says("about to die"),
    "dying": says("dies tonight"),
    "awake": says("awake"),
    "evil": says("evil"),
    "good": says("good"),
}
TEAMS: Final = {
    "townsfolk": says("Townsfolk"),
    "outsider": says("Outsider"),
    "minion": says("Minion"),
    "demon": says("Demon"),
    "traveller": says("Traveller"),
    "fabled": says("Fabled"),
    "loric": says("Loric"),
}
COUNTS: Final = {"living": says("{n} alive"), "ghosts": says("ghost votes {n}")}
SHOWN: Final = says("Bluffs shown to the Demon")
VOTES: Final = says("/ {limit} votes")
NEXT: Final = says("Next hand: {who}")


def ring_labels(words: Words) -> dict[str, str]:
    """The words by the sign they stand for; those in braces are put in where they are drawn."""
    marks = {f"mark:{kind}": words.say(said) for kind, said in MARKS.items()}
    teams = {f"team:{name}": words.say(said) for name, said in TEAMS.items()}
    counts = {f"count:{name}": words.say(said, {"n": "{n}"}) for name, said in COUNTS.items()}
    votes, hand = words.say(VOTES, {"limit": "{limit}"}), words.say(NEXT, {"who": "{who}"})
    return {**marks, **teams, **counts, "shown": words.say(SHOWN), "votes": votes, "next-hand": hand}
