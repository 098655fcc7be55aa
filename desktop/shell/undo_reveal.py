"""What the audience has seen would be taken back: named, and done only while a key is held (D02)."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.shell.context import Context
from desktop.shell.hold_card import HoldCard
from desktop.shell.remarked import shown
from rules.messages import says
from rules.violations import UndoReveal

SEEN = says("The audience has seen:")
MORE = says("and {n} more")
LEAVE, TAKE_BACK = says("Leave it"), says("Hold: take it back")
MOST = 4


class UndoRevealCard(HoldCard):
    """Lists what was seen; ``held`` takes it back."""

    def __init__(self, context: Context, parent: QWidget, steps: tuple[int, ...]) -> None:
        super().__init__(context, parent, "refuse")
        self.lines = self._seen(shown(context, steps))
        reason = context.speech.tell(UndoReveal())
        self.setAccessibleName(reason)
        self.setAccessibleDescription(" ".join((context.say(SEEN), *self.lines)))
        self.write("headline", "", reason)
        self.write("body", "quiet", context.say(SEEN))
        for line in self.lines:
            self.write("body", "", line)
        self.ask(context.say(LEAVE), context.say(TAKE_BACK), "undo")

    def _seen(self, told: list[str]) -> list[str]:
        rest = len(told) - MOST
        return [*told[:MOST], self.context.say(MORE, {"n": rest})] if rest > 0 else told
