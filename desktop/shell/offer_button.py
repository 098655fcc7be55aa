"""A numbered row of the action bar: key, sign, title, a note, and why not."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout

from desktop import art
from desktop.shell.context import Context
from desktop.shell.deed import Deed
from desktop.shell.entry import ZERO
from desktop.shell.games import custom
from desktop.shell.label import Label
from desktop.shell.style import say, tall

LOW = 40


class OfferButton(QPushButton):
    """Shows one deed at a time; lower where rows are ``crowded``, by what is ``spared``."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.deed: Deed | None = None
        self.number = self.spared = 0
        self.crowded = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.key = Label("key")
        self.sign = QLabel()
        self.title = Label("strong")
        self.note = Label("quiet", "quiet")
        self.reason = Label("quiet", "quiet", wrap=True)
        self._build()
        self.clicked.connect(self._act)

    def _build(self) -> None:
        line = QHBoxLayout()
        for widget in (self.key, self.sign, self.title):
            line.addWidget(widget)
        line.addStretch(1)
        line.addWidget(self.note)
        self.column = QVBoxLayout(self)
        self.column.addStretch(1)
        self.column.addLayout(line)
        self.column.addWidget(self.reason)
        self.column.addStretch(1)
        self.line = line
        for label in (self.key, self.sign, self.title, self.note, self.reason):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_deed(self, deed: Deed, number: int, told: Collection[str] = ()) -> None:
        """Show a deed under a number; 0 gives it no key. What is ``told`` beside it is not written on it again."""
        self.deed, self.number = deed, number
        self.key.show_text("0" if number == ZERO else str(number) if 0 < number < 10 else "")
        self._let_wrap(custom(self.context.session).paged)
        self.title.setText(deed.title)
        self.note.show_text("?" if deed.asks else deed.note)
        self.reason.show_text(" ".join(reason for reason in deed.reasons if reason not in told))
        self.setAccessibleName(deed.title)
        self.setAccessibleDescription(" ".join((deed.note, *deed.reasons)).strip())
        say(self, "lit", deed.lit)
        say(self, "refused", bool(deed.reasons))
        self._look(deed)

    def _let_wrap(self, wraps: bool) -> None:
        """Where titles may be long they take two lines; elsewhere what stands beside them keeps its place."""
        if self.title.wordWrap() != wraps:
            self.title.setWordWrap(wraps)
            self.line.setStretchFactor(self.title, 10 if wraps else 0)

    def _look(self, deed: Deed) -> None:
        theme, px = self.context.theme, self.context.px
        colour = theme.ink if deed.lit else theme.text2 if deed.reasons else theme.text
        icon = art.icon(deed.icon, colour, max(18, px(24))) if deed.icon else None
        self.sign.setVisible(icon is not None)
        if icon is not None:
            side = max(18, px(24))
            self.sign.setPixmap(icon.pixmap(QSize(side, side), self.devicePixelRatioF()))
        edge = max(10, px(14))
        self.column.setContentsMargins(edge, px(5), edge, px(6))
        self.column.setSpacing(px(2))
        self.line.setSpacing(max(8, px(12)))
        self._settle_anew()

    def _act(self) -> None:
        if self.deed is not None:
            self.deed.act(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle_anew()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._settle()
        return done

    def _settle_anew(self) -> None:
        # Asks for a layout, which comes back as an event: from there it would go round for ever.
        self.column.invalidate()
        self._settle()

    def _settle(self) -> None:
        wide = self.column.hasHeightForWidth()
        wanted = self.column.totalHeightForWidth(self.width()) if wide else self.column.totalSizeHint().height()
        usual = max(tall(self.context.scale, 50), wanted)
        height = max(tall(self.context.scale, LOW), wanted) if self.crowded else usual
        self.spared = usual - height
        if height != self.minimumHeight():
            self.setFixedHeight(height)
        self.column.activate()
