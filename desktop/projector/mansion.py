"""What the audience is told of a mansion: the visitors' time, the end, and when eyes are closed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from desktop.items import item_card
from desktop.projector.stage import Aloud, Gift, Happening, Line, Look, Moment, Walk
from desktop.projector.story import HER_TIME, story
from desktop.projector.talk import talk
from rules.events import Event
from rules.hakoonna.state import BEFORE_PLAY, GRAY, Public
from rules.messages import says
from rules.tags import tag_of
from rules.views import Picture, View

PHASES = {
    **dict.fromkeys(BEFORE_PLAY, says("Setting up")),
    "build": says("The mansion is being laid"),
    "ready": says("The mansion is being laid"),
    "noise": says("The visitors' time"),
    "tower": says("The visitors' time"),
    "act": says("The visitors' time"),
    "hako": says("Hako Onna's time"),
    "phone": says("The telephone rings"),
    "gray": says("After Hako Onna"),
    "naming": says("Game over"),
    "over": says("Game over"),
}
TURN = says("{who}'s turn")
HERS, HIDES = says("It is Hako Onna's time"), says("Hako Onna hides")
HIDING = ("bones", "hiding")
SECRET = ("hako", *HIDING)
NOBODYS = frozenset({*BEFORE_PLAY, "over", "naming"} - {"build", "ready"})
"""The phases in which no seat has a turn."""
HEADLINES = {
    "start": says("Who begins?"),
    "build": says("{who} lays a board"),
    "ready": says("The mansion stands"),
    "items": says("The visitors take their items"),
    **dict.fromkeys(("code", "weakness", "power"), says("Hako Onna gets ready")),
    **dict.fromkeys(("bones", "hiding"), says("Hako Onna hides")),
    "deal": says("The Gray Man takes his card"),
    "hako": says("Hako Onna's time"),
    "phone": says("The telephone rings"),
}
ENDED = {
    "escape": says("The visitors escaped"),
    "exorcism": says("Hako Onna is exorcised"),
    "memorial": says("Hako Onna has found peace"),
    "annihilation": says("All visitors are dead"),
    "surrender": says("The visitors surrender"),
    "powers": says("Hako Onna holds all powers"),
}
WON = says("{who} won")
LOST = says("Nobody won")
ENDINGS = frozenset("escaped exorcised appeased annihilated surrendered all-powers-held".split())
RESULTS = frozenset(
    "hako-won hako-lost visitor-won visitor-lost hakobito-won hakobito-lost white-won white-lost black-won black-lost"
    " gray-undecided game-ended".split()
)
GRAVE = ENDINGS | RESULTS | frozenset("died slain tiles-shown gray-confirmed gray-killed card-turned".split())

SPOKEN = frozenset(
    "room-asked floor-asked number-tried safe-opened safe-stayed-shut nothing-happened given item-given tile-taken"
    " centre-turned gray-confirmed diary-opened".split()
)


class Mansion(Aloud):
    """Hako Onna's stage."""

    grave = GRAVE
    endings = ENDINGS
    spoken = SPOKEN

    def secret(self, view: View) -> bool:
        return public(view).phase in SECRET

    def over(self, view: View) -> bool:
        return public(view).phase in ("naming", "over")

    def whose(self, view: View) -> Line:
        return Line(HERS if public(view).phase == "hako" else HIDES)

    def moment(self, view: View, picture: Picture) -> Moment:
        now = public(view)
        seats = (*now.visitors, *((GRAY,) if GRAY in now.at else ()))
        figures = {piece.seat: piece.look for piece in picture.pieces if piece.look != "board"}
        return Moment(
            headline=_headline(now),
            phase=Line(PHASES[now.phase]),
            figure=figures.get(now.turn, "") if now.phase not in NOBODYS else "",
            seats=seats,
            out=tuple(seat for seat in seats if not now.at.get(seat)),
            held=now.held,
            found=tuple(_found(now)),
            talk=talk(now),
            cards={seat: tuple(filter(None, map(item_card.drawing, items))) for seat, items in now.items.items()},
        )

    def happening(self, event: Event) -> Happening | None:
        told: Any = event
        match tag_of(event):
            case "walked":
                return Walk(told.seat, (told.origin, told.to))
            case "opened":
                return Look(told.shadow)
            case "given":
                return Gift(told.seat, told.to, told.count)
            case "item-given":
                return Gift(told.seat, told.to, 1)
            case "tile-taken":
                return Gift(GRAY, told.seat, 1)
        return None

    def story(self, view: View, events: Sequence[Event]) -> tuple[Line, ...]:
        return story(public(view), sum(tag_of(event) == HER_TIME for event in events))


def _found(now: Public) -> Iterator[Line]:
    """What lies open for the rest of the game."""
    if now.diaries:
        yield Line(says("Diaries {n}"), {"n": str(now.diaries)})
    if now.safe_open:
        yield Line(says("Safe open"))
    if now.centre:
        yield Line(says("Middle: {cards}"), {"cards": now.centre})


def public(view: View) -> Public:
    """What everybody knows of a mansion."""
    shared: Public = getattr(view, "public")  # noqa: B009 - each game's view has its own fields
    return shared


def _headline(now: Public) -> Line:
    if now.phase == "over":
        return _result(now)
    if now.phase == "naming":
        return Line(ENDED.get(now.ending, PHASES["naming"]))
    return Line(HEADLINES.get(now.phase, TURN), {"who": now.turn})


def _result(now: Public) -> Line:
    won = tuple(one.seat for one in now.outcomes if one.result == "won")
    return Line(WON, {"who": won}) if won else Line(LOST)
