"""The band that says that the correction mode is on, for which reason, and how it ends."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from desktop.commands import BY_ID
from desktop.shell.context import Context
from desktop.shell.correcting import Correcting
from desktop.shell.games import custom
from desktop.shell.label import Label
from desktop.shell.style import say, tall
from rules.messages import says

NAME = says("Correction")
PLACING = says("Correction: click the room where {piece} stands.")
WHY = says("Reason: {why}")
END = says("Correction ends")


class CorrectionBand(QWidget):
    """``asked`` wants another reason, ``ended`` leaves the mode."""

    asked = Signal()
    ended = Signal()

    def __init__(self, context: Context, correcting: Correcting) -> None:
        super().__init__()
        self.context = context
        self.correcting = correcting
        self.setObjectName("banner")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.text = Label("strong", wrap=True)
        self.why = QPushButton()
        self.end = QPushButton()
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.text, 1)
        self._row.addWidget(self.why)
        self._row.addWidget(self.end)
        self.why.clicked.connect(self.asked)
        self.end.clicked.connect(self.ended)
        correcting.switched.connect(self.refresh)
        context.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Say what holds now."""
        tell, correcting, px = self.context.say, self.correcting, self.context.px
        self._row.setContentsMargins(max(16, px(24)), max(4, px(6)), max(16, px(24)), max(4, px(6)))
        self._row.setSpacing(max(8, px(12)))
        self.setVisible(correcting.on)
        self.setAccessibleName(tell(NAME))
        say(self, "kind", "")
        piece = {"piece": self.context.speech.value("", correcting.placing)}
        now = custom(self.context.session).by_hand
        self.text.setText(tell(PLACING, piece) if correcting.placing else tell(now))
        self._dress(self.why, tell(WHY, {"why": tell(correcting.reason)}), "")
        self._dress(self.end, tell(END), BY_ID["correct"].keys[0])

    def _dress(self, button: QPushButton, title: str, key: str) -> None:
        button.setText(f"{title} ({key})" if key else title)
        button.setAccessibleName(title)
        button.setMinimumHeight(tall(self.context.scale, 40))
