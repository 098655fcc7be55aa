"""The special cards, and those cards of the decks that the data name."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from rules.arkham.content.source import Id
from rules.arkham.texts.words import Deck
from rules.messages import Name

SPECIALS_FILE: Final = "arkham/special_cards.toml"
CARDS_FILE: Final = "arkham/cards.toml"


class Special(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A special card, ``count`` of it; its ``twin`` is the other side of the same cards."""

    id: Id
    name: Name
    count: Annotated[int, msgspec.Meta(ge=1, le=20)]
    effect: str
    twin: str = ""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of one of the decks."""

    id: Id
    name: Name
    deck: Deck


class SpecialFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the special cards as written."""

    special: tuple[Special, ...]


class CardFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The card file as written."""

    card: tuple[Card, ...]
