"""What the storyteller may lay beside a seat: the tokens of the sheet, and what each does (clocktower-issues.md B)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from rules.clocktower.actions import PlaceMark
from rules.clocktower.grim import XAAN, Grim
from rules.clocktower.state import MarkKind
from rules.seats import HOST

EFFECTS: Final[Mapping[str, MarkKind]] = {
    "poisoned": "poisoned",
    "drunk": "drunk",
    "noability": "no_ability",
    "mad": "mad",
    "2nd": "second",
    "protected": "protected",
    "safe": "protected",
    "3attacks": "charged",
}
"""What a token does by what is written on it; the others only remind."""
PLAIN: Final[tuple[MarkKind, ...]] = ("drunk", "poisoned", "no_ability", "protected", "blocked", "mad")
"""Effects that may be laid without any token of the sheet, as characters from elsewhere need them."""


class Token(NamedTuple):
    """A reminder token of the sheet, and whether its character is in play."""

    character: str
    label: str
    played: bool


def tokens(grim: Grim) -> Iterator[Token]:
    """Every kind of token that the sheet has, in its order."""
    played = {grim.role(seat) for seat in grim.public.circle} | {grim.secret.storyteller}
    for one in grim.content.cast.values():
        for token in one.reminders:
            yield Token(one.id, token.label, token.always or one.id in played)


def effect(label: str) -> MarkKind:
    """What a token with this label does, however a script spells it."""
    return EFFECTS.get("".join(label.split()).lower(), "")


def laid(grim: Grim, seat: str, token: Token) -> PlaceMark:
    """The token beside a seat: its effect hangs on whoever has the character, unless that is the seat itself.

    That of a Xaan poisons all, for as long as that one has the ability, and until dusk (001 잔).
    """
    source = next(iter(grim.with_role(token.character)), "")
    if token.character == XAAN and token.label == "x":
        return PlaceMark(HOST, seat, XAAN, token.label, "all_poisoned", source, "dusk")
    kind = effect(token.label)
    return PlaceMark(HOST, seat, token.character, token.label, kind, source if kind and source != seat else "")
