"""What the audience is told of a town: whose part it is, what has just happened, the mythos stage by stage."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from desktop.projector.stage import Aloud, Line, Look, Moment, Throw, Walk
from rules.arkham import modifiers
from rules.arkham.events import MonsterMoved, Rolled
from rules.arkham.state import Phase, Stage, Town
from rules.events import Event
from rules.messages import says
from rules.tags import tag_of
from rules.views import Picture, PieceId, View

PHASES: Final[Mapping[Phase, str]] = {
    "setup": says("Setting up"),
    "upkeep": says("Upkeep · turn {turn}"),
    "movement": says("Movement · turn {turn}"),
    "arkham": says("Arkham · turn {turn}"),
    "other": says("Other Worlds · turn {turn}"),
    "mythos": says("Mythos · turn {turn}"),
    "over": says("Game over"),
}
TURN = says("{who}'s turn")
BEGINS: Final = says("The Mythos is about to begin")
CARD: Final = "{it}"
MOVING, ENDED = says("Monsters are about to move"), says("The Mythos is over")
STAGES: Final[Mapping[Stage, str]] = {
    "draw": BEGINS, "gate": CARD, "clue": CARD, "move": MOVING, "ability": CARD, "end": ENDED,
}  # fmt: skip
WON, AWAKE = says("The investigators have won"), says("{ancient} awakens")
MOVED = says("Monsters move: {monsters}")
RANKS: Final = (
    "rolled", "checked", "doom-rose", "clues-taken", "clue-placed", "moved", "advanced", "mythos-drawn",
    "headline-ended", "received", "ally-joined", "ally-left", "location-closed", "monsters-gone",
    "monster-put-back", "monster-placed", "monster-moved", "gate-kept-away", "evaded", "combat-began",
    "monster-beaten", "terror-rose", "environment-came", "rumor-came", "rumor-ended", "outskirts-overrun",
    "surged", "gate-opened", "gate-closed", "sealed", "delayed", "arrested", "carried-off", "lost", "drawn-in",
    "came-back", "returned", "replaced", "joined", "arrived", "left", "devoured", "game-won", "awoke",
)  # fmt: skip
"""What is said of a deed in which several things happen: the last of these words that fits."""


class TownStage(Aloud):
    """Arkham's stage: nothing is secret but what has not happened yet (flows.md 4.2)."""

    grave = frozenset({"devoured", "game-won", "awoke"})
    endings = frozenset({"game-won", "awoke"})
    spoken = frozenset(RANKS)
    staged = True

    def secret(self, view: View) -> bool:
        return False

    def over(self, view: View) -> bool:
        return public(view).phase == "over"

    def whose(self, view: View) -> Line:
        return Line("")

    def moment(self, view: View, picture: Picture) -> Moment:
        now = public(view)
        figure = next((piece.look for piece in picture.pieces if piece.id == now.active), "")
        phase = Line(PHASES[now.phase], {"turn": str(now.turn)})
        return Moment(_headline(now), phase, figure, (), found=tuple(_vitals(now)), lasting=tuple(_lasting(now)))

    def happening(self, event: Event) -> Walk | Look | None:
        told: Any = event
        return Walk(told.seat, (told.origin, told.to)) if tag_of(event) == "moved" else None

    def said(self, events: Sequence[Event]) -> Event | Line | None:
        """The most telling of what happened; of several moves the names of those that moved."""
        moved = [event for event in events if isinstance(event, MonsterMoved)]
        weighty = [event for event in events if tag_of(event) in self.spoken and event.message]
        best = max(weighty, key=lambda event: RANKS.index(tag_of(event)), default=None)
        if len(moved) > 1 and isinstance(best, MonsterMoved):
            return Line(MOVED, {"monsters": tuple(event.token for event in moved)})
        return best

    def sign(self, said: Event | Line) -> PieceId:
        """The piece whose drawing stands beside what is said."""
        return str(getattr(said, "token", "") or getattr(said, "monster", "") or getattr(said, "seat", ""))

    def thrown(self, content: Any, view: View, events: Sequence[Event]) -> Throw | None:
        """All dice of the last throw among these, and from which face on they succeed."""
        rolled = next((event for event in reversed(events) if isinstance(event, Rolled)), None)
        sheet = public(view).sheets.get(rolled.seat) if rolled is not None else None
        if rolled is None or sheet is None:
            return None
        return Throw(rolled.shown or rolled.dice, modifiers.threshold(content, sheet))

    def story(self, view: View, events: Sequence[Event]) -> tuple[Line, ...]:
        """How the town stands."""
        now = public(view)
        if now.phase == "setup":
            return ()
        told = {"terror": str(now.terror), "doom": str(now.doom), "gates": str(len(now.gates)), "turn": str(now.turn)}
        return (
            Line(says("Turn {turn} · terror {terror} · doom {doom}"), told),
            Line(says("Open gates: {gates} · monsters in Arkham: {monsters}"), {**told, "monsters": _in_town(now)}),
        )


def public(view: View) -> Town:
    """What everybody knows of a town: all of it."""
    shared: Town = getattr(view, "town")  # noqa: B009 - each game's view has its own fields
    return shared


def _headline(now: Town) -> Line:
    if now.phase == "over":
        return Line(AWAKE, {"ancient": now.ancient}) if now.awake else Line(WON)
    if now.phase == "mythos":
        # A card that is not carried out any more lies elsewhere, and has no name here.
        message = STAGES[now.stage]
        return Line(message if now.card or message != CARD else BEGINS, {"it": now.card})
    return Line(TURN, {"who": now.active}) if now.active else Line(PHASES["setup"] if now.phase == "setup" else "")


def _vitals(now: Town) -> Iterator[Line]:
    """The numbers of whoever acts, where the program is told them."""
    if now.told and now.active:
        sheet = now.sheets[now.active]
        values = {"sanity": str(sheet.sanity), "stamina": str(sheet.stamina)}
        yield Line(says("Sanity {sanity} · Stamina {stamina}"), values)


def _lasting(now: Town) -> Iterator[Line]:
    """The cards that hold on."""
    if now.environment:
        yield Line(says("Environment: {card}"), {"card": now.environment})
    if now.rumor:
        message = says("Rumor: {card} ({n})") if now.tokens else says("Rumor: {card}")
        yield Line(message, {"card": now.rumor, "n": str(now.tokens)})
    for card in sorted(now.lasting):
        yield Line(says("Headline: {card}"), {"card": card})


def _in_town(now: Town) -> str:
    return str(sum(place != "outskirts" for place in now.monsters.values()))
