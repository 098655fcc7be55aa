"""The lines of a record after its header: steps, where one went back to, and what is not played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from rules.amend import Amend, Draft
from rules.engine import Step
from rules.fate import Fate
from rules.messages import Name
from rules.remarks import Remark


class Back(msgspec.Struct, frozen=True, tag="back", tag_field="type", forbid_unknown_fields=True):
    """Undo, redo and jumps: the number of the step one stands after; 0 is the start."""

    to: int


class Note(msgspec.Struct, frozen=True, tag="note", tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """What is not played: who answers for Fate, names, where the audience's picture is held, the host's remarks."""

    fate: Fate | None = None
    names: Mapping[str, Name] = {}
    held: int | None = None
    released: bool = False
    remark: Remark | None = None


Line = Step | Back | Note | Amend | Draft[Any]
