"""What each command does in the host's window."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.commands import BOARD, BY_ID, EDITOR, EVERYWHERE
from desktop.record import ENDING
from desktop.shell.entry import ZERO
from desktop.shell.games import custom
from desktop.shell.games.ways import NOT_IN_THIS_GAME
from desktop.shell.refusal_card import RefusalCard
from desktop.shell.saving import RECORDS
from desktop.shell.tastes import DAY, NIGHT
from rules.messages import says
from rules.seats import SeatId

if TYPE_CHECKING:
    from desktop.shell.show_to_one.held_card import HeldCard
    from desktop.shell.window import HostWindow

ELSEWHERE = says("Not possible here.")
NOTHING_AHEAD = says("There is nothing to redo.")
NO_SECRET = says("Nobody at this table has a secret that the program knows of.")
STILL_BUILT = says("Here the mansion is still being built; correction waits.")
ALL_RIGHT = says("Nothing speaks against it.")
GIVEN_UP = says("Cancelled. Ctrl+Z brings it back.")
HIDING = ("cover", "panic")


class Acts:
    """One method a command, entered in one table."""

    def __init__(self, window: HostWindow) -> None:
        self.window = window
        self._secret: HeldCard | None = None
        window.play.showing.connect(window.hand_to)
        self._table: dict[str, Callable[[int], object]] = (
            (self._everywhere() | self._on_the_board() | window.audience.commands() | window.guard.commands())
            | window.inquiries.commands()
            | window.beside.commands()
            | window.table_check.commands()
            | window.rulings.commands()
            | window.her_time.commands()
            | window.laying_out.commands()
            | window.bots.commands()
            | window.saving.commands()
            | window.learning.commands()
            | window.recovery.commands()
            | window.exporting.commands()
            | self._of_the_people()
        )

    def _everywhere(self) -> dict[str, Callable[[int], object]]:
        window, view = self.window, self.window.board.view
        return {
            "help": lambda _: window.cards.show_help(),
            "next-panel": lambda _: self._panel(1),
            "previous-panel": lambda _: self._panel(-1),
            "log": lambda _: window.side.log.take_focus(),
            "full-screen": lambda _: self._full_screen(),
            "show-to-one": lambda _: self._show_to_one(),
            "undo": lambda _: self._undo(),
            "redo": lambda _: self._redo(),
            "amend": lambda step: window.amending.begin(step or window.side.log.lines.step),
            "correct": lambda _: self._correct(),
            "fate": lambda _: window.cards.show_fate(),
            "new": lambda _: window.show_new_game(),
            "start-page": lambda _: window.starting.toggle(),
            "find": lambda _: custom(window.context.session).finds(window),
            "almanac": lambda _: window.own_words.show(),
            "save-script": lambda _: self._save_script(),
            "clock-lists": lambda _: window.lists.show(),
            "open": lambda _: self._open(),
            "theme": lambda _: self._theme(),
            "language": lambda _: self._language(),
            "zoom-in": lambda _: self._zoom(view.zoom_in),
            "zoom-out": lambda _: self._zoom(view.zoom_out),
            "fit": lambda _: self._zoom(view.fit),
            "to-board": lambda _: view.setFocus(),
            "to-panel": lambda _: window.side.offers.take_focus(),
            "quit": lambda _: window.close(),
        }

    def _of_the_people(self) -> dict[str, Callable[[int], object]]:
        window = self.window
        of_the_end = window.ceremony.commands() | window.breaks.commands() | window.briefing.commands()
        at_the_table = window.seat_menu.commands() | window.peeking.commands() | window.next_host.commands()
        return window.drawer.commands() | at_the_table | of_the_end | window.clocks.commands()

    def _on_the_board(self) -> dict[str, Callable[[int], object]]:
        play = self.window.play
        return {
            "overrule": lambda _: self._overrule(),
            "cancel": lambda _: self._cancel(),
            "primary": lambda _: self.window.audience.publish() or self.window.side.offers.press_lit(),
            "offer": self._offer,
            "decline": lambda _: self._decline(),
            "back": lambda _: play.back() or self.window.taking_back.answer() or self._take_back(),
            "reach": lambda _: play.reach(),
            "why": lambda _: self._why(),
        }

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
            self.window.play.tell(self.window.context.say(NOT_IN_THIS_GAME))
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

    # ---- moving about

    def _panel(self, by: int) -> None:
        stops = self._stops()
        here = next((number for number, (area, _) in enumerate(stops) if _holds_focus(area)), 0)
        stops[(here + by) % len(stops)][1]()

    def _stops(self) -> list[tuple[QWidget, Callable[[], None]]]:
        window = self.window
        stops: list[tuple[QWidget, Callable[[], None]]] = [(window.board.view, window.board.view.setFocus)]
        card = window.cards.card
        if isinstance(card, RefusalCard):
            stops.append((card, card.take_focus))
        stops.append((window.side.offers, window.side.offers.take_focus))
        stops.append((window.side.log, window.side.log.take_focus))
        return stops

    def _full_screen(self) -> None:
        if self.window.isFullScreen():
            self.window.showNormal()
        else:
            self.window.showFullScreen()

    def _zoom(self, change: Callable[[], None]) -> None:
        change()
        self.window.board.lay()
        self.window.cards.renew()

    # ---- the whole table

    def _undo(self) -> None:
        if self.window.amending.back():
            return
        self.window.play.back()
        self.window.taking_back.undo()

    def _redo(self) -> None:
        self.window.play.back()
        if not self.window.context.session.redo():
            self.window.play.tell(self.window.context.say(NOTHING_AHEAD))

    def _correct(self) -> None:
        play = self.window.play
        if not play.correcting.possible:
            play.tell(self.window.context.say(STILL_BUILT))
        else:
            play.correct(not play.correcting.on)

    def _save_script(self) -> None:
        from desktop.shell.storyteller.script_file import ScriptFile

        ScriptFile(self.window).ask_where()

    def _theme(self) -> None:
        self.window.tastes.colour(NIGHT if self.window.context.theme.bright else DAY)
        self.window.settled.emit()

    def _language(self) -> None:
        context = self.window.context
        context.speak("en" if context.words.language == "ko" else "ko")
        self.window.settled.emit()

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
            self.window.play.tell(self.window.context.say(NO_SECRET))

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

    def _open(self) -> None:
        dialog = QFileDialog(self.window, self.window.context.say(BY_ID["open"].title))
        dialog.setNameFilter(f"{self.window.context.say(RECORDS)} (*{ENDING})")
        dialog.setDirectory(str(self.window.starting.folder))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self.window.opened)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    # ---- on the board

    def _offer(self, number: int) -> None:
        """Without a number the keyboard goes to the buttons."""
        if number:
            _ = self.window.side.offers.press(number) or self.window.play.mistype(number)
        else:
            self.window.side.offers.take_focus()

    def _cancel(self) -> None:
        if self.window.amending.cancel():
            return
        if self.window.cards.card is not None:
            self.window.cards.dismiss()
        elif not self.window.play.back() and not self._give_up():
            self.window.board.view.setFocus()

    def _give_up(self) -> bool:
        """Give up what goes on, where nothing lay open; whether there was such a thing."""
        play, session = self.window.play, self.window.context.session
        action = None if play.correcting.on else custom(session).given_up(session)
        if action is None or not play.attempt(action):
            return False
        play.tell(self.window.context.say(GIVEN_UP))
        return True

    def _take_back(self) -> bool:
        """Take back the last of what is entered step by step; whether there was any."""
        takes = not self.window.play.correcting.on and custom(self.window.context.session).takes_back(
            self.window.context.session
        )
        if takes:
            self.window.taking_back.undo()
        return takes

    def _overrule(self) -> None:
        play = self.window.play
        held = play.scene.hand.piece
        if held:
            space = play.scene.cursor.space if play.scene.cursor.shown else play.over_space
            refusal = play.why_not(held, space)
            play.back()
            play.last = refusal
        self.window.cards.overrule()

    def _decline(self) -> None:
        play, session = self.window.play, self.window.context.session
        if play.correcting.on or self.window.side.offers.press(ZERO) or play.mistype(0):
            return
        asked = session.asked()
        if asked is not None:
            if asked.unknowable:
                play.answer(asked.unknowable)
            return
        for form in session.offers(session.picture().turn):
            if form.action == "pass":
                play.begin(form)

    def _why(self) -> None:
        play = self.window.play
        piece = play.scene.hand.piece or self.window.context.session.picture().active
        space = play.scene.cursor.space or play.over_space
        refusal = play.why_not(piece, space) if piece and space else None
        if refusal is None:
            play.tell(self.window.context.say(ALL_RIGHT))
        else:
            play.last = refusal
            self.window.cards.show_refusal(refusal)


def _holds_focus(area: QWidget) -> bool:
    focus = area.window().focusWidget()
    return focus is not None and (area is focus or area.isAncestorOf(focus))
