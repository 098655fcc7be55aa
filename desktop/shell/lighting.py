"""Which spaces are lit for a piece in the hand."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.scene.light import Light
from desktop.session import Session
from rules.engine import Verdict
from rules.views import PieceId, SpaceId


def lights(session: Session, piece: PieceId, turn: int = 0) -> Mapping[SpaceId, Light]:
    """The rule, asked once per space. A room lit as a whole leaves its shadows to it; where it stands stays dark."""
    spaces = {space.id: space.within for space in session.picture().spaces}
    here = next((one.at for one in session.picture().pieces if one.id == piece), "")
    told = {space: _light(verdict) for space, verdict in session.targets(piece, turn).items() if space != here}
    return {
        space: Light.DARK if told.get(spaces.get(space, ""), Light.DARK).lit else light for space, light in told.items()
    }


def _light(verdict: Verdict) -> Light:
    if verdict.legal:
        return Light.LEGAL
    return Light.ASKS if verdict.asking else Light.DARK
