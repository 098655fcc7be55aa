"""Effects as they are written, and the operations they become."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.arkham.content import FILES, Content
from rules.arkham.texts import CONDITIONS, OPERATIONS, Condition, Known, Statement, Text, read_text
from rules.arkham.texts import operations as ops
from rules.arkham.texts.operations import statement
from rules.arkham.texts.words import Stock
from tests.rules.arkham.shipped import shipped
from tests.rules.arkham.texts.writing import written


def known(content: Content) -> Known:
    """The ids that the shipped data have."""
    return {
        "street": content.streets,
        "location": content.locations,
        "neighbourhood": tuple(content.neighbourhoods),
        "world": tuple(content.worlds),
        "monster": tuple(content.kinds),
        "mythos": tuple(content.mythos),
        "investigator": tuple(content.investigators),
        "special": tuple(content.specials),
        "ally": tuple(content.allies),
        "card": tuple(content.cards),
    }


def read(text: str) -> Text:
    return read_text(text, known(shipped()))


def effects() -> Iterator[tuple[str, str]]:
    """Every effect of the data as written, by the key of its text."""
    content = shipped()
    for table, rows in (
        ("mythos", content.mythos),
        ("monster", content.kinds),
        ("special", content.specials),
        ("investigator", content.investigators),
        ("ability", content.abilities),
    ):
        yield from ((f"{table}.{id_}", row.effect) for id_, row in rows.items() if row.effect)
    yield from ((f"ancient.{id_}", f"{row.worshippers}; {row.power}") for id_, row in content.ancients.items())


EFFECTS = dict(effects())
EXAMPLES: dict[str, Text] = {
    "none": (),
    "terror(1)": (ops.Terror(1),),
    "modifier(arkham,will_check,-1)": (ops.Modifier("arkham", "will_check", -1),),
    "check(will,+0){fail: arrested}": (ops.Check("will", 0, failed=(ops.Arrested(),)),),
    "check(lore,-1,2){pass: gain(clue,1) | fail: none}": (ops.Check("lore", -1, 2, (ops.Gain("clue", 1),)),),
    "remove_monsters(area,sky+outskirts)": (ops.RemoveMonsters("area", ("sky", "outskirts")),),
    "forbid(gain_stamina,except=st_marys_hospital+vincent_lee)": (
        ops.Forbid("gain_stamina", unless=("st_marys_hospital", "vincent_lee")),
    ),
    "forbid(arrest,until=end_of_next_turn)": (ops.Forbid("arrest", until="end_of_next_turn"),),
    "shop(unique:3,1,list,must=1)": (ops.Shop(Stock("unique", 3), 1, "list", must=True),),
    "roll(stamina); lose(stamina,failures)": (ops.Roll("stamina"), ops.Lose("stamina", "failures")),
    "if(at_most,stamina,0){devoured | else: gain(clue,3)}": (
        ops.If(ops.AtMost("stamina", 0), (ops.Devoured(),), (ops.Gain("clue", 3),)),
    ),
    "when(terror_at_least,10){rumor_fail}": (ops.When(ops.TerrorAtLeast(10), (ops.RumorFail(),)),),
    "on(end_move,streets){curse}": (ops.On("end_move", "streets", (ops.Curse(),)),),
    "on(tick){roll_die(2){1-2: card_tokens(1) | 6: none}}": (
        ops.On("tick", then=(ops.RollDie(2, (ops.Faces(1, 2, (ops.CardTokens(1),)), ops.Faces(6, 6, ()))),)),
    ),
    "pay(money,1){else: lose(item,all)}": (ops.Pay("money", 1, (ops.Lose("item", "all"),)),),
    "pay(money,5)": (ops.Pay("money", 5, None),),
    "choose{pay(toughness,5) | pay(gate_trophy,1)}": (
        ops.Choose(((ops.Pay("toughness", 5),), (ops.Pay("gate_trophy", 1),))),
    ),
    "toughness( undead , 1 ) ;  curse": (ops.Toughness(("undead",), 1), ops.Curse()),
}


@pytest.mark.parametrize("text", EXAMPLES)
def test_an_effect_becomes_typed_operations(text: str) -> None:
    assert read(text) == EXAMPLES[text]


@pytest.mark.parametrize("key", EFFECTS)
def test_every_effect_of_the_data_is_the_text_of_its_key(key: str) -> None:
    assert shipped().texts[key] == read(EFFECTS[key])
    assert shipped().texts[key]


@pytest.mark.parametrize("key", EFFECTS)
def test_nothing_of_an_effect_is_lost_in_reading(key: str) -> None:
    bare = EFFECTS[key].replace("+0", "0").replace("(+", "(")
    assert written(shipped().texts[key]).replace(" ", "") == bare.replace(" ", "")


def test_the_terror_track_has_a_text_for_each_level_and_step() -> None:
    texts = shipped().texts
    assert [key for key in texts if key.startswith("terror.") and texts[key]] == [
        "terror.3", "terror.6", "terror.9", "terror.10", "terror.each", "terror.over",
    ]  # fmt: skip
    assert texts["terror.3"] == (ops.CloseLocation(("general_store",), "permanent"),)
    assert texts["terror.6"] == (ops.CloseLocation(("curiositie_shoppe",), "permanent"),)
    assert texts["terror.9"] == (ops.CloseLocation(("ye_olde_magick_shoppe",), "permanent"),)
    assert texts["terror.each"] == (ops.RemoveAlly(1),)
    assert texts["terror.over"] == (ops.Doom(1),)
    assert texts["terror.0"] == ()


def test_every_thing_with_an_effect_has_a_text_if_an_empty_one() -> None:
    content = shipped()
    assert set(content.texts) == {
        *(f"mythos.{one}" for one in content.mythos),
        *(f"monster.{one}" for one in content.kinds),
        *(f"special.{one}" for one in content.specials),
        *(f"investigator.{one}" for one in content.investigators),
        *(f"ancient.{one}" for one in content.ancients),
        *(f"ability.{one}" for one in content.abilities),
        *(f"terror.{level}" for level in ("each", *range(11), "over")),
    }
    assert content.texts["monster.ghoul"] == ()


def test_a_rumor_begins_ticks_is_acted_on_and_ends_both_ways() -> None:
    for card in shipped().mythos.values():
        text = shipped().texts[f"mythos.{card.id}"]
        events = {one.event for one in text if isinstance(one, ops.On)}
        streets = {one.street for one in text if isinstance(one, ops.Action)}
        if card.kind == "rumor":
            assert {"tick", "rumor_pass", "rumor_fail"} <= events, card.id
            assert streets == {card.activity}, card.id


def test_two_monsters_move_in_a_way_of_their_own() -> None:
    texts = shipped().texts
    assert texts["monster.hound_of_tindalos"] == (ops.On("activate", then=(ops.Custom("hound_move"),)),)
    assert [key for key in texts if key.startswith("monster.") and texts[key]] == [
        "monster.chthonian", "monster.hound_of_tindalos",
    ]  # fmt: skip


def _all(text: Text) -> Iterator[Statement]:
    for one in text:
        yield one
        for name in one.__struct_fields__:
            value = getattr(one, name)
            parts = value if isinstance(value, tuple) else ()
            if name == "faces":
                parts = tuple(inner for faces in parts for inner in faces.then)
            if name == "options":
                parts = tuple(inner for option in parts for inner in option)
            yield from _all(tuple(part for part in parts if isinstance(part, Statement)))


def test_no_operation_is_known_that_the_data_never_use() -> None:
    used = {type(one) for text in shipped().texts.values() for one in _all(text)}
    assert set(OPERATIONS.values()) == used


def test_no_condition_is_known_that_the_data_never_ask() -> None:
    used = {
        type(one.condition)
        for text in shipped().texts.values()
        for one in _all(text)
        if isinstance(one, ops.If | ops.When)
    }
    assert set(CONDITIONS.values()) == used


def test_every_operation_is_a_frozen_value_that_says_what_it_means() -> None:
    for kind in (*OPERATIONS.values(), *CONDITIONS.values()):
        assert issubclass(kind, Statement | Condition)
        assert kind.__struct_config__.frozen
        assert kind.__doc__
        assert kind.__doc__ not in (statement.Statement.__doc__, statement.Condition.__doc__)
        assert getattr(ops, kind.__name__) is kind


def test_the_files_are_those_of_the_folder() -> None:
    from assets import library

    assert set(FILES) == set(library.names("arkham", ".toml"))
