"""What is shown: cards to one seat, things of the table to everybody, in the end the grimoire (flows.md 4.3)."""

from __future__ import annotations

import pytest

from rules.clocktower.actions import Declare, Nominate, PutUp, Reveal, ShowCard
from rules.clocktower.cards import CARDS
from rules.clocktower.events import CardShown, GrimoireOpened, PutOnSquare
from rules.clocktower.state import Card
from rules.clocktower.violations import DoneAlready, NightCurtain, OffScript, RevealTooEarly
from rules.seats import AUDIENCE, HOST
from rules.violations import GameOver, NameUnknown, NotYourTurn
from tests.rules.clocktower.table import Circle, a_table, reasons

TOWN = "cannibal empath artist harpy po virgin"


def over() -> Circle:
    circle = a_table(TOWN, night=2)
    circle.mark("p2", "poisoned")
    circle.dawn()
    circle.plays(Declare(HOST, "good"))
    return circle


@pytest.mark.parametrize("card", CARDS)
def test_the_official_cards_may_be_shown_to_one_seat_alone(card: str) -> None:
    circle = a_table(TOWN, night=1)
    events = circle.plays(ShowCard(HOST, "p2", card, ("p5",), ("po",)))
    assert events == (CardShown("p2", card, ("p5",), ("po",)),)
    assert circle.secret.cards == (Card(1, "p2", card, ("p5",), ("po",)),)
    assert circle.hears("p2", events) == list(events)
    assert circle.seen("p2").secret.cards == circle.secret.cards
    for viewer in (AUDIENCE, "p1", "p5"):
        assert circle.hears(viewer, events) == []
        assert circle.seen(viewer).secret.cards == ()


def test_no_other_cards_people_or_characters() -> None:
    circle = a_table(TOWN, night=1)
    assert reasons(circle, ShowCard(HOST, "p2", "you-win")) == {NameUnknown}
    assert reasons(circle, ShowCard(HOST, "p2", CARDS[0], ("p9",))) == {NameUnknown}
    assert circle.refuses(ShowCard(HOST, "p2", CARDS[0], (), ("imp",))) == (OffScript("imp"),)
    assert reasons(circle, ShowCard("p1", "p2", CARDS[0])) == {NotYourTurn}


def test_a_thing_is_put_on_the_square_by_day_until_night_falls() -> None:
    circle = a_table(TOWN, day=1)
    events = circle.plays(PutUp(HOST, "clock"))
    assert circle.hears(AUDIENCE, events) == [PutOnSquare("clock")]
    circle.plays(PutUp(HOST, "script"), PutUp(HOST, "clock"))
    assert circle.seen(AUDIENCE).public.up == ("script", "clock")
    circle.dusk()
    assert circle.public.up == ()
    assert circle.refuses(PutUp(HOST, "clock")) == (NightCurtain("clock"),)
    assert reasons(a_table(TOWN, day=1), PutUp(HOST, "grimoire")) == {NameUnknown}


def test_the_grimoire_is_opened_when_the_game_is_over_and_once() -> None:
    assert a_table(TOWN, day=1).refuses(Reveal(HOST)) == (RevealTooEarly(),)
    circle = over()
    assert circle.plays(Reveal(HOST)) == (GrimoireOpened(),)
    assert circle.refuses(Reveal(HOST)) == (DoneAlready(),)
    assert circle.refuses(Nominate(HOST, "p1", "p2")) == (GameOver(),)


@pytest.mark.parametrize("viewer", [AUDIENCE, "p3"])
def test_then_everybody_sees_all_of_it(viewer: str) -> None:
    circle = over()
    assert circle.seen(viewer).secret != circle.secret
    assert not any(piece.look == "role-po" for piece in circle.picture(viewer).pieces)
    circle.plays(Reveal(HOST))
    assert circle.seen(viewer).secret == circle.secret
    looks = {piece.id: piece.look for piece in circle.picture(viewer).pieces}
    assert looks["token:p5"] == "role-po"
    assert "reminder" in looks.values()


def test_taken_back_it_is_closed_again() -> None:
    circle = over()
    circle.plays(Reveal(HOST))
    circle.match.undo()
    assert circle.seen(AUDIENCE).secret.roles == {}
