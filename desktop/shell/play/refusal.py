"""What may come of a drop or a press that is not simply played."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from rules.actions import Action
from rules.engine import Refused
from rules.views import PieceId, SpaceId


class Refusal(NamedTuple):
    """A refusal and where it happened: the piece and the space, or the button that was pressed."""

    refused: Refused
    piece: PieceId = ""
    space: SpaceId = ""
    button: QWidget | None = None
    preview: bool = False


class Meant(NamedTuple):
    """A drop that may mean several things."""

    actions: tuple[Action, ...]
    piece: PieceId
    space: SpaceId
