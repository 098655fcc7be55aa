"""When two spellings mean the same."""

from __future__ import annotations

import unicodedata


def plain(text: str) -> str:
    """The letters and digits of a text, small: official ids are compared so (flows.md 2.4)."""
    return "".join(sign for sign in unicodedata.normalize("NFC", text).casefold() if sign.isalnum())
