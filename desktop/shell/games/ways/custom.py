"""What a game may do in its own way at the host's window; what it leaves alone is done in the common way."""

from __future__ import annotations

from typing import ClassVar

from desktop.shell.games.ways.by_hand import ByHand
from desktop.shell.games.ways.cardboard import Cardboard
from desktop.shell.games.ways.company import Company
from desktop.shell.games.ways.course import Course
from desktop.shell.games.ways.doing import Doing
from desktop.shell.games.ways.house_rules import HouseRules
from desktop.shell.games.ways.knowing import Knowing
from desktop.shell.games.ways.showing import Showing
from rules.actions import Action
from rules.messages import says
from rules.violations import Violation

NOT_IN_THIS_GAME = says("This game has no such thing.")


class Custom(Course, Doing, Company, Knowing, Showing, Cardboard, ByHand, HouseRules):
    """``lacks`` are the commands that mean nothing in the game.

    Of the actions ``rare`` ones stand at the end, ``aside`` ones wait behind the last row, ``common`` ones are done in
    any turn, ``dragged`` ones are what a dragged piece does; of ``form_first`` ones it is said first which. Where rows
    are ``paged`` there are never more than there are keys. ``hidden`` reasons rest on what only a seat knows. Several
    things of an action that is ``read_back`` are done only when that is confirmed.
    """

    lacks: ClassVar[frozenset[str]] = frozenset()
    rare: ClassVar[tuple[str, ...]] = ()
    aside: ClassVar[tuple[str, ...]] = ()
    common: ClassVar[tuple[str, ...]] = ()
    dragged: ClassVar[tuple[str, ...]] = ()
    form_first: ClassVar[tuple[str, ...]] = ()
    paged: ClassVar[bool] = False
    read_back: ClassVar[tuple[str, ...]] = ()
    hidden: ClassVar[tuple[type[Violation], ...]] = ()
    opens_all: ClassVar[Action | None] = None
    by_hand: ClassVar[str] = says("Correction: drag pieces anywhere; click a shadow or a door.")
