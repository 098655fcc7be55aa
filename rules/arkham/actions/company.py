"""Who sits at the table: the host's doing."""

from typing import ClassVar

from rules.actions import Action
from rules.messages import says


class Leave(Action, frozen=True, tag="leave"):
    """Let a player go home; the investigator goes back into the box."""

    who: str

    title: ClassVar[str] = says("A player goes home")


class Join(Action, frozen=True, tag="join"):
    """Let somebody who comes late take a free seat, as that investigator; "" lets Fate say."""

    who: str
    investigator: str = ""

    title: ClassVar[str] = says("Somebody comes late")
