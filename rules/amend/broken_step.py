"""An old step that is illegal now."""

from __future__ import annotations

from typing import NamedTuple

from rules.actions import Action, Correct
from rules.engine import Refused
from rules.violations import Violation


class BrokenStep(NamedTuple):
    """An old step that is illegal now, with every reason and what would be legal instead."""

    step: int
    action: Action
    refused: Refused

    @property
    def reasons(self) -> tuple[Violation, ...]:
        """Everything against it."""
        return self.refused.violations

    @property
    def may_stand(self) -> bool:
        """Whether the host's authority suffices to keep it."""
        return not isinstance(self.action, Correct) and all(reason.overrulable for reason in self.reasons)
