"""A numbered row of the action bar: key, sign, title, a note, and why not."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout

from desktop import art
from desktop.shell.context import Context
from desktop.shell.deed import Deed
from desktop.shell.label import Label
from desktop.shell.style import say, tall


class OfferButton(QPushButton):
    """Shows one deed at a time."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.deed: Deed | None = None
        self.number = 0
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

    def show_deed(self, deed: Deed, number: int) -> None:
        """Show a deed under a number; 0 gives it no key."""
        self.deed, self.number = deed, number
        self.key.show_text(str(number) if 0 < number < 10 else "")
        self.title.setText(deed.title)
        self.note.show_text("?" if deed.asks else deed.note)
        self.reason.show_text(" ".join(deed.reasons))
        self.setAccessibleName(deed.title)
        self.setAccessibleDescription(" ".join((deed.note, *deed.reasons)).strip())
        say(self, "lit", deed.lit)
        say(self, "refused", bool(deed.reasons))
        self._look(deed)

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
        height = max(tall(self.context.scale, 50), wanted)
        if height != self.minimumHeight():
            self.setFixedHeight(height)
        self.column.activate()
