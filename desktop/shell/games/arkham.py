"""Arkham Horror at the host's window: five phases, a Mythos card step by step, and hardly a secret."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from desktop.projector.town import AWAKE, WON
from desktop.session import Session
from desktop.shell.games import town_by_hand
from desktop.shell.games.town import town
from desktop.shell.games.ways import Custom, KeptRules, Line, Pill, Setting
from rules.actions import Action
from rules.arkham.actions import Leave
from rules.arkham.events import OptionsSet
from rules.arkham.state import Phase, Stage, Town
from rules.events import Correction
from rules.messages import says
from rules.offers import Form
from rules.seats import HOST, SeatId
from rules.state import State
from rules.views import PieceId, SpaceId, View

if TYPE_CHECKING:
    from desktop.shell.away.late import Late
    from desktop.shell.book.book import Book
    from desktop.shell.context import Context
    from desktop.shell.house_rules.town_page import TownRulesPage
    from desktop.shell.list_card import Row
    from desktop.shell.play import Play
    from desktop.shell.seat_signs import Signs
    from desktop.shell.table_check.lines import Line as CheckLine
    from desktop.shell.window import HostWindow
    from desktop.words import Words

PHASES: Final[dict[Phase, str]] = {
    "upkeep": says("Upkeep"),
    "movement": says("Movement"),
    "arkham": says("Arkham"),
    "other": says("Other Worlds"),
    "mythos": says("Mythos"),
}
NOW: Final[dict[str, str]] = {
    "upkeep": says("See to cards and sliders, then say that it is done."),
    "arkham": says("Draw a card here, or use the place."),
    "other": says("Tell what the card of the other world says."),
    "over": says("The game is over. Rewind the log or start a new one."),
}
MEETING: Final = says("Tell what the card brings, then say that it is done.")
POINTS: Final = says("Movement points left: {n}. Drag, or choose what to do.")
STAGES: Final[dict[Stage, str]] = {
    "draw": says("The Mythos card is drawn."),
    "gate": says("The Mythos card: its gate."),
    "clue": says("The Mythos card: its clue."),
    "move": says("The Mythos card: monsters move along the arrows."),
    "ability": says("The Mythos card: its text."),
    "end": says("The Mythos is over; the first-player marker goes on."),
}
LEFT: Final = says("Nobody sits here")
COMING: Final = says("There from the next turn")
DEVOURED: Final = says("Devoured")
ORDER: Final = (
    "move",
    "ride",
    "evade",
    "fight",
    "draw-card",
    "use-ability",
    "close-gate-by",
    "use-elder-sign",
    "settle-rumor",
)
ENDS: Final = ("end-part", "proceed")
LAST: Final = ("outcome", *ENDS)


class Arkham(Custom):
    """A town's table."""

    lacks = frozenset(
        "tiles her-time her-board drawer ledger chokes edit-plan briefing ceremony show-to-one who-knows"
        " almanac save-script clock-lists clock clock-longer clock-away".split()
    )
    common = ("move", "end-part", "proceed", "draw-card")
    dragged = ("move", "ride")
    form_first = ("outcome",)
    paged = True

    # ---- the course of the evening

    def before_play(self, session: Session) -> bool:
        return town(session).phase == "setup"

    def closing(self, session: Session) -> bool:
        """A round ends with the Mythos."""
        return town(session).phase == "mythos"

    def pills(self, session: Session) -> list[Pill]:
        now = town(session)
        setting_up = [Pill(says("Setting up"), True)] if now.phase == "setup" else []
        over = [Pill(says("Game over"), True)] if now.phase == "over" else []
        return [*setting_up, *(Pill(title, now.phase == phase) for phase, title in PHASES.items()), *over]

    def what_now(self, session: Session) -> Line:
        now = town(session)
        if now.phase == "movement":
            return Line(POINTS, {"n": now.points})
        if now.phase == "mythos":
            return Line(STAGES[now.stage], {})
        if now.phase == "arkham" and now.encounter:
            return Line(MEETING, {})
        return Line(NOW.get(now.phase, ""), {})

    def counted(self, session: Session) -> Iterator[Line]:
        now = town(session)
        if now.turn:
            yield Line(says("Turn {n} goes on."), {"n": now.turn})

    def about(self, session: Session) -> Line:
        now = town(session)
        if now.ancient and now.turn:
            return Line(says("{ancient} · turn {turn}"), {"ancient": session.called(now.ancient), "turn": now.turn})
        return super().about(session)

    def ended(self, view: View) -> Line:
        now: Town = getattr(view, "town")  # noqa: B009 - each game's view has its own fields
        if now.ending.startswith("awake"):
            return Line(AWAKE, {"ancient": now.ancient})
        return Line(WON, {})

    # ---- what may be done

    def rows(self, seat: SeatId, forms: Sequence[Form]) -> list[tuple[Form, ...]]:
        """What a part is for comes first, and what ends it last."""
        whole = super().rows(seat, forms)
        first = [row for action in ORDER for row in whole if row[0].action == action]
        last = [row for action in LAST for row in whole if row[0].action == action]
        return [*first, *(row for row in whole if row not in first and row not in last), *last]

    def lit(self, session: Session) -> tuple[str, ...]:
        """What a part is for while it is due; else that it is done."""
        now = town(session)
        due = {"movement": ("move",), "arkham": () if now.encounter else ("draw-card",)}.get(now.phase, ())
        return (*due, *ENDS)

    def book(self, context: Context, play: Play, ask: Callable[[str], object]) -> Book:
        """The mythos card, the sheets, checks, tracks, piles, the cup, the other worlds."""
        from desktop.shell.panels.arkham import Book

        return Book(context, play, ask)

    def signs(self, context: Context, seat: SeatId) -> Signs:
        """Why no piece of a seat is on the board."""
        from desktop.shell.seat_signs import Signs

        sheet = town(context.session).sheets[seat]
        gone = LEFT if sheet.left else COMING if sheet.late else DEVOURED if sheet.devoured else ""
        return Signs(line=context.say(gone) if gone else "")

    # ---- who comes and goes

    def stays(self, session: Session, seat: SeatId) -> str:
        return LEFT if town(session).sheets[seat].left else ""

    def taken_out(self, seat: SeatId) -> Action:
        return Leave(HOST, seat)

    def consequences(self, context: Context, seat: SeatId) -> list[str]:
        from desktop.shell.away.town_consequences import consequences

        return consequences(context, seat)

    def late(self, late: Late) -> tuple[tuple[Row, ...], tuple[str, ...]]:
        from desktop.shell.away import town_late

        return town_late.rows(late), town_late.notes(late)

    # ---- what the cardboard says

    def lines(self, session: Session, words: Words) -> Iterable[CheckLine]:
        from desktop.shell.table_check.town_lines import lines

        return lines(session, words)

    # ---- by hand

    def takes(self, session: Session, piece: PieceId) -> bool:
        return town_by_hand.is_movable(session, piece)

    def places(self, session: Session, piece: PieceId) -> list[SpaceId]:
        return town_by_hand.places(session, piece)

    def put(self, session: Session, piece: PieceId, space: SpaceId) -> tuple[Correction, ...]:
        return town_by_hand.put(session, piece, space)

    def of_the_table(self, session: Session) -> Iterator[Setting]:
        return town_by_hand.of_the_table(session)

    def of_a_space(self, session: Session, space: SpaceId) -> Iterator[Setting]:
        return town_by_hand.of_a_space(session, space)

    # ---- house rules

    def rules_page(self, host: HostWindow) -> TownRulesPage:
        from desktop.shell.house_rules.town_page import TownRulesPage

        return TownRulesPage(host)

    def options(self, state: State) -> Any:
        return getattr(state, "town").options  # noqa: B009 - each game's state has its own fields

    def playing(self, options: Any) -> Correction:
        return OptionsSet(options)

    def kept_rules(self) -> KeptRules:
        from desktop.shell.new_game.arkham import kept_rules

        return kept_rules
