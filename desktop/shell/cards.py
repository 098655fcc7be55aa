"""The one card that may lie over the window, and where it lies."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QWidget

from desktop.scene.board_view import BoardView
from desktop.shell.card import Card
from desktop.shell.card_place import Place, place
from desktop.shell.chooser import ChooserCard
from desktop.shell.context import Context
from desktop.shell.fate_dialog import FateCard
from desktop.shell.games import custom
from desktop.shell.help_card import HelpCard
from desktop.shell.leader import Leader
from desktop.shell.lighting import lights
from desktop.shell.list_card import ListCard, Row
from desktop.shell.overrule import OverruleCard
from desktop.shell.play import Meant, Play, Refusal
from desktop.shell.refusal_card import RefusalCard, overrulable
from desktop.shell.seats import SeatRow
from rules.actions import Action, Attest
from rules.fate import Source
from rules.messages import says
from rules.views import PieceId, SpaceId
from rules.violations import OffTask

EDGE = 10
LANTERN = 0.09
CORRECT_WHY = says("Correct: why?")
WHILE_IT_LASTS = says("It holds until the correction mode is left.")
LEAVES = says("Take {piece} off the board?")
YES, NO = says("Yes"), says("No, leave it there")


class Cards(QObject):
    """Every card replaces the one before; each is made anew when language, colours or size change."""

    def __init__(self, window: QWidget, context: Context, play: Play, view: BoardView) -> None:
        super().__init__(window)
        self.window = window
        self.context = context
        self.play = play
        self.view = view
        self.card: Card | None = None
        self._from: SeatRow | None = None
        self._leader = Leader(context, window)
        self._again: Callable[[], None] = self.clear
        play.refused.connect(self.show_refusal)
        play.asking.connect(self.show_untold)
        play.meant.connect(self.show_meanings)
        play.settled.connect(self.clear)
        play.left.connect(self._left)
        play.leaving.connect(self.show_leaving)
        context.changed.connect(self.renew)

    def clear(self) -> None:
        """Take the card away."""
        card, self.card = self.card, None
        self._leader.hide()
        if isinstance(card, RefusalCard) and not card.refusal.preview:
            self.play.scene.select("")
        if card is not None:
            held = card.isAncestorOf(self.window.focusWidget() or self.window)
            card.close_card()
            card.setParent(None)
            card.deleteLater()
            if held:
                self._give_back()

    def _give_back(self) -> None:
        """The keyboard goes back to the seat that it came from, else to the board."""
        row = self._from
        (row if row is not None and row.isVisible() else self.view).setFocus()

    def dismiss(self) -> None:
        """Turn away from the card."""
        if self.card is not None and not self.card.declines():
            self.clear()

    def _left(self) -> None:
        if isinstance(self.card, RefusalCard) and self.card.refusal.preview:
            self.clear()

    def renew(self) -> None:
        """Make the card anew, where there is one."""
        if self.card is not None:
            self._again()

    # ---- kinds of cards

    def show_refusal(self, refusal: Refusal) -> None:
        """Why not."""
        if any(isinstance(reason, OffTask) for reason in refusal.refused.violations):
            self._show_off_task(refusal)
            return
        card = RefusalCard(self.context, self.window, refusal)
        card.taken.connect(self._take)
        card.overruling.connect(self.overrule)
        card.ruling.connect(lambda: self.play.commanded.emit("rule"))
        self._show(card, self._at(refusal), self._needed(refusal), lambda: self.show_refusal(refusal))
        if not refusal.preview:
            self.play.scene.select(way_out(refusal))

    def show_untold(self, refusal: Refusal) -> None:
        """A rule waits for the table's word: yes or no, and then what was tried goes on."""
        from desktop.shell.attest_card import AttestCard

        card = AttestCard(self.context, self.window, refusal)
        card.told.connect(lambda told: self._attest(refusal, told))
        self._show(card, self._at(refusal), self._needed(refusal), lambda: self.show_untold(refusal))

    def _attest(self, refusal: Refusal, told: Attest) -> None:
        self.clear()
        self.play.attest(refusal, told)

    def _show_off_task(self, refusal: Refusal) -> None:
        from desktop.shell.learning.off_task import OffTaskCard

        card = OffTaskCard(self.context, self.window, refusal)
        card.again.connect(lambda: self.play.commanded.emit("restart-step"))
        self._show(card, self._at(refusal), self._needed(refusal), lambda: self._show_off_task(refusal))

    def _take(self, action: Action) -> None:
        self.clear()
        self.play.attempt(action)

    def overrule(self) -> None:
        """Ask for the reason to carry the refused action out all the same."""
        refusal = self.play.last
        if refusal is None or not overrulable(refusal):
            return
        card = OverruleCard(self.context, self.window)
        card.chosen.connect(lambda reason: self.play.overrule(refusal, reason))
        self._show(card, self._at(refusal), self._needed(refusal), self.overrule)

    def show_meanings(self, meant: Meant) -> None:
        """Which of several meanings."""
        card = ChooserCard(self.context, self.window, meant.actions)
        card.chosen.connect(self._take)
        card.closed.connect(lambda: self.play.send_home(meant.piece, meant.space))
        at = self._rect(meant.space)
        self._show(card, at, [at], lambda: self.show_meanings(meant))

    def show_fate(self) -> None:
        """Who answers for Fate."""
        self.play.back()
        card = FateCard(self.context, self.window)
        card.switched.connect(self._switch)
        self._show(card, None, [], self.show_fate)

    def _switch(self, kind: str, source: Source) -> None:
        self.context.session.switch_fate(kind, source)

    def show_help(self) -> None:
        """The keys that work here."""
        self.play.back()
        card = HelpCard(self.context, self.window)
        card.all_keys.connect(lambda: self.play.commanded.emit("shortcuts"))
        self._show(card, None, [], self.show_help)

    def show(self, make: Callable[[], Card]) -> None:
        """Any other card, in the middle."""
        self.play.back()
        self.show_in_the_middle(make(), lambda: self.show(make))

    def show_beside(self, make: Callable[[], Card], part: Callable[[], QWidget]) -> None:
        """Any other card, beside the part of the window that it speaks of."""
        self.play.back()
        widget = part()
        at = QRectF(QPointF(widget.mapTo(self.window, QPoint())), QSizeF(widget.size()))
        self._show(make(), at, [at], lambda: self.show_beside(make, part))

    def show_at(self, make: Callable[[], Card], space: SpaceId) -> None:
        """Any other card, beside a place of the board."""
        self.play.back()
        at = self._rect(space)
        self._show(make(), at, [at], lambda: self.show_at(make, space))

    def show_in_the_middle(self, card: Card, again: Callable[[], None]) -> None:
        """A card that speaks of no place on the board; ``again`` makes it anew."""
        self._show(card, None, [], again)

    def show_reasons(self) -> None:
        """For which reason things are set by hand."""
        card = OverruleCard(self.context, self.window, CORRECT_WHY, WHILE_IT_LASTS)
        card.chosen.connect(self._give)
        self.show_in_the_middle(card, self.show_reasons)

    def _give(self, reason: str) -> None:
        self.clear()
        self.play.correcting.give(reason)

    def show_leaving(self, piece: PieceId) -> None:
        """Whether a piece that was dropped beside the board leaves it."""
        say, named = self.context.say, {"piece": self.context.speech.value("", piece)}
        rows = [Row(say(YES), "", lambda: self._leave(piece)), Row(say(NO), "", self.clear)]
        card = ListCard(self.context, self.window, say(LEAVES, named), rows, "info")
        self.show_in_the_middle(card, lambda: self.show_leaving(piece))

    def _leave(self, piece: PieceId) -> None:
        self.clear()
        session = self.context.session
        self.play.set_by_hand(custom(session).put(session, piece, ""))

    # ---- where they lie

    def _show(self, card: Card, at: QRectF | None, keep: list[QRectF], again: Callable[[], None]) -> None:
        self.clear()
        before = self.window.focusWidget()
        self._from = before if isinstance(before, SeatRow) else None
        self.card, self._again = card, again
        size = QSizeF(card.size_of_frame())
        board = self._board()
        middle = self._middle(size, board)
        spot = place(size, self._areas(board), at, keep) if at is not None else Place(middle, "")
        card.put(spot, at or middle)
        if at is not None and not spot.beside:
            self._leader.lead(spot.rect, at, card.frame)
            card.raise_()
        if isinstance(card, ListCard | HelpCard):
            card.take_focus()

    def _middle(self, size: QSizeF, board: QRectF) -> QRectF:
        around = board if size.width() <= board.width() else QRectF(self.window.rect())
        return QRectF(around.center() - QPointF(size.width() / 2, size.height() / 2), size)

    def _areas(self, board: QRectF) -> list[QRectF]:
        return [board, QRectF(self.window.rect()).adjusted(EDGE, board.top(), -EDGE, -EDGE)]

    def _board(self) -> QRectF:
        corner = self.view.mapTo(self.window, QPoint())
        return QRectF(QPointF(corner), QSizeF(self.view.size())).adjusted(EDGE, EDGE, -EDGE, -EDGE)

    def _at(self, refusal: Refusal) -> QRectF:
        if refusal.space:
            return self._rect(refusal.space)
        if refusal.button is not None and refusal.button.isVisible():
            return QRectF(QPointF(refusal.button.mapTo(self.window, QPoint())), QSizeF(refusal.button.size()))
        return self._rect(self.play.scene.standing(refusal.piece))

    def _needed(self, refusal: Refusal) -> list[QRectF]:
        piece: PieceId = refusal.piece
        lit = [space for space, light in lights(self.context.session, piece).items() if light.lit] if piece else []
        spaces = {self.play.scene.standing(piece), refusal.space, *lit} - {""}
        return [*(self._with_lantern(self._rect(space)) for space in spaces), self._at(refusal)]

    def _with_lantern(self, room: QRectF) -> QRectF:
        return room.adjusted(0, -room.height() * LANTERN, 0, 0)

    def _rect(self, space: SpaceId) -> QRectF:
        rect = self.play.scene.layout.spaces.get(space)
        if rect is None:
            return self._board()
        shown = self.view.mapFromScene(rect).boundingRect()
        return QRectF(shown.translated(self.view.viewport().mapTo(self.window, QPoint())))


def way_out(refusal: Refusal) -> SpaceId:
    """The first space that the refused piece may go to instead; "" where there is none."""
    return next((str(to) for to in (getattr(one, "to", "") for one in refusal.refused.remedies) if to), "")
