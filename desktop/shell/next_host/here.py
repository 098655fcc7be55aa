"""Where a table is, for somebody who has not seen it yet; nothing that lies covered elsewhere in the window."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from desktop import house_rules
from desktop.shell import phases
from desktop.shell.fate_dialog import CARDBOARD, PROGRAM, kinds
from desktop.shell.games import custom
from desktop.shell.hall import OFF
from rules.messages import says
from rules.seats import AUDIENCE

if TYPE_CHECKING:
    from desktop.shell.context import Context
    from desktop.shell.window import HostWindow

GAME, NOW, LAST = says("What is played"), says("Now it is"), says("What happened last")
TOLD, FATE, RULES = says("What the program is told"), says("Who answers for Fate"), says("House rules")
SEEN, KEPT = says("What the audience has"), says("Where it is kept")
USUAL, OTHERWISE = says("as nearly everybody plays"), says("otherwise than usual: {points}")
SHARED = says("Cardboard: {cardboard}. Everything else: the program.")
NO_FILE = says("nowhere yet: Ctrl+S keeps it")
MOST = 3
JOINT = " · "


class Line(NamedTuple):
    """What it is about, and how it stands."""

    about: str
    value: str


def lines(host: HostWindow) -> list[Line]:
    """From what is played to where it is kept."""
    context, say = host.context, host.context.say
    told = (
        (GAME, _game(context)),
        (NOW, _joined(host.side.prompt.who.text(), host.side.prompt.what.text())),
        (LAST, " ".join(_last(context))),
        (TOLD, _told(context)),
        (FATE, _fate(context)),
        (RULES, _rules(context)),
        (SEEN, _seen(host)),
        (KEPT, _file(context)),
    )
    return [Line(say(about), value) for about, value in told if value]


def _told(context: Context) -> str:
    told = custom(context.session).told(context.session)
    return context.say(told) if told else ""


def _joined(*parts: str) -> str:
    return JOINT.join(filter(None, parts))


def _game(context: Context) -> str:
    title, line = phases.title(context.session), phases.subtitle(context.session)
    return _joined(context.say(title.message, title.values), context.say(line.message, line.values))


def _last(context: Context) -> list[str]:
    """As the audience was told it: the next host may not be alone before the window."""
    told = (context.speech.tell(line.event) for line in context.session.log(AUDIENCE))
    return [sentence for sentence in told if sentence][-MOST:]


def _fate(context: Context) -> str:
    """One word where it is always the same; else what the cardboard says, and that the rest is the program's."""
    source = context.session.match.fate.source
    by_hand = [title for kind, title in kinds(context).items() if source(kind) == "cardboard"]
    if not by_hand:
        return context.say(PROGRAM)
    if len(by_hand) == len(kinds(context)):
        return context.say(CARDBOARD)
    return context.say(SHARED, {"cardboard": ", ".join(by_hand)})


def _rules(context: Context) -> str:
    points = house_rules.unusual(house_rules.of(context.session))
    named = ", ".join(context.say(point.label) for point in points)
    return context.say(OTHERWISE, {"points": named}) if named else context.say(USUAL)


def _seen(host: HostWindow) -> str:
    hall = host.audience.hall
    return _joined(*map(host.context.say, hall.state if hall is not None else (OFF,)))


def _file(context: Context) -> str:
    record = context.session.record
    return context.say(NO_FILE) if record is None or not record.placed else record.path.name
