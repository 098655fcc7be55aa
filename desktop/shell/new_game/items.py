"""The six items that visitors carry, one each."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.shell.parts.figure import Figure
from desktop.shell.parts.flow import Flow
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.words import Words
from rules.messages import says

ITEMS = {
    "item-stethoscope": says("Stethoscope"),
    "item-deduction-book": says("Deductive Reasoning"),
    "item-holy-drops": says("Holy Drops"),
    "item-planchette": says("Planchette"),
    "item-dowsing-rods": says("Dowsing rods"),
    "item-smartphone": says("Smartphone"),
}
FIGURE = 88


class Items(QWidget):
    """Faint where none is played."""

    def __init__(self) -> None:
        super().__init__()
        self._figures = {item: Figure(item) for item in ITEMS}
        self._names = {item: Prose(Role.SMALL, "text2", align="middle") for item in ITEMS}
        board = QWidget()
        flow = Flow(board, 10, columns=3)
        for item in ITEMS:
            flow.addWidget(self._one(item))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(board)

    def _one(self, item: str) -> QWidget:
        held = QWidget()
        column = QVBoxLayout(held)
        column.addWidget(self._figures[item], 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._names[item])
        return held

    def tell(self, look: Look, words: Words, played: bool) -> None:
        """Say it in one language."""
        for item, name in ITEMS.items():
            self._figures[item].draw(item, look.px(FIGURE), faint=not played)
            self._names[item].write(words.say(name), look)
