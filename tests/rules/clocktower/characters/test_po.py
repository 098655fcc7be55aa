"""The Po (001 포): one or nobody; after a night of nobody three, one after another."""

from __future__ import annotations

from rules.clocktower.actions import TakeMark
from rules.clocktower.events import Died, Marked, Unmarked
from rules.clocktower.roles import Asked
from rules.clocktower.violations import FirstNight, NotTonight, PoOne, PoThree
from rules.seats import HOST
from tests.rules.clocktower.table import Circle, a_table, those

TOWN = "po empath artist virgin recluse seamstress harpy"


def charged(night: int = 2) -> Circle:
    """The night after a night of nobody."""
    circle = a_table(TOWN, night=night)
    circle.choose("po")
    circle.next_night()
    return circle


def test_po_1_one_dies_or_nobody() -> None:
    circle = a_table(TOWN, night=2)
    assert circle.allows(circle.choice("po"))
    assert circle.refuses(circle.choice("po", "p2", "p3")) == (PoOne(),)
    circle.choose("po", "p2")
    assert circle.secret.dying == ("p2",)


def test_po_1_every_night_but_the_first() -> None:
    circle = a_table(TOWN, night=1)
    assert circle.refuses(circle.choice("po", "p2")) == (FirstNight("po"),)
    for _ in range(2):
        circle.next_night()
        assert circle.wakes("po")


def test_po_2_after_nobody_it_is_three() -> None:
    circle = charged()
    assert circle.refuses(circle.choice("po")) == (PoThree(3, 0),)
    assert circle.refuses(circle.choice("po", "p2")) == (PoThree(3, 1),)
    assert circle.refuses(circle.choice("po", "p2", "p3", "p3")) == (PoThree(3, 2),)
    circle.choose("po", "p2", "p3", "p4")
    assert circle.secret.dying == ("p2", "p3", "p4")


def test_po_3_nobody_while_impaired_is_nobody() -> None:
    circle = a_table(TOWN, night=2)
    mark = circle.mark("p1", "drunk")
    circle.choose("po")
    circle.plays(TakeMark(HOST, mark))
    circle.next_night()
    assert circle.refuses(circle.choice("po", "p2")) == (PoThree(3, 1),)


def test_po_4_a_kill_that_failed_is_not_nobody() -> None:
    circle = a_table(TOWN, night=2)
    circle.mark("p2", "protected")
    assert those(Died, circle.choose("po", "p2")) == []
    circle.next_night()
    assert circle.refuses(circle.choice("po", "p2", "p3", "p4")) == (PoOne(),)


def test_po_5_the_first_night_is_not_nobody() -> None:
    circle = a_table(TOWN, night=1)
    circle.next_night()
    assert circle.refuses(circle.choice("po", "p2", "p3", "p4")) == (PoOne(),)


def test_po_6_a_night_without_a_choice_is_not_nobody() -> None:
    circle = a_table(TOWN, night=2)
    circle.mark("p1", "blocked", until="dawn")
    assert circle.why_not("po") == {NotTonight}
    assert circle.refuses(circle.choice("po", "p2")) == (NotTonight("po"),)
    circle.next_night()
    assert circle.refuses(circle.choice("po", "p2", "p3", "p4")) == (PoOne(),)


def test_po_6_and_keeps_the_three_for_the_next_one() -> None:
    circle = charged()
    circle.mark("p1", "blocked", until="dawn")
    assert not circle.wakes("po")
    circle.next_night()
    assert circle.refuses(circle.choice("po", "p2")) == (PoThree(3, 1),)


def test_po_7_a_reminder_lies_there_until_the_three_were_chosen() -> None:
    circle = a_table(TOWN, night=2)
    assert [(one["seat"], one["kind"]) for one in those(Marked, circle.choose("po"))] == [("p1", "charged")]
    circle.next_night()
    assert len(those(Unmarked, circle.choose("po", "p2", "p3", "p4"))) == 1
    assert circle.secret.marks == ()


def test_po_8_they_die_in_the_order_in_which_they_were_pointed_at() -> None:
    circle = charged()
    died = those(Died, circle.choose("po", "p4", "p2", "p3"))
    assert [one["seat"] for one in died] == ["p4", "p2", "p3"]


def test_po_8_and_only_while_the_po_has_the_ability() -> None:
    circle = charged()
    died = those(Died, circle.choose("po", "p4", "p1", "p3"))
    assert [one["seat"] for one in died] == ["p4", "p1"]


def test_po_9_three_are_told_at_dawn() -> None:
    circle = charged()
    circle.choose("po", "p4", "p2", "p3")
    circle.dawn()
    assert circle.public.dead == ("p2", "p3", "p4")


def test_po_10_impaired_nobody_dies_and_the_three_are_used_up() -> None:
    circle = charged()
    mark = circle.mark("p1", "poisoned")
    assert those(Died, circle.choose("po", "p2", "p3", "p4")) == []
    circle.plays(TakeMark(HOST, mark))
    circle.next_night()
    assert circle.refuses(circle.choice("po", "p2", "p3", "p4")) == (PoOne(),)


def test_po_1_one_is_asked_for_and_three_after_a_night_of_nobody() -> None:
    assert a_table(TOWN, night=2).choices("po") == (Asked(1),)
    assert charged().choices("po") == (Asked(3),)
