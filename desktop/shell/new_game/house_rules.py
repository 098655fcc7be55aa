"""The points on which the printed rules are silent, all in one list that can be searched."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.new_game.cards_body import CardsBody
from desktop.shell.new_game.draft import Draft
from desktop.shell.new_game.house import ALL_TILES
from desktop.shell.new_game.point_list import PointList, Shown, left
from desktop.shell.new_game.point_table import CARDS
from desktop.shell.new_game.points import PRESETS, Given, points
from desktop.shell.parts.button import Button
from desktop.shell.parts.choices import Answer, Choices
from desktop.shell.parts.entry import Entry
from desktop.shell.parts.field import Field
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.words import Words
from rules.messages import says


class HouseRules(QWidget):
    """``wanted`` asks for the room data, or for a file to be read or written."""

    changed = Signal()
    left = Signal(str)
    wanted = Signal(str)

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self._draft = draft
        self.presets, self.summary, self.search = Choices(columns=3, gap=0), Prose(Role.BODY, bold=True), Entry()
        self.read, self.write = Button(), Button("ghost")
        self.cards = CardsBody(draft)
        self.list = PointList(self.cards)
        self.none = Prose(Role.BODY, "text2")
        self.count = Prose(Role.BODY)
        self.file, self.tiles = Field(self._files()), Field(self.count)
        self.fields = {"house-file": self.file, "tiles": self.tiles, **self.cards.fields}
        self._arrange()
        self._connect()

    def _files(self) -> QWidget:
        return left(self.read, self.write)

    def _arrange(self) -> None:
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for part in (self.presets, self.summary, self.tiles, self.search, self.list, self.none, self.file):
            self._column.addWidget(part)

    def _connect(self) -> None:
        self.presets.chosen.connect(self._choose)
        self.search.textChanged.connect(lambda _: self.changed.emit())
        self.list.settled.connect(self._settle)
        self.list.rooms.connect(lambda: self.wanted.emit("rooms"))
        self.cards.changed.connect(self.changed)
        self.cards.left.connect(self.left)
        self.read.clicked.connect(lambda: self.wanted.emit("house-open"))
        self.write.clicked.connect(lambda: self.wanted.emit("house-save"))

    def _settle(self, key: str, value: Given) -> None:
        self._draft.house.settle(key, value)
        self.changed.emit()

    def _choose(self, preset: str) -> None:
        self._draft.house.choose(preset)
        self.changed.emit()

    def entry(self, field: str) -> Entry:
        """Where one of the noise cards' two lines is typed."""
        self.list.make(CARDS)
        return self.cards.entries[field]

    def choice(self, key: str) -> QWidget:
        """Where a point is answered."""
        self.list.make(key)
        return next(row.stops()[0] for row in self.list.rows if row.point.key == key)

    def stops(self) -> list[QWidget]:
        """Where Tab stops, in order."""
        return [*self.presets.stops(), self.search, *self.list.stops(), self.read, self.write]

    # ---- what is shown

    def show_draft(self, look: Look, words: Words) -> None:
        """Make the answers equal the draft."""
        self._column.setSpacing(look.px(16))
        titles = [Answer(name, words.say(one.title), words.say(one.note)) for name, one in PRESETS.items()]
        asked = words.say(says("Set of house rules"))
        self.presets.offer(titles, self._draft.house.preset, look, asked)
        self.summary.write(self.differences(words), look)
        hint = words.say(says("Find a point: a word or a code such as U-17"))
        self.search.dress(look, words.say(says("Find a point")), hint)
        self._show_rows(look, words)
        self._count(look, words)
        self.file.ask(words.say(says("House rules in a file")), look)
        self.read.write(words.say(says("Read…")), look)
        self.write.write(words.say(says("Save…")), look)

    def _count(self, look: Look, words: Words) -> None:
        """How many tiles that makes, where it is not what a box holds (U-21)."""
        tiles = self._draft.house.tiles
        self.tiles.ask(words.say(says("Tiles in all")), look)
        self.count.write(str(tiles), look)
        self.tiles.setVisible(tiles != ALL_TILES)

    def _show_rows(self, look: Look, words: Words) -> None:
        sought = self.search.text().casefold().split()
        found = self.list.show_points(Shown(self._draft.house, sought, look, words))
        self.list.setVisible(found)
        self.none.write("" if found else words.say(says("No point has these words.")), look)

    def differences(self, words: Words) -> str:
        """The set of rules, and where the table differs from it."""
        house = self._draft.house
        labels = [words.say(point.label) for point in points() if point.key in house.points]
        if house.has_own_cards:
            labels.append(words.say(says("Noise cards")))
        title = words.say(PRESETS[house.preset].title)
        if not labels:
            return title
        values = {"preset": title, "n": len(labels), "points": ", ".join(labels)}
        return words.say(says("{preset} + {n}: {points}"), values)
