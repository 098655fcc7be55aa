"""The audience's window at a town's table: whose part, what happened, dice, and the mythos stage by stage."""

from __future__ import annotations

from itertools import combinations

import pytest

from desktop.projector.tongues import Tongue
from desktop.projector.window import AudienceWindow
from desktop.session import Session
from rules.actions import Action, Answer
from rules.arkham.actions import EndPart, Evade, Move, Proceed
from rules.arkham.events import ClueSet, PlaceSet
from rules.engine import Step
from tests.desktop.projector.conftest import Open
from tests.desktop.shell.town_table import a_session, put
from tests.rules.arkham.a_town import board, gates, monsters, moving, mythos, piles

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
TONGUES: list[Tongue] = ["ko", "en", "both"]
SURGE = "all_quiet_in_arkham"
"""A card that names the Woods."""


def play(session: Session, *actions: Action) -> None:
    for action in actions:
        done = session.play(action)
        assert isinstance(done, Step), (action, done)


def answer(session: Session, *values: object) -> None:
    for value in values:
        asked = session.asked()
        assert asked is not None
        play(session, Answer(asked.seat, value))  # type: ignore[arg-type] # whatever the question takes


def head(window: AudienceWindow) -> str:
    return " ".join(window.header.head.headline)


def pieces(window: AudienceWindow) -> set[str]:
    return window.scene.piece_ids()


# ---- what stands there


def test_the_head_tells_whose_part_it_is_and_the_turn(opened: Open) -> None:
    session = a_session()
    window = opened(session, "en")
    assert head(window) == "Investigator 1's turn"
    assert window.header.head.phase == ("Movement · turn 1",)
    assert window.header.head.figure == "investigator-1"
    assert "Sanity 4 · Stamina 6" in window.header.head.aside


def test_where_only_the_board_is_told_the_head_tells_no_numbers(opened: Open) -> None:
    window = opened(a_session(depth="board"), "en")
    assert "Sanity" not in window.header.head.aside


def test_the_map_has_the_footers_room_and_cards_that_hold_on_stand_there(opened: Open) -> None:
    session = a_session()
    window = opened(session, "en", (1920, 1080))
    assert window.footer.height() == 0
    put(session, piles(environment="blackest_night"), moving("p1"))
    assert [caption.text for caption in window.footer.captions()] == ["Environment: Blackest Night"]
    assert 0 < window.footer.height() < 100
    assert window.view.geometry().bottom() < window.footer.geometry().top() + 1


# ---- what happens


def test_what_happens_is_said_in_large_letters(opened: Open) -> None:
    session = a_session()
    put(session, PlaceSet("p1", "northside_street"), moving("p1"))
    window = opened(session, "en")
    play(session, Move("p1", "downtown_street"))
    assert head(window) == "Investigator 1 moves from Northside Streets to Downtown Streets."


def test_a_monster_that_moves_has_its_sign_beside_the_words(opened: Open) -> None:
    session = a_session()
    put(session, *monsters("ghoul-1 french_hill_street"), mythos("move", SURGE))
    window = opened(session, "en")
    assert head(window) == "Monsters are about to move"
    play(session, Proceed("p1"))
    assert head(window) == "Ghoul moves from French Hill Streets to Southside Streets."
    assert window.header.head.figure == "monster-normal-hexagon"


def test_of_several_moves_all_names_are_told(opened: Open) -> None:
    session = a_session()
    put(session, *monsters("ghoul-1 french_hill_street", "gug-1 rivertown_street"), mythos("move", SURGE))
    window = opened(session, "en")
    play(session, Proceed("p1"))
    assert head(window) == "Monsters move: Ghoul and Gug"


def test_dice_lie_large_in_the_middle_until_they_have_been_read(opened: Open) -> None:
    session = a_session()
    put(session, *monsters("zombie-1 train_station"), PlaceSet("p1", "train_station"), moving("p1"))
    window = opened(session, "en", (1920, 1080))
    play(session, Evade("p1", "zombie-1"))
    assert not window.dice.isVisible()
    answer(session, (5, 2, 6, 1))
    assert window.dice.isVisible()
    assert window.dice.throw is not None
    assert window.dice.throw.faces == (5, 2, 6, 1)
    assert window.dice.throw.lowest == 5
    assert all(place.width() >= 100 for place in window.dice.places())
    assert not any(one.intersects(other) for one, other in combinations(window.dice.places(), 2))
    window.picture._notice.timeout.emit()
    assert not window.dice.isVisible()


def test_dice_go_when_something_else_happens(opened: Open) -> None:
    session = a_session()
    put(session, *monsters("zombie-1 train_station"), PlaceSet("p1", "train_station"), moving("p1"))
    window = opened(session, "en")
    play(session, Evade("p1", "zombie-1"))
    answer(session, (5, 2, 6, 1))
    play(session, EndPart("p1"))
    assert not window.dice.isVisible()


