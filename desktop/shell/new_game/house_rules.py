"""The points on which the printed rules are silent, folded away."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.new_game import noise_cards
from desktop.shell.new_game.draft import Draft, House
from desktop.shell.parts.badge import Badge
from desktop.shell.parts.button import Button
from desktop.shell.parts.choices import Answer, Choices
from desktop.shell.parts.entry import Entry
from desktop.shell.parts.field import Field
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.words import Words
from rules.messages import says

POINTS: dict[str, tuple[str, str, dict[str, str]]] = {
    "placement_fallback": (
        "U-04",
        says("When a board fits nowhere"),
        {"under": says("It goes under the pile; draw again"), "host": says("The host lays it")},
    ),
    "next_after_hako": (
        "U-10",
        says("Who goes on after Hako Onna's time"),
        {"next": says("The next visitor"), "same": says("Who made the noise"), "start": says("Who began")},
    ),
    "full_stack_gives_action": (
        "U-11",
        says("When all five discs are stacked"),
        {"yes": says("First the action"), "no": says("At once Hako Onna's time")},
    ),
    "allow_pass": (
        "U-17",
        says("May visitors pass?"),
        {"yes": says("After the noise"), "no": says("Never")},
    ),
    "surrender": (
        "U-31",
        says("A surrender takes"),
        {"all": says("Every living visitor"), "most": says("More than half"), "host": says("The host's word")},
    ),
}


class HouseRules(QWidget):
    """Opened by its button; every point is unofficial and says so."""

    changed = Signal()
    left = Signal(str)

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self._draft = draft
        self.fold, self._badge, self._note = Button("ghost"), Badge(), Prose(Role.SMALL, "text2")
        self.choices = {name: Choices() for name in POINTS}
        self.fields = {name: Field(choices) for name, choices in self.choices.items()}
        self.cards, self.threshold, self._preview = Entry(), Entry(), Prose(Role.SMALL, "text2")
        self.entries = {"cards": self.cards, "threshold": self.threshold}
        self.fields |= {name: Field(entry) for name, entry in self.entries.items()}
        self.inside = QWidget()
        self._arrange()
        self._connect()

    def _arrange(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.fold)
        head.addWidget(self._badge)
        head.addWidget(self._note, 1, Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(head)
        column.addWidget(self.inside)
        points = QVBoxLayout(self.inside)
        points.setContentsMargins(0, 0, 0, 0)
        points.setSpacing(12)
        for field in self.fields.values():
            points.addWidget(field)
        points.addWidget(self._preview)
        self.inside.hide()

    def _connect(self) -> None:
        self.fold.clicked.connect(self.toggle)
        for name, choices in self.choices.items():
            choices.chosen.connect(lambda value, name=name: self._choose(name, value))
        for name, entry in self.entries.items():
            entry.textEdited.connect(lambda text, name=name: self._choose(name, text))
            entry.left.connect(lambda name=name: self.left.emit(name))
            entry.onward.connect(lambda: self.focusNextChild())

    def _choose(self, name: str, value: str) -> None:
        setattr(self._draft.house, name, value)
        self.changed.emit()

    def toggle(self) -> None:
        """Fold or unfold."""
        self.inside.setVisible(self.inside.isHidden())
        self.changed.emit()

    def open(self) -> None:
        """Unfold."""
        self.inside.setVisible(True)

    def stops(self) -> list[QWidget]:
        """Where Tab stops, in order."""
        points = [stop for choices in self.choices.values() for stop in choices.stops()]
        return [self.fold, *points, *self.entries.values()]

    # ---- what is shown

    def show_draft(self, look: Look, words: Words) -> None:
        """Make the answers equal the draft."""
        self.fold.write(words.say(says("House rules")), look, "up" if not self.inside.isHidden() else "down")
        self._badge.write(words.say(says("unofficial")), look)
        self._note.write(self._differences(words), look)
        for name, (code, asked, answers) in POINTS.items():
            self.fields[name].ask(words.say(asked), look, code)
            offered = [Answer(value, words.say(title)) for value, title in answers.items()]
            self.choices[name].offer(offered, getattr(self._draft.house, name), look, words.say(asked))
        self._show_cards(look, words)

    def _differences(self, words: Words) -> str:
        house, usual = self._draft.house, House()
        count = sum(getattr(house, name) != getattr(usual, name) for name in (*POINTS, "cards", "threshold"))
        return words.say(says("standard + {n}"), {"n": count}) if count else words.say(says("standard"))

    def _show_cards(self, look: Look, words: Words) -> None:
        house, with_cards = self._draft.house, self._draft.noise == "cards"
        named = {"cards": says("The six noise cards"), "threshold": says("A sum of so much is a noise")}
        for name, entry in self.entries.items():
            self.fields[name].ask(words.say(named[name]), look, "U-29")
            entry.dress(look, words.say(named[name]))
            self.fields[name].setVisible(with_cards)
            if entry.text() != getattr(house, name):
                entry.setText(getattr(house, name))
        self._preview.write(self._chances(words) if with_cards else "", look)

    def _chances(self, words: Words) -> str:
        cards, limit = noise_cards.values(self._draft.house.cards), noise_cards.threshold(self._draft.house.threshold)
        if cards is None or limit is None or len(cards) != noise_cards.CARDS or sum(cards) < limit:
            return ""
        chances = noise_cards.safe_draws(cards, limit)
        values = {
            "counts": "/".join(str(count) for count, _ in chances),
            "chances": "·".join(str(chance) for _, chance in chances),
        }
        return words.say(says("{counts} safe cards: {chances} %"), values)
