"""What has happened; never refused, and all that changes a state."""

from typing import ClassVar

import msgspec

from rules.messages import says


class Event(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """A fact in the past. ``message`` is its line in the log; an empty one leaves no line."""

    message: ClassVar[str] = ""


class Correction(Event, frozen=True):
    """A fact that the host has set by hand."""


class Attested(Event, frozen=True, tag="attested"):
    """The table has told a fact, or every fact of a kind."""

    fact: str
    yes: bool
    kind: bool = False

    message: ClassVar[str] = says("The table was asked about {fact}.")
