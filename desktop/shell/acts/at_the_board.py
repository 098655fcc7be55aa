"""What the keys of the board do: the offers, the way back, and why something cannot be."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from desktop.shell.entry import ZERO
from desktop.shell.games import custom
from rules.messages import says

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

ALL_RIGHT = says("Nothing speaks against it.")
GIVEN_UP = says("Cancelled. Ctrl+Z brings it back.")


class AtTheBoard:
    """What a key means follows from what is in the hand, what was begun, and what is asked."""

    def __init__(self, window: HostWindow) -> None:
        self._window, self._play = window, window.play

    def commands(self) -> dict[str, Callable[[int], object]]:
        """What its keys do."""
        window, play = self._window, self._play
        return {
            "overrule": lambda _: self._overrule(),
            "cancel": lambda _: self._cancel(),
            "primary": lambda _: window.audience.publish() or window.side.offers.press_lit(),
            "offer": self._offer,
            "decline": lambda _: self._decline(),
            "back": lambda _: play.back() or window.taking_back.answer() or self._take_back(),
            "reach": lambda _: play.reach(),
            "why": lambda _: self._why(),
        }

    # ---- forward

    def _offer(self, number: int) -> None:
        """Without a number the keyboard goes to the buttons."""
        if number:
            _ = self._window.side.offers.press(number) or self._play.mistype(number)
        else:
            self._window.side.offers.take_focus()

    def _decline(self) -> None:
        """Press 0 where something has that key; else nobody knows, or the turn is passed."""
        play, session = self._play, self._window.context.session
        if play.correcting.on or self._window.side.offers.press(ZERO) or play.mistype(0):
            return
        asked = session.asked()
        if asked is not None:
            if asked.unknowable:
                play.answer(asked.unknowable)
            return
        for form in session.offers(session.picture().turn):
            if form.action == "pass":
                play.begin(form)

    # ---- back

    def _cancel(self) -> None:
        if self._window.amending.cancel():
            return
        if self._window.cards.card is not None:
            self._window.cards.dismiss()
        elif not self._play.back() and not self._give_up():
            self._window.board.view.setFocus()

    def _give_up(self) -> bool:
        """Give up what goes on, where nothing lay open; whether there was such a thing."""
        play, session = self._play, self._window.context.session
        action = None if play.correcting.on else custom(session).given_up(session)
        if action is None or not play.attempt(action):
            return False
        play.tell(lambda: self._window.context.say(GIVEN_UP))
        return True

    def _take_back(self) -> bool:
        """Take back the last of what is entered step by step; whether there was any."""
        session = self._window.context.session
        takes = not self._play.correcting.on and custom(session).takes_back(session)
        if takes:
            self._window.taking_back.undo()
        return takes

    # ---- against the rules

    def _overrule(self) -> None:
        play, cursor = self._play, self._play.scene.cursor
        held = play.scene.hand.piece
        if held:
            refusal = play.why_not(held, cursor.space if cursor.shown else play.over_space)
            play.back()
            play.last = refusal
        self._window.cards.overrule()

    def _why(self) -> None:
        play = self._play
        piece = play.scene.hand.piece or self._window.context.session.picture().active
        space = play.scene.cursor.space or play.over_space
        refusal = play.why_not(piece, space) if piece and space else None
        if refusal is None:
            play.tell(lambda: self._window.context.say(ALL_RIGHT))
        else:
            play.last = refusal
            self._window.cards.show_refusal(refusal)
