"""What is done to the Gray Man."""

from typing import ClassVar

from rules.actions import Action
from rules.messages import says


class TakeFromGray(Action, frozen=True, tag="take-from-gray"):
    """Take a tile from the Gray Man; a named one only once he is confirmed white."""

    tile: str = ""

    title: ClassVar[str] = says("Take from the Gray Man")


class WeaponOnGray(Action, frozen=True, tag="weapon-on-gray"):
    """Use a weapon on the Gray Man: a card in the middle is turned."""

    weapon: str

    title: ClassVar[str] = says("Use a weapon on the Gray Man")
