"""The Djinn (001 진): the special rules for pairs of the sheet, known to everybody."""

from __future__ import annotations

from rules.clocktower.actions import Nightfall, PutUp
from rules.clocktower.events import JinxTold, PutOnSquare
from rules.clocktower.violations import DjinnUnread, OffScript
from rules.engine import Step
from rules.seats import AUDIENCE, HOST
from tests.rules.clocktower.table import EDITION, a_table, with_script

TOWN = "empath artist harpy po virgin"
PAIRS = {("engineer", "summoner"), ("preacher", "summoner")}


def test_djn_1_everybody_is_told_of_them() -> None:
    circle = a_table(TOWN)
    events = circle.plays(PutUp(HOST, "djinn"))
    assert circle.hears(AUDIENCE, events) == list(events)
    assert circle.seen(AUDIENCE).public.up == ("djinn",)


def test_djn_2_by_the_sheet_and_not_by_what_is_in_play() -> None:
    circle = a_table(TOWN)
    assert not any(circle.grim.with_role(one) for pair in PAIRS for one in pair)
    told = [event for event in circle.plays(PutUp(HOST, "djinn")) if isinstance(event, JinxTold)]
    assert {(one.a, one.b) for one in told} == PAIRS


def test_djn_2_without_such_a_pair_there_is_none() -> None:
    circle = a_table(TOWN, script="empath artist harpy po virgin")
    assert circle.refuses(PutUp(HOST, "djinn")) == (OffScript("djinn"),)


def test_djn_3_one_rule_for_each_pair() -> None:
    assert set(EDITION.jinxes) == PAIRS
    assert set(with_script("engineer", "summoner", "po", "empath", "artist").jinxes) == {("engineer", "summoner")}
    assert len({text.en for text in EDITION.jinxes.values()}) == 2


def test_djn_4_before_the_first_night() -> None:
    circle = a_table(TOWN)
    assert circle.public.phase == "setup"
    assert circle.plays(PutUp(HOST, "djinn"))[0] == PutOnSquare("djinn")


def test_djn_4_no_night_falls_before_they_were_read_or_passed_over() -> None:
    circle = a_table(TOWN)
    assert circle.refuses(Nightfall(HOST)) == (DjinnUnread(2),)
    assert circle.remedies(Nightfall(HOST)) == (PutUp(HOST, "djinn"),)
    circle.plays(PutUp(HOST, "djinn"))
    assert circle.allows(Nightfall(HOST))


def test_djn_4_the_storyteller_may_pass_over_them_for_good() -> None:
    circle = a_table(TOWN)
    assert isinstance(circle.match.play(Nightfall(HOST), overrule="they know them"), Step)
    circle.dawn()
    assert circle.allows(Nightfall(HOST))


def test_djn_4_where_only_the_square_is_known_too() -> None:
    circle = a_table(TOWN, knowledge="square")
    assert circle.refuses(Nightfall(HOST)) == (DjinnUnread(2),)


def test_djn_4_something_else_on_the_square_is_not_the_djinn() -> None:
    circle = a_table(TOWN)
    circle.plays(PutUp(HOST, "script"))
    assert circle.refuses(Nightfall(HOST)) == (DjinnUnread(2),)
    circle.plays(PutUp(HOST, "djinn"), PutUp(HOST, "clock"))
    assert circle.allows(Nightfall(HOST))


def test_djn_4_without_such_a_pair_night_falls_at_once() -> None:
    assert a_table(TOWN, script=TOWN).allows(Nightfall(HOST))


def test_djn_5_the_pairs_come_with_the_sheet_by_themselves() -> None:
    bare = with_script("preacher", "summoner", "po", "empath", "artist")
    assert "djinn" not in bare.sheet
    assert set(bare.jinxes) == {("preacher", "summoner")}


def test_djn_6_the_rules_are_data_and_dated() -> None:
    assert EDITION.known.jinxes_dated
    assert set(EDITION.known.jinxes) >= PAIRS
