"""The house rules of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from desktop.shell.games.kept_rules import KeptRules
from rules.events import Correction
from rules.state import State

if TYPE_CHECKING:
    from desktop.shell.house_rules import HouseRulesPage
    from desktop.shell.house_rules.town_page import TownRulesPage
    from desktop.shell.window import HostWindow


class HouseRules:
    """What they are, and how a table goes over to others."""

    def rules_page(self, host: HostWindow) -> HouseRulesPage | TownRulesPage:
        """The page on which a table goes over to other house rules."""
        raise NotImplementedError

    def options(self, state: State) -> Any:
        """How a table plays."""
        raise NotImplementedError

    def playing(self, options: Any) -> Correction:
        """The table goes over to other options."""
        raise NotImplementedError

    def kept_rules(self) -> KeptRules | None:
        """Where the profile keeps what is always played; None where it keeps nothing."""
        return None
