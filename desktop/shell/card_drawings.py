"""Which drawing shows an item card or a power of Hako Onna's."""

from collections.abc import Mapping
from typing import Final

from desktop import art
from desktop.items import item_card
from rules.hakoonna.content import Content

POWER_BACK: Final = "box-woman"
POWERS: Final[Mapping[str, str]] = {
    "i_want_that": "power-that-child",
    "my_mary": "power-i-am-mary",
    "shut_door": "power-barred-door",
}


def of_item(content: Content, item: str) -> str:
    """By what the card does; "" for one that nobody drew."""
    kind = next((one.kind for one in content.items if one.id == item), "")
    return item_card.drawing(kind)


def of_power(content: Content, power: str) -> str:
    """By what the card does; the back for one that nobody drew."""
    kind = next((one.kind for one in content.powers if one.id == power), "")
    return _there(POWERS.get(kind, f"power-{_dashed(kind)}")) or POWER_BACK


def _dashed(kind: str) -> str:
    return kind.replace("_", "-")


def _there(drawing: str) -> str:
    return drawing if art.exists(drawing) else ""
