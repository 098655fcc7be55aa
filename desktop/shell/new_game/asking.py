"""What the questions of a new game tell its page, whichever game it is."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class Asking(QObject):
    """``left`` and ``mend`` carry the name of a field, ``wanted`` what is to be fetched."""

    changed = Signal()
    left = Signal(str)
    mend = Signal(str)
    wanted = Signal(str)
    finished = Signal()
