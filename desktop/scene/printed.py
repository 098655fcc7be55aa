"""What is printed on a map beside its places: the ways between them, the plates of streets, the tracks below."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.items import road, tally
from desktop.items.outline import is_low
from desktop.items.place import zone_words
from desktop.items.place_lettering import PLATE_TALL, plate
from desktop.items.room import Room
from desktop.items.style import Style, box, pen
from desktop.scene.layout import Layout
from desktop.scene.map_layout import is_map
from desktop.theme import neighbourhood
from rules.views import Link, Picture, SpaceId, Track

PLATE_BODY = "#0B1218"
ORDER = ("path", "road", "lane")


@dataclass(frozen=True)
class Printed:
    """The share of a map that is not within a place."""

    links: tuple[Link, ...]
    tracks: Mapping[str, Track]
    layout: Layout
    style: Style

    def paint_ways(self, painter: QPainter, rooms: Mapping[SpaceId, Room], part: QRectF) -> None:
        """Draw what lies under the places."""
        for link in self.links:
            way = self.way(link)
            if not road.reach(way, self.style).intersects(part):
                continue
            if link.kind == "path":
                road.paint_path(painter, way, self.style)
            elif link.kind == "road":
                road.paint_road(painter, way, self.style)
                road.paint_arrows(painter, way, self.style)
            else:
                road.paint_lane(painter, way, rooms[link.b].space.group, self.style)

    def way(self, link: Link) -> road.Way:
        """Where a connection lies."""
        spaces, plates = self.layout.spaces, self.layout.plates
        covers = (plates.get(link.a, QRectF()), plates.get(link.b, QRectF()))
        return road.way(spaces[link.a], spaces[link.b], covers)

    def paint_words(self, painter: QPainter, rooms: Mapping[SpaceId, Room], part: QRectF) -> None:
        """Draw what lies over the places."""
        for name, rect in self.layout.plates.items():
            if rect.intersects(part):
                self._paint_plate(painter, rooms[name], rect)
        for name, track in self.tracks.items():
            if name in self.layout.tracks and self.layout.tracks[name].intersects(part):
                tally.paint_track(painter, track, self.layout.tracks[name], self.style)
            elif name in rooms and rooms[name].rect.intersects(part):
                room = rooms[name]
                title = zone_words(room.space, room.rect, self.style)[0]
                for words in tally.beside(track, title, room.rect, self.style):
                    words.paint(painter)

    def _paint_plate(self, painter: QPainter, room: Room, rect: QRectF) -> None:
        """On the wall the hue is only a frame: stray light would eat dark letters on it."""
        style, hue = self.style, neighbourhood(room.space.group)
        fill, line = (
            (PLATE_BODY, pen(hue, style.px(4)))
            if style.theme.audience
            else (
                hue,
                pen(style.theme.outline, style.px(3)),
            )
        )
        box(painter, rect, 0.5 * rect.height() / PLATE_TALL, QColor(fill), line)
        plate(room.space, room.rect, is_low(room.space), style).paint(painter)

    def changed(self, before: "Printed") -> list[QRectF] | None:
        """Where a new print differs from one before; None when all of it does."""
        if (self.links, self.layout.plates, self.layout.tracks) != (
            before.links,
            before.layout.plates,
            before.layout.tracks,
        ):
            return None
        names = [name for name in {**self.tracks, **before.tracks} if self.tracks.get(name) != before.tracks.get(name)]
        places = {**self.layout.spaces, **self.layout.tracks}
        return [places[name] for name in names if name in places]


def printed(picture: Picture, layout: Layout, style: Style) -> Printed | None:
    """What a map prints; nothing of a mansion."""
    if not is_map(picture):
        return None
    known = (link for link in picture.links if link.kind in ORDER and {link.a, link.b} <= layout.spaces.keys())
    links = tuple(sorted(known, key=lambda link: ORDER.index(link.kind)))
    return Printed(links, {track.id: track for track in picture.tracks}, layout, style)
