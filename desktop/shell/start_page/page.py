"""The start page: the last evening goes on, a new one begins, or a record is looked for."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.fonts import Role
from desktop.recent import Recent, Recents, glance
from desktop.shell.context import Context
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.start_page import days, telling
from desktop.shell.start_page.big_card import Telling
from desktop.shell.start_page.clock_card import ClockCard
from desktop.shell.start_page.continue_card import ContinueCard
from desktop.shell.start_page.foot import Foot
from desktop.shell.start_page.lit_page import LitPage
from desktop.shell.start_page.menu_row import MenuRow
from desktop.shell.start_page.new_card import NewCard
from desktop.shell.start_page.recent_list import RecentList
from desktop.shell.start_page.stop import step_of, step_on
from desktop.shell.start_page.town_card import TownCard
from rules.games import shelf
from rules.messages import says

NAME = says("Start page")
PROGRAM = says("Lanternboard")
WORDMARK = 2.3
NARROW = 0.8
TAGLINE = says("Lights the board in a dark room, and keeps the rules")
TO_TABLE = says("To the table")
NOT_YET = says("Not possible yet.")
CONTINUE = says("Go on")
NOTHING = says("Nothing waiting")
NOTHING_TEXT = says("A game that is not over waits here the next time.")
LOOKING = says("Looking for the last evening…")
SIZE = says("3–6 people · 60–120 min")
ABOUT = says("Build a mansion of nine rooms, and find among covered tiles where she hides.")
BEGIN = says("Set the table up")
TOWN_SIZE = says("1–8 people · 2–4 hours")
TOWN = says("Close the gates of a town before what sleeps below wakes.")
CIRCLE_SIZE = says("5–20 people · 30–120 min")
CIRCLE = says("Tell a town by night and by day who among them is the Demon, and let them find it.")
MENU = {
    "practice": (says("Practice mansion"), says("Known rooms; play at once."), "hand"),
    "open": (says("Open"), says("A record from a file"), "log"),
    "alone": (says("A game alone"), says("Bots play the other seats."), "play"),
    "learn": (says("Learn"), says("Short lessons on a board"), "lesson"),
    "drill": (says("Drill"), NOT_YET, "notebook"),
    "screens": (says("Check the audience's screen"), says("Is it a mirror of this one?"), "projector"),
}


class StartPage(LitPage):
    """``resumed`` carries the name of a file, ``fresh`` a game; ``left`` goes back to the table as it is."""

    resumed = Signal(str)
    fresh = Signal(str)
    practised = Signal()
    learning = Signal()
    alone = Signal()
    sought = Signal()
    checking = Signal()
    mended = Signal()
    left = Signal()

    def __init__(self, context: Context, recents: Recents) -> None:
        super().__init__(context)
        self.recents = recents
        self._moved = False
        self.title = Prose(Role.TITLE, align="middle")
        self.tagline = Prose(Role.BODY, "text2", align="middle")
        self.resume, self.new, self.town, self.circle = ContinueCard(), NewCard(), TownCard(), ClockCard()
        self.menu = {name: MenuRow() for name in MENU}
        self.list = RecentList(recents)
        self.foot = Foot(context)
        self._arrange()
        self._connect()
        self.refresh()

    def _arrange(self) -> None:
        self._left = QVBoxLayout()
        self._left.addWidget(self.lantern, 0, Qt.AlignmentFlag.AlignHCenter)
        for part in (self.title, self.tagline):
            self._left.addWidget(part)
        self._left.addStretch(1)
        for row in self.menu.values():
            self._left.addWidget(row)
        self._row = QHBoxLayout()
        self._row.addLayout(self._left, 456)
        self._row.addWidget(self.resume, 418)
        self._games = QVBoxLayout()
        for game in (self.new, self.town, self.circle):
            self._games.addWidget(game, 1)
        self._row.addLayout(self._games, 418)
        self._row.addWidget(self.list, 418)
        self._whole = QVBoxLayout(self)
        self._whole.setSpacing(0)
        self._whole.addLayout(self._row, 1)
        self._whole.addWidget(self.foot)

    def _connect(self) -> None:
        self.lantern.clicked.connect(self.left)
        self.resume.clicked.connect(self._resume)
        self.new.clicked.connect(lambda: self.fresh.emit("hakoonna"))
        self.town.clicked.connect(lambda: self.fresh.emit("arkham"))
        self.circle.clicked.connect(lambda: self.fresh.emit("clocktower"))
        self.menu["practice"].clicked.connect(self.practised)
        self.menu["open"].clicked.connect(self.sought)
        self.menu["alone"].clicked.connect(self.alone)
        self.menu["learn"].clicked.connect(self.learning)
        self.menu["screens"].clicked.connect(self.checking)
        self.list.chosen.connect(self._open)
        self.list.sought.connect(self.mended)
        self.recents.listed.connect(self.refresh)
        self.recents.looked.connect(self._looked)
        self.recents.finished.connect(self.refresh)
        self.context.changed.connect(self.refresh)

    # ---- what is shown

    @property
    def narrow(self) -> bool:
        """Whether letters so large leave no room for the list; Open finds its records too."""
        return self.context.letters > 1 and self.context.scale / self.context.letters**2 < NARROW

    def refresh(self) -> None:
        """Say everything anew."""
        look, say = self.look, self.context.say
        self.setAccessibleName(say(NAME))
        self._space(look)
        self.title.write(say(PROGRAM), Look(look.theme, WORDMARK * look.scale / self.context.letters))
        self.tagline.write("" if self.narrow else say(TAGLINE), look)
        self.list.setVisible(not self.narrow)
        self.lantern.setAccessibleName(say(TO_TABLE))
        self.lantern.setToolTip(f"{say(TO_TABLE)} (Esc)")
        self.lantern.dress(look)
        for name, (title, note, sign) in MENU.items():
            self.menu[name].say(say(title), say(note), sign, look, dark=note == NOT_YET)
        self.list.fill(look, self.context.words)
        self.foot.refresh()
        self._show_cards(look)
        self.update()

    def _space(self, look: Look) -> None:
        if self.narrow:
            self._whole.setContentsMargins(14, 8, 14, 0)
        else:
            self._whole.setContentsMargins(look.px(66), look.px(80), look.px(30), 0)
        self._row.setSpacing(look.px(14))
        self._games.setSpacing(look.px(10))
        self._left.setContentsMargins(0, look.px(24), 0 if self.narrow else look.px(50), 0)
        self._left.setSpacing(look.px(4))

    def _show_cards(self, look: Look) -> None:
        words, at = self.context.words, self.waiting()
        self.resume.tell(self._evening(at), look, lit=at is not None)
        self.resume.show_glance(at.glance if at is not None else None, look, words)
        self.new.tell(self._game("hakoonna", SIZE, ABOUT), look, lit=at is None and not self.recents.looking)
        self.town.tell(self._game("arkham", TOWN_SIZE, TOWN), look, lit=False)
        self.circle.tell(self._game("clocktower", CIRCLE_SIZE, CIRCLE), look, lit=False)
        if at is None and not self.recents.looking and self.resume.hasFocus() and not self._moved:
            self.new.setFocus()

    def _game(self, game: str, size: str, about: str) -> Telling:
        say = self.context.say
        return Telling(say("{it}", {"it": shelf()[game].name}), "", say(size), say(about), say(BEGIN))

    def waiting(self) -> Recent | None:
        """The evening that may go on: the one on the table, or the newest record that is not over."""
        session = self.context.session
        if session.record is not None and not session.leaves_nothing:
            here = Recent(session.record.path, self.recents.now(), 0, session.match.header.game, present=True)
            here = here._replace(seats=len(session.match.seats), glance=glance(session))
            if here.unfinished:
                return here
        return self.recents.resumable()

    def _evening(self, at: Recent | None) -> Telling:
        say, words = self.context.say, self.context.words
        if at is None or at.glance is None:
            return Telling(say(NOTHING), text=say(LOOKING if self.recents.looking else NOTHING_TEXT))
        when = say(telling.OPEN_NOW) if at.present else days.said(at.when, self.recents.now(), words)
        mark = f"{when} · {telling.seats(at, words)}"
        turn, last = telling.whose(at.glance, words), telling.last(at.glance, words)
        return Telling(telling.title(at, words), turn, mark, last, say(CONTINUE))

    def _looked(self, number: int) -> None:
        self.list.tell(number, self.look, self.context.words)
        if not self.resume.telling.act:
            self._show_cards(self.look)

    # ---- what people do

    def _resume(self) -> None:
        at = self.waiting()
        if at is not None:
            self._open(at)

    def _open(self, entry: Recent) -> None:
        if entry.present:
            self.left.emit()
        else:
            self.resumed.emit(str(entry.path))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = step_of(event)
        if step is not None:
            self._step(step)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.ignore()

    def _step(self, step: QPoint) -> None:
        self._moved = True
        step_on(self, self.stops(), step, self.resume)

    def stops(self) -> tuple[QWidget, ...]:
        """Everything that the keyboard goes to."""
        return (
            self.lantern,
            *self.menu.values(),
            self.resume,
            self.new,
            self.town,
            self.circle,
            *(self.list.stops if self.list.isVisible() else ()),
            self.foot.settings,
        )

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.resume.setFocus()
        self.recents.look()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.recents.stop()
