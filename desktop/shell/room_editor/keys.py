"""Which key asks for what while room boards are set right."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

Asked = tuple[str, int | str]

DOORS = {Qt.Key.Key_Up: "n", Qt.Key.Key_Right: "e", Qt.Key.Key_Down: "s", Qt.Key.Key_Left: "w"}
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -3, Qt.Key.Key_Down: 3}
DEEDS = {
    Qt.Key.Key_Return: "stairs",
    Qt.Key.Key_Enter: "stairs",
    Qt.Key.Key_Space: "sure",
    Qt.Key.Key_Backspace: "back",
    Qt.Key.Key_Escape: "done",
}
COUNTS = {"+": "more", "=": "more", "-": "less"}
NOT_HELD = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier


def asked(event: QKeyEvent) -> Asked | None:
    """A door by its side, a board by its place, a step by its length, or a deed by its name."""
    key, text = Qt.Key(event.key()), event.text()
    held = event.modifiers() & ~NOT_HELD
    if held == Qt.KeyboardModifier.ControlModifier:
        return ("door", DOORS[key]) if key in DOORS else None
    if held != Qt.KeyboardModifier.NoModifier:
        return None
    if text and text in "123456789":
        return "board", int(text) - 1
    if text in COUNTS:
        return COUNTS[text], 0
    if key in STEPS:
        return "step", STEPS[key]
    return (DEEDS[key], 0) if key in DEEDS else None
