"""Effects that cannot be read: each kind of fault, with its place."""

from __future__ import annotations

import pytest

from rules.arkham.texts import Misread, Unknown
from tests.rules.arkham.texts.test_reading import read

AT = "{card}, effect, place {at}: "
BROKEN: dict[str, tuple[str, int, str, dict[str, str | int]]] = {
    "nothing": ("", 1, "an operation is wanted, not ‘{typed}’.", {"typed": "⏎"}),
    "a sign without a meaning": ("terror[1]", 7, "the sign ‘{typed}’ means nothing here.", {"typed": "["}),
    "no semicolon": ("curse bless", 7, "‘{wanted}’ is wanted, not ‘{typed}’.", {"wanted": ";", "typed": "bless"}),
    "a semicolon too many": ("curse;", 7, "an operation is wanted, not ‘{typed}’.", {"typed": "⏎"}),
    "an open bracket": ("terror(1", 9, "‘{wanted}’ is wanted, not ‘{typed}’.", {"wanted": ")", "typed": "⏎"}),
    "an open brace": ("may{curse", 10, "‘{wanted}’ is wanted, not ‘{typed}’.", {"wanted": "}", "typed": "⏎"}),
    "a closed brace too many": ("curse}", 6, "‘{wanted}’ is wanted, not ‘{typed}’.", {"wanted": ";", "typed": "}"}),
    "no word": ("terror()", 8, "a word is wanted, not ‘{typed}’.", {"typed": ")"}),
    "no word after a comma": ("gain(clue,)", 11, "a word is wanted, not ‘{typed}’.", {"typed": ")"}),
    "a name without a word": ("forbid(seal,until=)", 13, "a word is wanted, not ‘{typed}’.", {"typed": "until="}),
    "a name twice": (
        "forbid(arrest,until=permanent,until=permanent)", 37, "‘{typed}’ stands here twice.", {"typed": "until"},
    ),
    "a number for an operation": ("5(curse)", 1, "an operation is wanted, not ‘{typed}’.", {"typed": "5"}),
    "an unknown operation": (
        "may{curse; vanish(1)}", 12, "there is no operation ‘{typed}’.", {"typed": "vanish"},
    ),
    "none among others": ("none; curse", 1, "‘{typed}’ stands alone or not at all.", {"typed": "none"}),
    "too few words": (
        "gain(clue)", 1, "‘{typed}’ takes {least} to {most} words, not {n}.",
        {"typed": "gain", "least": 2, "most": 2, "n": 1},
    ),
    "too many words": (
        "curse(1)", 1, "‘{typed}’ takes {least} to {most} words, not {n}.",
        {"typed": "curse", "least": 0, "most": 0, "n": 1},
    ),
    "a move that ends nowhere": (
        "on(end_move){curse}", 1, "‘{typed}’ takes {least} to {most} words, not {n}.",
        {"typed": "on", "least": 2, "most": 2, "n": 1},
    ),
    "an event of something": (
        "on(tick,ghoul){curse}", 1, "‘{typed}’ takes {least} to {most} words, not {n}.",
        {"typed": "on", "least": 1, "most": 1, "n": 2},
    ),
    "an unknown name": ("terror(1,by=2)", 13, "no word is called ‘{typed}’ here.", {"typed": "by"}),
    "no number": ("terror(much)", 8, "a number is wanted, not ‘{typed}’.", {"typed": "much"}),
    "a number below the least": ("draw(spell,-1)", 12, "a number is wanted, not ‘{typed}’.", {"typed": "-1"}),
    "a number with two signs": ("terror(+-1)", 8, "a number is wanted, not ‘{typed}’.", {"typed": "+-1"}),
    "a word not in the list": (
        "draw(gold,1)", 6, "‘{typed}’ is none of {choices}.",
        {"typed": "gold", "choices": "common, unique, spell, skill"},
    ),
    "an amount of nothing known": (
        "gain(clue,many)", 11, "‘{typed}’ is none of {choices}.", {"typed": "many", "choices": "all, failures"},
    ),
    "a shop without a number": (
        "shop(unique,2,list)", 6, "‘{typed}’ is none of {choices}.",
        {"typed": "unique", "choices": "common:n, unique:n, spell:n, skill:n"},
    ),
    "must with anything but 1": (
        "shop(unique:2,2,list,must=2)", 27, "‘{typed}’ is none of {choices}.", {"typed": "2", "choices": "1"},
    ),
    "an unknown condition": (
        "if(raining){curse}", 4, "‘{typed}’ is none of {choices}.",
        {
            "typed": "raining",
            "choices": "at_most, at_least, removed_any, terror_at_least, investigators_at_least, ally_deck_empty, "
            "card_tokens_at_least, card_tokens_at_most, card_monsters_at_least, card_monsters_at_most",
        },
    ),
    "a condition without its number": (
        "if(terror_at_least){curse}", 4, "‘{typed}’ takes {least} to {most} words, not {n}.",
        {"typed": "terror_at_least", "least": 1, "most": 1, "n": 0},
    ),
    "a block missing": ("may", 1, "‘{typed}’ lacks a branch.", {"typed": "may"}),
    "a check with no outcome": ("check(luck,-1)", 1, "‘{typed}’ lacks a branch.", {"typed": "check"}),
    "one option": ("choose{curse}", 1, "‘{typed}’ lacks a branch.", {"typed": "choose"}),
    "only the other branch": ("may{else: curse}", 1, "‘{typed}’ lacks a branch.", {"typed": "may"}),
    "a block too many": ("terror(1){curse}", 11, "the branch ‘{typed}’ does not belong here.", {"typed": "{ }"}),
    "a label of another kind": (
        "check(luck,-1){else: curse}", 16, "the branch ‘{typed}’ does not belong here.", {"typed": "else"},
    ),
    "a branch twice": (
        "check(luck,-1){fail: curse | fail: bless}", 30, "the branch ‘{typed}’ does not belong here.",
        {"typed": "fail"},
    ),
    "options with labels": (
        "choose{curse | else: bless}", 16, "the branch ‘{typed}’ does not belong here.", {"typed": "else"},
    ),
    "faces that meet": (
        "roll_die{1-3: curse | 3: bless}", 23, "the branch ‘{typed}’ does not belong here.", {"typed": "3"},
    ),
    "a seventh face": ("roll_die{7: curse}", 10, "the branch ‘{typed}’ does not belong here.", {"typed": "7"}),
    "braces without end": (
        "may{" * 30 + "curse" + "}" * 30, 85, "there are too many braces in each other.", {},
    ),
}  # fmt: skip
UNKNOWN = {
    "a monster": ("toughness(ghoul+gnome,1)", 17, "gnome"),
    "a location": ("close_location(graveyard+moon,permanent)", 26, "moon"),
    "a street for a location": ("close_location(downtown_street,permanent)", 16, "downtown_street"),
    "a street": ("block_area(graveyard,permanent)", 12, "graveyard"),
    "where an action is": ("action(woods){curse}", 8, "woods"),
    "a kind for an area": ("remove_monsters(area,ghoul)", 22, "ghoul"),
    "an area for a kind": ("remove_monsters(kind,sky)", 22, "sky"),
    "a world": ("gate_difficulty(moon,1)", 17, "moon"),
    "a special card": ("special(crown)", 9, "crown"),
    "an ally": ("ally(rex)", 6, "rex"),
    "a mythos card": ("ignore(rain)", 8, "rain"),
    "a card to pay with": ("pay(gold,1)", 5, "gold"),
    "where a move ends": ("on(end_move,woods){curse}", 13, "woods"),
    "what is beaten": ("on(defeat,streets){curse}", 11, "streets"),
    "an exception": ("forbid(seal,except=woods+nobody)", 26, "nobody"),
    "nothing between two": ("toughness(ghoul++cultist,1)", 17, ""),
}


@pytest.mark.parametrize("case", BROKEN)
def test_an_effect_that_cannot_be_read_tells_where_and_why(case: str) -> None:
    text, at, why, values = BROKEN[case]
    with pytest.raises(Misread) as misread:
        read(text)
    assert misread.value.message == AT + why
    assert misread.value.values == {"at": at, **values}
    assert not isinstance(misread.value, Unknown)


@pytest.mark.parametrize("case", UNKNOWN)
def test_an_id_of_nothing_is_found_where_it_stands(case: str) -> None:
    text, at, typed = UNKNOWN[case]
    with pytest.raises(Unknown) as unknown:
        read(text)
    assert unknown.value.message == AT + "‘{typed}’ is nothing that fits here."
    assert unknown.value.values == {"at": at, "typed": typed}
