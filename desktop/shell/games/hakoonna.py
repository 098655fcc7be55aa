"""Hako Onna at the host's window: times with shut eyes, covered tiles, secrets to be handed round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from desktop.session import Session
from desktop.shell import by_hand
from desktop.shell.games import mansion_now, mansion_rows
from desktop.shell.games.mansion_rows import END, FIRST
from desktop.shell.games.ways import Custom, Gone, KeptRules, Line, Pill, Setting, Tempo
from desktop.shell.phases import BUILDING, SETTING_UP, public
from rules.actions import Action, Value
from rules.events import Correction, Event
from rules.hakoonna.actions import Leave
from rules.hakoonna.events import Opened, OptionsSet
from rules.hakoonna.state import HAKO
from rules.hakoonna.violations import KeyNeedsExit, MaryNeedsBones, NotCarryable, NotHeld, SafeUnknown, TooFewHeld
from rules.messages import says
from rules.offers import Form
from rules.seats import HOST, SeatId, Viewer
from rules.state import State
from rules.views import PieceId, SpaceId, View

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from desktop.shell.away.late import Late
    from desktop.shell.briefing.cards import Card
    from desktop.shell.context import Context
    from desktop.shell.house_rules import HouseRulesPage
    from desktop.shell.list_card import Row
    from desktop.shell.seat_signs import Signs
    from desktop.shell.table_check.lines import Line as CheckLine
    from desktop.shell.window import HostWindow
    from desktop.words import Words
    from rules.hakoonna.knowledge import Secret

KNOWLEDGE: Final = {
    "public": says("only what everybody at the table sees"),
    "host": says("all that a host who plays no part sees"),
    "program": says("everything: there is no cardboard"),
}
NEVER_HER: Final = says("not without her")


class Hakoonna(Custom):
    """A mansion's table."""

    lacks = frozenset("almanac save-script clock-lists clock clock-longer clock-away".split())
    rare = ("agree", "surrender")
    common = (*FIRST, "pass", END)
    dragged = ("walk",)
    hidden = (NotHeld, TooFewHeld, NotCarryable, SafeUnknown, KeyNeedsExit, MaryNeedsBones)

    # ---- the course of the evening

    def before_play(self, session: Session) -> bool:
        return public(session).phase in SETTING_UP

    def building(self, session: Session) -> bool:
        return public(session).phase in BUILDING

    def eyes_shut(self, session: Session) -> bool:
        return public(session).phase == "hako"

    def closing(self, session: Session) -> bool:
        """A round ends with her time."""
        return public(session).turn == HAKO

    def pills(self, session: Session) -> list[Pill]:
        return mansion_now.pills(session)

    def what_now(self, session: Session) -> Line:
        return mansion_now.what_now(session)

    def advice(self, session: Session) -> str:
        return mansion_now.advice(session)

    def counted(self, session: Session) -> Iterator[Line]:
        from desktop.shell.games import mansion_tempo

        return mansion_tempo.counted(session)

    def tempi(self, session: Session) -> Iterator[Tempo]:
        from desktop.shell.games import mansion_tempo

        return mansion_tempo.tempi(session)

    def about(self, session: Session) -> Line:
        seats = session.match.header.seats
        if any(seat.role == "gray-man" for seat in seats):
            return Line(says("with the Gray Man · {n} seats"), {"n": len(seats)})
        return super().about(session)

    def role(self, seat: str) -> str:
        return says("Visitor") if seat == "visitor" else ""

    def reminders(self, session: Session) -> Iterator[Line]:
        """With whom the acting seat may talk."""
        from desktop.shell.reminders import reminders

        return reminders(session)

    # ---- what may be done

    def rows(self, seat: SeatId, forms: Sequence[Form]) -> list[tuple[Form, ...]]:
        return mansion_rows.rows(seat, forms)

    def lit(self, session: Session) -> tuple[str, ...]:
        """To end her time, once nothing else comes first."""
        return (END,)

    def at_hand(self, session: Session, form: Form) -> tuple[Value, ...]:
        """Whether the noise held, where the table has the cardboard tower."""
        by_hand_ = session.match.fate.source("noise") == "cardboard"
        told = form.action == "stack" and by_hand_ and public(session).options.noise == "tower"
        return ("held", "fell") if told else ()

    # ---- who comes and goes

    def stays(self, session: Session, seat: SeatId) -> str:
        roles = {one.id: one.role for one in session.match.seats}
        return NEVER_HER if roles.get(seat) == "hako-onna" else ""

    def taken_out(self, seat: SeatId) -> Action:
        return Leave(HOST, seat)

    def consequences(self, context: Context, seat: SeatId) -> list[str]:
        from desktop.shell.away.consequences import consequences

        return consequences(context, seat)

    def late(self, late: Late) -> tuple[tuple[Row, ...], tuple[str, ...]]:
        from desktop.shell.away import mansion_late

        return mansion_late.rows(late), mansion_late.notes(late)

    # ---- who knows what

    def at_the_screen(self, session: Session) -> bool:
        return public(session).options.knowledge == "program"

    def holds_secrets(self, session: Session) -> bool:
        return public(session).told

    def told(self, session: Session) -> str:
        return KNOWLEDGE[public(session).options.knowledge]

    def keepers(self, session: Session) -> list[SeatId]:
        from desktop.shell.handing import mansion

        return mansion.keepers(session)

    def secrets(self, session: Session, views: Mapping[Viewer, View], events: Iterable[Event]) -> Iterable[Secret]:
        from rules.hakoonna.knowledge import secrets

        opened = [event for event in events if isinstance(event, Opened)]
        return secrets(session.book.content, public(session), views, opened)  # type: ignore[arg-type] # its own views

    # ---- what is shown

    def held(self, session: Session, seat: SeatId) -> int:
        return public(session).held.get(seat, 0)

    def signs(self, context: Context, seat: SeatId) -> Signs:
        from desktop.shell.seat_signs import signs

        return signs(context, public(context.session), seat)

    def panels(self, context: Context, port: QWidget) -> dict[str, QWidget]:
        """The noise, the Gray Man, what everybody knows."""
        from desktop.shell.panels.hakoonna import GrayPanel, KnownPanel, NoisePanel

        return {"noise": NoisePanel(context), "gray": GrayPanel(context), "known": KnownPanel(context)}

    def briefing(self, session: Session) -> tuple[Card, ...]:
        from desktop.shell.briefing.cards import cards

        return cards(public(session))

    # ---- what the cardboard says

    def gone(self, session: Session) -> tuple[Gone, ...]:
        from desktop.shell.games import mansion_cardboard

        return mansion_cardboard.gone(session)

    def lines(self, session: Session, words: Words) -> Iterable[CheckLine]:
        from desktop.shell.table_check.lines import of_the_mansion

        return of_the_mansion(session, words)

    # ---- by hand

    def takes(self, session: Session, piece: PieceId) -> bool:
        return piece in public(session).at

    def place_of(self, session: Session, space: SpaceId) -> SpaceId:
        """The room that a shadow lies in."""
        return next((one.within for one in session.picture().spaces if one.id == space), "") or space

    def places(self, session: Session, piece: PieceId) -> list[SpaceId]:
        return [space.id for space in session.picture().spaces if not space.within]

    def put(self, session: Session, piece: PieceId, space: SpaceId) -> tuple[Correction, ...]:
        return by_hand.put(piece, space)

    def turned(self, session: Session, space: SpaceId) -> tuple[Correction, ...]:
        """A shadow is emptied, or filled."""
        return by_hand.turn_shadow(session, space) if self.place_of(session, space) != space else ()

    def barred(self, session: Session, one: SpaceId, other: SpaceId) -> tuple[Correction, ...]:
        return by_hand.bar(session, one, other)

    def of_the_table(self, session: Session) -> Iterator[Setting]:
        return by_hand.of_the_table(session)

    def of_a_space(self, session: Session, space: SpaceId) -> Iterator[Setting]:
        return by_hand.of_a_room(session, space)

    def of_its_ways(self, session: Session, space: SpaceId) -> Iterator[Setting]:
        return by_hand.of_its_doors(session, space)

    # ---- house rules

    def rules_page(self, host: HostWindow) -> HouseRulesPage:
        from desktop.shell.house_rules import HouseRulesPage

        return HouseRulesPage(host)

    def options(self, state: State) -> Any:
        return getattr(state, "public").options  # noqa: B009 - each game's state has its own fields

    def playing(self, options: Any) -> Correction:
        return OptionsSet(options)

    def kept_rules(self) -> KeptRules:
        from desktop import house_rules

        return house_rules
