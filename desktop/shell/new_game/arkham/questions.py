"""The questions of a town's pages, and where each one's message stands."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, Protocol

from PySide6.QtCore import Qt
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
from desktop.shell.new_game.offered import LANGUAGES
from desktop.shell.new_game.questions import LONGEST_PATH
from desktop.shell.parts.button import Button
from desktop.shell.parts.choices import Choices
from desktop.shell.parts.entry import Entry
from desktop.shell.parts.field import Field, Remark
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from rules.messages import says

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
    """Writes every answer into the draft at once. ``wanted`` asks for a folder or another language."""

    def __init__(self, draft: TownDraft, ancients: tuple[str, ...]) -> None:
        super().__init__()
        self._draft = draft
        self.people, self.belongings, self.rules = TownPeople(draft), Belongings(draft), TownRules(draft)
        self.but, self.browse = LeftOut(draft, ancients), Button("ghost")
        self.note, self.kate = Prose(Role.BODY, "text2"), Prose(Role.BODY, "text2")
        self.choices = {name: Choices(columns) for name, columns in CHOICES.items()}
        self.entries = {name: Entry() for name in TYPED}
        self.entries["folder"].setMaxLength(LONGEST_PATH)
        bodies: dict[str, QWidget] = {"people": self.people, "but": self.but, **self.choices, **self.entries}
        self.fields = {name: Field(body, name in LARGE) for name, body in bodies.items()}
        self._connect()

    def _connect(self) -> None:
        for part in (self.people, self.belongings, self.rules, self.but):
            part.changed.connect(self.changed)
        self.people.left.connect(self.left)
        self.people.mend.connect(self.mend)
        self.people.finished.connect(self.finished)
        self.browse.clicked.connect(lambda: self.wanted.emit("folder"))
        for name, choices in self.choices.items():
            choices.chosen.connect(lambda value, name=name: self._choose(name, value))
        for name, entry in self.entries.items():
            entry.textEdited.connect(lambda text, name=name: self._type(name, text))
            entry.left.connect(lambda name=name: self.left.emit(name))
            entry.onward.connect(entry.focusNextChild)
        for name, field in self.fields.items():
            field.remark.mend.connect(lambda name=name: self.mend.emit(name))

    def _type(self, name: str, text: str) -> None:
        setattr(self._draft if name == "seed" else self._draft.tonight, name, text)
        self.changed.emit()

    def _choose(self, name: str, value: str) -> None:
        offered.write(self._draft, name, value)
        self.changed.emit()
        if value in LANGUAGES:
            self.wanted.emit(value)

    # ---- what is shown

    def show_draft(self, look: Look, around: TownAround, names: Collection[str]) -> None:
        """Make the answers of a step, the questions of those names, equal the draft."""
        say = around.words.say
        for name in self.fields.keys() & names:
            asked, hint = offered.asked_of(name)
            self.fields[name].ask(say(asked), look, say(hint) if hint else "")
        for name, (answers, chosen) in offered.offered(self._draft, around).items():
            if name in names:
                self.choices[name].offer(answers, chosen, look, say(offered.asked_of(name)[0]))
        parts: dict[str, Drawn] = {"people": self.people, "belongings": self.belongings}
        if "rules" in names:
            self.rules.show_draft(look, around.words)
        for name, part in (parts | {"but": self.but}).items():
            if name in names:
                part.show_draft(look, around)
        self._show_lines(look, around)

    def _show_lines(self, look: Look, around: TownAround) -> None:
        say = around.words.say
        self.browse.write(say(says("Another folder…")), look)
        instead = {"seed": say(says("drawn")), "folder": around.folder}
        for name, entry in self.entries.items():
            entry.dress(look, say(offered.ASKED[name][0]), instead.get(name, ""))
            typed = getattr(self._draft if name == "seed" else self._draft.tonight, name)
            if entry.text() != typed:
                entry.setText(typed)
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
        return seats | lines | {name: field.remark for name, field in self.fields.items()}

    def focus(self, field: str) -> QWidget:
        """Put the keyboard where the field is answered."""
        target = next(self._targets(field))
        target.setFocus(Qt.FocusReason.TabFocusReason)
        return target

    def _targets(self, field: str) -> Iterator[QWidget]:
        kind, _, row = field.partition(":")
        if row in self.people.rows and kind in ("name", "investigator"):
            yield self.people.rows[row].seat.entry if kind == "name" else self.people.rows[row].line
        if field in self.entries:
            yield self.entries[field]
        if field in self.choices:
            choices = self.choices[field]
            yield choices.options.get(choices.value) or next(iter(choices.options.values()))
        yield next(iter(self.but.buttons.values())) if field == "but" else self.people.more
