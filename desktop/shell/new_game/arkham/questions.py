"""The questions of a town's pages, and where each one's message stands."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, Protocol

from PySide6.QtWidgets import QWidget

from desktop.fonts import Role
from desktop.shell.new_game.arkham import notes, offered
from desktop.shell.new_game.arkham.around import TownAround
from desktop.shell.new_game.arkham.belongings import Belongings
from desktop.shell.new_game.arkham.but import LeftOut
from desktop.shell.new_game.arkham.draft import TownDraft
from desktop.shell.new_game.arkham.people import TownPeople
from desktop.shell.new_game.arkham.rules import TownRules
from desktop.shell.new_game.arkham.steps import FATES
from desktop.shell.new_game.asking import Asking
from desktop.shell.parts.choices import Choices
from desktop.shell.parts.field import Remark
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose

LARGE: Final = ("people", "ancient", "fate", "depth")
CHOICES: Final = {
    "drawing": 1, "ancient": 1, "which": 2, "first": 1, "depth": 1, "fate": 1, "placed-doom": 1, "placed-clue": 1,
    "screen": 0, "tongue": 0,
} | dict.fromkeys(FATES, 0)  # fmt: skip
"""In how many columns the answers of each lie; 0 for side by side."""
TYPED: Final = ("seed", "folder", "grace")


class Drawn(Protocol):
    """A part that is drawn from the draft."""

    def show_draft(self, look: Look, around: TownAround) -> None:
        """Make it equal the draft."""


class TownQuestions(Asking):
    """Writes every answer into the draft at once."""

    def __init__(self, draft: TownDraft, ancients: tuple[str, ...]) -> None:
        super().__init__(draft, {name: Choices(columns) for name, columns in CHOICES.items()}, TYPED)
        self._draft = draft
        self.people, self.belongings, self.rules = TownPeople(draft), Belongings(draft), TownRules(draft)
        self.but = LeftOut(draft, ancients)
        self.note, self.kate = Prose(Role.BODY, "text2"), Prose(Role.BODY, "text2")
        parts = (self.people, self.belongings, self.rules, self.but)
        self.listen({"people": self.people, "but": self.but}, LARGE, parts)
        self.people.left.connect(self.left)
        self.people.mend.connect(self.mend)
        self.people.finished.connect(self.finished)

    def write(self, name: str, value: str) -> None:
        """Write the answer to a question down."""
        offered.write(self._draft, name, value)

    def asked_of(self, name: str) -> tuple[str, str]:
        """What a question asks, and a word about it."""
        return offered.asked_of(name)

    # ---- what is shown

    def show_draft(self, look: Look, around: TownAround, names: Collection[str]) -> None:
        """Make the answers of a step, the questions of those names, equal the draft."""
        self.show_questions(look, around.words, names, offered.offered(self._draft, around))
        parts: dict[str, Drawn] = {"people": self.people, "belongings": self.belongings}
        if "rules" in names:
            self.rules.show_draft(look, around.words)
        for name, part in (parts | {"but": self.but}).items():
            if name in names:
                part.show_draft(look, around)
        self.show_lines(look, around.words, around.folder)
        self.fields["which"].setVisible(self._draft.sleeping == "choose")
        self.fields["but"].setVisible(self._draft.sleeping == "but")
        self.note.write(notes.of_ancient(self._draft, around), look)
        self.kate.write(notes.of_kate(self._draft, around), look)

    # ---- messages

    def remarks(self) -> dict[str, Remark]:
        """Where the message of each field stands."""
        rows = self.people.rows.items()
        lines = {f"investigator:{row}": widget.remark for row, widget in rows}
        seats = {f"name:{row}": widget.seat.remark for row, widget in rows}
        return seats | lines | super().remarks()

    def own_targets(self, field: str) -> Iterator[QWidget]:
        """Where the keyboard goes for a seat, and for what is left out."""
        kind, _, row = field.partition(":")
        if row in self.people.rows and kind in ("name", "investigator"):
            yield self.people.rows[row].seat.entry if kind == "name" else self.people.rows[row].line
        if field == "but":
            yield next(iter(self.but.buttons.values()))

    @property
    def otherwise(self) -> QWidget:
        """At the seats."""
        return self.people.more