# ---- stage by stage


def test_a_card_typed_while_the_picture_is_held_is_not_seen_before_its_stage(opened: Open) -> None:
    session = a_session()
    put(session, ClueSet("historical_society", 0), mythos("draw"))
    window = opened(session, "en")
    publishing = window.publishing
    assert publishing is not None
    before = (window.header.head, pieces(window))
    publishing.freeze()
    play(session, Proceed("p1"))
    answer(session, SURGE)
    play(session, Proceed("p1"))
    answer(session, "gate_abyss_a", "ghoul")
    play(session, Proceed("p1"))
    assert (window.header.head, pieces(window)) == before
    assert publishing.unpublished == 3
    publishing.toggle()
    assert (window.header.head, pieces(window)) == before
    assert publishing.advance()
    assert head(window) == "The mythos card is All Quiet in Arkham!."
    assert "gate:woods" not in pieces(window)
    assert publishing.advance()
    assert head(window) == "A gate opens at Woods, to Abyss."
    assert {"gate:woods", "ghoul-1"} <= pieces(window)
    assert "clue:historical_society" not in pieces(window)
    assert publishing.advance()
    assert "clue:historical_society" in pieces(window)
    assert not publishing.frozen
    assert not publishing.advance()


def test_asked_once_more_all_is_shown_at_once(opened: Open) -> None:
    session = a_session()
    put(session, mythos("draw"))
    window = opened(session, "en")
    assert window.publishing is not None
    window.publishing.freeze()
    play(session, Proceed("p1"))
    answer(session, SURGE)
    play(session, Proceed("p1"))
    answer(session, "gate_abyss_a", "ghoul")
    window.publishing.toggle()
    window.publishing.toggle()
    assert not window.publishing.held
    assert "gate:woods" in pieces(window)


def test_a_surge_on_the_screen(opened: Open) -> None:
    """The surge is a single deed: its gates are chosen and its monsters named before any of it is seen (W5)."""
    session = a_session(people=4)
    there = gates("the_witch_house abyss_a", "woods rlyeh_a", "independence_square yuggoth_a")
    put(session, *there, mythos("draw"))
    window = opened(session, "en")
    assert window.publishing is not None
    window.publishing.freeze()
    play(session, Proceed("p1"))
    answer(session, SURGE)
    play(session, Proceed("p1"))
    asked = session.asked()
    assert asked is not None
    refused = session.play(Answer(asked.seat, (1, 2, 1)))
    assert not isinstance(refused, Step)
    answer(session, (2, 1, 1), "ghoul", "ghoul", "zombie", "cultist")
    assert not pieces(window) & {"ghoul-1", "zombie-1", "cultist-1"}
    window.publishing.toggle()
    window.publishing.advance()
    assert not pieces(window) & {"ghoul-1", "zombie-1", "cultist-1"}
    window.publishing.advance()
    assert {"ghoul-1", "ghoul-2", "zombie-1", "cultist-1"} <= pieces(window)
    assert head(window) == "A monster surge at Woods: 4 monsters."
    play(session, Proceed("p1"), Proceed("p1"))
    assert "move" in head(window)


def test_without_holding_the_names_come_after_the_gates(opened: Open) -> None:
    session = a_session(people=4)
    there = gates("the_witch_house abyss_a", "woods rlyeh_a", "independence_square yuggoth_a")
    put(session, *there, mythos("gate", SURGE))
    window = opened(session, "en")
    play(session, Proceed("p1"))
    assert not pieces(window) & {"ghoul-1"}
    answer(session, (2, 1, 1), "ghoul")
    assert "ghoul-1" in pieces(window)


# ---- at every size


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("tongue", TONGUES)
def test_nothing_is_cut_and_nothing_overlaps(opened: Open, tongue: Tongue, size: tuple[int, int]) -> None:
    session = a_session()
    rumor = next(card.id for card in session.book.content.mythos.values() if card.kind == "rumor")
    put(session, board(terror=3, doom=5), piles(environment="blackest_night", rumor=rumor, tokens=2), moving("p1"))
    window = opened(session, tongue, size, shown=False)
    put(session, *monsters("ghoul-1 french_hill_street"), mythos("move", SURGE))
    play(session, Proceed("p1"))
    header, unit = window.header, min(size[0] / 1920, size[1] / 1080)
    boxes = [caption.rect for caption in header.captions()]
    if header.head.figure:
        boxes.append(header.figure())
    safe = header.rect().toRectF().adjusted(24 * unit, 0, -24 * unit, -5 * unit)
    assert all(safe.contains(one) for one in boxes)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
    foot = window.footer.captions()
    assert len(foot) == 2
    assert not any("…" in caption.text for caption in (*foot, *header.captions()))
    assert all(window.footer.rect().toRectF().contains(caption.rect) for caption in foot)
