"""What is longer than its window: scrolled up and down, and the bar beside it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QScrollArea, QWidget

from desktop.shell.parts.look import Look


class Scroller(QScrollArea):
    """Frameless, on the ground that lies below it, and passed over by Tab."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for ground in (inside, self.viewport()):
            ground.setAutoFillBackground(False)


def dress_bar(area: QAbstractScrollArea, look: Look) -> None:
    """A quiet bar; to set a style sheet is dear, so the same one is not set again."""
    bar, sheet = area.verticalScrollBar(), _sheet(look)
    if bar.styleSheet() != sheet:
        bar.setStyleSheet(sheet)


def _sheet(look: Look) -> str:
    return f"""
    QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
    QScrollBar::handle:vertical {{ background: {look.theme.line}; border-radius: 4px; min-height: 28px; margin: 1px; }}
    QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{ background: none;
        border: none; height: 0; width: 0; }}
    """
