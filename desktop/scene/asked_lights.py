"""What the owner of a board has lit though nothing is lifted, such as shadows to choose from."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from desktop.scene.light import Light
from rules.views import SpaceId

if TYPE_CHECKING:
    from desktop.scene.board_scene import BoardScene


class AskedLights:
    """Shines while nothing is in the hand."""

    def __init__(self, scene: "BoardScene") -> None:
        self._scene = scene
        self.lit: Mapping[SpaceId, Light] = {}

    def light(self, lights: Mapping[SpaceId, Light]) -> None:
        """Light these spaces; an empty mapping ends it."""
        self.lit = dict(lights)
        if not self._scene.hand.piece:
            self.shine()

    def shine(self, fades: bool = True) -> None:
        """Shine on what is lit, if anything."""
        lights, population = self._scene.lights, self._scene.population
        if self.lit:
            veiled = any(not light.lit for light in self.lit.values())
            lights.show(self.lit, veiled=veiled, fades=fades)
            population.veil({space: light.lit for space, light in self.lit.items()} if veiled else {})
        else:
            lights.out()
            population.veil({})
        self._scene.lights_changed.emit()
