"""The Preacher: whoever is chosen and is a Minion learns it, and has no ability (001 전도사)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.clocktower.effects import Lay
from rules.clocktower.events import Woke
from rules.clocktower.grim import Grim
from rules.clocktower.roles import Picked, Role
from rules.state import Item

ID = "preacher"


def follows(grim: Grim, seat: str, picked: Picked) -> Iterator[Item]:
    """It lasts while the Preacher's own ability works; one chosen by a Preacher without it never loses anything."""
    if not grim.able(seat, ID):
        return
    for chosen in picked.players:
        if grim.team(grim.role(chosen)) == "minion":
            if not any((mark.seat, mark.source, mark.character) == (chosen, seat, ID) for mark in grim.secret.marks):
                yield Lay(seat=chosen, character=ID, label="noability", kind="no_ability", source=seat, while_able=True)
            yield Woke(chosen, "other", ID)


ROLE = Role(ID, first=True, other=True, players=(1, 1), follows=follows)
