"""The light and the dark over the rooms while a piece is in the hand, and the other states of a space."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from desktop.items.stamp import Layer, Print, Stamped
from desktop.items.style import around
from desktop.items.way import said_at, way_parts
from desktop.scene.leisure import Leisure
from desktop.scene.light import Light
from desktop.scene.light_sheet import Ground, Laid, LightSheet
from desktop.scene.lit_prints import LitPrints, draw_said, draw_way
from desktop.scene.motion import LIGHT_DOWN, LIGHT_UP, Motion
from desktop.scene.still import Still
from rules.views import SpaceId

LIGHT, REFUSAL, LANTERN, MARK, WAY = 10, 35, 45, 50, 70


class Lights:
    """Lies on the still board in sheets: dark and light, lanterns over the doors; then marks, refusal and way."""

    def __init__(self, scene: QGraphicsScene, motion: Motion, ground: Ground, leisure: Leisure) -> None:
        self._motion, self._ground, self._leisure = motion, ground, leisure
        self._light, self._lanterns = LightSheet(LIGHT, ground, leisure), Layer(LANTERN)
        self._refusal, self._marks, self._way = Layer(REFUSAL), Layer(MARK), Layer(WAY)
        for sheet in (self._light, self._lanterns, self._refusal, self._marks, self._way):
            scene.addItem(sheet)
        self._prints: LitPrints | None = None
        self._edition = 0
        self.shown: Mapping[SpaceId, Light] = {}

    def lay(self, still: Still) -> None:
        """Follow the board; what was lit in another size or language is drawn anew."""
        self._edition += 1
        if self._prints is None or not self._prints.follow(still):
            self._prints = LitPrints(still, self._ground)

    def show(
        self, lights: Mapping[SpaceId, Light], origin: SpaceId = "", veiled: bool = True, fades: bool = True
    ) -> None:
        """Light the spaces that may be reached and darken the rest."""
        self._refusal.clear()
        self._way.clear()
        self.shown = dict(lights)
        if self._prints is None:
            return
        self._light.lay(*self._shining(self._prints, self.shown, origin, veiled))
        lit = [space for space, light in lights.items() if light.lit]
        self._lanterns.clear()
        for lantern in self._prints.lanterns(lit, lights):
            Stamped(lantern, self._lanterns)
        for sheet in (self._light, self._lanterns):
            sheet.setOpacity(0.0 if fades else 1.0)
            if fades:
                self._motion.fade(sheet, 1.0, LIGHT_UP)

    def _shining(
        self, prints: LitPrints, lights: Mapping[SpaceId, Light], origin: SpaceId, veiled: bool
    ) -> tuple[Sequence[Laid], QRectF, object]:
        """What lies on the sheet of light, how large that is, and the sign of just this."""
        lit = [space for space, light in lights.items() if light.lit]
        dark = prints.dark(lights, origin) if veiled else []
        sign = (self._edition, frozenset(lights.items()), origin, veiled)
        return [*dark, *prints.halos(lit), *prints.lit(lit, lights)], prints.whole, sign

    def out(self) -> None:
        """Let the light go down."""
        self.shown = {}
        if not self._light.empty:
            self._motion.fade(self._light, 0.0, LIGHT_DOWN, self._light.clear)
            self._motion.fade(self._lanterns, 0.0, LIGHT_DOWN, self._lanterns.clear)
        self._refusal.clear()
        self._way.clear()

    def bare(self, part: QRectF) -> list[QRectF]:
        """What of a part of the ground is not hidden under light and dark."""
        return self._light.bare(part)

    def foresee(self, lights: Mapping[SpaceId, Light], origin: SpaceId, scale: float, part: QRectF) -> None:
        """When there is leisure, bake what a lift would show; `part` of the board is in sight."""
        if self._prints is not None:
            shining = self._shining(self._prints, lights, origin, True)
            self._leisure.plan(partial(print_.bake, scale) for print_ in self._prints.foreseen(lights))
            self._leisure.plan(self._light.foresee(*shining, scale, part))

    def mark_origin(self, space: SpaceId) -> None:
        """Dot the place that the piece has left."""
        self.clear_marks()
        if self._prints is not None and self._prints.is_room(space):
            Stamped(self._prints.origin(space), self._marks)

    def select(self, space: SpaceId) -> None:
        """Frame a chosen space; nothing is framed when it is empty."""
        self.clear_marks()
        if self._prints is not None and self._prints.is_room(space):
            Stamped(self._prints.selection(space), self._marks)

    def mark_changed(self, spaces: Iterable[SpaceId]) -> None:
        """Ring the shadows where something has just happened."""
        for space in spaces:
            if self._prints is not None and self._prints.is_well(space):
                Stamped(self._prints.changed(space), self._marks)

    def clear_marks(self) -> None:
        """Take the marks of spaces away."""
        self._marks.clear()

    def refuse(self, space: SpaceId) -> None:
        """Say no on one space, and nowhere else."""
        self._refusal.clear()
        for print_ in self._prints.refusal(space) if self._prints is not None else ():
            Stamped(print_, self._refusal)

    def draw_way(self, lines: Sequence[Sequence[QPointF]], said: str = "") -> None:
        """Show the way that the piece would go, and what is said of it."""
        self._way.clear()
        if self._prints is not None and any(len(line) > 1 for line in lines):
            style = self._prints.style
            for part in way_parts(lines, style):
                Stamped(Print(part, partial(draw_way, lines, style)), self._way)
            if said:
                pill = said_at(lines[-1][-1], said, style)
                Stamped(Print(around(pill, style.px(3)), partial(draw_said, pill, said, style)), self._way)
