"""With the Hangul keyboard on, single-letter keys mean the Latin letter on the same key."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

LETTERS = dict(zip("ㅠㅊㄹㅎㅗㅑㅏㄱㅅㅍㅈ", "BCFGHIKRTVW", strict=True))
FIELDS = (QLineEdit, QTextEdit, QPlainTextEdit)
KEYS = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride)


def typing(widget: QWidget | None) -> bool:
    """Whether what is typed there is text."""
    return isinstance(widget, FIELDS) or (isinstance(widget, QComboBox) and widget.isEditable())


def latin(event: QKeyEvent) -> QKeyEvent | None:
    """The same key as the Latin keyboard would send it; None for a key that is no jamo of ours."""
    letter = LETTERS.get(event.text())
    if letter is None:
        return None
    text = letter if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else letter.lower()
    return QKeyEvent(event.type(), ord(letter), event.modifiers(), text, event.isAutoRepeat(), event.count())


class Jamo(QObject):
    """An event filter for a window; text fields keep their jamo."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in KEYS or not isinstance(event, QKeyEvent) or typing(QApplication.focusWidget()):
            return False
        meant = latin(event)
        if meant is None:
            return False
        QCoreApplication.sendEvent(watched, meant)
        return True
