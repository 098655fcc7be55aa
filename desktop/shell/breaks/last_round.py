"""The round that is played is announced as the last one: a rule of the house, written down and told to all."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from desktop.shell.list_card import ListCard, Row
from rules.messages import says
from rules.remarks import LastRound

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

OVER = says("The last round is over. And now?")
FINISH, MORE, LATER = says("Enough for today"), says("One more round"), says("Nothing more for now")


def announce(host: HostWindow, last: bool) -> None:
    """Write it down; the head of the audience's picture says it as long as it holds."""
    host.context.session.remark(LastRound(last))


def over(host: HostWindow) -> ListCard:
    """What may follow when it is over."""
    say = host.context.say
    rows = (
        Row(say(FINISH), "", host.breaks.finish),
        Row(say(MORE), "", partial(_one_more, host)),
        Row(say(LATER), "Esc", host.cards.clear),
    )
    return ListCard(host.context, host, say(OVER), rows, "lantern")


def _one_more(host: HostWindow) -> None:
    host.cards.clear()
    announce(host, False)
