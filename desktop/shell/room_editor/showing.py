"""Lays the page of the room boards over the host's window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop import rooms
from desktop.shell.parts.look import Look
from desktop.shell.room_editor.editor import LATER, RoomEditor

if TYPE_CHECKING:
    from desktop.shell.window import HostWindow


def show(window: HostWindow) -> None:
    """What is set right counts for the next table."""
    context = window.context
    known = rooms.kept(window.profile).rooms or rooms.shipped()
    editor = RoomEditor(known, window.profile, Look(context.theme, context.scale), context.words)
    editor.follow(context, LATER)
    editor.left.connect(window.show_table)
    window.pages.open(editor)
    editor.setFocus()
