"""What may be asked about the piece or the place under the cursor."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from rules.messages import says
from rules.views import PieceId, SpaceId

if TYPE_CHECKING:
    from desktop.shell.card import Card
    from desktop.shell.panels.hakoonna.narrow import Narrow
    from desktop.shell.window import HostWindow

NO_PIECE = says("No piece stands there.")
NO_PLACE = says("Choose a piece or a place first: with the arrows, or by lifting it.")


class Inquiries(QObject):
    """Each answer is a card over the board."""

    def __init__(self, window: HostWindow) -> None:
        super().__init__(window)
        self.window = window
        self._narrow: Narrow | None = None

    def commands(self) -> dict[str, Callable[[int], object]]:
        """What the keys ask for."""
        return {
            "list": lambda _: self.window.board.toggle_list(),
            "history": lambda _: self.history(),
            "who-sees": lambda _: self.who_sees(),
            "who-knows": lambda _: self.who_knows(),
            "chokes": lambda _: self.chokes(),
        }

    # ---- what is meant

    @property
    def _space(self) -> SpaceId:
        scene = self.window.play.scene
        here = scene.cursor.space if scene.cursor.shown else self.window.play.over_space
        return here or scene.standing(scene.picture.active)

    @property
    def _piece(self) -> PieceId:
        """What is held, else what the cursor is on, else who stands alone there, else whose turn it is."""
        scene = self.window.play.scene
        piece = scene.hand.piece or self._under_cursor
        if piece or not scene.cursor.shown:
            return piece or scene.picture.active
        here = scene.whereabouts.pieces_on(scene.cursor.space)
        return here[0] if here else ""

    @property
    def _under_cursor(self) -> PieceId:
        cursor = self.window.play.scene.cursor
        return cursor.piece if cursor.shown else ""

    # ---- the answers

    def history(self) -> None:
        """Where the piece came from."""
        from desktop.shell.history_card import NEVER, moves

        piece = self._piece
        context = self.window.context
        if not piece:
            self.window.play.tell(lambda: context.say(NO_PIECE))
        elif not moves(context.session, piece):
            self.window.play.back()
            self.window.play.tell(lambda: context.say(NEVER, {"piece": context.speech.value("", piece)}))
        else:
            self._show_history(piece, 0)

    def _show_history(self, piece: PieceId, first: int) -> None:
        from desktop.shell.history_card import history_card

        turn = partial(self._show_history, piece)
        make = partial(history_card, self.window.context, self.window, piece, self._find, first, turn)
        self.window.cards.show(make)

    def _find(self, step: int) -> None:
        self.window.cards.clear()
        self.window.side.log.show_step(step)

    def who_sees(self) -> None:
        """Who can see the piece or the place."""
        piece, space = self.window.play.scene.hand.piece or self._under_cursor, self._space
        if not piece and not space:
            self.window.play.tell(lambda: self.window.context.say(NO_PLACE))
        else:
            self.window.cards.show(partial(self._card_of, piece, space))

    def _card_of(self, piece: PieceId, space: SpaceId) -> Card:
        from desktop.shell.knowledge import Knowledge
        from desktop.shell.knowledge_card import ALL, who_sees
        from desktop.shell.list_card import Row

        context = self.window.context
        known = Knowledge(context).of_piece(piece) if piece else Knowledge(context).of_space(space)
        onward = Row(context.say(ALL), "Shift+V", self.who_knows)
        thing = context.speech.value("", piece or space)
        return who_sees(context, self.window, thing, known, onward, self.window.cards.clear)

    def chokes(self) -> None:
        """The rooms and doors on every way to a grudge room."""
        from desktop.shell.panels.hakoonna.narrow import Narrow

        self._narrow = self._narrow or Narrow(self.window)
        self._narrow.toggle()

    def who_knows(self) -> None:
        """All secrets of the table, and who knows them."""
        self.window.cards.show(self._card_of_all)

    def _card_of_all(self) -> Card:
        from desktop.shell.knowledge import Knowledge
        from desktop.shell.knowledge_card import who_knows

        context = self.window.context
        return who_knows(context, self.window, Knowledge(context).of_table(), self.window.cards.clear)
