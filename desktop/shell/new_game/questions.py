"""The questions of a new game's pages, and where each one's message stands."""

from collections.abc import Collection, Iterator

from PySide6.QtWidgets import QWidget

from desktop import rooms
from desktop.fonts import Role
from desktop.shell.new_game import answering
from desktop.shell.new_game.answers import ASKED_OF_FATE
from desktop.shell.new_game.asking import Asking
from desktop.shell.new_game.colours import Colours
from desktop.shell.new_game.draft import Draft
from desktop.shell.new_game.house_rules import HouseRules
from desktop.shell.new_game.offered import asked_of, of_fate, offered
from desktop.shell.new_game.people import EXPERIENCED, People
from desktop.shell.new_game.problem import Around
from desktop.shell.new_game.tonight_offers import LANGUAGES
from desktop.shell.parts.button import Button
from desktop.shell.parts.choices import Choices
from desktop.shell.parts.field import Remark
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.words import Words
from rules.messages import says

LARGE = ("people", "knowledge", "mansion", "fate")
CARDED = {"knowledge": 1, "mansion": 2, "edition": 2, "talk": 1, "items": 1}
TYPED = ("chances", "seed", "folder", "grace")


class Questions(Asking):
    """``wanted`` also asks for a file, and for the room data."""

    fetched = ("file", *LANGUAGES)

    def __init__(self, draft: Draft) -> None:
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
        of_names = {name: Choices(CARDED.get(name, 0), 0 if name in CARDED else 2) for name in names}
        super().__init__(draft, of_names | {of_fate(kind): Choices() for kind in ASKED_OF_FATE}, TYPED)
        self._draft = draft
        self.people, self.colours, self.house = People(draft), Colours(draft), HouseRules(draft)
        self.rooms, self.alone = Button(), Prose(Role.BODY, "text2")
        bodies: dict[str, QWidget] = {"people": self.people, "colours": self.colours, "rooms": self.rooms}
        self.listen(bodies, LARGE, (self.people, self.colours, self.house))
        self._connect()

    def _connect(self) -> None:
        self.people.left.connect(self.left)
        self.people.mend.connect(self.mend)
        self.people.finished.connect(self.finished)
        self.house.left.connect(self.left)
        self.house.wanted.connect(self.wanted)
        self.rooms.clicked.connect(lambda: self.wanted.emit("rooms"))
        for name, field in self.house.fields.items():
            field.remark.mend.connect(lambda name=name: self.mend.emit(name))

    def go_on(self, name: str) -> None:
        """What is wrong with a line is told before one goes on."""
        self.left.emit(name)
        super().go_on(name)

    def write(self, name: str, value: str) -> None:
        """Write the answer to a question down."""
        answering.write(self._draft, name, value)

    def asked_of(self, name: str) -> tuple[str, str]:
        """What a question asks, and a word about it."""
        return asked_of(name)

    @property
    def takes_items(self) -> bool:
        """Whether item cards are played."""
        return self._draft.items

    # ---- what is shown

    def show_draft(self, look: Look, around: Around, step: str, names: Collection[str]) -> None:
        """Make the answers of a step, the questions of those names, equal the draft."""
        parts: dict[str, People | Colours | HouseRules] = {
            "people": self.people,
            "colours": self.colours,
            "house": self.house,
        }
        if step in parts:
            parts[step].show_draft(look, around.words)
        self.show_questions(look, around.words, names, offered(self._draft, around))
        self._show_lines(look, around)

    def hint(self, name: str, words: Words) -> str:
        """A word about a question; of the room data, what is set right."""
        own = rooms.shipped()
        changed = sum(one != other for one, other in zip(self._draft.rooms.room, own.room, strict=True))
        if name == "rooms" and self._draft.rooms != own:
            return words.say(says("Set right by you: {n} of nine boards."), {"n": changed})
        return super().hint(name, words)

    def _show_lines(self, look: Look, around: Around) -> None:
        say = around.words.say
        self.rooms.write(say(says("Open the room data…")), look, "ui-builder")
        self.show_lines(look, around.words, around.folder)
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
        return rows | super().remarks() | {name: field.remark for name, field in self.house.fields.items()}

    def own_targets(self, field: str) -> Iterator[QWidget]:
        """Where the keyboard goes for a seat, and for the house rules."""
        if field.startswith("name:"):
            yield self.people.rows[field.removeprefix("name:")].entry
        if field in self.house.cards.entries:
            yield self.house.entry(field)
        parts = {"people": self.people.more, "rooms": self.rooms, "house-file": self.house.read}
        if field in parts:
            yield parts[field]
        if field == "tiles":
            yield self.house.choice("diary_tiles")

    @property
    def otherwise(self) -> QWidget:
        """Among the colours."""
        return next(iter(self.colours.stops()))
