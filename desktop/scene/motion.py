"""Everything that moves on the board moves here, and is finished, not cut off, when the next thing happens."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsItem

Curve = QEasingCurve.Type
Step = Callable[[float], None]
Done = Callable[[], None]

PICK_UP, SET_DOWN, HOME = 120, 160, 240
LIGHT_UP, LIGHT_DOWN = 160, 120
FIRST_STEP, NEXT_STEP, LONGEST_WALK = 220, 80, 900
CROSS_FADE = 90


def nothing() -> None:
    """What follows a movement that nobody waits for."""


class Motion:
    """``pace`` stretches every movement: 1 as the style tells, 0 at once; ``reduced`` fades instead of moving."""

    def __init__(self, owner: QObject) -> None:
        self.pace = 1.0
        self.reduced = False
        self._owner = owner
        self._running: dict[QVariantAnimation, Done] = {}
        self._under_way: dict[QGraphicsItem, QVariantAnimation] = {}

    @property
    def running(self) -> bool:
        """Whether anything still moves."""
        return bool(self._running)

    def play(self, ms: int, curve: Curve, step: Step, done: Done = nothing) -> QVariantAnimation | None:
        """Call `step` with 0 to 1 over the time, then `done`; None when that has been done already."""
        time = round(ms * self.pace)
        if time <= 0:
            step(1.0)
            done()
            return None
        animation = QVariantAnimation(self._owner)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(time)
        animation.setEasingCurve(curve)
        animation.valueChanged.connect(step)
        animation.finished.connect(lambda: self._end(animation))
        self._running[animation] = done
        animation.start()
        return animation

    def _end(self, animation: QVariantAnimation) -> None:
        done = self._running.pop(animation, None)
        self._under_way = {item: moving for item, moving in self._under_way.items() if moving is not animation}
        animation.deleteLater()
        if done is not None:
            done()

    def finish(self) -> None:
        """Bring everything that moves to its end, also what that sets off."""
        while self._running:
            self._finish(next(iter(self._running)))

    def arrive(self, item: QGraphicsItem) -> None:
        """Bring the way of one item to its end, if it is under way."""
        if item in self._under_way:
            self._finish(self._under_way[item])

    def _finish(self, animation: QVariantAnimation) -> None:
        animation.setCurrentTime(animation.duration())
        animation.stop()
        self._end(animation)

    def fade(self, item: QGraphicsItem, to: float, ms: int, done: Done = nothing) -> None:
        """Change how much of an item shows."""
        start = item.opacity()
        self.play(ms, Curve.OutQuad, lambda part: item.setOpacity(start + (to - start) * part), done)

    def travel(
        self, item: QGraphicsItem, points: Sequence[QPointF], ms: int, curve: Curve, done: Done = nothing
    ) -> list[QPointF]:
        """Take an item from where it is through the points; at reduced motion it fades in at the last.

        The way is handed back; its last point may still be changed while the item is under way. A way that it has not
        finished yet is finished first.
        """
        self.arrive(item)
        line = [item.pos(), *points]
        if self.reduced:
            animation = self._appear(item, line[-1], done)
        else:
            animation = self.play(ms, curve, lambda part: item.setPos(along(line, part)), done)
        if animation is not None:
            self._under_way[item] = animation
        return line

    def _appear(self, item: QGraphicsItem, at: QPointF, done: Done) -> QVariantAnimation | None:
        shown = item.opacity()
        item.setPos(at)
        item.setOpacity(0.0)
        return self.play(CROSS_FADE, Curve.OutQuad, lambda part: item.setOpacity(shown * part), done)


def walk_time(steps: int) -> int:
    """How long a walk of so many steps takes, in milliseconds."""
    return min(LONGEST_WALK, FIRST_STEP + NEXT_STEP * max(0, steps - 1))


def along(points: Sequence[QPointF], part: float) -> QPointF:
    """The point at a part of the way, each stretch by its length."""
    lengths = [_distance(a, b) for a, b in zip(points, points[1:], strict=False)]
    rest = part * sum(lengths)
    for start, end, length in zip(points, points[1:], lengths, strict=False):
        if rest <= length and length > 0:
            return start + (end - start) * (rest / length)
        rest -= length
    return points[-1]


def _distance(a: QPointF, b: QPointF) -> float:
    across = b - a
    return float((across.x() ** 2 + across.y() ** 2) ** 0.5)
