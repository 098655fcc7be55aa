"""What the host decides about an old step that has become illegal."""

from __future__ import annotations

from typing import Generic

import msgspec

from rules.engine import A


class Ruling(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """What the host decides about an old step, by its number, that has become illegal."""

    step: int


class Keep(Ruling, frozen=True, tag="keep"):
    """It stands all the same, by the host's authority."""

    reason: str


class Drop(Ruling, frozen=True, tag="drop"):
    """It is left out, with the answers that belong to it."""


class Change(Ruling, Generic[A], frozen=True, tag="change"):
    """Another action takes its place."""

    action: A
    overrule: str = ""


class Insert(Ruling, Generic[A], frozen=True, tag="insert"):
    """Something is done before it, and then it is judged once more."""

    action: A
    overrule: str = ""
