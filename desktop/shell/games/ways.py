"""What a game may do in its own way at the host's window; what it leaves alone is done in the common way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from desktop.shell.games.kept_rules import KeptRules as KeptRules
from rules.actions import Action, Value
from rules.events import Correction, Event
from rules.messages import says
from rules.offers import Form
from rules.seats import SeatId, Viewer
from rules.state import State
from rules.views import PieceId, SpaceId, View
from rules.violations import Violation

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from desktop.session import Session
    from desktop.shell.away.late import Late
    from desktop.shell.book.book import Book
    from desktop.shell.briefing.cards import Card
    from desktop.shell.context import Context
    from desktop.shell.house_rules import HouseRulesPage
    from desktop.shell.house_rules.town_page import TownRulesPage
    from desktop.shell.list_card import Row
    from desktop.shell.play import Play
    from desktop.shell.seat_signs import Signs
    from desktop.shell.table_check.lines import Line as CheckLine
    from desktop.shell.window import HostWindow
    from desktop.words import Words
    from rules.hakoonna.knowledge import Secret

NOT_IN_THIS_GAME = says("This game has no such thing.")


class Pill(NamedTuple):
    """A part of the round, and whether it is now."""

    title: str
    now: bool


class Line(NamedTuple):
    """A sentence and its values."""

    message: str
    values: dict[str, object]


class Setting(NamedTuple):
    """One thing that may be set by hand: what it is called, and how; ``piece`` is put where one chooses."""

    message: str
    values: dict[str, str]
    changes: tuple[Correction, ...] = ()
    piece: PieceId = ""


class Gone(NamedTuple):
    """Things of one kind that cardboard has: their ids, and why one of them cannot come any more."""

    ids: tuple[str, ...]
    why: Callable[[Session, set[str], str], Iterator[Violation]]


class Tempo(NamedTuple):
    """Another tempo that the table may play at: what it is called, why not now, and the options that play so."""

    message: str
    against: str
    options: Any


class Custom:
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

    # ---- the course of the evening

    def before_play(self, session: Session) -> bool:
        """Whether the table is still being set up."""
        return False

    def building(self, session: Session) -> bool:
        """Whether the board is still being laid, piece by piece."""
        return False

    def eyes_shut(self, session: Session) -> bool:
        """Whether it is the time of a seat that the others may not watch."""
        return False

    def closing(self, session: Session) -> bool:
        """Whether the last part of a round goes on."""
        return False

    def pills(self, session: Session) -> list[Pill]:
        """The parts of a round in order."""
        return []

    def what_now(self, session: Session) -> Line:
        """What the acting seat does now."""
        return Line("", {})

    def acting(self, session: Session) -> SeatId:
        """Whose offers are shown: of the seat whose turn it is."""
        return session.picture().turn

    def heading(self, session: Session) -> Line:
        """What stands over the offers while it is nobody's turn."""
        return Line("", {})

    def advice(self, session: Session) -> str:
        """What the host is advised of, as a message."""
        return ""

    def counted(self, session: Session) -> Iterator[Line]:
        """What else the evening is measured by than its clock."""
        yield from ()

    def tempi(self, session: Session) -> Iterator[Tempo]:
        """What would make the evening shorter or longer."""
        yield from ()

    def about(self, session: Session) -> Line:
        """What is played, in a few words."""
        return Line(says("{n} seats"), {"n": len(session.match.seats)})

    def role(self, seat: str) -> str:
        """A part that a seat may play, as a message; "" where its name says so already."""
        return ""

    def reminders(self, session: Session) -> Iterator[Line]:
        """What the table wants to be reminded of."""
        yield from ()

    def ended(self, view: View) -> Line | None:
        """How a game ended that all win or lose together."""
        return None

    # ---- what may be done

    def rows(self, seat: SeatId, forms: Sequence[Form]) -> list[tuple[Form, ...]]:
        """What a seat may try, each action with a row in its place."""
        by_action: dict[str, list[Form]] = {}
        for form in forms:
            by_action.setdefault(form.action, []).append(form)
        return [tuple(together) for together in by_action.values()]

    def at_hand(self, session: Session, form: Form) -> tuple[Value, ...]:
        """The results of an action that the table may tell at once, with it."""
        return ()

    def lit(self, session: Session) -> tuple[str, ...]:
        """The actions that the lit button is for, the first that is possible."""
        return ()

    def also_called(self, session: Session, id_: str) -> tuple[str, ...]:
        """By what else a thing may be typed than by its name."""
        return ()

    def of_a_seat(self, host: HostWindow, seat: SeatId) -> list[Row]:
        """What else can be done with a seat than with any seat of any game."""
        return []

    def finds(self, host: HostWindow) -> None:
        """Begin to look for words: in the log."""
        host.side.log.filter.open(True)

    def begins(self, event: Event) -> bool:
        """Whether a part of the evening begins with an event; the log has a line drawn before it."""
        return False

    # ---- who comes and goes

    def stays(self, session: Session, seat: SeatId) -> str:
        """Why a seat is never taken out of the game, as a message; "" where it may be."""
        return ""

    def taken_out(self, seat: SeatId) -> Action | None:
        """How a seat is taken out of the game; None where none can be."""
        return None

    def consequences(self, context: Context, seat: SeatId) -> list[str]:
        """What would follow from that, line by line."""
        return []

    def late(self, late: Late) -> tuple[tuple[Row, ...], tuple[str, ...]]:
        """The places for somebody who comes late, and what is to be said of them."""
        return (), ()

    # ---- who knows what

    def at_the_screen(self, session: Session) -> bool:
        """Whether a seat learns its secrets from the screen."""
        return False

    def holds_secrets(self, session: Session) -> bool:
        """Whether the program knows what only a seat may know."""
        return False

    def told(self, session: Session) -> str:
        """How much the program is told, as a message."""
        return ""

    def keepers(self, session: Session) -> list[SeatId]:
        """The seats with a secret that the program can show."""
        return []

    def shows(self, host: HostWindow, seat: SeatId = "") -> bool:
        """Show something to one seat, or to whom the moment asks for, in a way of its own; whether it did."""
        return False

    def secrets(self, session: Session, views: Mapping[Viewer, View], events: Iterable[Event]) -> Iterable[Secret]:
        """Every secret of the table."""
        return ()

    # ---- what is shown

    def held(self, session: Session, seat: SeatId) -> int:
        """How many covered things lie before a seat."""
        return 0

    def signs(self, context: Context, seat: SeatId) -> Signs:
        """What everybody sees of a seat besides its piece."""
        from desktop.shell.seat_signs import Signs

        return Signs()

    def panels(self, context: Context, port: QWidget) -> dict[str, QWidget]:
        """The game's own panels, which lie on the free room of the board."""
        return {}

    def book(self, context: Context, play: Play, ask: Callable[[str], object]) -> Book | None:
        """What lies in the panel beside the board, over the log; ``ask`` opens the menu of a seat."""
        return None

    def briefing(self, session: Session) -> tuple[Card, ...]:
        """The rules in pictures."""
        return ()

    # ---- what the cardboard says

    def gone(self, session: Session) -> tuple[Gone, ...]:
        """What may have come already where cardboard says that it comes."""
        return ()

    def lines(self, session: Session, words: Words) -> Iterable[CheckLine]:
        """What lies on the table, line by line."""
        return ()

    # ---- by hand

    def takes(self, session: Session, piece: PieceId) -> bool:
        """Whether a piece in the hand is put somewhere by hand."""
        return False

    def place_of(self, session: Session, space: SpaceId) -> SpaceId:
        """Where a piece is put that is let go over a space."""
        return space

    def places(self, session: Session, piece: PieceId) -> list[SpaceId]:
        """Where a piece may be put by hand."""
        return [space.id for space in session.picture().spaces]

    def put(self, session: Session, piece: PieceId, space: SpaceId) -> tuple[Correction, ...]:
        """A piece lies elsewhere, or off the board with ""."""
        return ()

    def turned(self, session: Session, space: SpaceId) -> tuple[Correction, ...]:
        """What a click on a space sets."""
        return ()

    def barred(self, session: Session, one: SpaceId, other: SpaceId) -> tuple[Correction, ...]:
        """What a click on the way between two spaces sets."""
        return ()

    def of_the_table(self, session: Session) -> Iterator[Setting]:
        """What may be set of the whole table."""
        yield from ()

    def of_a_space(self, session: Session, space: SpaceId) -> Iterator[Setting]:
        """What may be set of a space."""
        yield from ()

    def of_a_piece(self, session: Session, piece: PieceId) -> Iterator[Setting]:
        """What may be set of a piece in the hand, besides where it lies."""
        yield from ()

    def of_its_ways(self, session: Session, space: SpaceId) -> Iterator[Setting]:
        """What may be set of the ways from a space."""
        yield from ()

    # ---- house rules

    def rules_page(self, host: HostWindow) -> HouseRulesPage | TownRulesPage:
        """The page on which a table goes over to other house rules."""
        raise NotImplementedError

    def options(self, state: State) -> Any:
        """How a table plays."""
        raise NotImplementedError

    def playing(self, options: Any) -> Correction:
        """The table goes over to other options."""
        raise NotImplementedError

    def kept_rules(self) -> KeptRules | None:
        """Where the profile keeps what is always played; None where it keeps nothing."""
        return None
