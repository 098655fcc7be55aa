"""What not everybody at the table knows, and who does."""

from typing import Any

from rules.hakoonna.events import CardsSet, Opened, PhaseSet, ShadowSet
from rules.hakoonna.knowledge import CARD, CODE, HAND, HIDES, LAIR, POWERS, SET, TILES, WEAKNESS, Secret, secrets
from rules.hakoonna.state import BEFORE_PLAY
from rules.seats import AUDIENCE, BLIND, KNOWING_HOST
from tests.rules.hakoonna.a_mansion import Evening, a_mansion, counted, hidden, shipped, to_act

VIEWERS = ("red", "blue", "hako", BLIND, KNOWING_HOST, AUDIENCE)
LOOKED = (Opened("red", "study.desk", "study"), Opened("red", "hall.coat_stand", "hall"))
SEEN = {"red": {"study.desk": "safe", "hall.coat_stand": "empty"}}


def told(evening: Evening, opened: tuple[Opened, ...] = ()) -> tuple[Secret, ...]:
    views = {viewer: evening.sees(viewer) for viewer in VIEWERS}
    return secrets(shipped(), evening.public, views, opened)


def of(evening: Evening, about: str, opened: tuple[Opened, ...] = ()) -> Secret:
    return next(one for one in told(evening, opened) if one.about == about)


def a_house(standing: str = "red study, blue hall", knowledge: str = "program", **lying: Any) -> Evening:
    return a_mansion(standing, hidden(**lying), to_act("red"), knowledge=knowledge)


def test_before_play_there_is_no_secret_yet() -> None:
    for phase in BEFORE_PLAY:
        assert told(a_mansion("red study, blue hall", PhaseSet(phase, "red"))) == ()


def test_hako_onna_and_who_knows_all_know_what_is_hers() -> None:
    for about in (LAIR, CODE, WEAKNESS):
        secret = of(a_house(), about)
        assert secret.knows == ("hako", KNOWING_HOST)
        assert secret.met == ()


def test_where_the_program_was_told_nothing_she_knows_it_from_the_table() -> None:
    evening = a_mansion("red study, blue hall", to_act("red"))
    for about in (LAIR, CODE, WEAKNESS):
        secret = of(evening, about)
        assert secret.knows == ()
        assert secret.met == ("hako",)


def test_a_hakobito_knows_where_she_lies_and_is_a_secret_too() -> None:
    evening = a_house("red study, blue -", hides={"hako": "red_room.altar", "blue": "study.desk"})
    assert of(evening, LAIR).knows == ("blue", "hako", KNOWING_HOST)
    assert of(evening, HIDES).values == {"seat": "blue"}
    assert of(evening, HIDES).knows == ("blue", "hako", KNOWING_HOST)


def test_the_tiles_before_a_seat_are_known_to_who_holds_them() -> None:
    evening = a_mansion(
        "red study, blue hall", hidden(hands={"red": ("mary",)}), counted(red=1), to_act("red"), knowledge="program"
    )
    assert of(evening, HAND) == Secret(HAND, {"seat": "red", "n": 1}, ("red",), ("red", KNOWING_HOST), ())


def test_held_tiles_that_only_lie_on_the_table_are_known_to_their_holder() -> None:
    evening = a_mansion("red study, blue hall", counted(blue=2), to_act("red"))
    assert of(evening, HAND) == Secret(HAND, {"seat": "blue", "n": 2}, ("blue",), (), ("blue",))


def test_what_a_seat_saw_is_told_from_the_views_where_the_program_holds_tiles() -> None:
    evening = a_house(seen=SEEN)
    on = ("study.desk", "hall.coat_stand")
    assert of(evening, TILES) == Secret(TILES, {"seat": "red", "n": 2}, on, ("red", KNOWING_HOST), ())


def test_what_a_seat_saw_is_told_from_its_looks_where_the_program_holds_none() -> None:
    evening = a_mansion("red study, blue hall", ShadowSet("study.desk", True), to_act("red"))
    assert of(evening, TILES, LOOKED) == Secret(TILES, {"seat": "red", "n": 1}, ("hall.coat_stand",), (), ("red",))


def test_her_powers_are_a_secret_as_soon_as_she_has_some() -> None:
    evening = a_mansion(
        "red study, blue hall",
        hidden(powers=("things_move",), set=("my_mary",)),
        CardsSet(powers=1, slots=1),
        to_act("red"),
        knowledge="program",
    )
    for about in (POWERS, SET):
        assert of(evening, about).values == {"n": 1}
        assert of(evening, about).knows == ("hako", KNOWING_HOST)
    assert not {POWERS, SET} & {secret.about for secret in told(a_house())}


def test_no_secret_says_what_it_is() -> None:
    one = told(a_house(seen=SEEN))
    other = told(
        a_house(
            hako="red_room.trunk",
            weakness="stake",
            code=("4", "5", "6"),
            seen={"red": {"study.desk": "bones", "hall.coat_stand": "mary"}},
        )
    )
    assert one == other
    assert CARD not in {secret.about for secret in one}
