"""Fills the host's window with its parts, in steps that each take a moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from desktop.jamo import Jamo
from desktop.shell.acts import Acts
from desktop.shell.amending import Amending
from desktop.shell.announcer import Announcer
from desktop.shell.aside import Aside
from desktop.shell.audience import Audience
from desktop.shell.banner import Banner
from desktop.shell.board_area import BoardArea
from desktop.shell.bots import Bots
from desktop.shell.breaks import Breaks
from desktop.shell.briefing import Briefing
from desktop.shell.cards import Cards
from desktop.shell.ceremony import Ceremony
from desktop.shell.clocks import Clocks
from desktop.shell.context import Context
from desktop.shell.correction_band import CorrectionBand
from desktop.shell.drawer import Drawer
from desktop.shell.dropping import Dropping
from desktop.shell.ending.ending import Ending
from desktop.shell.exporting import Exporting
from desktop.shell.guard import Guard
from desktop.shell.handing import Handing
from desktop.shell.her_time import HerTime
from desktop.shell.hint_bar import HintBar
from desktop.shell.info_cards import Showing
from desktop.shell.inquiries import Inquiries
from desktop.shell.keyboard import Keyboard
from desktop.shell.laying_out import LayingOut
from desktop.shell.learning import Learning
from desktop.shell.next_host import NextHost
from desktop.shell.pages import Pages
from desktop.shell.peeking import Peeking
from desktop.shell.play import Play
from desktop.shell.recovering import Recovering
from desktop.shell.rulings.rulings import Rulings
from desktop.shell.saving import Saving
from desktop.shell.seat_menu import SeatMenu
from desktop.shell.side_panel import SidePanel
from desktop.shell.starting import Starting
from desktop.shell.table_check.checking import TableCheck
from desktop.shell.taking_back import TakingBack
from desktop.shell.tastes import Tastes
from desktop.shell.top_bar import TopBar

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow


def furnish(window: HostWindow, context: Context) -> Iterator[None]:
    """Make the parts; nothing of them is seen yet."""
    yield
    window.context = context
    window.jamo = Jamo(window)
    window.play = Play(context)
    yield
    window.top = TopBar(context)
    window.banner = Banner(context)
    window.correction = CorrectionBand(context, window.play.correcting)
    yield
    window.board = BoardArea(context, window.play)
    yield
    window.side = SidePanel(context, window.play)
    window.hints = HintBar(context)
    yield
    _lay_out(window)
    _appoint(window)
    yield
    _connect(window)
    window.refresh()
    yield
    window.play.stage.show()
    yield


def _lay_out(window: HostWindow) -> None:
    window.body = QWidget(window)
    window.aside = QStackedWidget()
    window.aside.addWidget(window.side)
    window.table = QWidget()
    row = QHBoxLayout(window.table)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    window.middle = QVBoxLayout()
    window.middle.setSpacing(0)
    window.middle.addWidget(window.board, 1)
    row.addLayout(window.middle, 1)
    row.addWidget(window.aside)
    window.pages = Pages(window.table)
    column = QVBoxLayout(window.body)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    for part in (window.top, window.banner, window.correction, window.pages, window.hints):
        column.addWidget(part, 1 if part is window.pages else 0)


def _appoint(window: HostWindow) -> None:
    """Give each task to whoever does it."""
    context, play = window.context, window.play
    context.own_words = lambda: window.own_words
    window.audience, window.guard, window.beside = Audience(window), Guard(window), Aside(window)
    window.tastes = Tastes(window)
    window.saving, window.recovery, window.exporting = Saving(window), Recovering(window), Exporting(window)
    window.cards = Cards(window, context, play, window.board.view)
    window.amending = Amending(context, play, window.cards)
    window.announcer = Announcer(context, play, window.board.view)
    window.starting = Starting(window)
    window.learning = Learning(window)
    window.taking_back = TakingBack(window)
    window.inquiries, window.rulings = Inquiries(window), Rulings(window)
    window.table_check = TableCheck(window)
    window.drawer, window.seat_menu, window.peeking = Drawer(window), SeatMenu(window), Peeking(window)
    window.ending, window.ceremony, window.breaks = Ending(window), Ceremony(window), Breaks(window)
    window.handing, window.showing = Handing(window), Showing(window)
    window.her_time = HerTime(window)
    window.laying_out = LayingOut(window)
    window.next_host, window.briefing = NextHost(window), Briefing(window)
    window.bots = Bots(window)
    window.clocks = Clocks(window)
    window.acts = Acts(window)
    window.keyboard = Keyboard(window, window.acts.run)
    window.dropping = Dropping(window)


def _connect(window: HostWindow) -> None:
    acts = window.acts
    window.top.asked.connect(lambda id_: acts.run(id_, 0))
    window.play.commanded.connect(lambda id_: acts.run(id_, 0))
    window.side.log.undo.connect(lambda: acts.run("undo", 0))
    window.side.log.redo.connect(lambda: acts.run("redo", 0))
    window.correction.asked.connect(window.cards.show_reasons)
    window.correction.ended.connect(lambda: acts.run("correct", 0))
    window.side.log.went.connect(window.taking_back.jump)
    window.side.log.amend.connect(lambda step: acts.run("amend", step))
    window.context.changed.connect(window.refresh)
    window.pages.turned.connect(window.show_bars)


def show_parts(window: HostWindow) -> None:
    """Let the parts be seen, all where they belong, and let the keyboard in."""
    whole = QVBoxLayout(window)
    whole.setContentsMargins(0, 0, 0, 0)
    window.body.hide()
    whole.addWidget(window.body)
    window.bare = False
    window.show_bars()
    window.measure()
    window.hear_letters()
    window.body.show()
    window.board.view.setFocus()
