"""How a table plays what the printed rules are silent on."""

from dataclasses import dataclass, field

from desktop.shell.new_game.points import PRESETS, STANDARD, Given, answered

COUNTED = ("diary_tiles", "talisman_tiles")
OTHER_TILES, ALL_TILES = 46, 58


@dataclass
class House:
    """The points on which the printed rules are silent: a set of answers, and where the table differs from it."""

    preset: str = STANDARD
    points: dict[str, Given] = field(default_factory=dict)
    cards: str = "0 1 2 3 4 5"
    threshold: str = "11"

    def answer(self, key: str) -> Given:
        """How a point is played."""
        return self.points.get(key, self.of_preset(key))

    def of_preset(self, key: str) -> Given:
        """How the set of answers has it."""
        return PRESETS[self.preset].answers.get(key, answered()[key].usual)

    @property
    def tiles(self) -> int:
        """How many tiles of every kind there are (U-21)."""
        return OTHER_TILES + sum(int(self.answer(key)) for key in COUNTED)

    @property
    def has_own_cards(self) -> bool:
        """Whether the noise cards are not the usual ones."""
        return (self.cards, self.threshold) != (House.cards, House.threshold)

    def settle(self, key: str, value: Given) -> None:
        """Play a point so."""
        self.points.pop(key, None)
        if value != self.of_preset(key):
            self.points[key] = value

    def choose(self, preset: str) -> None:
        """Begin from another set of answers; what differed does so no more."""
        self.preset, self.points = preset, {}
