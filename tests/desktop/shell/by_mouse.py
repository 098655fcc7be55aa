"""A program of its own with two screens: a whole evening by mouse alone, its clicks and drags told as JSON."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from desktop import screens
from desktop.record import load
from desktop.replay import replay
from desktop.scene.light import Light
from desktop.shell.hall import Hall
from desktop.shell.list_card import ListCard
from desktop.shell.new_game.page import NewGamePage
from desktop.shell.refusal_card import OVERRULE
from rules.hakoonna.state import Public
from tests.desktop.projector import canaries
from tests.desktop.shell.hands import LEFT, NONE, Hands

Told = dict[str, object]


class Mouse:
    """One hand on a mouse, its clicks and drags counted."""

    def __init__(self, hands: Hands) -> None:
        self.hands, self.gestures = hands, 0
        self.told: Told = {}

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """A click in the middle of something that can be seen."""
        assert widget.isVisible(), widget
        QTest.mouseClick(widget, LEFT, NONE, at or widget.rect().center())
        self.hands.wait(20)
        self.gestures += 1

    def drag(self, piece: str, space: str) -> None:
        """A piece to a space."""
        self.hands.drag(piece, space)
        self.gestures += 1

    def count(self, what: str) -> None:
        """So many gestures since the last count."""
        self.told[what], self.gestures = self.gestures, 0

    # ---- what it finds

    @property
    def public(self) -> Public:
        public: Public = self.hands.session.match.table.state.public
        return public

    @property
    def hall(self) -> Hall:
        hall = self.hands.window.audience.hall
        assert hall is not None
        return hall

    @property
    def phase(self) -> str:
        """What part of the round it is."""
        return str(self.public.phase)

    def lit(self) -> QAbstractButton:
        """The lit row of the panel."""
        return next(one for one in self.hands.window.side.offers.buttons if one.property("lit"))

    def ending(self) -> QAbstractButton:
        """The row of the panel that ends Hako Onna's time."""
        title = self.hands.app.context.speech.title("end-time")
        return next(one for one in self.hands.window.side.offers.buttons if one.accessibleName() == title)

    def row(self, number: int) -> QAbstractButton:
        """A row of the card over the board, from 1."""
        card = self.hands.window.cards.card
        assert isinstance(card, ListCard), card
        return card.rows[number - 1]

    def somewhere(self, piece: str) -> str:
        """A room that the piece may go to."""
        lit = self.hands.session.targets(piece)
        return next(room for room in self._others(piece) if lit[room].legal)

    def nowhere(self, piece: str) -> str:
        """A room that it may not go to."""
        return next(room for room in self._others(piece) if not self.hands.session.verdict(piece, room).legal)

    def _others(self, piece: str) -> list[str]:
        at, spaces = self.hands.standing(piece), self.hands.session.picture().spaces
        return [space.id for space in spaces if not space.within and space.id != at]

    def turn(self) -> None:
        """Noise, or the first other room there is, or whatever comes."""
        before = self.hands.session.match.length
        self._turn()
        self.hands.wait(30)
        assert self.hands.session.match.length > before, (self.phase, self.public.turn)

    def _turn(self) -> None:
        {
            "noise": lambda: self.click(self.lit()),
            "act": lambda: self.drag(self.public.turn, self.somewhere(self.public.turn)),
            "hako": lambda: self.click(self.ending()),
            "gray": lambda: self.drag("gray", self.somewhere("gray")),
        }[self.phase]()


# ---- the evening


def a_new_game(mouse: Mouse) -> None:
    window = mouse.hands.window
    mouse.click(window.top.buttons["new"])
    page = window.pages.page
    assert isinstance(page, NewGamePage)
    mouse.hands.wait(50)
    mouse.click(page.steps.rows["mansion"])
    mouse.click(page.questions.choices["mansion"].options["built"])
    mouse.click(page.outcome.begin)
    mouse.hands.wait(50)
    mouse.count("new game")
    while mouse.phase == "items":
        mouse.click(mouse.hands.window.side.offers.buttons[0])
    mouse.count("items")
    assert mouse.phase == "build"


