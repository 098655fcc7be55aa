"""Looking into a shadow and putting the tile back (hakoonna.md 5; 000 【그늘을 열어본다】)."""

from rules.hakoonna.actions import Open, Walk
from rules.hakoonna.effects import Found
from rules.hakoonna.events import NoiseSet, Opened, PutBack, ShadowSet, TurnBegan
from rules.hakoonna.violations import EyesClosed, NoiseFirst, NothingThere, OneAction, OtherRoomShadow
from rules.seats import FATE
from rules.violations import NameUnknown, NotYourTurn
from tests.rules.hakoonna.a_mansion import a_mansion, a_site, emptied, hakos_time, to_act, to_stack


def test_a_visitor_looks_into_a_shadow_of_the_own_room() -> None:
    evening = a_mansion("red study, blue hall", to_act("red"))
    assert evening.plays(Open("red", "study.desk")) == (Opened("red", "study.desk", "study"),)
    assert evening.asked == Found(FATE, "red", "study.desk")
    assert evening.fate("back") == (PutBack("red", "study.desk"), TurnBegan("blue"))


def test_the_tile_is_put_back() -> None:
    evening = a_mansion("red study, blue hall", to_act("red"))
    before = {space.id: space.face for space in evening.picture().spaces}
    evening.plays(Open("red", "study.desk"))
    assert {space.id: space.face for space in evening.picture().spaces} == before


def test_a_shadow_may_be_looked_into_again() -> None:
    evening = a_mansion("red study, blue study", to_act("red"))
    evening.plays(Open("red", "study.desk"))
    evening.corrects(to_act("blue"))
    assert evening.allows(Open("blue", "study.desk"))


def test_a_shadow_of_another_room_is_out_of_reach() -> None:
    evening = a_mansion("red hall", to_act("red"))
    assert evening.refuses(Open("red", "living.sofa")) == (OtherRoomShadow("living"),)


def test_going_there_first_or_another_shadow_is_the_remedy() -> None:
    evening = a_mansion("red hall", to_act("red"))
    remedies = evening.remedies(Open("red", "kitchen.stove"))
    assert remedies == (Walk("red", "living"), Open("red", "hall.coat_stand"))


def test_an_empty_shadow_cannot_be_opened() -> None:
    evening = a_mansion("red study", ShadowSet("study.desk", True), to_act("red"))
    assert evening.refuses(Open("red", "study.desk")) == (NothingThere(),)
    assert evening.remedies(Open("red", "study.desk"))[0] == Open("red", "study.bookcase")


def test_a_shadow_with_a_tile_again_can_be_opened() -> None:
    evening = a_mansion("red study", ShadowSet("study.desk", True), ShadowSet("study.desk", False), to_act("red"))
    assert evening.allows(Open("red", "study.desk"))


def test_an_empty_shadow_of_another_room_is_refused_for_both_reasons() -> None:
    evening = a_mansion("red hall", *emptied("living"), to_act("red"))
    assert evening.refuses(Open("red", "living.sofa")) == (OtherRoomShadow("living"), NothingThere())


def test_a_shadow_that_does_not_exist_is_unknown() -> None:
    evening = a_mansion("red hall", to_act("red"))
    (reason,) = evening.refuses(Open("red", "hall.chest"))
    assert isinstance(reason, NameUnknown)
    assert reason.typed == "hall.chest"


def test_a_shadow_of_a_board_not_laid_is_unknown() -> None:
    evening = a_site(drawn="living")
    assert any(isinstance(reason, NameUnknown) for reason in evening.refuses(Open("red", "study.desk")))


def test_noise_comes_before_looking() -> None:
    assert a_mansion("red hall", to_stack("red")).refuses(Open("red", "hall.coat_stand")) == (NoiseFirst(),)


def test_looking_is_the_one_action_of_the_turn() -> None:
    evening = a_mansion("red study, blue hall", to_act("red"))
    evening.plays(Open("red", "study.desk"))
    evening.fate("back")
    assert evening.refuses(Open("red", "study.globe")) == (NotYourTurn("blue"), OneAction("red", "open"))


def test_nobody_looks_in_hako_onnas_time() -> None:
    evening = a_mansion("red study, blue hall", hakos_time("blue"))
    assert evening.refuses(Open("red", "study.desk")) == (EyesClosed(),)


def test_looking_leaves_the_noise_as_it_is() -> None:
    evening = a_mansion("red study, blue hall", NoiseSet(("blue", "red")), to_act("red"))
    evening.plays(Open("red", "study.desk"))
    assert evening.public.discs == ("blue", "red")


def test_a_piece_dropped_on_its_own_room_may_look_into_each_shadow() -> None:
    evening = a_mansion("red study", ShadowSet("study.desk", True), to_act("red"))
    study = {space.id for space in evening.picture().spaces if space.within == "study"}
    assert evening.lit("red") & study == study - {"study.desk"}
