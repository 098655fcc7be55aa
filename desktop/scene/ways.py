"""The points that a piece passes on its way from space to space."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF

from desktop.items.road import bend
from desktop.items.room_lettering import letter
from desktop.items.style import Style
from rules.views import Link, Picture, Space, SpaceId

Line = list[QPointF]


class Ways:
    """Knows the doors, the stairs and the roads of a picture as it is laid out."""

    def __init__(
        self,
        picture: Picture,
        places: Mapping[SpaceId, QRectF],
        areas: Mapping[SpaceId, QRectF],
        style: Style,
    ) -> None:
        self._places, self._areas, self._style = places, areas, style
        self._spaces = {space.id: space for space in picture.spaces}
        self._links = {frozenset((link.a, link.b)): link for link in picture.links}

    def lines(self, path: Sequence[SpaceId]) -> list[Line]:
        """The way through the spaces in as many parts as stairs make of it."""
        known = [space for space in path if space in self._areas]
        if not known:
            return []
        parts: list[Line] = [[self._areas[known[0]].center()]]
        for here, there in zip(known, known[1:], strict=False):
            self._step(parts, here, there)
        return parts

    def points(self, path: Sequence[SpaceId]) -> Line:
        """The same way as one line."""
        return [point for part in self.lines(path) for point in part]

    def _step(self, parts: list[Line], here: SpaceId, there: SpaceId) -> None:
        link = self._links.get(frozenset((here, there)))
        if link is not None and link.kind == "stairs":
            parts[-1].append(self._stairs(here, there))
            parts.append([self._stairs(there, here)])
        elif link is not None and link.kind == "path":
            parts[-1].append(bend(self._areas[here].center(), self._areas[there].center(), self._style))
        elif link is not None and link.kind == "door":
            parts[-1].append(self._door(link))
        parts[-1].append(self._areas[there].center())

    def _door(self, link: Link) -> QPointF:
        return (self._places[link.a].center() + self._places[link.b].center()) / 2

    def _stairs(self, here: SpaceId, there: SpaceId) -> QPointF:
        space, group = self._spaces[here], self._spaces[there].group
        badges = self.badges(space)
        return badges.get(group, self._places[here].center())

    def badges(self, space: Space) -> dict[str, QPointF]:
        """The middle of each badge of stairs in a space, by the group it leads to."""
        stairs = [mark for mark in space.marks if mark.kind.startswith("stairs")]
        drawn = letter(space, self._places[space.id], self._style).badges
        middles = [badge.rect.center() for badge in drawn if badge.art.startswith("stairs")]
        return {mark.to: middle for mark, middle in zip(stairs, middles, strict=False)}
