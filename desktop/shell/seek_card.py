"""A question with very many answers: it is typed which, in any language and by any name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from desktop.shell.card import Card
from desktop.shell.context import Context
from desktop.shell.label import Label
from desktop.shell.parts.look import Look
from desktop.shell.parts.once import Once
from desktop.shell.parts.scrolling import dress_bar
from desktop.shell.parts.seek import Seek
from desktop.shell.seek_row import NOTE, SeekRow, Sought
from rules.messages import says

FIELD = says("Type a name, or its first consonants")
REST = says("Show the others too: {n}")
NOTHING = says("Nothing is called that.")
OWN = says("In your own words: {typed}")
WIDE, LEAST_WIDE, ROWS = 560, 440, 8


class SeekCard(Card):
    """Answers that are ``behind`` come after the others, and only when something is typed or they are asked for.

    ``own`` takes what is typed as it is; ``left`` is called when nothing is wanted.
    """

    def __init__(
        self,
        context: Context,
        parent: QWidget,
        question: str,
        answers: Sequence[Sought],
        left: Callable[[], None],
        own: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__(context, parent, "info")
        self._answers, self._left, self._own = answers, left, own
        self._whole = not any(not one.behind for one in answers)
        self._once = Once(self)
        self.found: list[Sought] = []
        self.setAccessibleName(question)
        self.head, self.nothing = Label("headline", wrap=True), Label("body", "text2", wrap=True)
        self.head.setText(question)
        self.nothing.setText(context.say(NOTHING))
        self.field, self.rows = Seek(self), QListWidget(self)
        self._dress()
        for part in (self.head, self.field, self.rows, self.nothing):
            self.content.addWidget(part)
        self.field.sought.connect(self.seek)
        self.field.stepped.connect(self._step)
        self.field.onward.connect(self._take)
        self.rows.itemClicked.connect(lambda _: self._take())
        self.seek("")

    def _dress(self) -> None:
        look, rows = Look(self.context.theme, self.context.scale), self.rows
        self.field.dress(look, self.context.say(FIELD), self.context.say(FIELD))
        self._delegate = SeekRow(rows, look)
        rows.setItemDelegate(self._delegate)
        rows.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        rows.setAccessibleName(self.accessibleName())
        rows.setUniformItemSizes(True)
        rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        rows.setFrameShape(QListWidget.Shape.NoFrame)
        dress_bar(rows, look)
        rows.setFixedHeight(self._delegate.tall * ROWS + 2)

    @property
    def wide(self) -> int:
        return max(LEAST_WIDE, self.context.px(WIDE))

    # ---- what is found

    def seek(self, typed: str) -> None:
        """Show what may be meant."""
        self.found = [*self._meant(typed), *self._more(typed)]
        self.rows.clear()
        for one in self.found:
            item = QListWidgetItem(one.title)
            item.setData(NOTE, one.note)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{one.title}, {one.note}" if one.note else one.title)
            self.rows.addItem(item)
        self.rows.setCurrentRow(0)
        self.nothing.setVisible(not self.found)
        self.rows.setVisible(bool(self.found))

    def _meant(self, typed: str) -> list[Sought]:
        shown = [one for one in self._answers if self._whole or typed.strip() or not one.behind]
        return sorted((one for one in shown if one.fits(typed)), key=lambda one: one.behind)

    def _more(self, typed: str) -> Iterator[Sought]:
        """The storyteller's own words, or the way to what is behind."""
        written, behind = typed.strip(), sum(one.behind for one in self._answers)
        if written and self._own is not None:
            own = self._own
            yield Sought(self.context.say(OWN, {"typed": written}), "", (), lambda: own(written))
        if not written and not self._whole and behind:
            yield Sought(self.context.say(REST, {"n": behind}), "", (), self._show_whole)

    def _show_whole(self) -> None:
        self._whole = True
        self.seek(self.field.wanted)

    # ---- what people do

    def _step(self, by: int) -> None:
        last = self.rows.count() - 1
        if last >= 0:
            to = self.rows.currentRow() + by
            self.rows.setCurrentRow(to % (last + 1) if abs(by) == 1 else max(0, min(last, to)))

    def _take(self) -> None:
        row = self.rows.currentRow()
        if 0 <= row < len(self.found):
            self._once.do(self.found[row].act)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.field.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._left()
        else:
            event.ignore()
