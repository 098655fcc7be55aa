"""What lies beside the map of a town: the book, its pages, what a monster will do."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop.shell.book.row import Heading, Row
from desktop.shell.book.voice import Voice
from desktop.shell.panels.arkham import Book
from desktop.shell.panels.arkham.slider import Slider
from desktop.shell.panels.arkham.told import moves, pool
from desktop.shell.panels.arkham.told.pool import Thrown
from desktop.shell.parts.prose import Prose
from desktop.words import Words
from rules.arkham.actions import Evade, Proceed
from rules.arkham.effects import Check
from rules.arkham.events import MonsterSet, PlaceSet
from rules.engine import Step
from tests.desktop.shell.conftest import Seat
from tests.desktop.shell.hands import LEFT, NONE, Hands
from tests.desktop.shell.town_table import a_session, put, sheet, sit_at_town, town
from tests.rules.arkham.a_town import board, gates, moment, monsters, moving, mythos, piles

KEY = Qt.Key


@pytest.fixture
def table(sit_down: Seat) -> Hands:
    """A town's table in English; p1 (Joe Diamond, Focus 3) is in the movement phase."""
    hands = sit_down()
    hands.window.acts.run("language")
    sit_at_town(hands)
    return hands


def book(hands: Hands) -> Book:
    found = hands.window.side.book
    assert isinstance(found, Book)
    return found


def told(hands: Hands) -> str:
    """All that the open page says, line by line."""
    page = book(hands).pages[book(hands).open]
    rows = [row.accessibleName() for row in page.findChildren(Row) if row.isVisible()]
    words = [prose.text for prose in page.findChildren(Prose) if prose.isVisible()]
    return "\n".join((*rows, *words))


def turn(hands: Hands, id_: str) -> str:
    """A click on a tab, and what its page says."""
    tab = book(hands).tabs[id_]
    QTest.mouseClick(tab, LEFT, NONE, tab.rect().center())
    hands.wait()
    assert book(hands).open == id_
    return told(hands)


# ---- the book itself


def test_it_opens_at_what_the_moment_is_about(table: Hands) -> None:
    assert book(table).open == "sheet"
    put(table.session, mythos("draw"))
    assert book(table).open == "mythos"
    put(table.session, *monsters("zombie-1 train_station"), PlaceSet("p1", "train_station"), moving("p1"))
    assert book(table).open == "sheet"
    assert isinstance(table.session.play(Evade("p1", "zombie-1")), Step)
    assert book(table).open == "check"


def test_a_page_that_was_turned_to_stays_until_the_moment_is_another(table: Hands) -> None:
    turn(table, "cup")
    put(table.session, MonsterSet("ghoul-1", "woods"))
    assert book(table).open == "cup"
    put(table.session, moving("p2"))
    assert book(table).open == "sheet"


def test_tabs_are_turned_with_the_arrow_keys(table: Hands) -> None:
    book(table).tabs["sheet"].setFocus()
    table.key(KEY.Key_Right)
    assert book(table).open == "check"
    table.keys(KEY.Key_Left, KEY.Key_Left)
    assert book(table).open == "mythos"
    assert book(table).tabs["mythos"].hasFocus()


def test_another_game_has_no_such_book(sit_down: Seat) -> None:
    hands = sit_down()
    assert hands.window.side.book is None
    sit_at_town(hands)
    assert isinstance(hands.window.side.book, Book)


# ---- P31: the sheet


def _upkeep(hands: Hands, seat: str = "p1") -> None:
    put(hands.session, moment("upkeep", seat))
    hands.wait(40)


def _slider(hands: Hands, track: str) -> Slider:
    from desktop.shell.panels.arkham.sheet_page import SheetPage

    page = book(hands).pages["sheet"]
    assert isinstance(page, SheetPage)
    return page.sliders[track]


def _stop(slider: Slider, stop: int) -> QPoint:
    return slider.cell(stop).center().toPoint()


def test_a_slider_is_dragged(table: Hands) -> None:
    _upkeep(table)
    slider = _slider(table, "speed")
    QTest.mousePress(slider, LEFT, NONE, _stop(slider, 1))
    QTest.mouseMove(slider, _stop(slider, 2))
    assert town(table.session).sheets["p1"].sliders == (1, 1, 1)
    QTest.mouseRelease(slider, LEFT, NONE, _stop(slider, 2))
    assert town(table.session).sheets["p1"].sliders == (2, 1, 1)
    assert "Focus: 1 of 3 used" in told(table)


def test_a_slider_is_moved_with_the_keys(table: Hands) -> None:
    _upkeep(table)
    _slider(table, "lore").setFocus()
    table.keys(KEY.Key_Right, KEY.Key_Right, KEY.Key_Left)
    assert town(table.session).sheets["p1"].sliders == (1, 1, 2)
    assert _slider(table, "lore").accessibleName() == "Lore 2, Luck 1"


