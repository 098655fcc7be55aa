"""The six noise cards and their threshold, with what they come to."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.new_game import noise_cards
from desktop.shell.new_game.answers import CARDS_ASKED
from desktop.shell.new_game.draft import Draft
from desktop.shell.parts.entry import Entry
from desktop.shell.parts.field import Field
from desktop.shell.parts.flow import Flow
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.words import Words
from rules.messages import says


class CardsBody(QWidget):
    """Two entries, judged only where the noise is drawn from cards."""

    changed = Signal()
    left = Signal(str)

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self._draft = draft
        self.entries = {name: Entry() for name in CARDS_ASKED}
        self.fields = {name: Field(entry) for name, entry in self.entries.items()}
        self._preview, self._idle = Prose(Role.SMALL, "text2"), Prose(Role.SMALL, "text2")
        pair = QWidget()
        flow = Flow(pair, 12, columns=2)
        for field in self.fields.values():
            flow.addWidget(field)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for part in (pair, self._preview, self._idle):
            column.addWidget(part)
        for name, entry in self.entries.items():
            entry.textEdited.connect(lambda text, name=name: self._type(name, text))
            entry.left.connect(lambda name=name: self.left.emit(name))
            entry.onward.connect(lambda: self.focusNextChild())

    def _type(self, name: str, text: str) -> None:
        setattr(self._draft.house, name, text)
        self.changed.emit()

    def show_draft(self, look: Look, words: Words) -> None:
        """Make the entries equal the draft."""
        for name, asked in CARDS_ASKED.items():
            self.fields[name].ask(words.say(asked), look)
            self.entries[name].dress(look, words.say(asked))
            if self.entries[name].text() != getattr(self._draft.house, name):
                self.entries[name].setText(getattr(self._draft.house, name))
        self._preview.write(self._chances(words), look)
        idle = says("Heeded where the noise is drawn from cards.")
        self._idle.write(words.say(idle) if self._draft.noise != "cards" else "", look)

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
