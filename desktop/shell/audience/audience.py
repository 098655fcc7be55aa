"""The audience's window as the host has it: made, opened, held, curtained, set up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from desktop.settings import Spoken
from desktop.shell.audience.news import News
from desktop.shell.audience.notices import SHARED, Notices
from desktop.shell.audience.without_screen import WithoutScreen
from rules.messages import says

if TYPE_CHECKING:
    from desktop.shell.hall import Hall
    from desktop.shell.window import HostWindow

NONE_OPEN = says("The audience has no window yet. F2 opens it.")
NO_OTHER = says("There is no other screen.")
AGAIN = says("It is a secret time. Press B again within two seconds to raise the curtain all the same.")
GRACE = 1500


class Audience(QObject):
    """Nothing of it is made before it is asked for; ``tongue`` "" stands for the host's language."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._host = host
        self.hall: Hall | None = None
        self.tongue: Spoken = ""
        self.grace, self.remembered = GRACE, ""
        self._again = False
        self.news, self._notices = News(self, host), Notices(self, host)
        self._without_screen = WithoutScreen(self, host)

    # ---- between two evenings

    def recall(self, tongue: Spoken, grace: int, remembered: str, again: bool) -> None:
        """What was chosen last time; ``again`` when the window was open."""
        self.tongue, self.grace, self.remembered, self._again = tongue, grace, remembered, again

    def wake(self) -> None:
        """Open where it was open last time, if that screen is there."""
        if self._again and self._at_hand():
            self.there().watch.open()

    def _at_hand(self) -> bool:
        from desktop.projector.screens_watch import key

        others = (screen for screen in QGuiApplication.screens() if screen is not self._host.screen())
        return any(key(screen) == self.remembered for screen in others)

    @property
    def open(self) -> bool:
        """Whether the host wants the audience to have a window."""
        return self.hall is not None and self.hall.watch.wanted

    @property
    def kept_open(self) -> bool:
        """Whether it is to be open next time."""
        return self._again if self.hall is None else self.open

    def begin(self, screen: str, grace: int) -> None:
        """A game begins: grave news waits so long, and the audience's window opens on a screen, "" for none."""
        from desktop.projector.screens_watch import key

        self.wait(grace)
        found = next((one for one in QGuiApplication.screens() if screen and key(one) == screen), None)
        if found is not None and not (self.hall is not None and self.hall.watch.shown):
            self.there().watch.open(found)
            self._host.settled.emit()

    def leave(self) -> None:
        """The host's window closes."""
        hall, self.hall = self.hall, None
        if hall is not None:
            self._host.side.show_audience(None)
            hall.leave()

    # ---- made once

    def there(self) -> Hall:
        """The audience's window and what belongs to it; made the first time."""
        if self.hall is None:
            self.hall = self._make()
            self._notices.follow()
            self._host.clocks.tick()
        return self.hall

    def _make(self) -> Hall:
        from desktop.shell.hall import Hall

        hall = Hall(self._host.context, self._host, self.tongue, self.grace, self.remembered)
        self._host.side.show_audience(hall.thumbnail)
        hall.window.set_reduced(self._host.play.scene.motion.reduced)
        self._listen(hall)
        return hall

    def _listen(self, hall: Hall) -> None:
        hall.changed.connect(self._notices.follow)
        hall.thumbnail.clicked.connect(self.set_up)
        hall.check.changed.connect(self._host.acts.doubt)
        hall.watch.absent.connect(self._notices.absent)
        hall.watch.chosen.connect(self._chosen)
        handle = self._host.windowHandle()
        if handle is not None:
            handle.screenChanged.connect(self._notices.follow)

    def _chosen(self, remembered: str) -> None:
        self.remembered = remembered
        self._host.settled.emit()

    # ---- commands

    def commands(self) -> dict[str, Callable[[int], object]]:
        """What its keys do."""
        return {
            "audience": lambda _: self.toggle(),
            "next-screen": lambda _: self.next(),
            "freeze": lambda _: self.freeze(),
            "curtain": lambda _: self.curtain(),
            "audience-setup": lambda _: self.set_up(),
        }

    def toggle(self) -> None:
        """Give the audience its window under the curtain, or take it away."""
        if not self.there().watch.toggle():
            self._without_screen.ask()
        self._host.settled.emit()
        self._notices.say_window()

    def next(self) -> None:
        """Go on to the next screen."""
        if self._opened() and not self.there().watch.next():
            self._tell(NO_OTHER)

    def freeze(self) -> None:
        """Hold the audience's picture, or let it follow again; an end that is not announced stays behind it.

        While the dead of a night are told one by one, all are told instead.
        """
        if self._host.ending.recall() or self.news.tell_all():
            return
        if self._opened():
            self.there().publishing.toggle()
            self._notices.say_window()
            self.news.tell_rest()

    def curtain(self) -> None:
        """Let the curtain fall, or raise it."""
        if not self._opened():
            return
        hall = self.there()
        if hall.shared and hall.window.curtained:
            self._tell(SHARED)
        elif not hall.window.toggle_curtain():
            self._tell(AGAIN)
        self._notices.say_curtain()

    def lower(self) -> None:
        """Let the curtain fall at once, where there is one."""
        if self.hall is not None:
            self.hall.window.lower(at_once=True)

    def _opened(self) -> bool:
        if self.hall is None or not self.hall.watch.shown:
            self._tell(NONE_OPEN)
            return False
        return True

    def _tell(self, message: str) -> None:
        self._host.play.tell(lambda: self._host.context.say(message))

    # ---- news

    @property
    def telling(self) -> bool:
        """Whether the audience has yet to hear who died in the night."""
        return self.news.dawning is not None

    def publish(self) -> bool:
        """Tell the next of the night's dead, or the next deed of a picture that is let go; whether there was one."""
        return self.news.tell_next()

    def let_news_go(self) -> None:
        """What waits to become public was said aloud already."""
        self.news.let_go()

    # ---- how it is set up

    def set_up(self) -> None:
        """Show what can be chosen."""
        from desktop.shell.audience_card import AudienceCard, Wishes

        host, check = self._host, self._without_screen.check
        evening = (host.breaks.ask, host.breaks.finish, host.breaks.look, host.next_host.hand_over)
        wishes = Wishes(self.speak, self.wait, self.next, check, self.freeze, *evening, host.cards.clear)
        host.cards.show(lambda: AudienceCard(host.context, host, self.tongue, self.grace, wishes))

    def speak(self, tongue: Spoken) -> None:
        """Use another language before the audience; "" for the host's."""
        self.tongue = tongue
        if self.hall is not None:
            self.hall.tongue = tongue
            self.hall.speak()
        self._kept()

    def wait(self, grace: int) -> None:
        """Let grave news wait for so many milliseconds."""
        self.grace = grace
        if self.hall is not None:
            self.hall.grace = grace
            self.hall.publishing.set_grace(grace)
        self._kept()

    def _kept(self) -> None:
        self._host.settled.emit()
        self._host.cards.renew()
