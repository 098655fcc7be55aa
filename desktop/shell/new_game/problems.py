"""What is wrong with a draft: an error stands in the way of the game, a warning does not."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from desktop.shell.new_game import names, noise_cards
from desktop.shell.new_game.draft import Draft
from desktop.words import Words
from rules.hakoonna.state import GRAY
from rules.messages import says

FEWEST = 3
FEWEST_WITH_GRAY = 4
CROWD_FOR_GRAY = 5


class Problem(NamedTuple):
    """``field`` is where it stands; ``fix`` names what mends it, if anything does."""

    field: str
    text: str
    warning: bool = False
    fix: str = ""


def problems(draft: Draft, words: Words) -> tuple[Problem, ...]:
    """All of them, in the order of the page."""
    looks = (_names, _table, _gray, _knowledge, _mansion, _cards)
    return tuple(problem for look in looks for problem in look(draft, words))


def name_field(seat: str) -> str:
    """The field in which a seat's name stands."""
    return f"name:{seat}"


def _names(draft: Draft, words: Words) -> Iterator[Problem]:
    twice = {name for name, times in Counter(name for _, name in draft.named()).items() if times > 1}
    typed = [("hako", draft.hako), *((one.colour, one.name) for one in draft.visitors)]
    typed += [(GRAY, draft.gray)] if draft.gray_man else []
    first: set[str] = set()
    for number, (seat, name) in enumerate(typed):
        shown = names.shown(name)
        if shown in twice and shown in first:
            text = words.say(says("{name} appears twice. Add a number?"), {"name": shown})
            yield Problem(name_field(seat), text, fix=words.say(says("Add a number")))
        elif names.is_long(names.clean(name)):
            text = words.say(says("The projector shows the first 12 characters."))
            yield Problem(name_field(seat), text, warning=True)
        elif not shown and 0 < number <= len(draft.visitors):
            text = words.say(says("Seat {n} has no name; it will be called “Seat {n}”."), {"n": number})
            yield Problem(name_field(seat), text, warning=True)
        first.add(shown)


def _table(draft: Draft, words: Words) -> Iterator[Problem]:
    if draft.people < FEWEST:
        yield Problem("people", words.say(says("Hakoonna needs 3 players; {n} now."), {"n": draft.people}))
    elif draft.gray_man and draft.people < FEWEST_WITH_GRAY:
        yield Problem("people", words.say(says("The Gray Man needs 4 players.")))
    elif draft.gray_man and draft.people < CROWD_FOR_GRAY:
        yield Problem("people", words.say(says("The Gray Man is recommended at 5 or 6.")), warning=True)


def _mansion(draft: Draft, words: Words) -> Iterator[Problem]:
    if draft.mansion != "file":
        return
    if draft.layout_faults:
        yield from (Problem("mansion", fault) for fault in draft.layout_faults)
    elif draft.layout is None:
        yield Problem("mansion", words.say(says("Choose the file of a mansion.")))


def _knowledge(_draft: Draft, words: Words) -> Iterator[Problem]:
    yield Problem("knowledge", words.say(says("Only “Public only” can be chosen so far.")), warning=True)


def _gray(draft: Draft, words: Words) -> Iterator[Problem]:
    if draft.gray_man and draft.gray_actions > 1:
        yield Problem("gray-actions", words.say(says("One action is advised for a first game.")), warning=True)


def _cards(draft: Draft, words: Words) -> Iterator[Problem]:
    if draft.noise != "cards":
        return
    cards = noise_cards.values(draft.house.cards)
    limit = noise_cards.threshold(draft.house.threshold)
    if cards is None:
        yield Problem("cards", words.say(says("Whole numbers from 0 to 99, with spaces between them.")))
    elif len(cards) != noise_cards.CARDS:
        yield Problem("cards", words.say(says("There are six cards.")))
    elif limit is not None and sum(cards) < limit:
        text = words.say(says("All six add to {sum}; noise could never happen."), {"sum": sum(cards)})
        yield Problem("threshold", text)
    if limit is None:
        yield Problem("threshold", words.say(says("A whole number from 1.")))
