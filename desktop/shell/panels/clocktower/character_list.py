"""Characters under a heading."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.shell.book.block import Block
from desktop.shell.book.row import Heading
from desktop.shell.panels.clocktower.character_card import CharacterCard
from desktop.shell.parts.look import Look


class CharacterList(QWidget):
    """Its cards are made once and told anew; what is not needed now is hidden."""

    def __init__(self) -> None:
        super().__init__()
        self.heading, self.cards = Heading(), list[CharacterCard]()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.heading)

    def head(self, heading: str, count: int, look: Look) -> list[CharacterCard]:
        """The cards for so many characters."""
        self.heading.tell(Block(heading, (), str(count)), look)
        while len(self.cards) < count:
            self.cards.append(CharacterCard())
            self._column.addWidget(self.cards[-1])
        for at, card in enumerate(self.cards):
            card.setVisible(at < count)
        return self.cards[:count]
