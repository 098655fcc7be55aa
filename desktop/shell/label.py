"""A text that is shown as it is, never read as markup."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from desktop.shell.style import say


class Label(QLabel):
    """``role`` gives its size and weight, ``voice`` its colour; a wrapped one breaks between words."""

    def __init__(self, role: str = "body", voice: str = "", wrap: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", role)
        self.setProperty("voice", voice)
        self.setWordWrap(wrap)
        if wrap:
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def show_text(self, text: str) -> None:
        """Show a text, or take no room when there is none."""
        self.setText(text)
        self.setVisible(bool(text))

    def speak(self, voice: str) -> None:
        """Change the colour."""
        say(self, "voice", voice)
