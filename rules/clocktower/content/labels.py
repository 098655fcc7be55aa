"""What is written on the reminder tokens."""

from __future__ import annotations

from typing import Final

import msgspec

from rules.clocktower.content.source import Id
from rules.messages import Name

REMINDERS_FILE: Final = "clocktower/reminders.toml"

REMINDER: Final = "reminder."
"""What the id of a label begins with among the names of everything."""


class Label(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A label."""

    id: Id
    name: Name


class LabelFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of the labels as written."""

    reminder: tuple[Label, ...]
