"""A file a character. What one does that is not in the table of its nights is named in its file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rules.clocktower.characters import (
    alsaahir,
    artist,
    assassin,
    cannibal,
    chambermaid,
    dreamer,
    empath,
    engineer,
    flowergirl,
    harpy,
    information,
    investigator,
    moonchild,
    plaguedoctor,
    po,
    preacher,
    recluse,
    riot,
    seamstress,
    summoner,
    tinker,
    towncrier,
    virgin,
    vortox,
    xaan,
)
from rules.clocktower.roles import Role

ROLES: Final[Mapping[str, Role]] = {
    role.id: role
    for role in (
        information.MINIONS,
        information.DEMONS,
        *(
            one.ROLE
            for one in (
                investigator, empath, preacher, chambermaid, dreamer, flowergirl, towncrier, alsaahir, engineer,
                seamstress, artist, cannibal, virgin, tinker, recluse, plaguedoctor, moonchild, harpy, assassin, xaan,
                summoner, po, vortox, riot,
            )
        ),
    )
}  # fmt: skip


def role_of(character: str) -> Role:
    """The nights of a character; one whose rules the program does not know wakes and is left to the storyteller."""
    return ROLES.get(character) or Role(character, first=True, other=True)
