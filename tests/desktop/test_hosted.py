"""In a game that the host runs, a drag is judged with the storyteller's eyes, whoever's token it is."""

from __future__ import annotations

import pytest

from desktop.session import Session
from rules.clocktower.actions import Choose
from rules.engine import Refused, play
from tests.laws.walker import Walker


@pytest.mark.parametrize("seed", range(20))
def test_what_a_dragged_token_lights_is_carried_out(seed: int) -> None:
    walk = Walker("clocktower", seed).walk(40)
    for number in range(0, walk.match.length + 1, 3):
        walk.match.jump(number)
        session = Session(walk.match)
        for piece in session.picture().pieces:
            for verdict in session.targets(piece.id).values():
                for action in verdict.legal:
                    assert not isinstance(play(walk.book, walk.table, action), Refused), action


def test_at_night_whoever_is_awake_points_at_somebody_by_a_drag() -> None:
    pointed = 0
    for seed in range(20):
        walk = Walker("clocktower", seed, tidy=True).walk(60)
        for number in range(walk.match.length + 1):
            walk.match.jump(number)
            session = Session(walk.match)
            awake = session.picture().turn
            verdicts = session.targets(f"token:{awake}").values() if awake else ()
            pointed += sum(isinstance(action, Choose) for verdict in verdicts for action in verdict.legal)
    assert pointed
