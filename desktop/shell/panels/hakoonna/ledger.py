"""The ledger of the tiles: how many of each kind are seen, and how far the three ways to win have come (P23)."""

from collections.abc import Callable, Mapping

from desktop.session import Session
from desktop.shell.panels.hakoonna.block import Block
from desktop.shell.panels.hakoonna.facts import Fact
from desktop.words import Words
from rules.hakoonna.content import Content
from rules.hakoonna.counting import Count, Need, Route, counts, routes
from rules.hakoonna.views import HakoView
from rules.messages import says

Say = Callable[[str, Mapping[str, object]], str]

TILES = says("Tiles")
SEEN = says("seen {n} · unseen {left}")
GONE = says("seen {n} · unseen {left} · gone {gone}")
KINDS = {
    "empty": says("Empties"),
    "weapon": says("Weapons"),
    "hint": says("Hints"),
    "number": says("Safe numbers"),
    "diary": says("Diaries"),
    "talisman": says("Talismans"),
}
ROUTES = {"escape": says("Escape"), "exorcism": says("Exorcism"), "memorial": says("Memorial")}
STATES = {"open": says("open"), "needs": says("not yet"), "closed": says("closed for good")}
THINGS = {"weakness": says("Her weakness"), "weapon": says("The right weapon")}
FOUND = {
    "held": says("before {who}"),
    "found": says("seen by the visitors"),
    "hidden": says("not found yet"),
    "untold": says("not told here"),
    "inside": says("in the safe"),
    "taken": says("taken out"),
    "open": says("open"),
    "gone": says("out of the game"),
}


def ledger(session: Session, words: Words) -> tuple[Block, ...]:
    """What this window's own view may know: the tiles, then each way to win."""
    view = session.seen()
    assert isinstance(view, HakoView)
    content, speech = session.book.content, session.speech(words)

    def say(message: str, values: Mapping[str, object]) -> str:
        return words.say(message, {hole: speech.value(hole, value) for hole, value in values.items()})

    tiles = Block(say(TILES, {}), tuple(_count(content, one, say) for one in counts(content, view)))
    return (tiles, *(_route(route, say) for route in routes(content, view)))


def _count(content: Content, one: Count, say: Say) -> Fact:
    about = say(KINDS[one.kind], {}) if one.kind in KINDS else say("{it}", {"it": content.only(one.kind)})
    values = {"n": one.seen, "left": one.unseen, "gone": one.gone}
    return Fact(_capital(about), say(GONE if one.gone else SEEN, values))


def _route(route: Route, say: Say) -> Block:
    needs = tuple(_need(need, say) for need in route.needs)
    return Block(say(ROUTES[route.name], {}), needs, say(STATES[route.state], {}), route.state == "closed")


def _need(need: Need, say: Say) -> Fact:
    about = say(THINGS[need.thing], {}) if need.thing in THINGS else say("{it}", {"it": need.thing})
    return Fact(_capital(about), say(FOUND[need.found], {"who": need.who}))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
