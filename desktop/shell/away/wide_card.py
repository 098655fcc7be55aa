"""A card whose answers have notes: never so narrow that one of them is cut."""

from __future__ import annotations

from desktop.shell.list_card import ListCard

LEAST_WIDE, WIDE = 460, 600


class WideCard(ListCard):
    """A list of answers."""

    @property
    def wide(self) -> int:
        return max(LEAST_WIDE, self.context.px(WIDE))
