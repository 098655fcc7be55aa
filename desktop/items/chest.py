"""The letter on the chest of an investigator, which says the same as the hue."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.items.caption import Caption

INVESTIGATOR = "investigator-"
KOREAN, LATIN = "가나다라마바사아", "ABCDEFGH"
ACROSS, DOWN, SIZE = 0.5, 50 / 80, 16.5 / 80
INK = "#080C10"


def letter_of(look: str, language: str) -> str:
    """The letter of a figure such as ``investigator-3``; nothing for other figures."""
    number = look.removeprefix(INVESTIGATOR)
    letters = KOREAN if language.startswith("ko") else LATIN
    known = look.startswith(INVESTIGATOR) and number.isdecimal() and 0 < int(number) <= len(letters)
    return letters[int(number) - 1] if known else ""


def paint_letter(painter: QPainter, letter: str, figure: QRectF, down: bool) -> None:
    """Write it on the figure, upright even on one that lies on its side."""
    if not letter:
        return
    tall = figure.width() if down else figure.height()
    across, along = (DOWN, ACROSS) if down else (ACROSS, DOWN)
    x, y = figure.x() + across * figure.width(), figure.y() + along * figure.height()
    Caption(letter, x, y, SIZE * tall, INK, align="middle").paint(painter)
