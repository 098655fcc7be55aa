"""Joins the audience's window to the host's: its keys, its state in words, its small picture, its notices."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication, QScreen

from desktop.settings import Spoken
from desktop.shell.banner import Act
from rules.messages import says

if TYPE_CHECKING:
    from desktop.projector.dawn import Dawn
    from desktop.projector.publishing import Publishing
    from desktop.shell.hall import Hall
    from desktop.shell.window import HostWindow

NONE_OPEN = says("The audience has no window yet. F2 opens it.")
NO_OTHER = says("There is no other screen.")
AGAIN = says("It is a secret time. Press B again within two seconds to raise the curtain all the same.")
ABSENT = says("No audience's window. Play goes on; when its screen is back, so is the window, under the curtain.")
SHARED = says("This window lies on the audience's screen, so the curtain is down. Move it away, or press F3.")
DAWNING = says("Space tells the audience who died in the night, one by one: {n} left. F4 tells all.")
NEXT = says("Tell the next one")
UNROLLING = says("Space shows the audience the next of {n}; F4 shows all.")
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
        self._state = ("", "")
        self._dawn: Dawn | None = None
        self._shared = False

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

    def leave(self) -> None:
        """The host's window closes."""
        hall, self.hall = self.hall, None
        if hall is not None:
            self._host.side.show_audience(None)
            hall.leave()

    def there(self) -> Hall:
        """The audience's window and what belongs to it; made the first time."""
        if self.hall is None:
            self.hall = self._make()
            self._follow()
            self._host.clocks.tick()
        return self.hall

    def _make(self) -> Hall:
        from desktop.shell.hall import Hall

        hall = Hall(self._host.context, self._host, self.tongue, self.grace, self.remembered)
        self._host.side.show_audience(hall.thumbnail)
        hall.window.set_reduced(self._host.play.scene.motion.reduced)
        hall.changed.connect(self._follow)
        hall.thumbnail.clicked.connect(self.set_up)
        hall.check.changed.connect(self._host.acts.doubt)
        hall.watch.absent.connect(self._absent)
        hall.watch.chosen.connect(self._chosen)
        handle = self._host.windowHandle()
        if handle is not None:
            handle.screenChanged.connect(self._follow)
        return hall

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
            self.show_no_screen()
        self._host.settled.emit()
        self._say(0)

    def next(self) -> None:
        """Go on to the next screen."""
        if self._opened() and not self.there().watch.next():
            self._tell(NO_OTHER)

    def freeze(self) -> None:
        """Hold the audience's picture, or let it follow again; an end that is not announced stays behind it.

        While the dead of a night are told one by one, all are told instead.
        """
        if self._host.ending.recall():
            return
        if self._dawning is not None:
            self._dawning.tell(len(self._host.context.session.match.seats))
        elif self._opened():
            self.there().publishing.toggle()
            self._say(0)
            self._tell_rest()

    def publish(self) -> bool:
        """Tell the next of the night's dead, or the next deed of a picture that is let go; whether there was one."""
        if self._dawning is not None:
            if self._in_sight:
                self._dawning.tell()
            return True
        publishing = self.hall.publishing if self.hall is not None else None
        if publishing is None or not publishing.unrolling or not publishing.advance():
            return False
        self._tell_rest()
        return True

    @property
    def _dawning(self) -> Publishing | None:
        """What the audience sees, while it is to hear who died in the night; the host's own curtain puts that off."""
        hall = self.hall
        if hall is None or not hall.watch.shown or hall.publishing.dawn is None or not hall.publishing.dawn.left:
            return None
        waits = hall.publishing.frozen or (hall.window.curtained and not hall.window.secret)
        return None if waits else hall.publishing

    @property
    def _in_sight(self) -> bool:
        """Whether the curtain is up and away, so that what is told is seen."""
        hall = self.there()
        return hall.publishing.broken is not None and not hall.window.curtain.down

    @property
    def telling(self) -> bool:
        """Whether the audience has yet to hear who died in the night."""
        return self._dawning is not None

    def let_news_go(self) -> None:
        """What waits to become public was said aloud already."""
        if self.hall is not None and self.hall.publishing.waiting:
            self.hall.publishing.unfreeze()

    def _tell_rest(self) -> None:
        publishing = self.there().publishing
        if publishing.unrolling:
            self._host.play.tell(self._host.context.say(UNROLLING, {"n": publishing.unpublished}))

    def curtain(self) -> None:
        """Let the curtain fall, or raise it."""
        if not self._opened():
            return
        hall = self.there()
        if hall.shared and hall.window.curtained:
            self._tell(SHARED)
        elif not hall.window.toggle_curtain():
            self._tell(AGAIN)
        self._say(1)

    def lower(self) -> None:
        """Let the curtain fall at once, where there is one."""
        if self.hall is not None:
            self.hall.window.lower(at_once=True)

    def _opened(self) -> bool:
        if self.hall is None or not self.hall.watch.shown:
            self._tell(NONE_OPEN)
            return False
        return True

    def begin(self, screen: str, grace: int) -> None:
        """A game begins: grave news waits so long, and the audience's window opens on a screen, "" for none."""
        from desktop.projector.screens_watch import key

        self.wait(grace)
        found = next((one for one in QGuiApplication.screens() if screen and key(one) == screen), None)
        if found is not None and not (self.hall is not None and self.hall.watch.shown):
            self.there().watch.open(found)
            self._host.settled.emit()

    # ---- how it is set up

    def set_up(self) -> None:
        """Show what can be chosen."""
        from desktop.shell.audience_card import AudienceCard, Wishes

        host = self._host
        evening = (host.breaks.ask, host.breaks.finish, host.breaks.look, host.next_host.hand_over)
        wishes = Wishes(self.speak, self.wait, self.next, self._check, self.freeze, *evening, host.cards.clear)
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

    # ---- no second screen

    def show_no_screen(self) -> None:
        """Ask how to go on."""
        from desktop.shell.no_screen import NoScreenCard

        host, watch = self._host, self.there().watch
        host.cards.show(
            lambda: NoScreenCard(host.context, host, watch.screens(), self._without, self._choose, self._check)
        )

    def _without(self) -> None:
        self._host.cards.clear()
        self.there().watch.close()
        self._host.settled.emit()

    def _choose(self, screen: QScreen | None) -> None:
        self._host.cards.clear()
        if not self.there().watch.open(screen):
            self.show_no_screen()
        self._host.settled.emit()

    def _check(self) -> None:
        self._host.cards.clear()
        self._host.guard.check()

    # ---- what the host sees of it

    def _follow(self) -> None:
        hall = self.hall
        if hall is None:
            return
        if hall.shared is not self._shared:
            self._shared = hall.shared
            self._host.banner.notice("shared", (lambda: self._host.context.say(SHARED)) if self._shared else None)
            if self._shared:
                hall.window.lower(at_once=True)
        self._follow_dawn()
        if hall.state != self._state:
            self._state = hall.state
            self._host.top.mark(dict(zip(("audience", "curtain"), self._state, strict=True)))
        self._host.side.want_audience(hall.watch.wanted)

    def _follow_dawn(self) -> None:
        dawn = self._dawning.dawn if self._dawning is not None else None
        if dawn != self._dawn:
            self._dawn = dawn
            left = {"n": len(dawn.left)} if dawn is not None else {}
            told = (lambda: self._host.context.say(DAWNING, left)) if left else None
            self._host.banner.notice("dawn", told, Act(NEXT, self.publish))

    def _absent(self, absent: bool) -> None:
        self._host.banner.notice("absent", (lambda: self._host.context.say(ABSENT)) if absent else None)
        if not absent and self.hall is not None:
            self._host.cards.renew()

    def _chosen(self, remembered: str) -> None:
        self.remembered = remembered
        self._host.settled.emit()

    def _tell(self, message: str) -> None:
        self._host.play.tell(self._host.context.say(message))

    def _say(self, part: int) -> None:
        self._host.announcer.say(self._host.context.say(self._state[part]))
