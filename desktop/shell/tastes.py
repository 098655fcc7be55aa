"""What the host likes: the colours, the size of the letters, how much moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from desktop import fonts
from desktop.fonts import Role
from desktop.theme import theme

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow

NIGHT, DAY, SYSTEM = "night", "day", "system"
WHOLE = 100


class Tastes(QObject):
    """``colours`` is night, day or system; ``percent`` the size of the letters; ``still`` that nothing wanders."""

    def __init__(self, host: HostWindow) -> None:
        super().__init__(host)
        self._host = host
        self.follows = False
        self.percent = WHOLE
        fonts.enlarge(1.0)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow)

    def recall(self, follows: bool, percent: int, still: bool) -> None:
        """What was chosen last time."""
        self.follows = follows
        self.calm(still)
        self.enlarge(percent)
        self._follow()

    # ---- colours

    @property
    def colours(self) -> str:
        """What was chosen."""
        return SYSTEM if self.follows else DAY if self._host.context.theme.bright else NIGHT

    def colour(self, name: str) -> None:
        """Night or day from now on, or whatever the system has."""
        self.follows = name == SYSTEM
        if self.follows:
            self._follow()
        else:
            self._dress(name)

    def _follow(self) -> None:
        """A system that does not tell leaves the colours as they are."""
        scheme = QGuiApplication.styleHints().colorScheme()
        if self.follows and scheme is not Qt.ColorScheme.Unknown:
            self._dress(DAY if scheme is Qt.ColorScheme.Light else NIGHT)

    def _dress(self, name: str) -> None:
        context = self._host.context
        if context.theme.name != name:
            context.theme = theme(name)
            context.changed.emit()

    # ---- letters

    def enlarge(self, percent: int) -> None:
        """Write so much larger; panels, cards and pages grow with their letters."""
        if self.percent == percent:
            return
        self.percent = percent
        context, factor = self._host.context, percent / WHOLE
        fonts.enlarge(factor)
        QApplication.setFont(fonts.font(Role.BODY, factor))
        context.letters = factor
        self._host.play.scene.set_letters(factor)
        self._host.measure()

    # ---- movement

    @property
    def still(self) -> bool:
        """Whether things fade instead of wandering."""
        return self._host.play.scene.motion.reduced

    def calm(self, still: bool) -> None:
        """Let things fade instead of wandering, here and before the audience."""
        self._host.play.scene.motion.reduced = still
        if self._host.audience.hall is not None:
            self._host.audience.hall.window.set_reduced(still)
