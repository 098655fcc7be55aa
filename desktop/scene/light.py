"""Whether a space is lit for the piece in the hand."""

import enum


class Light(enum.StrEnum):
    """LEGAL may be dropped on; ASKS may too, and then the host is asked; DARK answers with its reasons."""

    LEGAL = "legal"
    ASKS = "asks"
    DARK = "dark"

    @property
    def lit(self) -> bool:
        """Whether the space shines."""
        return self is not Light.DARK
