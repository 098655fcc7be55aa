"""What is wrong with a draft: an error stands in the way of the game, a warning does not."""

from collections import Counter
from collections.abc import Iterator

from desktop.shell.new_game import making, mansion_problems, noise_problems, tonight_problems
from desktop.shell.new_game.draft import MOST_PEOPLE, Draft
from desktop.shell.new_game.house import ALL_TILES
from desktop.shell.new_game.name_problems import of_names
from desktop.shell.new_game.problem import Around, Problem
from rules.hakoonna.setup import COLOURS
from rules.messages import says

FEWEST = 3
FEWEST_WITH_GRAY = 4
CROWD_FOR_GRAY = 5


def problems(draft: Draft, around: Around) -> tuple[Problem, ...]:
    """All of them, in the order of the pages."""
    looks = (
        _names, _table, _colours, _host, noise_problems.chances, tonight_problems.seed, mansion_problems.mansion,
        noise_problems.cards, _tiles, _gray, tonight_problems.tonight,
    )  # fmt: skip
    return tuple(problem for look in looks for problem in look(draft, around))


def _names(draft: Draft, around: Around) -> Iterator[Problem]:
    text, say = says("Seat {n} has no name; it will be called “Seat {n}”."), around.words.say
    nameless = {one.colour: say(text, {"n": number}) for number, one in enumerate(draft.visitors, 1)}
    yield from of_names(draft.typed(), nameless, around.words)


def _table(draft: Draft, around: Around) -> Iterator[Problem]:
    say = around.words.say
    without = say(says("Play without him"))
    if draft.people < FEWEST:
        text = say(says("Hakoonna needs 3 players; {n} now."), {"n": draft.people})
        yield Problem("people", text, fix=say(says("One more visitor")), mend="more")
    elif draft.gray_man and draft.people < FEWEST_WITH_GRAY:
        yield Problem("people", say(says("The Gray Man needs 4 players.")), fix=without, mend="no-gray")
    elif draft.gray_man and draft.people < CROWD_FOR_GRAY:
        text = say(says("The Gray Man is recommended at 5 or 6."))
        yield Problem("people", text, warning=True, fix=without, mend="no-gray")
    elif draft.gray_man and draft.people > MOST_PEOPLE:
        text = say(says("With the Gray Man six play at most; {n} now."), {"n": draft.people})
        yield Problem("people", text, fix=without, mend="no-gray")
    elif len(draft.visitors) > len(draft.pawns) or (draft.sixth and not draft.full):
        text = say(says("Six players need the Gray Man or the 6th edition."))
        fix = say(says("Let the Gray Man play"))
        yield Problem("people", text, warning=len(draft.visitors) <= len(draft.pawns), fix=fix, mend="gray")


def _colours(draft: Draft, around: Around) -> Iterator[Problem]:
    say = around.words.say
    chosen = Counter(one.piece for one in draft.visitors)
    for piece, times in chosen.items():
        if times > 1:
            text = say(says("Two players chose {color}."), {"color": COLOURS[piece][0]})
            yield Problem("colours", text, fix=say(says("Give one another colour")), mend="colour")


def _host(draft: Draft, around: Around) -> Iterator[Problem]:
    """Who plays and is told every tile sees what the others must not."""
    if draft.knowledge == "K1" and draft.player:
        rows = [row for row, _ in draft.typed()]
        say, role = around.words.say, making.seats(draft)[rows.index(draft.player)].name
        text = say(says("You are {role} and would see secrets. Switch to public-only?"), {"role": role})
        yield Problem("knowledge", text, warning=True, fix=say(says("Public only")), mend="public")


def _tiles(draft: Draft, around: Around) -> Iterator[Problem]:
    """So many tiles are known to lie in a box (U-21)."""
    count, say = draft.house.tiles, around.words.say
    if count != ALL_TILES:
        text = say(says("That makes {n} tiles; 58 is the known total."), {"n": count})
        yield Problem("tiles", text, fix=say(says("10 diaries, 2 talismans")), mend="tiles")


def _gray(draft: Draft, around: Around) -> Iterator[Problem]:
    if draft.gray_man and draft.gray_actions > 1:
        text = around.words.say(says("One action is advised for a first game."))
        yield Problem("gray-actions", text, warning=True)
