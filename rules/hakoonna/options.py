"""The points on which a table decides; the bold defaults of the setup pages."""

from typing import Annotated, Literal

import msgspec

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Chosen at setup, kept in the record, citable in a refusal. Each field names the point it settles."""

    gray_man: bool = True
    start: str = ""
    """The visitor who begins; ``drawn`` lets Fate say, "" takes the first seat."""
    mansion: Literal["practice", "automatic", "built"] = "practice"
    noise: Literal["tower", "cards"] = "tower"
    noise_cards: Annotated[tuple[int, ...], msgspec.Meta(min_length=6, max_length=6)] = (0, 1, 2, 3, 4, 5)
    """U-29: the six values."""
    noise_threshold: int = 11
    """U-29: a sum of so much is a noise."""
    noise_chances: Annotated[tuple[Percent, ...], msgspec.Meta(min_length=1, max_length=5)] = (0, 0, 10, 33, 72)
    """In a hundred, how often the disc of each height brings the tower down; as the noise cards do."""
    placement_fallback: Literal["under", "host"] = "under"
    """U-04."""
    next_after_hako: Literal["next", "same", "start"] = "next"
    """U-10."""
    full_stack_gives_action: bool = True
    """U-11."""
    allow_pass: bool = True
    """U-17."""
    surrender: Literal["all", "most", "host"] = "all"
    """U-31."""
    gray_actions_per_turn: Literal[1, 2] = 1
