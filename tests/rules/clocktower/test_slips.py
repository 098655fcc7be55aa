"""Numbers are drawn instead of tokens (flows.md 2.4, C5)."""

from __future__ import annotations

from rules.actions import Answer
from rules.clocktower.actions import FillBag
from rules.clocktower.effects import DrawSlip, DrawToken, LaySlip
from rules.clocktower.events import BagSet, RolesSet, SlipLaid, TokenDrawn
from rules.clocktower.violations import SlipTaken
from rules.effects import Choice
from rules.seats import AUDIENCE, FATE, HOST
from tests.rules.clocktower.table import Circle, slips

FIVE = ("empath", "artist", "virgin", "harpy", "po")


def asked(circle: Circle) -> Choice | None:
    """What the table waits for."""
    return circle.match.table.asked


def test_c5_chance_lays_a_token_under_each_number_before_the_first_is_drawn() -> None:
    circle = slips()
    circle.plays(FillBag(HOST, FIVE))
    assert sorted(circle.secret.slips) == sorted(FIVE)
    assert circle.secret.bag == FIVE
    assert circle.match.table.asked == DrawSlip(FATE, "p1", (1, 2, 3, 4, 5))


def test_c5_the_order_is_the_seeds() -> None:
    laid = [slips(seed=seed, bag=FIVE).secret.slips for seed in (1, 1, 2, 3, 4)]
    assert laid[0] == laid[1]
    assert len(set(laid)) > 2


def test_c5_a_token_is_laid_by_hand_where_the_cardboard_mixes() -> None:
    circle = slips("cardboard", bag=FIVE)
    assert circle.match.table.asked == LaySlip(FATE, 1, FIVE)
    circle.fate("po", "artist")
    assert circle.match.table.asked == LaySlip(FATE, 3, ("empath", "virgin", "harpy"))
    assert circle.seen(AUDIENCE).asked == LaySlip(FATE, 3)


def test_c5_the_number_tells_the_token() -> None:
    circle = slips(bag=FIVE)
    laid = circle.secret.slips
    drawn = circle.fate(3, 1, 5, 2)
    assert TokenDrawn("p4", laid[1], 2) in drawn
    assert circle.match.table.asked == DrawSlip(FATE, "p5", (4,))
    circle.fate(4)
    wanted = {"p1": laid[2], "p2": laid[0], "p3": laid[4], "p4": laid[1], "p5": laid[3]}
    assert circle.secret.roles == wanted
    assert circle.secret.bag == ()
    assert circle.match.table.asked is None


def test_c5_a_number_is_drawn_once_and_what_is_left_is_told() -> None:
    circle = slips(bag=FIVE)
    circle.fate(3)
    assert circle.refuses(Answer(FATE, 3)) == (SlipTaken(3, "p1", (1, 2, 4, 5)),)
    assert circle.allows(Answer(FATE, 4))


def test_c5_undo_gives_the_number_back() -> None:
    circle = slips(bag=FIVE)
    circle.fate(3)
    circle.match.undo()
    assert circle.match.table.asked == DrawSlip(FATE, "p1", (1, 2, 3, 4, 5))


def test_c5_the_square_learns_the_number_and_no_token() -> None:
    circle = slips(bag=FIVE)
    drawn = circle.fate(2)
    assert circle.hears(AUDIENCE, drawn) == [TokenDrawn("p1", "", 2)]
    assert circle.hears("p2", drawn) == [TokenDrawn("p1", "", 2)]
    assert circle.hears(AUDIENCE, (SlipLaid("po"),)) == []
    assert circle.seen(AUDIENCE).secret.slips == ()


def test_c5_a_bag_set_by_hand_is_laid_anew_or_drawn_from() -> None:
    circle = slips("cardboard", bag=FIVE)
    circle.fate(*FIVE, 2)
    circle.corrects(RolesSet(), BagSet(bag=FIVE))
    assert asked(circle) == LaySlip(FATE, 1, FIVE)
    circle.corrects(RolesSet(), BagSet(bag=FIVE, slips=("po",), numbers={"p5": 1}))
    assert asked(circle) == DrawToken(FATE, "p1", FIVE)
