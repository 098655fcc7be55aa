"""The table of contents. Read this first, then `contents/`, which says what each chapter judges, performs and keeps.

| you look for                                        | read                          |
|-----------------------------------------------------|-------------------------------|
| what a character does                               | characters/<its id>.py        |
| who lives, whose ability works, who sits beside whom | grim.py                       |
| the bag, the first tokens                           | bag.py, setup.py              |
| what comes next in the night                        | steps.py, night.py            |
| what may be told                                    | learning.py                   |
| which reminders are laid, and by whom               | laying.py, tallies.py         |
| nominations, calls for exile                        | nominating.py                 |
| hands, counts, who is about to die                  | voting.py, votes.py           |
| executions, exiles                                  | executions.py                 |
| who seems to have won                               | winning.py                    |
| what is shown, and to whom                          | cards.py, showing.py          |
| what a viewer may know                              | views.py                      |
| what is drawn                                       | picture.py                    |
| what every id is called                             | naming.py                     |
"""

from __future__ import annotations

from rules.clocktower import contents, corrections, joining, laying, naming, offers, setup, violations
from rules.clocktower.actions import Reveal
from rules.clocktower.edition import Edition
from rules.clocktower.options import Options
from rules.clocktower.picture import picture
from rules.clocktower.state import ClockState
from rules.clocktower.views import ClockView, redact, view
from rules.rulebook import Rulebook


def rulebook(content: Edition) -> Rulebook[Edition, ClockState, ClockView]:
    """The rules, bound to content."""
    return Rulebook(
        game="clocktower",
        content=content,
        options=Options,
        state=ClockState,
        setup=setup.setup,
        chapters=contents.CHAPTERS,
        replies=contents.REPLIES,
        evolve=contents.EVOLVE,
        work=contents.WORK,
        after=contents.AFTER,
        remedies=contents.REMEDIES,
        violations=violations.ALL,
        view=view,
        picture=picture,
        offers=offers.offers,
        drops=offers.drops,
        redact=redact,
        asking=setup.asked,
        changes=corrections.changes,
        check_change=corrections.check_change,
        names=naming.names,
        is_over=lambda state: state.public.phase == "over",
        binds=laying.binds,
        afterwards=frozenset({Reveal}),
        hosted=True,
        seated=joining.seated,
    )
