"""The pages on which a storyteller's table is set up, and what a dropped script brings."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from desktop.shell.bringing import Bringing
from desktop.shell.new_game.clocktower import scripts
from desktop.shell.new_game.clocktower.page import NewClockPage
from desktop.shell.new_game.clocktower.steps import CONFIRM, STEPS
from desktop.tables import a_book
from tests.desktop.shell.hands import Hands
from tests.rules.clocktower.scripts.reading import FILES

Open = Callable[[Hands], object]
STRANGERS = json.dumps(["empath", "virgin", "po", "1000", *map(str, range(1000, 1040)), {}]).encode()
"""A script with many characters that nobody knows, called the same in every language."""


def _page(hands: Hands) -> NewClockPage:
    hands.window.show_new_game("clocktower")
    hands.wait()
    page = hands.window.pages.page
    assert isinstance(page, NewClockPage)
    return page


def _step(step: str) -> Open:
    def opens(hands: Hands) -> None:
        _page(hands).course.turn(step)
        hands.wait()

    return opens


def _script(data: bytes, step: str) -> Open:
    def opens(hands: Hands) -> None:
        page = _page(hands)
        page.bring(scripts.brought(data, a_book("clocktower").content.known))
        page.course.turn(step)
        hands.wait()

    return opens


def _crowd(hands: Hands) -> None:
    """Twenty seats; two travel, one of them as nobody."""
    page = _page(hands)
    for _ in range(12):
        page.draft.add()
    for row, typed in (("1", "바리스타"), ("2", "??!")):
        page.draft.travel(row, travels=True)
        page.draft.chair(row).character = typed
        page.course.leave(f"traveller:{row}")
    page.course.turn("travellers")
    hands.wait()


def _two_demons(hands: Hands) -> None:
    page = _page(hands)
    page.course.turn("bag")
    for one in ("po", "vortox", "summoner"):
        hands.click(page.asked.bag.options[one])
    hands.wait()


def _worded(hands: Hands) -> None:
    page = _page(hands)
    page.course.turn("djinn")
    hands.click(next(iter(page.asked.djinn.rows.values())).change)
    hands.wait()


def _dropped(data: bytes) -> Open:
    """A file whose name is of no language."""

    def opens(hands: Hands) -> None:
        path = hands.app.folder / "7"
        path.write_bytes(data)
        Bringing(hands.window).take(path)
        hands.wait()

    return opens


OPENERS: Mapping[str, Open] = {
    **{f"a new circle: {step}": _step(step) for step in STEPS if step != CONFIRM},
    "a new circle: a crowd": _crowd,
    "a new circle: two demons": _two_demons,
    "a new circle: an own rule for a pair": _worded,
    "a new circle: a broken script": _script((FILES / "s10_cp949.json").read_bytes(), "script"),
    "a new circle: unknown characters": _script(STRANGERS, "bag"),
    "a script is dropped": _dropped(STRANGERS),
    "a broken script is dropped": _dropped((FILES / "s10_truncated.json").read_bytes()),
}
