"""The shipped data say what the seed and the publisher's lists say, and say it in both languages."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from rules.clocktower.content import IN_THE_BAG, REMINDER, Character, plain
from tests.rules.clocktower.shipped import shipped

TEAMS = {
    "townsfolk": """investigator empath preacher chambermaid dreamer flowergirl towncrier alsaahir engineer seamstress
    artist cannibal virgin""",
    "outsider": "tinker recluse plaguedoctor moonchild",
    "minion": "harpy assassin xaan summoner",
    "demon": "po vortox riot",
    "fabled": "djinn",
}
FIRST = """dusk minioninfo summoner demoninfo engineer preacher xaan harpy investigator empath dreamer seamstress
chambermaid dawn"""
OTHER = """dusk engineer preacher xaan harpy summoner po vortox assassin plaguedoctor tinker moonchild empath dreamer
flowergirl towncrier seamstress chambermaid riot dawn"""
NEVER = "alsaahir artist cannibal virgin recluse djinn"
"""They have no step: by day only, in other people's steps, or never."""
REMINDERS = {
    "investigator": {"minion": 1, "wrong": 1},
    "preacher": {"noability": 3},
    "flowergirl": {"demonvoted": 1, "demonnotvoted": 1},
    "towncrier": {"minionsnotnominated": 1, "minionnominated": 1},
    "engineer": {"noability": 1},
    "seamstress": {"noability": 1},
    "artist": {"noability": 1},
    "cannibal": {"poisoned": 1, "lunch": 1},
    "virgin": {"noability": 1},
    "tinker": {"dead": 1},
    "plaguedoctor": {"storytellerability": 1},
    "moonchild": {"dead": 1},
    "harpy": {"mad": 1, "2nd": 1},
    "assassin": {"dead": 1, "noability": 1},
    "xaan": {"night1": 1, "night2": 1, "night3": 1, "x": 1},
    "summoner": {"night1": 1, "night2": 1, "night3": 1},
    "po": {"dead": 3, "3attacks": 1},
    "vortox": {"dead": 1},
    "riot": {"day1": 1, "day2": 1, "day3": 1},
}
ALIASES = {
    "설교자": "preacher", "기술자": "engineer", "라이엇": "riot", "역병의사": "plaguedoctor", "레기온": "legion",
    "엑소시스트": "exorcist", "구마 사제": "exorcist", "저글러": "juggler", "가십": "gossip", "사탕하트": "sweetheart",
    "모지리": "klutz", "뱀조련사": "snakecharmer", "전도사": "preacher", "Town Crier": "towncrier",
}  # fmt: skip
PLAYERS = {
    5: (3, 0, 1, 1), 6: (3, 1, 1, 1), 7: (5, 0, 1, 1), 8: (5, 1, 1, 1), 9: (5, 2, 1, 1), 10: (7, 0, 2, 1),
    11: (7, 1, 2, 1), 12: (7, 2, 2, 1), 13: (9, 0, 3, 1), 14: (9, 1, 3, 1), 15: (9, 2, 3, 1),
}  # fmt: skip


def _known() -> tuple[Character, ...]:
    return tuple(shipped().characters[id_] for id_ in shipped().practice)


def test_the_twenty_five_are_there_with_their_teams() -> None:
    teams = {one.id: one.team for one in _known()}
    assert teams == {id_: team for team, ids in TEAMS.items() for id_ in ids.split()}
    assert len(teams) == 25


def test_every_reminder_token_is_there_as_often_as_in_the_box() -> None:
    found = {one.id: {token.label: token.count for token in one.reminders} for one in _known() if one.reminders}
    assert found == REMINDERS


def test_only_xaan_and_the_summoner_change_the_bag() -> None:
    assert {one.id for one in _known() if one.setup} == {"xaan", "summoner"}


@pytest.mark.parametrize(("night", "order"), [("first", FIRST), ("other", OTHER)])
def test_the_nights_go_through_the_known_characters_in_the_official_order(night: str, order: str) -> None:
    content = shipped()
    listed: tuple[str, ...] = getattr(content, night)
    assert [id_ for id_ in listed if id_ in {*content.practice, *content.steps}] == order.split()


def test_every_acting_character_has_a_place_in_the_order() -> None:
    acting = set(shipped().practice) - set(NEVER.split())
    assert acting <= {*shipped().first, *shipped().other}
    assert not set(NEVER.split()) & {*shipped().first, *shipped().other}


def test_the_order_and_the_jinxes_are_dated() -> None:
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", shipped().dated)
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", shipped().jinxes_dated)


def test_both_languages_are_there_and_short() -> None:
    for one in _known():
        for text in (one.text, one.run):
            assert re.search("[가-힣]", text.ko), one.id
            assert not re.search("[가-힣]", text.en), one.id
            assert 10 < len(text.ko) <= 120, one.id
            assert 10 < len(text.en) <= 120, one.id
    for name in shipped().names.values():
        assert name.ko
        assert name.en


def test_nobody_is_called_as_another() -> None:
    called = [text for one in shipped().characters.values() for text in {plain(t) for t in (*one.called, one.id)}]
    assert [text for text, number in Counter(called).items() if number > 1] == []


@pytest.mark.parametrize("alias", ALIASES)
def test_both_vocabularies_are_known(alias: str) -> None:
    assert shipped().called[plain(alias)] == ALIASES[alias]


@pytest.mark.parametrize("spelled", ["town_crier", "Plague Doctor", "Flower-Girl", "Al-Saahir", "devil's advocate"])
def test_an_official_id_is_known_in_any_spelling(spelled: str) -> None:
    assert shipped().id_of(spelled) in shipped().characters


def test_the_setup_table_is_the_printed_one() -> None:
    assert shipped().counts == PLAYERS


def test_the_pairs_of_the_djinn_among_the_known_are_two() -> None:
    assert set(shipped().jinxes) == {("engineer", "summoner"), ("preacher", "summoner")}
    assert all(rule.ko and rule.en for rule in shipped().jinxes.values())


def test_further_characters_are_bare_facts() -> None:
    bare = [one for id_, one in shipped().characters.items() if id_ not in shipped().practice]
    assert len(bare) == 156
    assert not any(one.text.en or one.run.en or one.reminders for one in bare)
    assert {id_: shipped().characters[id_].team for id_ in ("imp", "thief", "tor")} == {
        "imp": "demon",
        "thief": "traveller",
        "tor": "loric",
    }
    assert shipped().characters["baron"].setup


def test_names_hold_characters_steps_and_labels() -> None:
    names = shipped().names
    assert names["preacher"].ko == "전도사"
    assert names["minioninfo"].en == "Minion Info"
    assert names[f"{REMINDER}noability"].ko == "능력 없음"


def test_four_teams_go_into_the_bag() -> None:
    assert IN_THE_BAG == ("townsfolk", "outsider", "minion", "demon")
