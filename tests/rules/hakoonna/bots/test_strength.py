"""The sensible side beats the random one; ``python -m tests.tournament`` plays the whole hundred."""

from tests.rules.hakoonna.bots.playing import play
from tests.tournament import GAMES, HERS, VISITORS, WANTED, score

PAIRS = 16


def test_the_sensible_side_wins_well_over_its_share_on_either_side() -> None:
    found = score(PAIRS)
    assert min(found.visitors, found.hers) * GAMES >= WANTED * PAIRS


def test_both_games_of_a_pair_have_one_seed_and_only_the_sides_differ() -> None:
    as_visitors, as_hers = play(1, VISITORS), play(1, HERS)
    assert (VISITORS.visitors, VISITORS.hers, VISITORS.gray) == ("sensible", "random", "random")
    assert (HERS.visitors, HERS.hers, HERS.gray) == ("random", "sensible", "random")
    assert as_visitors != as_hers
