"""A line to type into."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop import fonts
from desktop.fonts import Role
from desktop.shell.parts.look import Look

ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
LONGEST = 60


class Entry(QLineEdit):
    """``left`` tells that the keyboard has gone elsewhere, ``onward`` that Enter was pressed."""

    left = Signal()
    onward = Signal()
    moved = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaxLength(LONGEST)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    def dress(self, look: Look, name: str, instead: str = "") -> None:
        """Its colours, what a screen reader calls it, and what is shown while it is empty."""
        self.setAccessibleName(name)
        self.setPlaceholderText(instead)
        self.setFixedHeight(look.target(42))
        sheet = _sheet(look)
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _seeks(event):
            event.ignore()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in ENTERS and event.modifiers() in (NONE, KEYPAD):
            self.onward.emit()
        elif event.key() in steps and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.moved.emit(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A file is for the window, not for its name to be written here."""
        if event.mimeData().hasUrls():
            event.ignore()
        else:
            super().dragEnterEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self.isVisible():
            self.left.emit()


def _seeks(event: QKeyEvent) -> bool:
    """Whether the key looks for a command; some systems would have a line lose its end by it."""
    return event.key() == Qt.Key.Key_K and event.modifiers() == Qt.KeyboardModifier.ControlModifier


NONE = Qt.KeyboardModifier.NoModifier
KEYPAD = Qt.KeyboardModifier.KeypadModifier


def _sheet(look: Look) -> str:
    colours = look.theme
    families = ", ".join(f'"{family}"' for family in fonts.families()) or "sans-serif"
    return f"""
    QLineEdit {{ background: {colours.well}; color: {colours.text}; border: 1.5px solid {colours.edge};
        border-radius: {look.px(8)}px; padding: 0 {look.px(12)}px; font-family: {families};
        font-size: {round(look.size(Role.SEAT))}px; selection-background-color: {colours.info};
        selection-color: {colours.outline}; placeholder-text-color: {colours.text2}; }}
    QLineEdit:focus {{ border: 3px solid {colours.info}; padding: 0 {look.px(12) - 2}px; }}
    """
