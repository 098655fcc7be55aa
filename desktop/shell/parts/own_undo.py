"""A page that has an undo of its own: its key would else be the table's."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent


def is_undo(event: QEvent) -> bool:
    """Whether a key, pressed or about to be, is the one that takes back."""
    return (
        isinstance(event, QKeyEvent)
        and event.key() == Qt.Key.Key_Z
        and event.modifiers() == Qt.KeyboardModifier.ControlModifier
    )


def keeps(event: QEvent) -> bool:
    """Whether the key has been kept from the window's own commands."""
    if event.type() is not QEvent.Type.ShortcutOverride or not is_undo(event):
        return False
    event.accept()
    return True
