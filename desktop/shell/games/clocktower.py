"""Blood on the Clocktower at the host's window: the grimoire, step by step through the night, hand by hand by day."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from desktop.session import Session
from desktop.shell.games import square_by_hand, square_clocks, square_moonchild, square_now, square_tempo
from desktop.shell.games.clock import grimoire, square
from desktop.shell.games.proposed import PROPOSED
from desktop.shell.games.timed import Beat, Timed
from desktop.shell.games.ways import Custom, Line, Pill, Setting, Tempo
from rules.actions import Action
from rules.clocktower import showing, winning
from rules.clocktower.actions import CancelVote, Declare, LayCurse, LeaveCircle, Reveal
from rules.clocktower.events import DayBroke, HandCounted, NightFell, OptionsSet
from rules.clocktower.picture import CENTRE
from rules.clocktower.state import Square
from rules.events import Correction, Event
from rules.messages import says
from rules.offers import Form
from rules.seats import HOST, SeatId
from rules.state import State
from rules.tags import tag
from rules.views import PieceId, SpaceId, View

if TYPE_CHECKING:
    from desktop.shell.away.late import Late
    from desktop.shell.book.book import Book
    from desktop.shell.context import Context
    from desktop.shell.list_card import Row
    from desktop.shell.play import Play
    from desktop.shell.seat_signs import Signs
    from desktop.shell.window import HostWindow

STEP: Final = ("choose", "decline", "tell-answer", "pass-by", "put-off")
"""What is done at a step of the night."""
ORDER: Final = (
    "choose", "tell-answer", "decline", "pass-by", "put-off", "daybreak", "count-hand", "close-vote", "cancel-vote",
    "execute", "exile", "nominate", "open-nominations", "call-exile", "close-nominations", "fill-bag", "nightfall",
)  # fmt: skip
RARE: Final = (
    "guess-team", "lay-curse", "answer-apart", "wake-up", "kill", "revive", "place-mark", "take-mark", "turn-mark",
    "move-mark", "change-character", "change-side", "gain-ability", "show-as", "give-bluffs", "swap-seats", "move-seat",
    "swap-tokens", "join-circle", "leave-circle", "show-card", "put-up", "reveal", "declare",
)  # fmt: skip

ONE_KEY: Final = ("count-hand", "execute", "put-up")

WON: Final = {"good": says("Good has won"), "evil": says("Evil has won")}
LEFT: Final = says("has left the circle")
DUE: Final = says("Nobody is executed yet. If night falls, evil wins by the Vortox.")


class Clocktower(Custom):
    """A storyteller's table."""

    lacks = frozenset("tiles her-time her-board drawer ledger chokes edit-plan briefing who-knows".split())
    rare = RARE
    aside = RARE
    common = STEP
    dragged = ("nominate", "swap-seats")
    form_first = ("show-card",)
    paged = True
    read_back = ("choose",)
    opens_all = Reveal(HOST)
    by_hand = says("Correction: drag people and reminders anywhere; right-click a seat for what else may be set.")

    # ---- the course of the evening

    def before_play(self, session: Session) -> bool:
        return square(session).phase == "setup"

    def closing(self, session: Session) -> bool:
        """A round ends with the day."""
        return square(session).phase == "day"

    def pills(self, session: Session) -> list[Pill]:
        now = square(session)
        day = now.phase == "day"
        parts = (
            (says("Night"), now.phase == "night"),
            (says("Day"), day and not now.open and not now.done),
            (says("Nominations"), day and now.open),
            (says("Execution"), day and now.done),
        )
        setting_up = [Pill(says("Setting up"), True)] if now.phase == "setup" else []
        over = [Pill(says("Game over"), True)] if now.phase == "over" else []
        return [*setting_up, *(Pill(title, is_now) for title, is_now in parts), *over]

    def what_now(self, session: Session) -> Line:
        return square_now.what_now(session, grimoire(session))

    def acting(self, session: Session) -> SeatId:
        """The storyteller does everything."""
        return HOST

    def heading(self, session: Session) -> Line:
        centre = next(space for space in session.picture().spaces if space.id == CENTRE)
        return Line("{it}", {"it": centre.name})

    def advice(self, session: Session) -> str:
        proposals = winning.proposals(grimoire(session))
        if not proposals:
            return ""
        return DUE if proposals[0].due else PROPOSED[proposals[0].why]

    def tempi(self, session: Session) -> Iterator[Tempo]:
        return square_tempo.tempi(session)

    def timed(self, session: Session) -> Timed | None:
        return square_clocks.timed(session)

    def beat(self, session: Session) -> Beat | None:
        return square_clocks.beat(session) or square_moonchild.beat(session)

    def reminders(self, session: Session) -> Iterator[Line]:
        waits = square_moonchild.line(session)
        if waits is not None:
            yield waits

    def given_up(self, session: Session) -> Action | None:
        """An open vote; the ghost votes are there again."""
        return CancelVote(HOST) if square(session).vote is not None else None

    def takes_back(self, session: Session) -> bool:
        """The last hand of an open vote, where nothing was done since."""
        step = session.match.node(session.match.at).step
        counted = step is not None and any(isinstance(event, HandCounted) for event in step.events)
        return counted and square(session).vote is not None

    def about(self, session: Session) -> Line:
        now = square(session)
        name = session.book.content.script.name
        if not name:
            return super().about(session)
        return Line(says("{name} · {n} seats"), {"name": name, "n": len(now.circle)})

    def ended(self, view: View) -> Line | None:
        now: Square = getattr(view, "public")  # noqa: B009 - each game's view has its own fields
        return Line(WON["evil" if now.winner == "evil" else "good"], {})

    # ---- what may be done

    def rows(self, seat: SeatId, forms: Sequence[Form]) -> list[tuple[Form, ...]]:
        """Of the night only the step that is due; what leads on before what the storyteller's hand does."""
        due = next((form.fixed for form in forms if form.action in STEP), ())
        shown = [form for form in forms if form.action not in STEP or form.fixed == due]
        whole = [part for row in super().rows(seat, shown) for part in _apart(row)]
        ranks = {action: rank for rank, action in enumerate((*ORDER, *RARE))}
        return sorted(whole, key=lambda row: ranks.get(row[0].action, len(ranks)))

    def lit(self, session: Session) -> tuple[str, ...]:
        """Before the first night falls the Djinn is heard; what something speaks for now is at hand behind that."""
        unread = showing.unread(session.book.content, square(session))
        due = (*ORDER[: ORDER.index("nightfall")], "put-up", "nightfall") if unread else ORDER
        won = any(not one.due for one in winning.proposals(grimoire(session)))
        chosen = square_moonchild.waiting(session) is not None
        return (*due, *((tag(Declare),) if won else ()), *((tag(LayCurse),) if chosen else ()))

    def also_called(self, session: Session, id_: str) -> tuple[str, ...]:
        """A person by the number of the chair, a character by its other names."""
        circle = square(session).circle
        if id_ in circle:
            return (str(circle.index(id_) + 1),)
        character = session.book.content.character(id_)
        return character.aliases if character is not None else ()

    def of_a_seat(self, host: HostWindow, seat: SeatId) -> list[Row]:
        from desktop.shell.storyteller.seat import OfASeat

        return OfASeat(host, seat).rows() if seat in square(host.context.session).circle else []

    def signs(self, context: Context, seat: SeatId) -> Signs:
        """Who has gone home."""
        from desktop.shell.seat_signs import Signs

        return Signs(line=context.say(self.stays(context.session, seat)) if self.stays(context.session, seat) else "")

    def finds(self, host: HostWindow) -> None:
        """Characters of the sheet, by any of their names."""
        host.side.open_book("script")

    def begins(self, event: Event) -> bool:
        """Each night and each day."""
        return isinstance(event, NightFell | DayBroke)

    # ---- who comes and goes

    def stays(self, session: Session, seat: SeatId) -> str:
        return "" if seat in square(session).circle else LEFT

    def taken_out(self, seat: SeatId) -> Action:
        return LeaveCircle(HOST, seat)

    def consequences(self, context: Context, seat: SeatId) -> list[str]:
        from desktop.shell.away.square_consequences import consequences

        return consequences(context, seat)

    def late(self, late: Late) -> tuple[tuple[Row, ...], tuple[str, ...]]:
        from desktop.shell.away import square_late

        return square_late.rows(late), square_late.notes(late)

    # ---- the panel

    def book(self, context: Context, play: Play, ask: Callable[[str], object]) -> Book:
        """The night's steps, the votes, the script, the people."""
        from desktop.shell.panels.clocktower import Book

        return Book(context, play, ask)

    # ---- what is shown to one

    def keepers(self, session: Session) -> list[SeatId]:
        """Everybody with a token that the program knows."""
        grim = grimoire(session)
        return [seat for seat in grim.public.circle if grim.known and grim.role(seat)]

    def shows(self, host: HostWindow, seat: SeatId = "") -> bool:
        """The cards of the night, and everybody's own token."""
        if seat:
            host.showing.token(seat)
        else:
            host.showing.show()
        return True

    # ---- by hand

    def takes(self, session: Session, piece: PieceId) -> bool:
        return square_by_hand.takes(session, piece)

    def places(self, session: Session, piece: PieceId) -> list[SpaceId]:
        return square_by_hand.places(session, piece)

    def place_of(self, session: Session, space: SpaceId) -> SpaceId:
        return square_by_hand.place_of(session, space)

    def put(self, session: Session, piece: PieceId, space: SpaceId) -> tuple[Correction, ...]:
        return square_by_hand.put(session, piece, space)

    def of_the_table(self, session: Session) -> Iterator[Setting]:
        return square_by_hand.of_the_table(session)

    def of_a_space(self, session: Session, space: SpaceId) -> Iterator[Setting]:
        return square_by_hand.of_a_space(session, space)

    def of_a_piece(self, session: Session, piece: PieceId) -> Iterator[Setting]:
        return square_by_hand.of_a_piece(session, piece)

    # ---- house rules

    def options(self, state: State) -> Any:
        return getattr(state, "public").options  # noqa: B009 - each game's state has its own fields

    def playing(self, options: Any) -> Correction:
        return OptionsSet(options)


def _apart(row: tuple[Form, ...]) -> list[tuple[Form, ...]]:
    """What is settled by one key has a row for each answer."""
    return [(form,) for form in row] if row[0].action in ONE_KEY else [row]