def test_further_than_focus_is_refused_with_the_reason(table: Hands) -> None:
    _upkeep(table)
    _slider(table, "speed").setFocus()
    table.keys(KEY.Key_Right, KEY.Key_Right)
    _slider(table, "fight").setFocus()
    table.keys(KEY.Key_Right, KEY.Key_Right)
    assert town(table.session).sheets["p1"].sliders == (3, 2, 1)
    assert "Focus is 3; you moved 4 steps." in " ".join(table.texts(table.card()))


def test_out_of_the_upkeep_a_slider_cannot_be_moved(table: Hands) -> None:
    slider = _slider(table, "speed")
    QTest.mouseClick(slider, LEFT, NONE, _stop(slider, 3))
    assert town(table.session).sheets["p1"].sliders == (1, 1, 1)
    assert slider.focusPolicy() is Qt.FocusPolicy.NoFocus


def test_the_sheet_of_another_is_chosen_by_the_figure(table: Hands) -> None:
    from desktop.shell.panels.arkham.sheet_page import SheetPage

    page = book(table).pages["sheet"]
    assert isinstance(page, SheetPage)
    changes = {"money": 9, "hand": ("common", "common", "spell"), "trophies": ("ghoul-2",), "specials": ("blessing",)}
    put(table.session, sheet(table.session, "p2", **changes), moving("p1"))
    face = page.faces["p2"]
    QTest.mouseClick(face, LEFT, NONE, face.rect().center())
    said = told(table)
    assert "Kate Winthrop" in said
    assert "Money: $9" in said
    assert "A Common Item ×2" in said
    assert "Blessing" in said
    assert "Ghoul: 1" in said


def test_the_menu_of_a_seat_opens_from_its_figure(table: Hands) -> None:
    from desktop.shell.panels.arkham.sheet_page import SheetPage

    page = book(table).pages["sheet"]
    assert isinstance(page, SheetPage)
    page.faces["p2"].setFocus()
    table.key(KEY.Key_Menu)
    assert table.window.cards.card is not None


def test_where_only_the_board_is_told_no_numbers_are_shown(sit_down: Seat) -> None:
    hands = sit_down()
    hands.window.acts.run("language")
    sit_at_town(hands, depth="board")
    said = told(hands)
    assert "The table keeps the numbers of this sheet; the program is not told them." in said
    assert "Sanity" not in said
    assert not _slider(hands, "speed").isVisible()


# ---- P32: the pool


def test_every_part_of_the_pool_is_named(table: Hands) -> None:
    session = table.session
    put(session, piles(environment="blackest_night"), moving("p1"))
    voice = Voice(session, table.window.context.words)
    parts = [
        (part.about, part.value)
        for part in pool.parts(voice, Thrown(Check(seat="p1", skill="luck", modifier=1), town(session)))
    ]
    assert parts == [("Luck", "2"), ("Blackest Night (Mythos card)", "−1"), ("Printed there", "+1")]


def test_the_sum_is_that_of_the_rules_and_the_dice_lie_there(table: Hands) -> None:
    put(table.session, *monsters("zombie-1 train_station"), PlaceSet("p1", "train_station"), moving("p1"))
    table.session.play(Evade("p1", "zombie-1"))
    table.wait()
    said = told(table)
    assert "Evade check of Investigator 1: Zombie" in said
    assert "Sneak: 3" in said
    assert "Printed there: +1" in said
    assert "Dice in all: = 4" in said
    table.session.answer((5, 2, 1, 1))
    table.wait()
    from desktop.shell.panels.arkham.check_page import CheckPage

    page = book(table).pages["check"]
    assert isinstance(page, CheckPage)
    assert book(table).open == "check"
    assert page.dice.faces == (5, 2, 1, 1)
    assert page.result.text == "Passed"


# ---- P30, P33, P34, P35


def test_the_tracks_tell_how_far_off_the_awakening_is(table: Hands) -> None:
    put(table.session, board(doom=8, terror=2), *gates("woods abyss_a"), moving("p1"))
    said = turn(table, "tracks")
    assert "Doom: 8 / 10" in said
    assert "By doom: in 2" in said
    assert "By open gates: in 7" in said
    assert "A shop closes: in 1" in said


def test_piles_tell_how_many_and_the_known_bottom_alone(table: Hands) -> None:
    under = ("blackest_night", "an_evil_fog")
    put(table.session, piles(under_mythos=under), moving("p1"))
    said = turn(table, "piles")
    cards = len(table.session.book.content.mythos)
    assert f"Order unknown: {cards - 2}" in said
    assert said.index(f"{cards - 1}. Blackest Night") < said.index(f"{cards}. An Evil Fog")
    assert "Alien Technology" not in said


def test_the_cup_counts_by_symbol_and_kind(table: Hands) -> None:
    kinds = table.session.book.content.kinds
    put(table.session, *monsters("ghoul-1 woods"), moving("p1"))
    said = turn(table, "cup")
    assert f"Ghoul: {kinds['ghoul'].count - 1} / {kinds['ghoul'].count}" in said
    assert "out: 1" in next(line for line in said.splitlines() if line.startswith("Hexagon"))


