"""The table of contents. Read this first, then `contents/`, which says what each chapter judges, performs and keeps.

| you look for                                   | read                |
|------------------------------------------------|---------------------|
| which board comes next                         | building.py         |
| what fits where, when the mansion is done      | laying.py, finishing.py |
| whole mansions: automatic, checked, written    | layouts.py          |
| doors, stairs, the graph                       | mansion.py          |
| discs and noise cards                          | noise.py            |
| moving                                         | walking.py          |
| what is settled before the first turn          | preparing.py        |
| looking into shadows                           | opening.py          |
| where tiles lie, and whose they are            | tiles.py            |
| hiding, at the start and in her time           | hiding.py           |
| death                                          | dying.py            |
| passing                                        | passing.py          |
| the Gray Man's conditions                      | gray_man.py         |
| whose turn, Hako Onna's time, what comes after | turns.py            |
| escape, exorcism, memorial                     | routes.py           |
| giving, and who holds what                     | giving.py, holding.py |
| taking from the Gray Man, weapons on him       | robbing.py, confirming.py |
| item cards, the talisman                       | items/              |
| Hako Onna's powers, one by one                 | powers/             |
| the diary pile, the Time of Despair            | diaries.py          |
| stepping in while something is used            | interrupting.py, uses.py |
| who may talk with whom                         | talking.py          |
| giving up                                      | surrender.py        |
| a player who has to go                         | leaving.py          |
| each seat's result                             | endings.py          |
| setting a position by hand                     | corrections.py      |
| how much the program is told, changed in play  | disclosing.py       |
| what every id is called                        | naming.py           |
| what a viewer may know                         | views.py            |
| what is drawn                                  | picture.py          |
"""

from __future__ import annotations

from rules.hakoonna import contents, corrections, leaving, naming, offers, setup, violations
from rules.hakoonna.content import Content, Layout
from rules.hakoonna.options import Options
from rules.hakoonna.picture import picture
from rules.hakoonna.state import HakoState
from rules.hakoonna.views import HakoView, redact, view
from rules.rulebook import Rulebook


def rulebook(content: Content) -> Rulebook[Content, HakoState, HakoView]:
    """The rules, bound to content."""
    return Rulebook(
        game="hakoonna",
        content=content,
        options=Options,
        state=HakoState,
        layout=Layout,
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
        withdraws=leaving.withdraws,
        changes=corrections.changes,
        check_change=corrections.check_change,
        names=naming.names,
        is_over=lambda state: state.public.phase == "over",
    )
