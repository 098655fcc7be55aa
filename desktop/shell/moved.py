"""Which piece came to stand elsewhere by an event."""

from __future__ import annotations

from rules.events import Event
from rules.views import PieceId


def moved(event: Event) -> PieceId:
    """The piece that walked or was set by hand; "" where none has moved."""
    if hasattr(event, "to"):
        return str(getattr(event, "seat", ""))
    return str(getattr(event, "piece", "")) if hasattr(event, "at") else ""
