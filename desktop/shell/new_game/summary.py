"""The whole setup in eight lines, and the warnings that are left."""

from collections.abc import Sequence

from desktop.fonts import Role
from desktop.shell.new_game import making
from desktop.shell.new_game.answers import EDITIONS, ITEMS, KNOWLEDGE, LEFT, MANSIONS, NOISE, SOURCES, TAKEN
from desktop.shell.new_game.draft import Draft
from desktop.shell.new_game.points import STANDARD
from desktop.shell.new_game.problem import Around, Problem
from desktop.shell.new_game.steps import STEPS
from desktop.shell.new_game.summed_up import SummedUp
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.words import Words
from rules.hakoonna.setup import COLOURS
from rules.messages import says

LINES = {step: title for step, title in STEPS.items() if step != "confirm"} | {"record": says("Tonight's file")}


class Summary(SummedUp):
    """What is not official stands in italics."""

    def __init__(self) -> None:
        super().__init__(LINES)
        self.unofficial = Prose(Role.BODY, italic=True)
        self.column.insertWidget(self.column.indexOf(self.lines["house"]) + 1, self.unofficial)

    def tell(self, draft: Draft, differences: str, around: Around, problems: Sequence[Problem], look: Look) -> None:
        """Sum the draft up."""
        self.write(_lines(draft, around) | {"house": differences}, problems, look, around.words)
        if draft.house.preset == STANDARD and not draft.house.points and not draft.house.has_own_cards:
            self.unofficial.write("", look)
        else:
            self.lines["house"].write("", look)
            self.unofficial.write(differences, look)


def _lines(draft: Draft, around: Around) -> dict[str, str]:
    words = around.words
    noise, knowledge, mansion = (
        words.say(NOISE[draft.noise][0]),
        KNOWLEDGE[draft.knowledge][0],
        MANSIONS[draft.mansion][0],
    )
    whole, it = says("{edition} · {people} people: {who}"), "{it}"
    seated = [words.say(it, {"it": seat.name}) for seat in making.seats(draft)]
    actions = words.say(says("Two actions a turn") if draft.gray_actions > 1 else says("One action a turn"))
    return {
        "people": words.say(
            whole,
            {
                "edition": words.say(EDITIONS[draft.edition][0]),
                "people": draft.people,
                "who": ", ".join(seated),
            },
        ),
        "colours": ", ".join(words.say(it, {"it": COLOURS[one.piece][0]}) for one in draft.visitors),
        "knowledge": f"{words.say(knowledge)} · {noise} · {_sources(draft, words)}",
        "items": words.say(ITEMS[TAKEN if draft.items else LEFT][0]),
        "mansion": words.say(mansion) + (f" ({draft.file_name})" if draft.mansion == "file" else ""),
        "gray": actions if draft.gray_man else words.say(says("Without him")),
        "record": draft.tonight.folder.strip() or around.folder or words.say(says("The usual folder")),
    }


def _sources(draft: Draft, words: Words) -> str:
    told = {draft.sources[kind] for kind in draft.kinds}
    return words.say(SOURCES[next(iter(told))][1]) if len(told) == 1 else words.say(says("Program and cardboard"))
