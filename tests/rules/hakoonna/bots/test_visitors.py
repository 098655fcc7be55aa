"""How a visitor's bot uses item cards, talismans and weapons."""

from rules.actions import Answer
from rules.hakoonna.actions import Exorcise, Open, ReadPowers, Seal, Stack, TrySafe, WeaponOnGray
from rules.hakoonna.effects import ChooseItem, Decide
from rules.hakoonna.events import CardsSet, HersSet
from rules.hakoonna.state import GRAY
from tests.rules.hakoonna.a_mansion import (
    Evening,
    a_mansion,
    counted,
    has_items,
    hidden,
    shipped,
    to_act,
    to_stack,
)
from tests.rules.hakoonna.bots.deciding import does, may_do

ALL = tuple(item.id for item in shipped().items)


def acting(standing: str, *changes: object, **lying: object) -> Evening:
    """Red's turn, after the noise."""
    hands = lying.get("hands", {})
    assert isinstance(hands, dict)
    held = counted(**{seat: len(hand) for seat, hand in hands.items()})
    given = (hidden(**lying), held, *changes, to_act("red"))  # type: ignore[arg-type]  # passed on as it is
    return a_mansion(standing, *given, knowledge="program")  # type: ignore[arg-type]


def test_the_item_card_that_helps_most_is_taken() -> None:
    evening = a_mansion("red hall, blue hall", knowledge="program")
    assert does(evening, "red", asked=ChooseItem("red", ALL)) == Answer("red", "stethoscope")
    left = tuple(item for item in ALL if item != "stethoscope")
    assert does(evening, "red", asked=ChooseItem("red", left)) == Answer("red", "deduction")


def test_holy_drops_are_sprinkled_only_where_they_hold_something_back() -> None:
    changes = (hidden(), has_items(red="holy_drops"), to_stack("red"))
    free = a_mansion("red hall, blue study", *changes, knowledge="program")
    blocked = a_mansion("red hall, blue study", *changes, knowledge="program", unknown_rank="blocked")
    assert does(free, "red") == Stack("red")
    assert does(blocked, "red") == Stack("red", 2)


def test_who_has_the_card_of_the_doll_makes_noise_twice() -> None:
    changes = (hidden(hands={"red": ("mary",)}), counted(red=1), HersSet(mary="red"), to_stack("red"))
    assert does(a_mansion("red hall, blue study", *changes, knowledge="program"), "red") == Stack("red", 2)


def test_with_the_stethoscope_one_number_is_tried_at_a_time() -> None:
    seen = {"red": {"study.desk": "safe"}}
    tried = may_do(acting("red study, blue hall", has_items(red="stethoscope"), seen=seen), "red")
    assert {len(one.numbers) for one in tried if isinstance(one, TrySafe)} == {1}
    without = may_do(acting("red study, blue hall", seen=seen), "red")
    assert {len(one.numbers) for one in without if isinstance(one, TrySafe)} == {3}


def test_a_proven_number_is_in_every_code_that_is_tried() -> None:
    evening = acting("red study, blue hall", CardsSet(proven=("2",)), seen={"red": {"study.desk": "safe"}})
    tried = [one for one in may_do(evening, "red") if isinstance(one, TrySafe)]
    assert tried
    assert all("2" in one.numbers for one in tried)


def test_a_talisman_seals_the_worst_power_that_is_known() -> None:
    known = CardsSet(known=("behind_you", "phone_rings"), powers=2)
    assert does(acting("red hall, blue study", known, hands={"red": ("talisman",)}), "red") == Seal("red", "behind_you")


def test_who_has_the_smartphone_reads_before_sealing() -> None:
    changes = (CardsSet(items={"red": ("smartphone",)}, powers=1),)
    assert does(acting("red hall, blue study", *changes, hands={"red": ("talisman",)}), "red") == ReadPowers("red")


def test_a_weapon_that_is_not_her_weakness_tells_what_the_gray_man_is() -> None:
    hands = {"red": ("stake", "hint_stake"), GRAY: ("mary", "number_1")}
    evening = acting("red kitchen, gray kitchen, blue study", hands=hands)
    assert does(evening, "red") == WeaponOnGray("red", "stake")


def test_one_that_may_be_her_weakness_is_not_wasted_on_him_and_one_who_has_nothing_is_left_alone() -> None:
    rich = {"red": ("stake",), GRAY: ("mary", "number_1")}
    poor = {"red": ("stake", "hint_stake"), GRAY: ("mary",)}
    for hands in (rich, poor):
        assert WeaponOnGray("red", "stake") not in may_do(acting("red kitchen, gray kitchen", hands=hands), "red")


def test_an_empty_is_left_x_up_by_who_has_deductive_reasoning() -> None:
    evening = acting("red study, blue hall", has_items(red="deduction"))
    asked = Decide("red", "study.globe", "empty", may_cross=True)
    assert does(evening, "red", asked=asked) == Answer("red", "cross")
    assert does(evening, "red", asked=Decide("red", "study.globe", "mary", may_cross=True)) == Answer("red", "keep")


def test_with_the_right_weapon_the_only_shadow_of_a_room_is_tried() -> None:
    hands = {"red": ("chain", "hint_stake", "hint_gasoline")}
    done = may_do(acting("red hall, blue study", hands=hands), "red")
    assert Exorcise("red", "chain", "hall.coat_stand") in done


def test_the_simple_visitor_opens_the_nearest_shadow_and_the_sensible_one_shuns_the_only_one_of_a_room() -> None:
    evening = acting("red hall, blue study")
    assert does(evening, "red", "simple") == Open("red", "hall.coat_stand")
    assert Open("red", "hall.coat_stand") not in may_do(evening, "red")
