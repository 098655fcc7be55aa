"""A game for one person: the other seats are the program's, and the window has that person's eyes."""

from __future__ import annotations

import random
from typing import Literal

from desktop.tables import Setup, a_book, layout_for
from rules.fate import Fate
from rules.hakoonna import setup
from rules.hakoonna.bots import Strength
from rules.hakoonna.options import Options
from rules.hakoonna.state import GRAY, HAKO

Role = Literal["visitor", "hako-onna", "gray-man"]
VISITORS = 3
BITS = 31


def table(role: Role, strength: Strength, seed: int | None = None) -> Setup:
    """Hako Onna and three visitors in a mansion laid by the program; the Gray Man comes when one plays him."""
    seed = random.SystemRandom().getrandbits(BITS) if seed is None else seed
    seats = setup.seats(VISITORS, gray_man=role == "gray-man")
    options = Options(gray_man=role == "gray-man", knowledge="program", mansion="automatic")
    own = {"hako-onna": HAKO, "gray-man": GRAY}.get(role) or next(seat.id for seat in seats if seat.role == "visitor")
    bots = {seat.id: strength for seat in seats if seat.id != own}
    return Setup(options, seats, Fate(seed=seed), layout_for(a_book(), options, seed), viewer=own, bots=bots)
