"""What a viewer may count of the tiles, and how far the three ways to win have come (hakoonna.md 1.5, 9)."""

import pytest

from rules.hakoonna.actions import WeaponOnGray
from rules.hakoonna.counting import KINDS, Count, Need, Route, counts, discs_left, hopeless, loud_cards, routes
from rules.hakoonna.events import CardsSet, NoiseSet, TilesSet
from rules.seats import AUDIENCE, BLIND, KNOWING_HOST, Viewer
from tests.rules.hakoonna.a_mansion import Evening, a_mansion, counted, hidden, shipped, to_act

STANDING = "red study, blue hall, gray study"
POOL = ("bones", "diary", "exit", "stake", "talisman")


def of(evening: Evening, viewer: Viewer, kind: str) -> Count:
    return next(one for one in counts(shipped(), evening.sees(viewer)) if one.kind == kind)


def the_way(evening: Evening, viewer: Viewer, name: str) -> Route:
    return next(one for one in routes(shipped(), evening.sees(viewer)) if one.name == name)


def needs(evening: Evening, viewer: Viewer, name: str) -> dict[str, str]:
    return {need.thing: need.found for need in the_way(evening, viewer, name).needs}


def a_house(*changes: object, pool: tuple[str, ...] = POOL, **lying: object) -> Evening:
    return a_mansion(STANDING, hidden(pool=pool, **lying), *changes, to_act("red"), knowledge="program")  # type: ignore[arg-type]


# ---- the noise


def test_the_discs_that_are_left_are_those_not_yet_stacked() -> None:
    assert discs_left(a_mansion("red hall").public) == 5
    assert discs_left(a_mansion("red hall", NoiseSet(("red", "red", "red"))).public) == 2


@pytest.mark.parametrize(
    ("drawn", "odds"), [((), (0, 6)), ((3, 4), (1, 4)), ((3, 5), (1, 4)), ((5, 4), (2, 4)), ((5, 4, 1), (2, 3))]
)
def test_the_next_noise_card_is_loud_as_often_as_the_cards_left_say(
    drawn: tuple[int, ...], odds: tuple[int, int]
) -> None:
    assert loud_cards(a_mansion("red hall", NoiseSet(cards=drawn), noise="cards").public) == odds


# ---- the tiles


def test_everybody_counts_the_diaries_the_open_empties_and_the_open_safe() -> None:
    evening = a_mansion(STANDING, TilesSet(crossed=("hall.coat_stand",), diaries=3, safe_open=True))
    for viewer in (AUDIENCE, BLIND, "red"):
        assert of(evening, viewer, "diary") == Count("diary", 10, 3)
        assert of(evening, viewer, "empty").seen == 1
        assert of(evening, viewer, "safe").seen == of(evening, viewer, "key").seen == 1
        assert of(evening, viewer, "weapon") == Count("weapon", 3, 0)


def test_a_visitor_counts_what_he_saw_and_what_he_holds_once() -> None:
    seen = {"red": {"study.desk": "mary", "hall.coat_stand": "chain"}, "blue": {"study.desk": "mary"}}
    evening = a_house(counted(red=1), hands={"red": ("mary",)}, seen=seen)
    assert of(evening, "red", "doll") == Count("doll", 1, 1)
    assert of(evening, "red", "weapon").seen == 1
    assert of(evening, "blue", "weapon").seen == 0
    assert of(evening, AUDIENCE, "doll").seen == 0


def test_the_numbers_turned_at_the_safe_are_known_to_everybody() -> None:
    evening = a_house(CardsSet(proven=("1",)))
    assert of(evening, AUDIENCE, "number") == Count("number", 6, 1)
    assert of(evening, "hako", "number").seen == of(evening, KNOWING_HOST, "number").seen == 3


def test_hako_onna_counts_the_code_her_weakness_and_her_lair() -> None:
    evening = a_house(lairs={"hako": "exit"})
    assert of(evening, "hako", "number") == Count("number", 6, 3)
    assert of(evening, "hako", "hint").seen == 1
    assert of(evening, "hako", "exit").seen == 1


def test_who_knows_all_counts_what_nobody_has_seen_and_what_has_left_the_game() -> None:
    evening = a_house(faces={"study.desk": "safe"}, hands={"red": ("chain",)})
    assert of(evening, KNOWING_HOST, "bones") == Count("bones", 1, 0)
    assert of(evening, KNOWING_HOST, "bones").unseen == 1
    assert of(evening, KNOWING_HOST, "safe") == Count("safe", 1, 1)
    assert of(evening, KNOWING_HOST, "weapon") == Count("weapon", 3, 1, gone=1)
    assert of(evening, KNOWING_HOST, "doll") == Count("doll", 1, 0, gone=1)
    assert of(evening, KNOWING_HOST, "key") == Count("key", 1, 1)


@pytest.mark.parametrize("viewer", [AUDIENCE, BLIND, "red", "hako", KNOWING_HOST])
def test_every_kind_has_its_count_and_no_count_is_below_nothing(viewer: str) -> None:
    told = counts(shipped(), a_house(faces={"study.desk": "safe"}).sees(viewer))
    assert [one.kind for one in told] == list(KINDS)
    assert all(one.unseen >= 0 and one.seen >= 0 for one in told)


