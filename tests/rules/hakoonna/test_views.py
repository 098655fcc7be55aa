"""Who may see the one secret, and that nothing else tells it (flows.md 4.1)."""

import msgspec
import pytest

from rules.engine import offers, targets
from rules.events import Event
from rules.hakoonna.actions import Open, Stack, Surrender, Walk
from rules.hakoonna.events import CardDealt, CardSet, CardTurned, EndSet, Walked
from rules.seats import AUDIENCE, BLIND, HOST, KNOWING_HOST, SPECTATORS
from tests.rules.hakoonna.a_mansion import a_game, a_mansion, gray_turn, shipped, to_act, to_stack

KNOWING = ["gray", KNOWING_HOST, SPECTATORS]
NOT_KNOWING = ["hako", "red", "blue", "green", "purple", BLIND, AUDIENCE]


@pytest.mark.parametrize("viewer", KNOWING)
def test_he_and_those_let_in_know_the_card(viewer: str) -> None:
    assert a_mansion("", CardSet("black"), to_act("red")).sees(viewer).card == "black"


@pytest.mark.parametrize("viewer", NOT_KNOWING)
def test_nobody_else_knows_the_card(viewer: str) -> None:
    assert a_mansion("", CardSet("black"), to_act("red")).sees(viewer).card == ""


@pytest.mark.parametrize("viewer", [*KNOWING, *NOT_KNOWING])
def test_everybody_knows_a_card_that_lies_open(viewer: str) -> None:
    assert a_mansion("", CardSet("black", shown=True), to_act("red")).sees(viewer).card == "black"


def test_the_program_that_was_not_told_the_card_tells_nobody() -> None:
    evening = a_mansion("", CardSet("unknown"), to_act("red"))
    assert {evening.sees(viewer).card for viewer in KNOWING} == {"unknown"}


def test_those_two_lists_are_all_the_viewers_there_are() -> None:
    assert sorted(a_mansion().match.viewers()) == sorted([*KNOWING, *NOT_KNOWING])


@pytest.mark.parametrize("viewer", NOT_KNOWING)
def test_two_games_that_differ_only_in_the_card_look_the_same(viewer: str) -> None:
    written = set()
    for card in ("white", "black", "unknown"):
        evening = a_mansion("", CardSet(card), gray_turn())
        written.add((msgspec.json.encode(evening.sees(viewer)), msgspec.json.encode(evening.picture(viewer))))
    assert len(written) == 1


def test_what_lights_up_for_him_does_not_hang_on_his_card() -> None:
    lit = []
    for card in ("white", "black", "unknown"):
        evening = a_mansion("red hall, gray study", CardSet(card), gray_turn())
        spaces = [space.id for space in evening.picture().spaces]
        lit.append(targets(evening.match.book, evening.sees("gray"), "gray", spaces))
    assert lit[0] == lit[1] == lit[2]


def test_offers_and_refusals_do_not_hang_on_his_card() -> None:
    told = []
    for card in ("white", "black"):
        evening = a_mansion("red hall, gray study", CardSet(card), to_act("red"))
        offered = offers(evening.match.book, evening.match.table, "gray")
        told.append((offered, evening.refuses(Open("gray", "study.desk"))))
    assert told[0] == told[1]


@pytest.mark.parametrize("viewer", NOT_KNOWING)
@pytest.mark.parametrize("card", ["white", "black", "unknown"])
def test_others_hear_that_a_card_was_taken_but_not_which(viewer: str, card: str) -> None:
    evening = a_game(layout=shipped().practice)
    dealt = evening.fate(card)
    assert evening.hears(viewer, dealt)[0] == CardDealt()


@pytest.mark.parametrize("viewer", KNOWING)
def test_those_who_know_hear_which_card_was_taken(viewer: str) -> None:
    evening = a_game(layout=shipped().practice)
    assert evening.hears(viewer, evening.fate("white"))[0] == CardDealt("white")


@pytest.mark.parametrize("card", ["white", "black", "unknown"])
def test_a_card_set_by_hand_is_told_without_its_colour_and_never_to_the_audience(card: str) -> None:
    evening = a_mansion("")
    change: tuple[Event, ...] = (CardSet(card),)  # type: ignore[arg-type]
    assert evening.hears("gray", change) == [CardSet(card)]  # type: ignore[arg-type]
    assert evening.hears("red", change) == evening.hears(BLIND, change) == [CardSet()]
    assert evening.hears(AUDIENCE, change) == []


@pytest.mark.parametrize("viewer", [*KNOWING, *NOT_KNOWING])
def test_what_is_public_is_told_to_everyone_as_it_is(viewer: str) -> None:
    evening = a_mansion("red hall, gray hall", CardSet("white"), to_act("red"), EndSet(agreed=("red",)))
    walked = evening.plays(Walk("red", "living"))
    assert Walked("red", "hall", "living") in evening.hears(viewer, walked)
    ended = evening.plays(Surrender(HOST))
    assert CardTurned("white") in evening.hears(viewer, ended)


def test_an_open_question_is_seen_by_everyone() -> None:
    evening = a_mansion("red hall", to_stack("red"))
    evening.plays(Stack("red"))
    assert len({msgspec.json.encode(evening.sees(viewer).asked) for viewer in evening.match.viewers()}) == 1


def test_the_audience_sees_the_published_step_only() -> None:
    evening = a_mansion("red hall, blue hall", to_act("red"))
    evening.match.held = evening.match.at
    evening.plays(Walk("red", "living"))
    assert evening.sees(AUDIENCE).public.at["red"] == "hall"
    assert evening.sees("blue").public.at["red"] == "living"
