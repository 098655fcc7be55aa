"""The mythos, monsters, gates and limits as shipped; the numbers are those of arkham-board.md 4 to 7 and appendix A."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.arkham.shipped import shipped

PATTERNS = {
    "P1": ({"hexagon"}, {"slash", "triangle", "star"}),
    "P2": ({"circle"}, {"square", "diamond"}),
    "P3": ({"crescent"}, {"plus"}),
    "P4": ({"slash", "triangle", "star"}, {"hexagon"}),
    "P5": ({"square", "diamond"}, {"circle"}),
    "P6": ({"plus"}, {"crescent"}),
}
GATES = {
    "woods": 10, "unvisited_isle": 10, "the_witch_house": 10, "independence_square": 10, "black_cave": 6,
    "graveyard": 6, "the_unnamable": 6, "science_building": 2, "historical_society": 2, "silver_twilight_lodge": 2,
    "hibbs_roadhouse": 2,
}  # fmt: skip
CLUES = {
    "black_cave": 10, "the_unnamable": 9, "historical_society": 8, "science_building": 8, "woods": 6,
    "hibbs_roadhouse": 5, "unvisited_isle": 5, "independence_square": 4, "graveyard": 2, "silver_twilight_lodge": 2,
    "the_witch_house": 1,
}  # fmt: skip
LIMITS = {
    1: (4, 7, 8, 1, 8),
    2: (5, 6, 8, 1, 10),
    3: (6, 5, 7, 1, 12),
    4: (7, 4, 7, 1, 14),
    5: (8, 3, 6, 2, 16),
    6: (9, 2, 6, 2, 18),
    7: (10, 1, 5, 2, 20),
    8: (11, 0, 5, 2, 22),
}
DOOM = {
    "azathoth": 14, "cthulhu": 13, "hastur": 13, "ithaqua": 11, "nyarlathotep": 11, "shub_niggurath": 12, "yig": 10,
    "yog_sothoth": 12,
}  # fmt: skip


def test_67_mythos_cards_by_kind() -> None:
    cards = shipped().mythos.values()
    assert Counter(card.kind for card in cards) == {"headline": 36, "environment": 24, "rumor": 6, "shuffle": 1}
    assert Counter(card.subtype for card in cards if card.subtype) == {"mystic": 12, "urban": 7, "weather": 5}


@pytest.mark.parametrize("pattern", PATTERNS)
def test_each_pattern_of_movement_is_on_eleven_cards(pattern: str) -> None:
    cards = shipped().mythos.values()
    assert sum((set(card.white), set(card.black)) == PATTERNS[pattern] for card in cards) == 11


def test_every_symbol_moves_on_22_cards() -> None:
    found = Counter(symbol for card in shipped().mythos.values() for symbol in (*card.white, *card.black))
    assert set(found.values()) == {22}
    assert len(found) == 9


def test_66_gates_are_named_by_location() -> None:
    found = Counter(card.gate for card in shipped().mythos.values() if card.gate)
    assert found == GATES
    assert sum(GATES.values()) == 66


def test_60_clues_are_named_never_where_the_gate_is() -> None:
    named = [card for card in shipped().mythos.values() if card.clue]
    assert len(named) == 60
    assert all(card.clue != card.gate for card in named)
    assert Counter(card.clue for card in named) == CLUES


def test_what_lasts_is_what_the_kind_and_the_effect_say() -> None:
    for card in shipped().mythos.values():
        assert (card.kind in ("environment", "rumor")) == (card.lasts == card.kind)
        assert (card.lasts == "end_of_next_turn") == ("end_of_next_turn" in card.effect)


def test_every_card_says_its_effect_shortly_in_both_languages() -> None:
    for card in shipped().mythos.values():
        assert 0 < len(card.text.ko) <= 90, card.id
        assert 0 < len(card.text.en) <= 90, card.id
        assert card.text.ko[-1] == card.text.en[-1] == ".", card.id


def test_55_monsters_and_five_masks() -> None:
    content = shipped()
    masks = [kind for kind in content.kinds.values() if kind.mask]
    assert (len(content.kinds), len(masks)) == (29, 5)
    assert len(content.kind_of) == 60
    assert sum(kind.count for kind in content.kinds.values() if not kind.mask) == 55


def test_the_monsters_by_movement() -> None:
    found = Counter[str]()
    for kind in shipped().kinds.values():
        found[kind.movement] += 0 if kind.mask else kind.count
    assert found == {"normal": 28, "fast": 4, "stationary": 8, "flying": 11, "unique": 4}


def test_the_monsters_by_symbol() -> None:
    found = Counter[str]()
    for kind in shipped().kinds.values():
        found[kind.symbol] += 0 if kind.mask else kind.count
    assert found == {
        "circle": 11, "crescent": 16, "hexagon": 9, "square": 4, "diamond": 4, "slash": 4, "plus": 3, "triangle": 2,
        "star": 2,
    }  # fmt: skip


def test_the_tokens_of_a_kind_are_numbered() -> None:
    content = shipped()
    assert content.tokens_of["ghoul"] == ("ghoul-1", "ghoul-2", "ghoul-3")
    assert content.kind_of["ghoul-2"] == "ghoul"


def test_a_monster_tells_what_its_token_says() -> None:
    dhole = shipped().kinds["dhole"]
    assert (dhole.awareness, dhole.horror_rating, dhole.horror_damage, dhole.toughness) == (-1, -1, 4, 3)
    assert (dhole.combat_rating, dhole.combat_damage, dhole.physical, dhole.magical) == (
        -3,
        4,
        "resistance",
        "resistance",
    )
    assert (dhole.nightmarish, dhole.overwhelming, dhole.ambush, dhole.endless, dhole.undead) == (
        1,
        1,
        False,
        False,
        False,
    )
    assert shipped().kinds["cultist"].horror_rating is None
    assert shipped().kinds["nightgaunt"].combat_damage is None


def test_where_the_token_of_a_beaten_monster_goes() -> None:
    kinds = shipped().kinds.values()
    assert {kind.id for kind in kinds if kind.trophy == "box"} == {"mi_go", "warlock"}
    assert {kind.id for kind in kinds if kind.trophy == "cup"} == {kind.id for kind in kinds if kind.mask}
    assert all(kind.endless == kind.mask for kind in kinds)


def test_16_markers_two_for_each_world() -> None:
    content = shipped()
    assert len(content.markers) == 16
    assert Counter(marker.world for marker in content.markers.values()) == dict.fromkeys(content.worlds, 2)


def test_49_gate_cards_twelve_of_each_colour_and_a_white_one() -> None:
    assert Counter(shipped().gate_cards.values()) == {"blue": 12, "green": 12, "red": 12, "yellow": 12, "white": 1}


def test_the_limits_for_one_to_eight_investigators() -> None:
    found = {
        n: (one.monsters, one.outskirts, one.gates, one.per_gate, one.overrun) for n, one in shipped().limits.items()
    }
    assert found == LIMITS


def test_eight_ancient_ones_by_doom() -> None:
    ancients = shipped().ancients
    assert {one.id: one.doom for one in ancients.values()} == DOOM
    assert (ancients["azathoth"].combat_rating, ancients["hastur"].combat_rating) == ("-inf", "-terror")
    assert (ancients["hastur"].attack_skill, ancients["hastur"].attack_modifier, ancients["hastur"].attack_step) == (
        "luck", 1, -1,
    )  # fmt: skip


def test_the_special_cards_are_35_and_the_allies_11() -> None:
    content = shipped()
    assert sum(card.count for card in content.specials.values() if card.id != "curse") == 35
    assert content.specials["blessing"].twin == "curse"
    assert len(content.allies) == 11


def test_13_locations_have_an_ability_one_of_them_no_choice() -> None:
    abilities = shipped().abilities
    assert len(abilities) == 13
    assert {place for place, one in abilities.items() if one.mandatory} == {"silver_twilight_lodge"}


def test_the_deck_of_a_card_is_known_where_the_card_is() -> None:
    deck_of = shipped().deck_of
    assert [deck_of(card) for card in ("whiskey", "holy_water", "shrivelling", "duke", "retainer", "unique", "?")] == [
        "common", "unique", "spell", "ally", "special", "unique", "",
    ]  # fmt: skip


def test_every_id_has_a_name() -> None:
    content = shipped()
    for ids in (
        content.areas, content.neighbourhoods, content.world_of_area, content.worlds, content.zones, content.markers,
        content.kinds, content.mythos, content.investigators, content.ancients, content.specials, content.allies,
        content.cards,
    ):  # fmt: skip
        assert set(ids) <= set(content.names)
