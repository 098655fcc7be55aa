"""What is wrong with the noise of a draft: the six cards, or the chances of the tower."""

from collections.abc import Iterator

from desktop.shell.new_game import noise_cards
from desktop.shell.new_game.draft import Draft
from desktop.shell.new_game.problem import Around, Problem
from rules.messages import says


def chances(draft: Draft, around: Around) -> Iterator[Problem]:
    """Each disc brings the tower down at least as often as the one below."""
    if draft.noise != "chances":
        return
    say = around.words.say
    typed = noise_cards.chances(draft.chances)
    if typed is None:
        text = say(says("Up to five whole numbers from 0 to 100, with spaces between them."))
        yield Problem("chances", text, fix=say(says("As the noise cards do")), mend="chances")
    elif list(typed) != sorted(typed):
        text = say(says("Chances must not fall with height."))
        yield Problem("chances", text, fix=say(says("Put them in order")), mend="rising")


def cards(draft: Draft, around: Around) -> Iterator[Problem]:
    """Six values that can come to a noise; asked only where they are drawn."""
    if draft.noise != "cards":
        return
    say = around.words.say
    values, limit = noise_cards.values(draft.house.cards), noise_cards.threshold(draft.house.threshold)
    usual = say(says("The usual cards"))
    if values is None:
        text = say(says("Whole numbers from 0 to 99, with spaces between them."))
        yield Problem("cards", text, fix=usual, mend="cards")
    elif len(values) != noise_cards.CARDS:
        yield Problem("cards", say(says("There are six cards.")), fix=usual, mend="cards")
    elif limit is not None and sum(values) < limit:
        text = say(says("All six add to {sum}; noise could never happen."), {"sum": sum(values)})
        yield Problem("threshold", text, fix=usual, mend="cards")
    if limit is None:
        yield Problem("threshold", say(says("A whole number from 1.")), fix=usual, mend="cards")
