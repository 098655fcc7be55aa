"""What the host notes beside the play; it stands in the record and in the host's log, and changes no state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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
    ``again`` is told once more without that, when it has been. ``note`` is what the host wrote beside it.
    """

    who: SeatId
    at: str
    point: str
    answer: str | int | bool
    scope: Scope = "tonight"
    again: bool = False
    note: str = ""


class Reminded(msgspec.Struct, frozen=True, tag="reminded", tag_field="type", forbid_unknown_fields=True):
    """Somebody talked or looked where the rules forbid it; ``count`` is how often by now (flows.md 0.6, X16)."""

    who: SeatId
    count: int


class LastRound(msgspec.Struct, frozen=True, tag="last-round", tag_field="type", forbid_unknown_fields=True):
    """A rule of the house for an evening that grows long: the round that is played is the last one, or is not.

    It ends no game by itself: whose it is when that round is over, the table says (flows.md 1.1 (b), 45).
    """

    announced: bool


class Noted(msgspec.Struct, frozen=True, tag="noted", tag_field="type", forbid_unknown_fields=True, omit_defaults=True):
    """The host wrote something down, at a time of day (flows.md 3.1, P13).

    ``number`` counts the notes of a match. One written anew has the number of the old one and takes its place; without
    a ``text`` it takes the old one away. An ``open`` one lies bare in the host's window, any other is covered there.
    """

    number: int
    text: str
    at: str = ""
    open: bool = False


Remark = Peeked | TakenBack | Ruled | Reminded | LastRound | Noted
Made = tuple[int, Remark]
"""A remark, and the step after which it was made."""


def is_last_round(remarks: Iterable[Made]) -> bool:
    """Whether the round was announced as the last one, and not taken back since."""
    said = [one.announced for _, one in remarks if isinstance(one, LastRound)]
    return bool(said) and said[-1]


def next_note(remarks: Iterable[Made]) -> int:
    """The number of the next note; one that was taken away keeps its own."""
    return 1 + max((one.number for _, one in remarks if isinstance(one, Noted)), default=0)


def standing(remarks: Iterable[Made]) -> list[Made]:
    """The remarks without the notes that were written anew or taken away since."""
    made = list(remarks)
    last = {one.number: place for place, (_, one) in enumerate(made) if isinstance(one, Noted)}
    return [one for place, one in enumerate(made) if _stands(one[1], place, last)]


def _stands(remark: Remark, place: int, last: Mapping[int, int]) -> bool:
    return not isinstance(remark, Noted) or (bool(remark.text) and last[remark.number] == place)