def the_mansion_is_built(mouse: Mouse) -> None:
    """Whatever is drawn is in the hand; a click lays it in a cell that is lit."""
    builder = mouse.hands.window.builder
    assert builder is not None
    while mouse.phase == "build":
        drawn = mouse.public.drawn
        while mouse.hands.play.scene.hand.piece != drawn:
            mouse.hands.wait()
        shown = mouse.hands.play.scene.lights.shown
        cell = next(space for space, light in shown.items() if light is Light.LEGAL)
        at = mouse.hands.at(cell)
        QTest.mouseMove(mouse.hands.window.board.view.viewport(), at)
        mouse.click(mouse.hands.window.board.view.viewport(), at)
    mouse.count("boards")
    mouse.click(builder.finish)
    mouse.hands.wait(30)
    mouse.count("finish")
    assert len(mouse.public.placements) == 9
    assert mouse.phase == "noise"


def refused_and_overruled(mouse: Mouse) -> None:
    """A piece is dragged where it may not go."""
    piece, before = mouse.public.turn, mouse.hands.session.match.length
    there = mouse.nowhere(piece)
    mouse.drag(piece, there)
    card = mouse.hands.card()
    assert mouse.hands.session.match.length == before
    mouse.count("refusal")
    overrule = mouse.hands.app.context.say(OVERRULE)
    mouse.click(next(one for one in card.findChildren(QAbstractButton) if one.accessibleName() == overrule))
    mouse.click(mouse.row(2))
    mouse.count("overrule")
    assert mouse.hands.standing(piece) == there


def a_turn(mouse: Mouse) -> None:
    mouse.turn()
    mouse.turn()
    mouse.count("turn")


def undone_and_redone(mouse: Mouse) -> None:
    done = mouse.public
    mouse.click(mouse.hands.window.top.buttons["undo"])
    assert mouse.public != done
    mouse.click(mouse.hands.window.top.buttons["redo"])
    assert mouse.public == done
    mouse.count("undo and redo")


def the_audience(mouse: Mouse) -> None:
    """Its window, the curtain, a picture that is held for a turn."""
    top = mouse.hands.window.top
    if mouse.hands.window.audience.hall is None or not mouse.hall.watch.shown:
        mouse.click(top.buttons["audience"])
    mouse.hall.window.set_pace(0.0)
    mouse.click(top.buttons["curtain"])
    mouse.hands.wait(50)
    assert not mouse.hall.window.curtained
    mouse.count("audience")
    mouse.click(mouse.hall.thumbnail)
    mouse.click(mouse.row(5))
    mouse.count("held")
    before = canaries.pixels(mouse.hall.window)
    a_turn(mouse)
    assert canaries.pixels(mouse.hall.window) == before
    mouse.click(mouse.hall.thumbnail)
    mouse.click(mouse.row(5))
    mouse.hands.wait(50)
    assert canaries.pixels(mouse.hall.window) != before
    mouse.count("let go")


def hakos_time_and_the_gray_man(mouse: Mouse) -> None:
    while mouse.phase != "hako":
        mouse.turn()
    mouse.hands.wait(50)
    assert mouse.hall.window.curtained
    mouse.count("until her time")
    mouse.turn()
    mouse.count("her time")
    while mouse.phase == "gray":
        mouse.turn()
    mouse.count("gray")


def amended(mouse: Mouse) -> None:
    """A walk is amended by the button of its line in the log."""
    piece = mouse.public.turn
    mouse.turn()
    mouse.turn()
    entered = mouse.public
    mouse.count("turn before")
    lines = mouse.hands.window.side.log.lines
    at = lines.visualItemRect(lines.item(lines.count() - 1)).center()
    mouse.hands.hover(lines.viewport(), at)
    mouse.click(lines.button)
    mouse.click(mouse.row(1))
    mouse.click(mouse.row(1))
    mouse.count("amendment")
    assert mouse.public.at[piece] != entered.at[piece]


def left(mouse: Mouse) -> None:
    """The window is closed, and the record holds it all."""
    record, table = mouse.hands.session.record, mouse.hands.session.match.table
    assert record is not None
    path = record.path
    mouse.hands.close()
    assert replay(load(path), path.name).match.table == table


EVENING = (
    a_new_game, the_mansion_is_built, a_turn, refused_and_overruled, undone_and_redone, the_audience,
    hakos_time_and_the_gray_man, amended, left,
)  # fmt: skip


def main(language: str) -> None:
    screens.virtual("1920x1080,1280x720")
    QApplication(sys.argv[:1])
    mouse = Mouse(Hands(Path(tempfile.mkdtemp(prefix="lanternboard-"))))
    if language == "en":
        mouse.click(mouse.hands.window.top.buttons["language"])
    mouse.count("language")
    assert mouse.hands.app.context.words.language == language
    for happens in EVENING:
        happens(mouse)
    sys.stdout.write(json.dumps(mouse.told))


if __name__ == "__main__":
    main(sys.argv[1])
