"""What is settled between the mansion and the first turn (hakoonna.md 2)."""

from collections import Counter

from rules.actions import Answer
from rules.hakoonna.effects import DealCard, DrawCode, DrawWeakness, Hide, PlaceBones
from rules.hakoonna.events import HakoHid, TurnBegan
from rules.hakoonna.state import Secret
from rules.hakoonna.violations import StartRoom
from rules.seats import AUDIENCE, KNOWING_HOST
from tests.rules.hakoonna.a_mansion import Evening, a_game, shipped


def begun(*answers: str) -> Evening:
    """A table with the program's tiles, after these answers."""
    evening = a_game("red", "blue", "gray", layout=shipped().practice, knowledge="program")
    evening.answers(*answers)
    return evening


def secret(evening: Evening) -> Secret:
    return evening.sees(KNOWING_HOST).secret


def test_three_numbers_are_drawn_for_the_safe_one_after_the_other() -> None:
    evening = begun("2", "5")
    assert evening.match.table.asked == DrawCode("fate", ("1", "3", "4", "6"))
    evening.answers("3")
    assert secret(evening).code == ("2", "3", "5")
    assert isinstance(evening.match.table.asked, DrawWeakness)


def test_the_code_the_true_hint_the_key_and_what_has_a_place_are_not_dealt() -> None:
    evening = begun("1", "2", "3", "chain")
    pool = Counter(secret(evening).pool)
    assert pool.total() + len(secret(evening).faces) == 47
    assert pool["empty"] == 24
    assert not pool.keys() & {"number_1", "number_2", "number_3", "hint_chain", "key_ring", "bones", "safe"}
    assert pool.keys() >= {"number_4", "number_5", "number_6", "hint_stake", "hint_gasoline", "mary", "exit"}


def test_the_safe_stands_at_the_desk_of_the_study() -> None:
    assert secret(begun("1", "2", "3", "chain")).faces == {"study.desk": "safe"}


def test_hako_onna_says_where_the_bones_lie_and_only_she_knows() -> None:
    evening = begun("1", "2", "3", "chain")
    asked = evening.match.table.asked
    assert isinstance(asked, PlaceBones)
    assert asked.seat == "hako"
    assert "study.desk" not in asked.shadows
    assert evening.sees("red").asked == PlaceBones("hako")
    events = evening.answers("kitchen.stove")
    assert secret(evening).faces["kitchen.stove"] == "bones"
    assert "stove" not in str(evening.hears("red", events))


def test_d03_she_hides_in_a_grudge_room_and_the_tile_there_goes_to_her_lair() -> None:
    evening = begun("1", "2", "3", "chain", "kitchen.stove")
    assert isinstance(evening.match.table.asked, Hide)
    assert evening.refuses(Answer("hako", "kitchen.stove")) == (StartRoom(),)
    evening.answers("child.bed")
    assert evening.sees("red").asked is not None
    events = evening.answers("mary")
    assert secret(evening).hides == {"hako": "child.bed"}
    assert secret(evening).lairs == {"hako": "mary"}
    assert evening.hears(AUDIENCE, events) == [HakoHid()]


def test_then_the_gray_man_takes_his_card_and_the_first_visitor_begins() -> None:
    evening = begun("1", "2", "3", "chain", "kitchen.stove", "child.bed", "empty", "my_mary")
    assert evening.asked == DealCard("fate")
    assert evening.answers("black")[-1] == TurnBegan("red")


def test_a_table_that_plays_by_what_is_public_asks_for_no_secret() -> None:
    evening = a_game("red", "blue", layout=shipped().practice)
    assert evening.asked is None
    assert evening.turn == "red"
    assert secret(evening) == Secret()
