"""The page on which somebody with the box sets the room boards right."""

from desktop.shell.room_editor.editor import LATER, RoomEditor

__all__ = ["LATER", "RoomEditor"]
