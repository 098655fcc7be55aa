"""Names in every language, and sentences with holes that the desktop fills."""

import msgspec


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a thing is called in each language."""

    ko: str
    en: str


def says(text: str) -> str:
    """Mark an English source sentence for translation; its holes are written ``{hole}``."""
    return text


def same(text: str) -> Name:
    """A name that every language shares, such as a player's."""
    return Name(ko=text, en=text)
