"""The questions of a new game's pages, and where each one's message stands."""

from collections.abc import Collection, Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop import rooms
from desktop.fonts import Role
from desktop.shell.new_game import answering
from desktop.shell.new_game.answers import ASKED, ASKED_OF_FATE
from desktop.shell.new_game.asking import Asking
from desktop.shell.new_game.colours import Colours
from desktop.shell.new_game.draft import Draft
from desktop.shell.new_game.house_rules import HouseRules
from desktop.shell.new_game.offered import LANGUAGES, asked_of, of_fate, offered
from desktop.shell.new_game.people import EXPERIENCED, People
from desktop.shell.new_game.problem import Around
from desktop.shell.parts.button import Button
from desktop.shell.parts.choices import Choices
from desktop.shell.parts.entry import Entry
from desktop.shell.parts.field import Field, Remark
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.words import Words
from rules.messages import says

LONGEST_PATH = 4096
LARGE = ("people", "knowledge", "mansion", "fate")
CARDED = {"knowledge": 1, "mansion": 2, "edition": 2, "talk": 1, "items": 1}
TYPED = {"chances": (), "seed": (), "folder": ("tonight",), "grace": ("tonight",)}
"""Where in the draft each line to type into is kept."""


class Questions(Asking):
    """Writes every answer into the draft at once. ``wanted`` asks for a file, the room data or another language."""

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self._draft = draft
        self.people, self.colours, self.house = People(draft), Colours(draft), HouseRules(draft)
        self.rooms, self.browse, self.alone = Button(), Button("ghost"), Prose(Role.BODY, "text2")
        names = (
            "edition",
            "start",
            "items",
            "gray-actions",
            "talk",
            "knowledge",
            "host",
            "mansion",
            "fate",
            "noise",
            "screen",
            "tongue",
        )
        self.choices = {name: Choices(CARDED.get(name, 0), 0 if name in CARDED else 2) for name in names} | {
            of_fate(kind): Choices() for kind in ASKED_OF_FATE
        }
        self.entries = {name: Entry() for name in TYPED}
        self.entries["folder"].setMaxLength(LONGEST_PATH)
        bodies: dict[str, QWidget] = {"people": self.people, "colours": self.colours, "rooms": self.rooms}
        bodies.update(self.choices)
        bodies.update(self.entries)
        self.fields = {name: Field(body, name in LARGE) for name, body in bodies.items()}
        self._connect()

    def _connect(self) -> None:
        for part in (self.people, self.colours, self.house):
            part.changed.connect(self.changed)
        self.people.left.connect(lambda row: self.left.emit(f"name:{row}"))
        self.people.mend.connect(lambda row: self.mend.emit(f"name:{row}"))
        self.people.finished.connect(self.finished)
        self.house.left.connect(self.left)
        self.house.wanted.connect(self.wanted)
        self.rooms.clicked.connect(lambda: self.wanted.emit("rooms"))
        self.browse.clicked.connect(lambda: self.wanted.emit("folder"))
        for name, choices in self.choices.items():
            choices.chosen.connect(lambda value, name=name: self._choose(name, value))
        for name, entry in self.entries.items():
            entry.textEdited.connect(lambda text, name=name: self._type(name, text))
            entry.left.connect(lambda name=name: self.left.emit(name))
            entry.onward.connect(lambda name=name: self._go_on(name))
        for name, field in (self.fields | self.house.fields).items():
            field.remark.mend.connect(lambda name=name: self.mend.emit(name))

    def _go_on(self, name: str) -> None:
        self.left.emit(name)
        self.entries[name].focusNextChild()

    def _type(self, name: str, text: str) -> None:
        setattr(self._draft.tonight if TYPED[name] else self._draft, name, text)
        self.changed.emit()

    def _choose(self, name: str, value: str) -> None:
        answering.write(self._draft, name, value)
        self.changed.emit()
        if value == "file" or value in LANGUAGES:
            self.wanted.emit(value)

    @property
    def takes_items(self) -> bool:
        """Whether item cards are played."""
        return self._draft.items

    # ---- what is shown

    def show_draft(self, look: Look, around: Around, step: str, names: Collection[str]) -> None:
        """Make the answers of a step, the questions of those names, equal the draft."""
        words = around.words
        for name in self.fields.keys() & names:
            self.fields[name].ask(words.say(asked_of(name)), look, self._hint(name, words))
        parts: dict[str, People | Colours | HouseRules] = {
            "people": self.people,
            "colours": self.colours,
            "house": self.house,
        }
        if step in parts:
            parts[step].show_draft(look, words)
        for name, (answers, chosen) in offered(self._draft, around).items():
            if name in names:
                self.choices[name].offer(answers, chosen, look, words.say(asked_of(name)))
        self._show_lines(look, around)

    def _hint(self, name: str, words: Words) -> str:
        own = rooms.shipped()
        changed = sum(one != other for one, other in zip(self._draft.rooms.room, own.room, strict=True))
        if name == "rooms" and self._draft.rooms != own:
            return words.say(says("Set right by you: {n} of nine boards."), {"n": changed})
        return words.say(ASKED[name][1]) if name in ASKED else ""

    def _show_lines(self, look: Look, around: Around) -> None:
        say = around.words.say
        self.rooms.write(say(says("Open the room data…")), look, "ui-builder")
        self.browse.write(say(says("Another folder…")), look)
        instead = {"seed": say(says("drawn")), "folder": around.folder}
        for name, entry in self.entries.items():
            entry.dress(look, say(ASKED[name][0]), instead.get(name, ""))
            typed = getattr(self._draft.tonight if TYPED[name] else self._draft, name)
            if entry.text() != typed:
                entry.setText(typed)
        self.fields["chances"].setVisible(self._draft.noise == "chances")
        for name in ("gray-actions", "talk"):
            self.fields[name].setVisible(self._draft.gray_man)
        asked = self._draft.kinds
        self.fields[of_fate("gray-card")].setVisible(self._draft.gray_man and "gray-card" in asked)
        self.fields[of_fate("tiles")].setVisible("tiles" in asked)
        without = says("The Gray Man does not play. He can join on the first page.")
        self.alone.write(say(EXPERIENCED if self._draft.gray_man else without), look)

    # ---- messages

    def remarks(self) -> dict[str, Remark]:
        """Where the message of each field stands."""
        rows = {f"name:{row}": widget.remark for row, widget in self.people.rows.items()}
        return rows | {name: field.remark for name, field in (self.fields | self.house.fields).items()}

    def focus(self, field: str) -> QWidget:
        """Put the keyboard where the field is answered."""
        target = next(self._targets(field))
        target.setFocus(Qt.FocusReason.TabFocusReason)
        return target

    def _targets(self, field: str) -> Iterator[QWidget]:
        if field.startswith("name:"):
            yield self.people.rows[field.removeprefix("name:")].entry
        if field in self.entries:
            yield self.entries[field]
        if field in self.house.cards.entries:
            yield self.house.entry(field)
        if field == "tiles":
            yield self.house.choice("diary_tiles")
        if field == "house-file":
            yield self.house.read
        if field in self.choices:
            choices = self.choices[field]
            yield choices.options.get(choices.value) or next(iter(choices.options.values()))
        parts = {"people": self.people.more, "rooms": self.rooms}
        if field in parts:
            yield parts[field]
        yield next(iter(self.colours.stops()))
