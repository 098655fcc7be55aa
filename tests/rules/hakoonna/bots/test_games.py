"""Whole games of bots, without a screen."""

import pytest

from rules.actions import Action
from rules.engine import AnyTable, judge
from rules.hakoonna.bots import STRENGTHS, Strength
from rules.seats import FATE
from tests.rules.hakoonna.bots.playing import BOOK, LIMIT, Game, Sides, eyes, play

ENDLESS = (81095, 20070, 30012)
"""In these games things had moved, or the key was stolen, and nobody noticed."""

ENDINGS = {"annihilation", "escape", "exorcism", "memorial"}


@pytest.mark.parametrize("visitors", STRENGTHS)
@pytest.mark.parametrize("hers", STRENGTHS)
def test_every_game_of_bots_ends(visitors: Strength, hers: Strength) -> None:
    games = [play(41, Sides(visitors, hers, visitors))]
    assert {game.ending for game in games} <= ENDINGS
    assert all(0 < game.steps < LIMIT for game in games)


@pytest.mark.parametrize("visitors", [2, 3])
def test_fewer_visitors_play_to_the_end_too(visitors: int) -> None:
    assert play(5, Sides("sensible", "sensible", "sensible"), visitors).ending in ENDINGS


@pytest.mark.parametrize("strength", STRENGTHS)
def test_everything_that_a_bot_does_is_legal_in_its_own_eyes(strength: Strength) -> None:
    broken: list[Action] = []

    def watch(table: AnyTable, action: Action) -> None:
        if action.seat != FATE and judge(BOOK, eyes(table, action.seat), action):
            broken.append(action)

    play(11, Sides(strength, strength, strength), watch=watch)
    assert broken == []


def test_the_same_seed_is_the_same_game() -> None:
    first, second = (play(3, Sides("sensible")) for _ in range(2))
    assert first == second


def test_bots_never_give_up_for_the_people_at_the_table() -> None:
    games = [play(seed, Sides()) for seed in range(2)]
    assert not any(game.done.get(word) for game in games for word in ("agree", "surrender"))


def test_sensible_bots_do_all_that_the_rules_at_hand_offer() -> None:
    games = [play(seed, Sides("sensible", "sensible", "sensible")) for seed in range(6)]
    assert {"stack", "walk", "open", "try-safe", "give", "use-key", "enter", "end-time", "wail", "want"} <= _done(games)


def test_crafty_bots_strike_with_powers_and_seal_them() -> None:
    games = [play(seed, Sides("crafty", "crafty", "crafty")) for seed in range(6)]
    assert {"set-power", "stand-behind", "order-open", "move-things", "seal", "take-from-gray"} <= _done(games)


@pytest.mark.parametrize("seed", ENDLESS)
def test_visitors_who_wait_for_what_is_gone_give_up_waiting(seed: int) -> None:
    assert play(seed, Sides("sensible", "sensible", "random")).steps < LIMIT


def _done(games: list[Game]) -> set[str]:
    return {word for game in games for word in game.done}
