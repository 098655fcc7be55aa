"""The sensible side beats the random one; ``python -m tests.tournament`` plays the whole hundred."""

from tests.rules.hakoonna.bots.playing import play
from tests.tournament import EVEN, GAMES, HERS, VISITORS, WANTED, line, score, series, won

PAIRS = 16
LEVELS, SEED = 12, 500


def test_the_sensible_side_wins_well_over_its_share_on_either_side() -> None:
    found = score(PAIRS)
    assert min(found.visitors, found.hers) * GAMES >= WANTED * PAIRS


def test_a_crafty_hako_onna_is_harder_to_beat_than_a_simple_one() -> None:
    simple, crafty = (won(series(EVEN._replace(hers=level), LEVELS, SEED)) for level in ("simple", "crafty"))
    assert crafty < simple


def test_crafty_visitors_win_more_often_than_simple_ones() -> None:
    simple, crafty = (won(series(EVEN._replace(visitors=level), LEVELS, SEED)) for level in ("simple", "crafty"))
    assert simple < crafty


def test_a_line_of_the_table_tells_who_won_and_how_often_the_gray_man_did() -> None:
    told = line(EVEN, 2, 7)
    games = series(EVEN, 2, 7)
    assert told.split()[:4] == ["sensible", "sensible", "sensible", str(won(games))]
    assert "white " in told
    assert all(game.ending in told for game in games)


def test_both_games_of_a_pair_have_one_seed_and_only_the_sides_differ() -> None:
    as_visitors, as_hers = play(1, VISITORS), play(1, HERS)
    assert (VISITORS.visitors, VISITORS.hers, VISITORS.gray) == ("sensible", "random", "random")
    assert (HERS.visitors, HERS.hers, HERS.gray) == ("random", "sensible", "random")
    assert as_visitors != as_hers
