"""Before the first night."""

from __future__ import annotations

from typing import ClassVar

from rules.actions import Action
from rules.messages import says


class FillBag(Action, frozen=True, tag="fill-bag"):
    """Put these tokens into the bag, one for each player."""

    characters: tuple[str, ...]

    title: ClassVar[str] = says("Fill the bag")


class ShowAs(Action, frozen=True, tag="show-as"):
    """Show a seat another token than its true one; the true one takes its own back."""

    who: str
    character: str

    title: ClassVar[str] = says("Show another token")


class GiveBluffs(Action, frozen=True, tag="give-bluffs"):
    """Note the characters that are shown as not in play."""

    characters: tuple[str, ...]

    title: ClassVar[str] = says("Choose the bluffs")
