"""What is fetched from elsewhere for a new game: files, folders, the room data, another language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from desktop.shell.new_game.tonight_offers import LANGUAGES
from desktop.shell.room_editor import RoomEditor
from rules.hakoonna.content import RoomFile

if TYPE_CHECKING:
    from desktop.shell.new_game.page import NewGamePage


class Fetching:
    """``editor`` is that of the room data, while it lies over the pages."""

    def __init__(self, page: NewGamePage) -> None:
        self._page = page
        self.editor: RoomEditor | None = None

    # ---- single things

    def fetch(self, what: str) -> None:
        """A file, a folder, the room data, another language."""
        page, files, content = self._page, self._page.files, self._page.around.last.content
        if what in LANGUAGES:
            page.go_over(what)
        elif what == "rooms":
            self.open_rooms()
        else:
            fetched = {
                "file": lambda: files.load_mansion(content),
                "any-file": lambda: files.load(content),
                "folder": files.choose_folder,
                "house-open": files.load_house,
                "house-save": files.save_house,
            }
            fetched[what]()
            if what == "folder":
                page.course.note("folder")
            page.refresh()

    # ---- the room data

    def open_rooms(self) -> None:
        """Lay the editor of the room data over the pages."""
        page = self._page
        self.editor = RoomEditor(page.draft.rooms, page.profile, page.look, page.around.words, page)
        self.editor.left.connect(self._close_rooms)
        self.editor.setGeometry(page.rect())
        self.editor.show()
        self.editor.setFocus()

    def _close_rooms(self, changed: RoomFile) -> None:
        editor, self.editor = self.editor, None
        if editor is not None:
            editor.hide()
            editor.deleteLater()
        page = self._page
        page.draft.rooms, page.draft.laid = changed, None
        page.refresh()
        house = page.sheets.step == "house"
        (page.questions.house.list.doors[0] if house else page.questions.rooms).setFocus(Qt.FocusReason.TabFocusReason)

    def follow(self) -> None:
        """The page has another size, other colours or another language."""
        if self.editor is not None:
            self.editor.setGeometry(self._page.rect())
            self.editor.dress(self._page.look, self._page.around.words)