# ---- the ways to win


def test_in_public_only_the_safe_tells_how_far_the_escape_has_come() -> None:
    shut, opened = a_mansion(STANDING), a_mansion(STANDING, TilesSet(safe_open=True))
    assert needs(shut, AUDIENCE, "escape") == {"safe": "untold", "key_ring": "inside", "exit": "untold"}
    assert needs(opened, AUDIENCE, "escape") == {"safe": "open", "key_ring": "taken", "exit": "untold"}
    assert needs(shut, AUDIENCE, "exorcism") == {"weakness": "untold", "weapon": "untold"}
    assert all(route.state == "needs" for route in routes(shipped(), shut.sees(KNOWING_HOST)))


def test_a_visitor_sees_his_own_way_only() -> None:
    seen = {"red": {"study.desk": "safe", "living.sofa": "exit"}}
    evening = a_house(counted(red=1), hands={"red": ("mary",)}, seen=seen)
    assert the_way(evening, "red", "memorial").needs == (Need("mary", "held", "red"), Need("bones", "hidden"))
    assert needs(evening, "red", "escape") == {"safe": "found", "key_ring": "inside", "exit": "found"}
    assert needs(evening, "blue", "escape") == {"safe": "hidden", "key_ring": "inside", "exit": "hidden"}
    assert needs(evening, "blue", "memorial") == {"mary": "hidden", "bones": "hidden"}
    assert needs(evening, AUDIENCE, "memorial") == {"mary": "untold", "bones": "untold"}


def test_two_false_hints_tell_a_visitor_which_weapon_works() -> None:
    seen = {"red": {"study.desk": "hint_gasoline", "hall.coat_stand": "hint_stake"}, "blue": {"study.desk": "chain"}}
    evening = a_house(counted(blue=1), hands={"blue": ("chain",)}, seen=seen)
    assert needs(evening, "red", "exorcism") == {"weakness": "found", "chain": "hidden"}
    assert needs(evening, "blue", "exorcism") == {"weakness": "hidden", "weapon": "held"}
    assert the_way(evening, KNOWING_HOST, "exorcism").state == "open"
    assert the_way(evening, KNOWING_HOST, "exorcism").needs[1] == Need("chain", "held", "blue")


def test_a_weapon_used_on_the_gray_man_closes_the_exorcism_for_who_knows_it() -> None:
    pool = (*POOL, "mary")
    evening = a_house(counted(red=1), pool=pool, hands={"red": ("chain",)})
    assert the_way(evening, KNOWING_HOST, "exorcism").state == "needs"
    evening.plays(WeaponOnGray("red", "chain"))
    assert the_way(evening, KNOWING_HOST, "exorcism").state == "closed"
    assert the_way(evening, KNOWING_HOST, "memorial").state == "needs"
    assert the_way(evening, "red", "exorcism").state == "needs"
    assert the_way(evening, AUDIENCE, "exorcism").state == "needs"


def test_a_buried_key_ring_closes_the_escape_for_who_knows_it() -> None:
    evening = a_house(TilesSet(safe_open=True), faces={"study.desk": "safe"})
    assert needs(evening, KNOWING_HOST, "escape")["key_ring"] == "gone"
    assert the_way(evening, KNOWING_HOST, "escape").state == "closed"
    assert needs(evening, "red", "escape")["key_ring"] == "taken"


def test_what_the_dead_saw_helps_the_visitors_no_more() -> None:
    seen = {"blue": {"study.desk": "bones"}}
    dead = a_mansion("red study, blue -", hidden(pool=POOL, seen=seen), to_act("red"), knowledge="program")
    assert needs(dead, KNOWING_HOST, "memorial")["bones"] == "hidden"
    assert needs(dead, "blue", "memorial")["bones"] == "untold"


# ---- no way left


NO_DOLL_KEY_OR_CHAIN = tuple(tile for tile in POOL if tile != "diary")


@pytest.mark.parametrize("left", ["", "mary", "key_ring", "chain"])
def test_only_a_host_who_knows_all_sees_that_no_way_to_win_is_left(left: str) -> None:
    hands = {"red": (left,)} if left else {}
    evening = a_mansion(
        STANDING,
        hidden(pool=NO_DOLL_KEY_OR_CHAIN, hands=hands, weakness="chain"),
        TilesSet(safe_open=True, held={"red": 1} if left else {}),
        to_act("red"),
        knowledge="program",
    )
    assert hopeless(shipped(), evening.sees(KNOWING_HOST)) is not bool(left)
    for viewer in (AUDIENCE, BLIND, "red", "hako"):
        assert not hopeless(shipped(), evening.sees(viewer))


def test_a_table_that_plays_by_what_is_public_never_knows() -> None:
    assert not hopeless(shipped(), a_mansion(STANDING, to_act("red")).sees(KNOWING_HOST))
