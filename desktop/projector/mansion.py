"""What the audience is told of a mansion: the visitors' time, the end, and when eyes are closed."""

from __future__ import annotations

from typing import Any

from desktop.projector.stage import Line, Look, Moment, Walk
from rules.events import Event
from rules.hakoonna.state import GRAY, Public
from rules.messages import says
from rules.tags import tag_of
from rules.views import Picture, View

PHASES = {
    "start": says("Setting up"),
    "build": says("The mansion is being laid"),
    "ready": says("The mansion is being laid"),
    "deal": says("Setting up"),
    "noise": says("The visitors' time"),
    "tower": says("The visitors' time"),
    "act": says("The visitors' time"),
    "hako": says("Hako Onna's time"),
    "gray": says("After Hako Onna"),
    "naming": says("Game over"),
    "over": says("Game over"),
}
TURN = says("{who}'s turn")
HEADLINES = {
    "start": says("Who begins?"),
    "build": says("{who} lays a board"),
    "ready": says("The mansion stands"),
    "deal": says("The Gray Man takes his card"),
    "hako": says("Hako Onna's time"),
    "naming": says("The visitors surrender"),
}
WON = says("{who} won")
LOST = says("Nobody won")
GRAVE = frozenset(
    "surrendered card-turned hako-won visitor-lost hakobito-won black-won white-lost gray-undecided game-ended".split()
)


class Mansion:
    """Hako Onna's stage."""

    grave = GRAVE

    def secret(self, view: View) -> bool:
        return public(view).phase == "hako"

    def whose(self, view: View) -> Line:
        return Line(says("It is Hako Onna's time"))

    def moment(self, view: View, picture: Picture) -> Moment:
        now = public(view)
        seats = (*now.visitors, *((GRAY,) if GRAY in now.at else ()))
        figures = {piece.seat: piece.look for piece in picture.pieces if piece.look != "board"}
        return Moment(
            headline=_headline(now),
            phase=Line(PHASES[now.phase]),
            figure=figures.get(now.turn, "") if now.phase not in ("over", "naming", "start") else "",
            seats=seats,
            out=tuple(seat for seat in seats if not now.at.get(seat)),
        )

    def happening(self, event: Event) -> Walk | Look | None:
        told: Any = event
        if tag_of(event) == "walked":
            return Walk(told.seat, (told.origin, told.to))
        return Look(told.shadow) if tag_of(event) == "opened" else None


def public(view: View) -> Public:
    """What everybody knows of a mansion."""
    shared: Public = getattr(view, "public")  # noqa: B009 - each game's view has its own fields
    return shared


def _headline(now: Public) -> Line:
    if now.phase == "over":
        return _result(now)
    return Line(HEADLINES.get(now.phase, TURN), {"who": now.turn})


def _result(now: Public) -> Line:
    won = tuple(one.seat for one in now.outcomes if one.result == "won")
    return Line(WON, {"who": won}) if won else Line(LOST)
