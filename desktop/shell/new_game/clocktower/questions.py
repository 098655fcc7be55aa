"""The questions of a storyteller's pages, and where each one's message stands."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.fonts import Role
from desktop.shell.new_game.asking import Asking
from desktop.shell.new_game.clocktower import offered
from desktop.shell.new_game.clocktower.around import ClockAround
from desktop.shell.new_game.clocktower.bag import Bag, Counts
from desktop.shell.new_game.clocktower.cast import Cast
from desktop.shell.new_game.clocktower.djinn import Djinn, field_of
from desktop.shell.new_game.clocktower.draft import ClockDraft
from desktop.shell.new_game.clocktower.files import FileButtons
from desktop.shell.new_game.clocktower.night import NightList
from desktop.shell.new_game.clocktower.people import ClockPeople
from desktop.shell.new_game.clocktower.report import Report
from desktop.shell.new_game.clocktower.travellers import Travellers
from desktop.shell.new_game.clocktower.unknown import Unknown, asked
from desktop.shell.new_game.offered import LANGUAGES
from desktop.shell.new_game.questions import LONGEST_PATH
from desktop.shell.parts.button import Button
from desktop.shell.parts.choices import Choices
from desktop.shell.parts.entry import Entry
from desktop.shell.parts.field import Field, Remark
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from rules.messages import says

LARGE: Final = ("script", "people", "travellers", "bag", "counts", "knowledge", "dealing")
CHOICES: Final = {
    "script": 1, "knowledge": 1, "dealing": 1, "order": 2, "guesses": 2, "riot": 2, "screen": 0, "tongue": 0,
}  # fmt: skip
"""In how many columns the answers of each lie; 0 for side by side."""
TYPED: Final = ("seed", "folder", "grace")
SETTLED: Final = says("No character of this script leaves anything open.")


class ClockQuestions(Asking):
    """Writes every answer into the draft at once. ``wanted`` asks for a file, a folder, or another language."""

    def __init__(self, draft: ClockDraft) -> None:
        super().__init__()
        self._draft = draft
        self.people, self.travellers, self.bag = ClockPeople(draft), Travellers(draft), Bag(draft)
        self.counts, self.unknown, self.djinn = Counts(), Unknown(draft), Djinn(draft)
        self.files, self.report, self.cast = FileButtons(), Report(), Cast()
        self.first, self.others = NightList(), NightList()
        self.browse, self.settled = Button("ghost"), Prose(Role.BODY, "text2")
        self.choices = {name: Choices(columns) for name, columns in CHOICES.items()}
        self.entries = {name: Entry() for name in TYPED}
        self.entries["folder"].setMaxLength(LONGEST_PATH)
        bodies: dict[str, QWidget] = {"people": self.people, "travellers": self.travellers, "bag": self.bag}
        bodies |= {"counts": self.counts, "unknown": self.unknown, **self.choices, **self.entries}
        self.fields = {name: Field(body, name in LARGE) for name, body in bodies.items()}
        self._connect()

    def _connect(self) -> None:
        for part in (self.people, self.travellers, self.bag, self.unknown, self.djinn):
            part.changed.connect(self.changed)
        for rows in (self.people, self.travellers):
            rows.left.connect(self.left)
            rows.mend.connect(self.mend)
        self.djinn.left.connect(self.left)
        self.people.finished.connect(self.finished)
        self.files.wanted.connect(self.wanted)
        self.report.encoded.connect(lambda: self.wanted.emit("encoding"))
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

    def show_draft(self, look: Look, around: ClockAround, names: Collection[str]) -> None:
        """Make the answers of a step, the questions of those names, equal the draft."""
        say = around.words.say
        for name in self.fields.keys() & names:
            asking, hint = offered.ASKED[name]
            self.fields[name].ask(say(asking), look, say(hint) if hint else "")
        for name, (answers, chosen) in offered.offered(self._draft, around).items():
            if name in names:
                self.choices[name].offer(answers, chosen, look, say(offered.ASKED[name][0]))
        self._show_parts(look, around, names)
        self._show_lines(look, around)

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

    def _show_lines(self, look: Look, around: ClockAround) -> None:
        say, draft = around.words.say, self._draft
        self.browse.write(say(says("Another folder…")), look)
        instead = {"seed": say(says("drawn")), "folder": around.folder}
        for name, entry in self.entries.items():
            entry.dress(look, say(offered.ASKED[name][0]), instead.get(name, ""))
            typed = getattr(draft if name == "seed" else draft.tonight, name)
            if entry.text() != typed:
                entry.setText(typed)
        script, holds = draft.scripts[draft.which], draft.knowledge == "grimoire"
        asks = {
            "dealing": holds,
            "counts": holds,
            "unknown": holds and bool(asked(draft, around)),
            "order": bool(script.first or script.other),
            "guesses": "alsaahir" in script.characters,
            "riot": "riot" in script.characters,
        }
        for name, there in asks.items():
            self.fields[name].setVisible(there)
        self.settled.write("" if asks["guesses"] or asks["riot"] else say(SETTLED), look)

    # ---- messages

    def remarks(self) -> dict[str, Remark]:
        """Where the message of each field stands."""
        seats = {f"name:{row}": one.remark for row, one in self.people.rows.items()}
        travellers = {f"traveller:{row}": one.remark for row, one in self.travellers.rows.items()}
        pairs = {field_of(pair): row.remark for pair, row in self.djinn.rows.items()}
        return seats | travellers | pairs | {name: field.remark for name, field in self.fields.items()}

    def focus(self, field: str) -> QWidget:
        """Put the keyboard where the field is answered."""
        target = next(self._targets(field))
        target.setFocus(Qt.FocusReason.TabFocusReason)
        return target

    def _targets(self, field: str) -> Iterator[QWidget]:
        kind, _, row = field.partition(":")
        if kind == "name" and row:
            yield self.people.rows[row].entry
        if kind == "traveller" and row:
            yield self.travellers.rows[row].entry
        yield from (one.entry for pair, one in self.djinn.rows.items() if field_of(pair) == field)
        if field in self.entries:
            yield self.entries[field]
        if field in self.choices:
            choices = self.choices[field]
            yield choices.options.get(choices.value) or next(iter(choices.options.values()))
        yield self.bag.shake if field in ("bag", "counts") else self.people.more
