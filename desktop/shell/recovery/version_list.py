"""What a record is and was, and what is wrong with it."""

from datetime import datetime

from desktop.fonts import Role
from desktop.shell.parts.look import Look
from desktop.shell.parts.prose import Prose
from desktop.shell.parts.scrolling import dress_bar
from desktop.shell.recovery.version_row import VersionRow, report
from desktop.shell.start_page import days, telling
from desktop.shell.start_page.row_box import RowBox
from desktop.versions import Versions
from desktop.words import Words
from rules.messages import says

NOTHING = says("Choose a record.")
FIRST = says("No earlier state yet. One is kept each time the record is opened again, restored or replaced.")
HOW = says("An earlier state is restored without losing the present one.")


class VersionList(RowBox):
    """The present state first, then the earlier ones."""

    def __init__(self, versions: Versions) -> None:
        super().__init__()
        self.versions = versions
        self.title, self.file = Prose(Role.HEADLINE, bold=True), Prose(Role.SMALL, "text2")
        self.report, self.how = Prose(Role.BODY, "refuse"), Prose(Role.SMALL, "text2")
        self.rows: list[VersionRow] = []
        self._lay(self.title, self.file, self.report, self.area, self.how)

    def fill(self, look: Look, words: Words, now: datetime) -> None:
        """Show what is known now."""
        self._look, entries = look, self.versions.entries
        edge = look.px(24)
        self._outer.setContentsMargins(edge, look.px(26), look.px(16), edge)
        self._outer.setSpacing(look.px(10))
        dress_bar(self.area, look)
        self.title.write(telling.title(entries[0], words) if entries else words.say(NOTHING), look)
        self.file.write(telling.file_name(entries[0]) if entries else "", look)
        self.report.write(report(entries[0], words) if entries else "", look)
        self.how.write(words.say(HOW if len(entries) > 1 else FIRST) if entries else "", look)
        self._count(self.rows, entries, VersionRow)
        for row, one in zip(self.rows, entries, strict=True):
            row.tell(one, days.said(one.when, now, words), look, words)
        self.update()