def test_the_worlds_tell_who_is_there_and_which_gate_leads_there(table: Hands) -> None:
    put(table.session, *gates("woods abyss_a"), PlaceSet("p2", "abyss_2"), moving("p1"))
    said = turn(table, "worlds")
    assert "Gate at Woods" in said
    assert "Investigator 2: area 2" in said


# ---- P36: the mythos


def test_before_the_card_is_drawn_nothing_of_it_is_told(table: Hands) -> None:
    put(table.session, mythos("draw"))
    assert "No card is drawn yet." in told(table)
    assert [heading.isVisible() for heading in book(table).pages["mythos"].findChildren(Heading)][0]


def test_the_steps_of_the_card_with_who_moves_where(table: Hands) -> None:
    lying = monsters("ghoul-1 french_hill_street", "gug-1 rivertown_street")
    put(table.session, *lying, mythos("move", "all_quiet_in_arkham"))
    said = told(table)
    assert "Ghoul: French Hill Streets → Southside Streets" in said
    assert "Gug: Rivertown Streets → Easttown Streets" in said
    assert "Anyone may roll Luck" in said
    assert isinstance(table.session.play(Proceed("p1")), Step)
    assert "→" not in told(table)


def test_a_rumor_tells_its_tokens_and_where_it_is_settled(table: Hands) -> None:
    content = table.session.book.content
    rumor = next(card for card in content.mythos.values() if card.kind == "rumor" and card.activity)
    put(table.session, piles(rumor=rumor.id, tokens=3, since=1), mythos("draw", turn=2))
    said = told(table)
    assert "Tokens on it: 3" in said
    assert f"Settled at {content.names[rumor.activity].en}" in said


# ---- what a monster will do


def test_over_a_monster_its_next_move_is_told_with_the_reason(table: Hands) -> None:
    put(table.session, *monsters("ghoul-1 french_hill_street"), moving("p1"))
    table.wait(60)
    table.hover(table.window.board.view.viewport(), table.on("ghoul-1"))
    table.wait(500)
    bubble = book(table).hint.bubble
    assert bubble.isVisible()
    said = "Ghoul walks one step along its arrow. By white to Southside Streets, by black to Rivertown Streets."
    assert bubble.said.text == said
    table.hover(table.window.board.view.viewport(), table.at("library"))
    assert not bubble.isVisible()


def test_the_keyboards_cursor_is_told_too(table: Hands) -> None:
    put(table.session, *monsters("ghoul-1 french_hill_street"), moving("p1"))
    table.play.scene.cursor.go("french_hill_street")
    table.wait(500)
    assert "Ghoul walks" in book(table).hint.bubble.said.text


@pytest.mark.parametrize(
    ("lying", "people", "said"),
    [
        ("ghoul-1 woods", "woods", "An investigator is there, so it stays."),
        ("ghoul-1 outskirts", "library", "waits there"),
        ("byakhee-1 sky", "library", "Nobody is there to go for: it stays."),
        ("byakhee-1 woods", "library", "Nobody is beside it in a street: it will go to Sky."),
        ("byakhee-1 sky", "uptown_street", "It will go to Uptown Streets."),
        ("chthonian-1 woods", "library", "does something of its own"),
        ("dimensional_shambler-1 woods", "library", "two steps along its arrow"),
    ],
)
def test_why_it_goes_there(lying: str, people: str, said: str) -> None:
    session = a_session()
    others = (PlaceSet(seat, people if seat == "p1" else "train_station") for seat in ("p1", "p2"))
    put(session, *others, *monsters(lying), moving("p1"))
    assert said in moves.told(Voice(session, Words("en")), lying.split()[0])


def test_by_the_card_the_box_is_named() -> None:
    session = a_session()
    put(session, *monsters("ghoul-1 french_hill_street"), mythos("move", "all_quiet_in_arkham"))
    assert "Its symbol is in the white box" in moves.told(Voice(session, Words("en")), "ghoul-1")


# ---- the audience sees one stage after another


def test_space_shows_the_audience_the_next_stage_and_then_plays_on(table: Hands) -> None:
    session, publishing = table.session, table.window.audience.there().publishing
    put(session, mythos("draw"))
    publishing.freeze()
    for answers in (("all_quiet_in_arkham",), ("gate_abyss_a", "ghoul")):
        assert isinstance(session.play(Proceed("p1")), Step)
        for answer in answers:
            assert isinstance(session.answer(answer), Step)
    table.wait()
    publishing.toggle()
    assert publishing.unpublished == 2
    table.window.board.view.setFocus()
    here = session.match.at
    table.key(KEY.Key_Space)
    assert (publishing.unpublished, session.match.at) == (1, here)
    assert table.line() == "Space shows the audience the next of 1; F4 shows all."
    table.key(KEY.Key_Space)
    assert (publishing.held, session.match.at) == (False, here)
    table.key(KEY.Key_Space)
    assert town(session).stage == "move"
