"""A check: its dice as a sum with every part named, what they show, and how it went (003 4.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from desktop.session import Session
from desktop.shell.book.block import Entry
from desktop.shell.book.voice import Voice
from desktop.shell.games.town import town
from rules.arkham import checks, modifiers
from rules.arkham.content import Content
from rules.arkham.effects import Check, Roll, SpendClue, TellCheck
from rules.arkham.events import Checked, Rolled
from rules.arkham.state import Town
from rules.arkham.views import ArkView
from rules.engine import AnyTable
from rules.events import Event
from rules.messages import says

LOOK_BACK: Final = 40
"""How many steps back the latest check is looked for."""
PRINTED: Final = says("Printed there")
CLUES: Final = says("Clues spent")
KINDS: Final = {
    "mythos": says("{card} (Mythos card)"),
    "ancient": says("{card} (Ancient One)"),
    "special": says("{card} (special card)"),
    "investigator": says("{card} (own ability)"),
}
ABOUT: Final = {
    "monster": says("{skill} check of {who}: {monster}"),
    "gate": says("{skill} check of {who}: the gate at {gate}"),
    "": says("{skill} check of {who}"),
}


class Thrown(NamedTuple):
    """A check that is being made or was made last, and the town that it was reckoned in."""

    check: Check
    town: Town
    shown: tuple[int, ...] = ()
    result: str = ""


def latest(session: Session) -> Thrown | None:
    """The check that the table is asked about, else the latest of the game."""
    asked = session.asked()
    if isinstance(asked, Roll | SpendClue) and asked.check is not None:
        return Thrown(asked.check, town(session), asked.shown)
    if isinstance(asked, TellCheck):
        return Thrown(asked.check, town(session))
    way = session.match.path()[-LOOK_BACK:]
    made = (_made(session, node.number, node.parent.table if node.parent else node.table) for node in reversed(way))
    return next((one for one in made if one is not None), None)


def _made(session: Session, number: int, before: AnyTable) -> Thrown | None:
    """The last check of a step; some of its dice may lie there from before."""
    events = session.events(number)
    over = _last(events, Checked)
    thrown = next((one for one in reversed(events) if isinstance(one, Rolled) and one.check is not None), None)
    check = thrown.check if thrown is not None else over.check if over is not None else None
    view = session.book.view(session.book.content, before, session.viewer)
    if check is None or not isinstance(view, ArkView):
        return None
    shown = (thrown.shown or thrown.dice) if thrown is not None else ()
    return Thrown(check, view.town, shown, over.result if over is not None and over.check == check else "")


def _last(events: tuple[Event, ...], kind: type[Checked]) -> Checked | None:
    return next((one for one in reversed(events) if isinstance(one, kind)), None)


# ---- in words


def about(voice: Voice, one: Check) -> str:
    """Whose check it is, of which skill, and against what."""
    kind = "monster" if one.monster else "gate" if one.gate else ""
    return voice.say(ABOUT[kind], skill=one.skill, who=one.seat, monster=one.monster, gate=one.gate)


def parts(voice: Voice, thrown: Thrown) -> Iterator[Entry]:
    """The addends, each with where it comes from; nothing where the program is not told the skill."""
    content: Content = voice.session.book.content
    if not thrown.town.told:
        return
    addends = checks.pool(content, thrown.town, thrown.check)
    for number, addend in enumerate(addends):
        dice = str(addend.dice) if not number else signed(addend.dice)
        yield Entry(source(voice, content, addend.source), dice, _sign(addend.source), addend.dice < 0)
    more = len(thrown.shown) - checks.dice(content, thrown.town, thrown.check)
    if more > 0:
        yield Entry(voice.say(CLUES), signed(more), "clue")


def dice(voice: Voice, thrown: Thrown) -> int:
    """How many are thrown."""
    content: Content = voice.session.book.content
    return max(len(thrown.shown), checks.dice(content, thrown.town, thrown.check)) if thrown.town.told else 0


def lowest(voice: Voice, thrown: Thrown) -> int:
    """The lowest face that is a success."""
    return modifiers.threshold(voice.session.book.content, thrown.town.sheets[thrown.check.seat])


def source(voice: Voice, content: Content, key: str) -> str:
    """What a part of the pool is called: a skill, a card with its kind, or what is printed."""
    kind, _, card = key.partition(".")
    if kind in KINDS and card:
        return voice.say(KINDS[kind], card=content.names[card])
    return voice.say(PRINTED) if key == "printed" else voice.name(key)


def signed(dice: int) -> str:
    """With a plus or a real minus before it."""
    return f"+{dice}" if dice >= 0 else f"\N{MINUS SIGN}{-dice}"


def _sign(key: str) -> str:
    kind = key.partition(".")[0]
    drawings = {"mythos": "ark-phase-mythos", "special": "ark-blessed", "ancient": "doom"}
    skills = ("speed", "sneak", "fight", "will", "lore", "luck")
    return f"ark-{key}" if key in skills else drawings.get(kind, "")
