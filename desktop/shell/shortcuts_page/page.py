"""The page of all keys, made from the table of commands."""

from __future__ import annotations

from functools import partial
from itertools import zip_longest
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop.commands import BOARD, BY_ID, EDITOR, EVERYWHERE, PLACES, WIZARD
from desktop.fonts import Role
from desktop.scene.leisure import Leisure
from desktop.shell import phases
from desktop.shell.context import Context
from desktop.shell.parts.button import Button
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.parts.scrolling import Scroller, dress_bar
from desktop.shell.parts.spare import PAGES
from desktop.shell.plain_page import PlainPage
from desktop.shell.shortcuts_page.groups import groups
from desktop.shell.shortcuts_page.key_row import KeyRow
from rules.messages import says

PRINT = says("Print as PDF")
BACK = says("Back")
PRINTED = says("Written: {file}")
NOT_PRINTED = says("{file} cannot be written. Choose another place.")
ENDING = ".pdf"
WIDEST = 1500
AT_ONCE = 12


class ShortcutsPage(PlainPage):
    """``over`` a page, the keys of pages come first; on the table those of the board, or of the builder."""

    def __init__(self, context: Context, over: bool = False) -> None:
        super().__init__(context)
        here = WIZARD if over else EDITOR if phases.building(context.session) else BOARD
        self.groups = groups((here, EVERYWHERE))
        self.title, self.told = Prose(Role.TITLE), Prose(Role.BODY, "info")
        self.print, self.back = Button(), Button("ghost")
        self._heads = {place: Prose(Role.HEADLINE, bold=True) for place, _ in self.groups}
        self.rows = [KeyRow(command) for _, commands in self.groups for command in commands]
        self._said: tuple[str, str] = ("", "")
        self._leisure = Leisure(self)
        self._arrange()
        self.print.clicked.connect(self._ask)
        self.back.clicked.connect(self.left)
        context.changed.connect(self.refresh)
        self.setFocusProxy(self.print)
        self.refresh()
        self._unfold()

    def _arrange(self) -> None:
        inside = QWidget()
        self._columns = QHBoxLayout(inside)
        self.area = Scroller(inside)
        for number in range(2):
            self._columns.addLayout(self._one(number), 1)
        self._head = QHBoxLayout()
        self._head.addWidget(self.title, 0, Qt.AlignmentFlag.AlignVCenter)
        self._head.addWidget(self.told, 1, Qt.AlignmentFlag.AlignVCenter)
        self._head.addStretch(1)
        for button in (self.print, self.back):
            self._head.addWidget(button)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addWidget(self.area, 1)

    def _one(self, number: int) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(4)
        for part in self._parts(number):
            column.addWidget(part)
        column.addStretch(1)
        return column

    def _parts(self, number: int) -> list[QWidget]:
        """What stands in a column; what works everywhere is as long as all the rest."""
        parts: list[QWidget] = []
        for context, commands in self.groups:
            if (context == EVERYWHERE) == bool(number):
                parts.append(self._heads[context])
                parts += [row for command in commands for row in self.rows if row.command is command]
        return parts

    def _unfold(self) -> None:
        """Let the lines appear from the top, a few at a time while the window listens: there are many."""
        both = zip_longest(self._parts(0), self._parts(1))
        parts = [part for pair in both for part in pair if part is not None]
        for part in parts:
            part.hide()
        steps = [parts[at : at + AT_ONCE] for at in range(0, len(parts), AT_ONCE)]
        self._leisure.plan([partial(self._show, step) for step in steps])

    def _show(self, parts: list[QWidget]) -> None:
        layout = self._columns
        layout.setEnabled(False)
        for part in parts:
            part.show()
        layout.setEnabled(True)
        layout.activate()
        QCoreApplication.sendPostedEvents(self.area.viewport(), QEvent.Type.LayoutRequest)

    @property
    def whole(self) -> bool:
        """Whether every line has appeared."""
        return not self._leisure.busy

    # ---- what is shown

    def refresh(self) -> None:
        """Follow the language, the colours and the size."""
        look, words = Look(self._context.theme, self._context.scale), self._context.words
        name = words.say(BY_ID["shortcuts"].title)
        self.setAccessibleName(name)
        self._space(look)
        self.title.write(name, look)
        message, file = self._said
        self.told.write(words.say(message, {"file": file}) if message else "", look)
        self.print.write(words.say(PRINT), look, "export-picture")
        self.back.write(words.say(BACK), look, "back", "Esc")
        for place, head in self._heads.items():
            head.write(words.say(PLACES[place]), look)
        for row in self.rows:
            row.write(words, look)
        self.update()

    def _space(self, look: Look) -> None:
        side = max(look.px(40), (self.width() - look.px(WIDEST)) // 2)
        self._column.setContentsMargins(side, look.px(30), side, look.px(10))
        self._column.setSpacing(look.px(20))
        self._head.setSpacing(look.px(20))
        self._columns.setContentsMargins(0, 0, look.px(12), look.px(20))
        self._columns.setSpacing(look.px(50))
        dress_bar(self.area, look)

    # ---- what people do

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in PAGES:
            scroll = self.area.verticalScrollBar()
            scroll.setValue(round(scroll.value() + PAGES[Qt.Key(event.key())] * scroll.pageStep()))
        else:
            super().keyPressEvent(event)

    def _ask(self) -> None:
        dialog = QFileDialog(self, self._context.say(PRINT))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(f"PDF (*{ENDING})")
        dialog.setDefaultSuffix(ENDING)
        dialog.selectFile(f"lanternboard-keys{ENDING}")
        dialog.fileSelected.connect(lambda name: self.print_into(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def print_into(self, path: Path) -> None:
        """Have the keys written into a file, and say so once they are."""
        from desktop.shell.shortcuts_page import sheet
        from desktop.shell.shortcuts_page.printing import Printing

        words = self._context.words
        title = words.say(BY_ID["shortcuts"].title)
        printing = Printing(path, title, sheet.lines(self.groups, words))
        printing.done.connect(self._tell)
        printing.begin()

    def _tell(self, path: Path, written: bool) -> None:
        self._said = (PRINTED if written else NOT_PRINTED, path.name)
        self.refresh()
