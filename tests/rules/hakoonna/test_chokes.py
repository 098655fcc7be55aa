"""What every way from the 1F Hall to a grudge room leads through."""

from rules.hakoonna.chokes import Choke, chokes, rooms, ways
from rules.hakoonna.events import MansionSet
from tests.rules.hakoonna.a_mansion import Evening, a_mansion, a_placement, boards, shipped


def found(evening: Evening, content: object = None) -> tuple[Choke, ...]:
    return chokes(content or shipped(), evening.public.placements)  # type: ignore[arg-type]


def test_in_the_practice_mansion_each_grudge_room_hangs_on_one_room() -> None:
    told = {choke.to: choke.rooms for choke in found(a_mansion("red hall"))}
    assert told == {"child": ("study",), "red_room": ("hall_2f",)}


def test_each_step_of_the_only_way_is_choked() -> None:
    child = next(choke for choke in found(a_mansion("red hall")) if choke.to == "child")
    assert child.ways == (frozenset({"hall", "study"}), frozenset({"study", "child"}))


def test_where_two_ways_lead_nothing_is_choked() -> None:
    content = boards("hall 1F es", "den any ws", "loft any ne", "vault any nw*")
    lying = MansionSet(tuple(map(a_placement, ("hall 1F:0:0", "den 1F:1:0", "loft 1F:0:1", "vault 1F:1:1"))))
    evening = a_mansion("red hall", lying, content=content)
    assert found(evening, content) == (Choke("vault", (), ()),)


def test_a_grudge_room_without_a_way_is_cut_off() -> None:
    content = boards("hall 1F e", "den any n*")
    evening = a_mansion(
        "red hall", MansionSet((a_placement("hall 1F:0:0"), a_placement("den 1F:1:0"))), content=content
    )
    assert found(evening, content) == (Choke("den", (), (), cut_off=True),)


def test_rooms_and_ways_are_told_once() -> None:
    both = (Choke("a", ("x", "y"), (frozenset("xy"),)), Choke("b", ("y",), (frozenset("xy"),)))
    assert rooms(both) == ("x", "y")
    assert ways(both) == (frozenset("xy"),)
