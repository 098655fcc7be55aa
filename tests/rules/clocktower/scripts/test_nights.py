"""The order of the nights, and the Djinn's pairs, with a script (flows.md 2.4 C7 and C8)."""

from __future__ import annotations

from rules.clocktower.content import REMINDER
from rules.clocktower.scripts import Script, jinxes_of, names, night_order, practice
from tests.rules.clocktower.scripts.reading import listed, read
from tests.rules.clocktower.shipped import shipped


def _script(*items: object) -> Script:
    script = listed(*items).script
    assert script is not None
    return script


def test_the_practice_script_goes_through_the_official_order() -> None:
    first = night_order(practice(shipped()), shipped(), "first")
    assert first.steps[:5] == ("dusk", "minioninfo", "summoner", "demoninfo", "engineer")
    assert first.steps[-1] == "dawn"
    assert not first.added
    other = night_order(practice(shipped()), shipped(), "other").steps
    assert "minioninfo" not in other
    assert other.index("summoner") < other.index("po") < other.index("empath") < other.index("riot")


def test_travellers_that_are_not_on_the_sheet_act_too() -> None:
    steps = night_order(_script("po"), shipped(), "other", ("thief",)).steps
    assert steps == ("dusk", "thief", "po", "dawn")


def test_dawn_is_not_the_end_of_every_night() -> None:
    assert night_order(_script("leviathan", "po"), shipped(), "first").steps[-2:] == ("dawn", "leviathan")


def test_a_homebrew_character_stands_where_its_number_puts_it() -> None:
    base = {"name": "N", "team": "townsfolk", "ability": "a"}
    script = _script(
        "po", "empath", {"id": "early", "otherNight": 1.5, **base}, {"id": "late", "otherNight": 900, **base},
        {"id": "never", "otherNight": 0, **base}, {"id": "back", "otherNight": -3, **base},
        {"id": "odd", "otherNight": "soon", **base},
    )  # fmt: skip
    assert night_order(script, shipped(), "other").steps == ("dusk", "early", "po", "empath", "late", "dawn")


def test_the_scripts_own_order_is_completed_and_what_it_left_out_is_listed() -> None:
    script = read("s13_roundtrip.json").script
    assert script
    first = night_order(script, shipped(), "first")
    assert first.steps == ("dusk", "minioninfo", "demoninfo", "preacher", "xaan", "empath", "dawn")
    other = night_order(script, shipped(), "other")
    assert other.steps == ("dusk", "preacher", "po", "empath", "xaan", "dawn")
    assert other.added == ("xaan",)


def test_an_own_order_needs_no_steps_and_may_name_strangers() -> None:
    meta = {"id": "_meta", "firstNight": ["empath", "ghost", "preacher", "empath"]}
    order = night_order(_script(meta, "preacher", "empath"), shipped(), "first")
    assert order.steps == ("dusk", "minioninfo", "demoninfo", "empath", "preacher", "dawn")
    assert order.added == ("minioninfo", "demoninfo")


def test_an_own_order_may_go_on_after_dawn() -> None:
    meta = {"id": "_meta", "otherNight": ["dusk", "po", "dawn", "leviathan"]}
    order = night_order(_script(meta, "po", "empath", "leviathan"), shipped(), "other")
    assert order == (("dusk", "po", "empath", "dawn", "leviathan"), ("empath",))


def test_djn_2_the_pairs_follow_from_the_sheet() -> None:
    assert set(jinxes_of(practice(shipped()), shipped())) == {("engineer", "summoner"), ("preacher", "summoner")}
    assert not jinxes_of(_script("engineer", "preacher", "po"), shipped())


def test_djn_3_a_script_may_bring_pairs_of_its_own() -> None:
    script = read("s13_roundtrip.json").script
    assert script
    ((both, rule),) = jinxes_of(script, shipped()).items()
    assert both == ("lampkeeper", "po")
    assert rule.ko


def test_names_hold_what_only_the_script_knows() -> None:
    own = {"id": "x", "name": "엑스", "team": "minion", "ability": "a", "reminders": ["표시", "표시"]}
    script = _script("po", "newest", own)
    told = names(script, shipped())
    assert (told["x"].ko, told["newest"].en, told["po"].ko) == ("엑스", "newest", "포")
    assert told[f"{REMINDER}표시"].ko == "표시"
    assert script.homebrew[0].reminders[0].count == 2
