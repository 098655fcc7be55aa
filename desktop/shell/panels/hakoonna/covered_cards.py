"""The cards of the ledger and of Hako Onna's board: covered like the drawer wherever they hold a secret."""

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout

from desktop.shell.drawer_card import DrawerCard, Glass
from desktop.shell.label import Label
from desktop.shell.panels.hakoonna.block import Block
from desktop.shell.panels.hakoonna.her_board import her_board
from desktop.shell.panels.hakoonna.ledger import ledger
from desktop.shell.panels.hakoonna.sheet import Sheet
from desktop.shell.parts.look import Look
from desktop.shell.phases import public
from rules.hakoonna.views import ALL_KNOWING
from rules.messages import says

LEDGER, HER_BOARD = says("Ledger of the tiles"), says("Hako Onna's board")
CLOSE = says("Close")
PUBLIC_PART = says("What everybody at the table can count.")
LEAST_WIDE = 700


class SheetCard(DrawerCard):
    """Opens at once where it holds nothing but what is public."""

    columns_wide = 860

    def blocks(self) -> Sequence[Sequence[Block]]:
        """What stands in each column."""
        raise NotImplementedError

    @property
    def secret(self) -> bool:
        """Whether this window's view holds more than everybody's."""
        session = self.context.session
        return session.viewer in ALL_KNOWING and public(session).told

    def _glass(self) -> Glass:
        return Sheet(self.context, self.blocks(), self.secret)

    def _head(self) -> tuple[Label, Label]:
        head, who = super()._head()
        if not self.secret:
            who.setText(self.context.say(PUBLIC_PART))
        return head, who

    def _buttons(self) -> QHBoxLayout:
        row = super()._buttons()
        self.shut.write(self.context.say(CLOSE), Look(self.context.theme, self.context.scale), key="Esc")
        if not self.secret:
            self.look.hide()
            self.setAccessibleDescription(self.glass.accessibleName())
        return row

    @property
    def wide(self) -> int:
        return max(LEAST_WIDE, self.context.px(self.columns_wide))


class LedgerCard(SheetCard):
    """The tiles at the left, the ways to win at the right."""

    name = LEDGER

    def blocks(self) -> Sequence[Sequence[Block]]:
        tiles, *ways = ledger(self.context.session, self.context.words)
        return ((tiles,), ways)


class HerBoardCard(SheetCard):
    """What is hers at the left, her powers and the Hakobito at the right."""

    name = HER_BOARD

    def blocks(self) -> Sequence[Sequence[Block]]:
        hers, *others = her_board(self.context.session, self.context.words)
        return ((hers,), others)
