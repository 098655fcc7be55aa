"""The whole setup in eight lines, and the warnings that are left."""

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.new_game import making
from desktop.shell.new_game.answers import EDITIONS, ITEMS, KNOWLEDGE, LEFT, MANSIONS, NOISE, SOURCES, TAKEN
from desktop.shell.new_game.draft import Draft
from desktop.shell.new_game.points import STANDARD
from desktop.shell.new_game.problem import Around, Problem
from desktop.shell.new_game.steps import STEPS
from desktop.shell.parts.field import Remark
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.words import Words
from rules.hakoonna.setup import COLOURS
from rules.messages import says

LINES = (*(step for step in STEPS if step != "confirm"), "record")


class Summary(QWidget):
    """What is not official stands in italics."""

    def __init__(self) -> None:
        super().__init__()
        self.names = {line: Prose(Role.SMALL, "text2", bold=True) for line in LINES}
        self.lines = {line: Prose(Role.BODY) for line in LINES}
        self.unofficial = Prose(Role.BODY, italic=True)
        self.warnings: list[Remark] = []
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        for row, line in enumerate(LINES):
            grid.addWidget(self.names[line], 2 * row, 0)
            grid.addWidget(self.lines[line], 2 * row + 1, 0)
            if line == "house":
                grid.addWidget(self.unofficial, 2 * row + 1, 0)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(grid)

    def tell(self, draft: Draft, differences: str, around: Around, problems: Sequence[Problem], look: Look) -> None:
        """Sum the draft up."""
        words = around.words
        for line in LINES:
            self.names[line].write(words.say(STEPS.get(line, says("Tonight's file"))), look)
        told = _lines(draft, around) | {"house": differences}
        official = draft.house.preset == STANDARD and not draft.house.points and not draft.house.has_own_cards
        for line, text in told.items():
            self.lines[line].write(text, look)
        self.lines["house"].write(differences if official else "", look)
        self.unofficial.write("" if official else differences, look)
        self._warn([problem.text for problem in problems], look)

    def _warn(self, texts: Sequence[str], look: Look) -> None:
        while len(self.warnings) < len(texts):
            self.warnings.append(Remark())
            self._column.addWidget(self.warnings[-1])
        for number, remark in enumerate(self.warnings):
            remark.say(texts[number] if number < len(texts) else "", look, warning=True)


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
