"""The table of all commands, and what lets a command through."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QKeyEvent, QKeySequence

from desktop.commands import BOARD, BY_ID, EDITOR, EVERYWHERE
from desktop.shell.acts.at_the_board import AtTheBoard
from desktop.shell.acts.looks import Looks
from desktop.shell.acts.papers import Papers
from desktop.shell.acts.steps import Steps
from desktop.shell.acts.stops import Stops
from desktop.shell.games import custom
from desktop.shell.games.ways import NOT_IN_THIS_GAME
from rules.messages import says
from rules.seats import SeatId

if TYPE_CHECKING:
    from desktop.shell.show_to_one.held_card import HeldCard
    from desktop.shell.window import HostWindow

ELSEWHERE = says("Not possible here.")
NO_SECRET = says("Nobody at this table has a secret that the program knows of.")
HIDING = ("cover", "panic")


class Acts:
    """Each part of the window enters its commands in one table."""

    def __init__(self, window: HostWindow) -> None:
        self.window = window
        self._secret: HeldCard | None = None
        window.play.showing.connect(window.hand_to)
        self._table = self._here() | self._of_the_window() | self._of_the_people()

    def _here(self) -> dict[str, Callable[[int], object]]:
        window = self.window
        own = {"show-to-one": lambda _: self._show_to_one(), "quit": lambda _: window.close()}
        moving = Stops(window).commands() | Looks(window).commands()
        return own | moving | Steps(window).commands() | Papers(window).commands() | AtTheBoard(window).commands()

    def _of_the_window(self) -> dict[str, Callable[[int], object]]:
        window = self.window
        screens = window.audience.commands() | window.guard.commands() | window.beside.commands()
        asking = window.inquiries.commands() | window.table_check.commands() | window.rulings.commands()
        files = window.saving.commands() | window.recovery.commands() | window.exporting.commands()
        playing = window.her_time.commands() | window.laying_out.commands() | window.bots.commands()
        return screens | asking | files | playing | window.learning.commands()

    def _of_the_people(self) -> dict[str, Callable[[int], object]]:
        window = self.window
        of_the_end = window.ceremony.commands() | window.breaks.commands() | window.briefing.commands()
        at_the_table = window.seat_menu.commands() | window.peeking.commands() | window.next_host.commands()
        return window.drawer.commands() | at_the_table | of_the_end | window.clocks.commands()

    # ---- what is let through

    def run(self, id_: str, number: int = 0) -> None:
        """Do what the command says. While a secret lies open only hiding is."""
        if id_ != "palette":
            self.window.beside.close_palette()
        if self.is_away and id_ not in HIDING:
            return
        if not self.window.starting.allows(id_):
            return
        if self.window.learning.takes(id_, number):
            return
        if self._is_lacking(id_):
            self.window.play.tell(lambda: self.window.context.say(NOT_IN_THIS_GAME))
            return
        if id_ in self._table:
            self._table[id_](number)
            return
        self._press(BY_ID[id_].keys[0])

    @property
    def is_away(self) -> bool:
        """Whether the window is not the host's now: somebody else looks, or all eyes are shut."""
        return self._secret is not None or self.window.handing.on or self.window.her_time.on

    def _is_lacking(self, id_: str) -> bool:
        return id_ in custom(self.window.context.session).lacks

    def obstacle(self, id_: str) -> str:
        """Why a command is not possible now; nothing where it is."""
        command, building = BY_ID[id_], self.window.building
        if self._is_lacking(id_):
            return NOT_IN_THIS_GAME
        if command.context not in (EVERYWHERE, BOARD, EDITOR) or (command.context == EDITOR and not building):
            return ELSEWHERE
        return "" if self.window.starting.allows(id_) else ELSEWHERE

    def _press(self, key: str) -> None:
        """Press a key of the board's own on the board."""
        view, pressed = self.window.board.view, QKeySequence(key)[0]  # type: ignore[index]
        view.setFocus()
        text = key if len(key) == 1 else ""
        event = QKeyEvent(QEvent.Type.KeyPress, pressed.key(), pressed.keyboardModifiers(), text)
        QCoreApplication.sendEvent(view, event)

    # ---- what one alone may see

    def secret_seats(self) -> list[SeatId]:
        """The seats with a secret that the program can show."""
        session = self.window.context.session
        return custom(session).keepers(session)

    def _show_to_one(self) -> None:
        """In the game's own way; else the seat that is asked, or the only one with a secret, or the host says which."""
        if custom(self.window.context.session).shows(self.window):
            return
        seats, asked = self.secret_seats(), self.window.context.session.asked()
        if asked is not None and asked.seat in seats:
            self.window.hand_to(asked.seat)
        elif len(seats) == 1:
            self.show_to_one(seats[0])
        elif seats:
            self.window.seat_menu.ask_whom(seats)
        else:
            self.window.play.tell(lambda: self.window.context.say(NO_SECRET))

    def show_to_one(self, seat: SeatId) -> None:
        """Let one seat look at what it alone knows, as soon as the screens are known to be apart."""
        from desktop.shell.show_to_one.card import ShowToOne

        if custom(self.window.context.session).shows(self.window, seat):
            return
        if not self.window.guard.first(lambda: self.show_to_one(seat)):
            self.lay(ShowToOne(self.window.context, seat, self.window))

    def lay(self, card: HeldCard) -> None:
        """Lay a card for one seat over the window; until it is closed the window is not the host's."""
        if self._secret is not None:
            self._secret.shut()
        self.window.play.back()
        self._secret = card
        card.closed.connect(self._put_away)
        card.open()

    def doubt(self) -> None:
        """The screens are others than those that were checked: what was opened for one is closed."""
        hall = self.window.audience.hall
        if hall is None or not hall.watch.wanted or not hall.check.covered:
            return
        if self._secret is not None:
            self._secret.shut()
        self.window.handing.take_back()
        if self.window.drawer.is_out:
            self.window.cards.clear()

    def _put_away(self) -> None:
        secret, self._secret = self._secret, None
        if secret is not None:
            secret.deleteLater()
        self.window.guard.heed()
        self.window.board.view.setFocus()
