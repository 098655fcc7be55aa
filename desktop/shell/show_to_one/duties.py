"""What a dead visitor has to know who plays on as a Hakobito (hakoonna.md 8, D-12, D-13)."""

from __future__ import annotations

from typing import Final

from rules.hakoonna.state import BEFORE_PLAY, Public
from rules.messages import says
from rules.seats import SeatId

TITLE: Final = says("You are a Hakobito now")
DUTIES: Final = (
    says("You win and lose with Hako Onna."),
    says("Your eyes stay open in her time; you act together with her."),
    says("Go one room on at most, look at all its tiles, and hide in one of its shadows."),
    says("The tile whose place you take lies covered before you; where you leave, put it back."),
    says("Talk freely with Hako Onna and the Hakobito; to the visitors, no word about the game."),
    says("Of her powers only the strengthened Behind You may be yours."),
    says("The visitors’ items do not find you."),
)


def is_hakobito(public: Public, seat: SeatId) -> bool:
    """Whether a visitor has died; whoever went home is no visitor any more."""
    return public.phase not in BEFORE_PLAY and seat in public.visitors and not public.at.get(seat)
