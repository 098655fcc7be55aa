"""What all operations are."""

import msgspec


class Statement(msgspec.Struct, frozen=True):
    """One operation of a text, as a plain value: its fields are its words in their order, then its branches."""


class Condition(msgspec.Struct, frozen=True):
    """What an ``if`` or a ``when`` asks, as a plain value."""


Text = tuple[Statement, ...]
"""Statements carried out from left to right; () does nothing, and is written ``none``."""
