"""What the host notes beside the play; it stands in the record and in the host's log, and changes no state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from rules.messages import says
from rules.seats import SeatId

Glimpse = Literal["window", "card", "eyes", "secret"]

PEEKED: Final[Mapping[Glimpse, str]] = {
    "window": says("Peek: {who} looked at the host's window."),
    "card": says("Peek: {who} saw a card meant for another."),
    "eyes": says("Peek: {who} opened the eyes too soon."),
    "secret": says("Peek: {who} saw another secret."),
}


class Peeked(msgspec.Struct, frozen=True, tag="peeked", tag_field="type", forbid_unknown_fields=True):
    """Somebody at the table, or the audience, saw what was not meant for them (flows.md 0.6, X6)."""

    who: SeatId
    what: Glimpse

    @property
    def message(self) -> str:
        """The sentence of this kind of peek."""
        return PEEKED[self.what]


class TakenBack(msgspec.Struct, frozen=True, tag="taken-back", tag_field="type", forbid_unknown_fields=True):
    """The host took back what the audience had seen already; ``steps`` are those that told it something (GN-R08)."""

    steps: tuple[int, ...]


Scope = Literal["once", "tonight", "always"]


class Ruled(msgspec.Struct, frozen=True, tag="ruled", tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """The host settled a point on which the printed rules are silent (flows.md 0.6, X7).

    ``point`` names the option, ``answer`` how it is played, ``at`` the time of day. One that is to be looked at
    ``again`` is told once more without that, when it has been.
    """

    who: SeatId
    at: str
    point: str
    answer: str | int | bool
    scope: Scope = "tonight"
    again: bool = False


class Reminded(msgspec.Struct, frozen=True, tag="reminded", tag_field="type", forbid_unknown_fields=True):
    """Somebody talked or looked where the rules forbid it; ``count`` is how often by now (flows.md 0.6, X16)."""

    who: SeatId
    count: int


Remark = Peeked | TakenBack | Ruled | Reminded
