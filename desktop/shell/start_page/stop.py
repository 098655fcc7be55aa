"""Something to press on the page; arrows go from one to the next as they lie."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.items.caption import Caption
from desktop.shell.parts.entry import ENTERS
from desktop.shell.parts.look import Look
from desktop.theme import theme

STEPS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}
PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
ASIDE = 3


class Stop(QAbstractButton):
    """A dark one cannot be used yet: it can be gone to, and says why."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = Look(theme("night"))
        self.dark = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def dress(self, look: Look, dark: bool = False) -> None:
        """Its colours and its size."""
        self.look, self.dark = look, dark
        self.setCursor(Qt.CursorShape.ArrowCursor if dark else Qt.CursorShape.PointingHandCursor)
        self.updateGeometry()
        self.update()

    def captions(self) -> list[Caption]:
        """What is written on it."""
        return []

    def write(self, painter: QPainter) -> None:
        """Write it."""
        for caption in self.captions():
            caption.paint(painter)

    def nextCheckState(self) -> None:
        """It keeps no state."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTERS:
            if not event.isAutoRepeat():
                self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()


def step_of(event: QKeyEvent) -> QPoint | None:
    """The way that an arrow points, pressed by itself."""
    return STEPS.get(Qt.Key(event.key())) if event.modifiers() in PLAIN else None


def step_on(page: QWidget, stops: Iterable[QWidget], step: QPoint, home: QWidget) -> None:
    """Take the keyboard to the next of a page's stops; from anywhere else to its ``home``."""
    places = {stop: QRect(stop.mapTo(page, QPoint()), stop.size()) for stop in stops}
    here = page.window().focusWidget()
    to = onward(places, here, step) if here in places else home
    if to is not None:
        to.setFocus(Qt.FocusReason.OtherFocusReason)


def onward(places: Mapping[QWidget, QRect], here: QWidget, step: QPoint) -> QWidget | None:
    """The nearest one in a direction; what lies straight ahead is nearer than what lies aside."""
    at = places[here]
    far = {widget: _far(at, rect, step) for widget, rect in places.items() if widget is not here}
    ahead = {widget: distance for widget, distance in far.items() if distance is not None}
    return min(ahead, key=lambda widget: ahead[widget], default=None)


def _far(at: QRect, to: QRect, step: QPoint) -> int | None:
    if step.x():
        along = to.left() - at.right() if step.x() > 0 else at.left() - to.right()
        aside = max(0, to.top() - at.bottom(), at.top() - to.bottom())
    else:
        along = to.top() - at.bottom() if step.y() > 0 else at.top() - to.bottom()
        aside = max(0, to.left() - at.right(), at.left() - to.right())
    return along + ASIDE * aside if along >= -1 else None
