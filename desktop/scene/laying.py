"""Lays out whatever a picture shows: a mansion that has grown, a map that was printed, or people round a table."""

from PySide6.QtCore import QSizeF

from desktop.items.style import Style
from desktop.scene.layout import Layout, is_growing, lay
from desktop.scene.map_layout import is_map, lay_map
from desktop.scene.ring_layout import is_ring, lay_ring
from rules.views import Picture


def lay_out(picture: Picture, size: QSizeF, packing: int | None, style: Style, shrink: bool) -> Layout:
    """Where everything lies; a board that grows stays in sight whole."""
    if is_ring(picture):
        return lay_ring(picture, size, style)
    if is_map(picture):
        return lay_map(picture, size, style, shrink)
    return lay(picture, size, packing, shrink or is_growing(picture))
