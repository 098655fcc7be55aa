"""How a picture lies on the board: in which style and size, its floors packed in which way."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QSizeF

from desktop.items.style import Style
from desktop.scene.laying import lay_out
from desktop.scene.layout import Layout, choose, is_growing, lay
from desktop.theme import Theme
from rules.views import Picture

EMPTY: Final = Picture(groups=(), spaces=(), links=(), pieces=())
SIZE: Final = QSizeF(1490, 968)


class Arrangement:
    """The packing of floors is kept until it has to be chosen anew; ``letters`` is how much larger names are."""

    def __init__(self, colours: Theme) -> None:
        self.picture = EMPTY
        self.size = SIZE
        self.letters = 1.0
        self._packing: int | None = None
        self.layout: Layout = lay(EMPTY, SIZE)
        self.style = Style(colours, "ko", self.layout.unit)

    def take(self, picture: Picture) -> bool:
        """Take another picture; whether its floors are to be packed anew."""
        before, self.picture = self.picture, picture
        others = {group.id for group in picture.groups} != {group.id for group in before.groups}
        return others or is_growing(picture) or is_growing(before)

    def lay(self, style: Style, anew: bool, shrinks: bool) -> None:
        """Give everything its place."""
        if self._packing is None or anew:
            self._packing = choose(self.picture, self.size)
        wished = Style(style.theme, style.language, 0, style.labels, self.letters)
        self.layout = lay_out(self.picture, self.size, self._packing, wished, shrinks)
        self.style = Style(style.theme, style.language, self.layout.unit, style.labels, self.letters)

    def worded(self, colours: Theme, language: str, labels: Mapping[str, str]) -> Style:
        """A style with these labels, and the names of groups for the badges of stairs."""
        korean = language.startswith("ko")
        names = {f"group:{group.id}": group.name.ko if korean else group.name.en for group in self.picture.groups}
        return Style(colours, language, 0, names | dict(labels))
