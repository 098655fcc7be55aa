"""Everything the host can open at a town's table, and the pages that set one up."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt

from desktop.shell.new_game.arkham.page import NewTownPage
from desktop.shell.new_game.arkham.steps import CONFIRM, STEPS
from rules.arkham.options import Options
from tests.desktop.shell.hands import Hands
from tests.desktop.shell.town_hands import PEOPLE, beside_a_monster, moving, press, rolling, sit_at_a_town, surging

Open = Callable[[Hands], object]
KEY = Qt.Key


def _moving(hands: Hands) -> None:
    sit_at_a_town(hands)
    moving(hands)


def _going(hands: Hands) -> None:
    _moving(hands)
    press(hands, "move")


def _refused(hands: Hands) -> None:
    sit_at_a_town(hands)
    beside_a_monster(hands)
    hands.drag("p1", "police_station")


def _dice_put_right(hands: Hands) -> None:
    rolling(hands)
    hands.keys(*(KEY.Key_6,) * 5, KEY.Key_Return)
    hands.wait(20)
    hands.window.acts.run("amend", hands.session.match.at)
    hands.keys(KEY.Key_2, KEY.Key_1, KEY.Key_7)


def _dice_typed(hands: Hands) -> None:
    rolling(hands)
    hands.keys(*(KEY.Key_6,) * 5)


def _attesting(hands: Hands) -> None:
    sit_at_a_town(hands, Options(depth="board", investigators=PEOPLE, ancient="azathoth", first="p1"))
    moving(hands)
    hands.drag("p1", "police_station")


def _drawing(hands: Hands) -> None:
    sit_at_a_town(hands, sources={"mythos": "cardboard"})
    hands.key(KEY.Key_Space)


def _correcting(hands: Hands) -> None:
    _moving(hands)
    hands.window.acts.run("correct")


def _correcting_a_place(hands: Hands) -> None:
    _correcting(hands)
    hands.play.correcting.look_at("woods")


def _opened(id_: str) -> Open:
    def opens(hands: Hands) -> None:
        _moving(hands)
        hands.window.acts.run(id_)

    return opens


def _leaving(hands: Hands) -> None:
    _moving(hands)
    hands.window.seat_menu.open("p1")
    hands.key(KEY.Key_4)


def _coming(hands: Hands) -> None:
    _opened("late")(hands)
    hands.key(KEY.Key_1)


def _asked_on_the_table(hands: Hands) -> None:
    _opened("table-check")(hands)
    hands.keys(*(KEY.Key_1,) * 13, KEY.Key_2)


def _page(hands: Hands) -> NewTownPage:
    hands.window.show_new_game("arkham")
    hands.wait()
    page = hands.window.pages.page
    assert isinstance(page, NewTownPage)
    return page


def _step(step: str) -> Open:
    def opens(hands: Hands) -> None:
        _page(hands).course.turn(step)
        hands.wait()

    return opens


def _cast(hands: Hands) -> NewTownPage:
    """Everybody is chosen: one twice, one nobody knows."""
    page = _page(hands)
    hands.click(page.asked.choices["drawing"].options["choose"])
    for one, typed in zip(page.draft.people, ("케이트", "젠킨슨", "케이트", "??!"), strict=True):
        one.investigator = typed
        page.course.leave(f"investigator:{one.row}")
    hands.wait()
    return page


def _belongings(hands: Hands) -> None:
    _cast(hands).course.turn("belongings")
    hands.wait()


def _chosen_ancient(value: str) -> Open:
    def opens(hands: Hands) -> None:
        page = _page(hands)
        page.course.turn("ancient")
        hands.click(page.asked.choices["ancient"].options[value])

    return opens


OPENERS: Mapping[str, Open] = {
    "a town": sit_at_a_town,
    "a town's movement": _moving,
    "somebody goes through the town": _going,
    "a refusal in the town": _refused,
    "the town is asked": _attesting,
    "a Mythos card is typed": _drawing,
    "monsters surge": surging,
    "dice are typed": rolling,
    "all dice are typed": _dice_typed,
    "dice are put right": _dice_put_right,
    "the town is corrected": _correcting,
    "a place of the town is corrected": _correcting_a_place,
    "somebody leaves a town": _leaving,
    "somebody comes late to a town": _opened("late"),
    "which investigator comes late": _coming,
    "house rules of a town": _opened("house-rules"),
    "a town's table check": _opened("table-check"),
    "what is on a town's table": _asked_on_the_table,
    "where a town stands": _opened("standing"),
    **{f"a new town: {step}": _step(step) for step in STEPS if step != CONFIRM},
    "a new town: chosen people": _cast,
    "a new town: their belongings": _belongings,
    "a new town: a chosen Ancient One": _chosen_ancient("choose"),
    "a new town: some left out": _chosen_ancient("but"),
}
