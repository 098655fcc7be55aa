"""What may be told, against a second and slow computation of it."""

from __future__ import annotations

from random import Random

import pytest

from rules.clocktower.violations import DreamerTrue, InfoImpossible, VortoxTrueInfo
from tests.rules.clocktower.at_random import LEARNERS, a_position, compared
from tests.rules.clocktower.slowly import DEMONS, MINIONS, OUTSIDERS, TOWNSFOLK, Slow
from tests.rules.clocktower.table import EDITION, reasons

OF_THE_ANSWER = {VortoxTrueInfo, DreamerTrue, InfoImpossible}


def test_both_ways_allow_the_same_answers_at_random_positions() -> None:
    figures = compared(400, seed=1)
    assert {f"told by {one}" for one in LEARNERS} < set(figures)
    assert min(figures[f"answers {why}"] for why in ("bent", "true", "free")) > 20


@pytest.mark.parametrize("seed", range(40))
def test_what_may_be_told_is_what_is_not_refused(seed: int) -> None:
    circle, learner, character = a_position(Random(seed))
    slow = Slow(circle.public, circle.secret)
    every = sorted(slow.every(character))
    for answer in Random(seed).sample(every, min(3, len(every))):
        against = reasons(circle, circle.telling(character, *answer, to=learner))
        assert against.isdisjoint(OF_THE_ANSWER) == (answer in slow.answers(learner, character)), answer


def test_the_teams_are_those_of_the_data() -> None:
    written = {"townsfolk": TOWNSFOLK, "outsider": OUTSIDERS, "minion": MINIONS, "demon": DEMONS}
    for team, those in written.items():
        assert those == [one for one in EDITION.sheet if EDITION.cast[one].team == team]
