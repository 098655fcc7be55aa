"""The colours and the size that the parts of one page share."""

from dataclasses import dataclass

from PySide6.QtGui import QFont

from desktop import fonts
from desktop.fonts import Role
from desktop.theme import Theme


@dataclass(frozen=True)
class Look:
    """``scale`` is 1 on a window of 1920×1080; measures are those of the style guide."""

    theme: Theme
    scale: float = 1.0

    def px(self, size: float) -> int:
        """A measure at this scale."""
        return round(size * self.scale)

    def size(self, role: Role) -> float:
        """The height of letters."""
        return fonts.size(role, self.scale)

    def font(self, role: Role, bold: bool = False) -> QFont:
        """The letters of a role."""
        return fonts.font(role, self.scale, bold)

    def colour(self, token: str) -> str:
        """A colour of the theme by its token."""
        return str(getattr(self.theme, token))

    def target(self, size: float = 48) -> int:
        """The height of something to press: never less than 40 pixels."""
        return max(40, self.px(size))
