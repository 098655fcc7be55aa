"""Lays the pages on which a new table is set up over the host's window: each game has its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.shell.new_game.setup_page import SetupPage
    from desktop.shell.window import HostWindow


def show(window: HostWindow, game: str = "") -> None:
    """Set a table up for a game; without one, for the game that is played here."""
    wanted = game or window.context.session.match.header.game
    made = {"arkham": _town, "clocktower": _circle}
    _lay(window, made.get(wanted, _mansion)(window))


def _lay(window: HostWindow, page: SetupPage) -> None:
    page.draft.tonight.grace = f"{window.audience.grace / 1000:g}"
    page.chosen.connect(window.chosen)
    page.chosen.connect(lambda _: window.audience.begin(page.draft.tonight.screen, page.grace))
    page.spoke.connect(window.speak)
    page.cancelled.connect(window.show_table)
    window.pages.open(page)


def _town(window: HostWindow) -> SetupPage:
    from desktop.shell.new_game.arkham.page import NewTownPage

    return NewTownPage(window.context, window.profile, window.starting.folder)


def _circle(window: HostWindow) -> SetupPage:
    from desktop.shell.new_game.clocktower.page import NewClockPage

    page = NewClockPage(window.context, window.profile, window.starting.folder)
    page.lists_wanted.connect(lambda: window.lists.show())
    return page


def _mansion(window: HostWindow) -> SetupPage:
    """What is always played is proposed."""
    from desktop import house_rules
    from desktop.shell.new_game.page import NewGamePage

    context, profile = window.context, window.profile
    page = NewGamePage(context.words, context.theme, context.scale, profile=profile, records=window.starting.folder)
    if profile is not None and house_rules.path_of(profile).exists():
        page.files.read_house(house_rules.path_of(profile))
    page.follow(context)
    return page
