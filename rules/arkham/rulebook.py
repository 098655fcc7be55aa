"""The table of contents. Read this first, then `contents/`, which says what each chapter judges, performs and keeps.

| you look for                                   | read                |
|------------------------------------------------|---------------------|
| who plays whom, what lies there at the start   | setup.py            |
| phases, whose part it is                       | rounds.py           |
| setting a position by hand                     | corrections.py      |
| what a viewer may know                         | views.py            |
| what is drawn                                  | picture.py          |
| what every id is called                        | naming.py           |
"""

from __future__ import annotations

from rules.arkham import contents, corrections, evading, joining, leaving, mythos, naming, offers, setup, violations
from rules.arkham.content import Content
from rules.arkham.options import Options
from rules.arkham.picture import picture
from rules.arkham.state import ArkState
from rules.arkham.views import ArkView, redact, view
from rules.rulebook import Rulebook


def rulebook(content: Content) -> Rulebook[Content, ArkState, ArkView]:
    """The rules, bound to content."""
    return Rulebook(
        game="arkham",
        content=content,
        options=Options,
        state=ArkState,
        setup=setup.setup,
        chapters=contents.CHAPTERS,
        replies=contents.REPLIES,
        evolve=contents.EVOLVE,
        work=contents.WORK,
        before=contents.BEFORE,
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
        is_over=lambda state: state.town.phase == "over",
        withdraws=lambda *open_: evading.withdraws_step(*open_) or leaving.withdraws(*open_),
        binds=mythos.binds,
        seated=joining.seated,
    )
