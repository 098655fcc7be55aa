"""The questions of a storyteller's pages, and where each one's message stands."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from PySide6.QtWidgets import QWidget

from desktop.fonts import Role
from desktop.shell.new_game.asking import Asking
from desktop.shell.new_game.clocktower import made_of, offered
from desktop.shell.new_game.clocktower.around import ClockAround
from desktop.shell.new_game.clocktower.bag import Bag, Counts
from desktop.shell.new_game.clocktower.cast import Cast
from desktop.shell.new_game.clocktower.djinn import Djinn, field_of
from desktop.shell.new_game.clocktower.draft import TIMES, ClockDraft
from desktop.shell.new_game.clocktower.files import FileButtons
from desktop.shell.new_game.clocktower.night import NightList
from desktop.shell.new_game.clocktower.people import ClockPeople
from desktop.shell.new_game.clocktower.report import Report
from desktop.shell.new_game.clocktower.travellers import Travellers
from desktop.shell.new_game.clocktower.unknown import Unknown, asked
from desktop.shell.parts.choices import Choices
from desktop.shell.parts.field import Remark
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from rules.messages import says

LARGE: Final = ("script", "people", "travellers", "bag", "counts", "knowledge", "dealing")
CHOICES: Final = {
    "script": 1, "knowledge": 1, "dealing": 1, "markers": 1, "words": 1, "order": 2, "guesses": 2, "riot": 2,
    "screen": 0, "tongue": 0,
}  # fmt: skip
"""In how many columns the answers of each lie; 0 for side by side."""
TYPED: Final = ("seed", *TIMES, "folder", "grace")
SETTLED: Final = says("No character of this script leaves anything open.")


class ClockQuestions(Asking):
    """``wanted`` also asks for a script, and for the lists of the game."""

    def __init__(self, draft: ClockDraft) -> None:
        super().__init__(draft, {name: Choices(columns) for name, columns in CHOICES.items()}, TYPED)
        self._draft = draft
        self.people, self.travellers, self.bag = ClockPeople(draft), Travellers(draft), Bag(draft)
        self.counts, self.unknown, self.djinn = Counts(), Unknown(draft), Djinn(draft)
        self.files, self.report, self.cast = FileButtons(), Report(), Cast()
        self.first, self.others = NightList(), NightList()
        self.settled = Prose(Role.BODY, "text2")
        bodies: dict[str, QWidget] = {"people": self.people, "travellers": self.travellers, "bag": self.bag}
        bodies |= {"counts": self.counts, "unknown": self.unknown}
        self.listen(bodies, LARGE, (self.people, self.travellers, self.bag, self.unknown, self.djinn))
        self._connect()

    def _connect(self) -> None:
        for rows in (self.people, self.travellers):
            rows.left.connect(self.left)
            rows.mend.connect(self.mend)
        self.djinn.left.connect(self.left)
        self.people.finished.connect(self.finished)
        self.files.wanted.connect(self.wanted)
        self.report.encoded.connect(lambda: self.wanted.emit("encoding"))

    def write(self, name: str, value: str) -> None:
        """Write the answer to a question down."""
        offered.write(self._draft, name, value)

    def asked_of(self, name: str) -> tuple[str, str]:
        """What a question asks, and a word about it."""
        return offered.ASKED[name]

    # ---- what is shown

    def show_draft(self, look: Look, around: ClockAround, names: Collection[str]) -> None:
        """Make the answers of a step, the questions of those names, equal the draft."""
        self.show_questions(look, around.words, names, offered.offered(self._draft, around))
        self._show_parts(look, around, names)
        self.show_lines(look, around.words, around.folder)
        self._hide(look, around)

    def _show_parts(self, look: Look, around: ClockAround, names: Collection[str]) -> None:
        if "script" in names:
            self.files.show_ways(look, around.words)
            self.cast.show_script(look, around)
        if "people" in names:
            self.people.show_draft(look, around.words)
        if "travellers" in names:
            self.travellers.show_draft(look, around)
        if "bag" in names:
            self.bag.show_draft(look, around)
            self.counts.show_draft(self._draft, look, around)
            self.unknown.show_draft(look, around)
        if "first" in names:
            first, others = around.edition.nights
            self.first.show_order(says("The first night"), first, look, around)
            self.others.show_order(says("Every other night"), others, look, around)
        if "djinn" in names:
            self.djinn.show_draft(look, around)

    def _hide(self, look: Look, around: ClockAround) -> None:
        """What is not to be asked now."""
        draft = self._draft
        script, holds = draft.scripts[draft.which], draft.knowledge == "grimoire"
        asks = {
            "dealing": holds,
            "markers": holds,
            **{name: name in made_of.times(draft, around.edition) for name in TIMES},
            "counts": holds,
            "unknown": holds and bool(asked(draft, around)),
            "order": bool(script.first or script.other),
            "guesses": "alsaahir" in script.characters,
            "riot": "riot" in script.characters,
        }
        for name, there in asks.items():
            self.fields[name].setVisible(there)
        self.settled.write("" if asks["guesses"] or asks["riot"] else around.words.say(SETTLED), look)

    # ---- messages

    def remarks(self) -> dict[str, Remark]:
        """Where the message of each field stands."""
        seats = {f"name:{row}": one.remark for row, one in self.people.rows.items()}
        travellers = {f"traveller:{row}": one.remark for row, one in self.travellers.rows.items()}
        pairs = {field_of(pair): row.remark for pair, row in self.djinn.rows.items()}
        return seats | travellers | pairs | super().remarks()

    def own_targets(self, field: str) -> Iterator[QWidget]:
        """Where the keyboard goes for a seat, a pair, and the bag."""
        kind, _, row = field.partition(":")
        if kind == "name" and row:
            yield self.people.rows[row].entry
        if kind == "traveller" and row:
            yield self.travellers.rows[row].entry
        yield from (one.entry for pair, one in self.djinn.rows.items() if field_of(pair) == field)
        if field in ("bag", "counts"):
            yield self.bag.shake

    @property
    def otherwise(self) -> QWidget:
        """At the seats."""
        return self.people.more
