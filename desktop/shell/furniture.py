"""The parts that the host's window is furnished with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

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


class Furniture(QWidget):
    """None of them is there before the window is furnished; nothing of them is loaded for the first paint."""

    context: Context
    play: Play
    jamo: Jamo
    top: TopBar
    banner: Banner
    correction: CorrectionBand
    board: BoardArea
    side: SidePanel
    aside: QStackedWidget
    body: QWidget
    table: QWidget
    middle: QVBoxLayout
    pages: Pages
    hints: HintBar
    audience: Audience
    guard: Guard
    beside: Aside
    tastes: Tastes
    saving: Saving
    recovery: Recovering
    exporting: Exporting
    cards: Cards
    amending: Amending
    announcer: Announcer
    starting: Starting
    learning: Learning
    taking_back: TakingBack
    inquiries: Inquiries
    table_check: TableCheck
    rulings: Rulings
    drawer: Drawer
    seat_menu: SeatMenu
    peeking: Peeking
    ending: Ending
    ceremony: Ceremony
    breaks: Breaks
    clocks: Clocks
    briefing: Briefing
    next_host: NextHost
    handing: Handing
    showing: Showing
    her_time: HerTime
    laying_out: LayingOut
    bots: Bots
    acts: Acts
    keyboard: Keyboard
    dropping: Dropping
