"""The town as the scene draws it: streets, locations, other worlds, whoever and whatever lies there, the tracks."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from rules.arkham import modifiers, monster_moves, ways
from rules.arkham.content import Content
from rules.arkham.state import OUTSKIRTS, Town
from rules.arkham.views import ArkView
from rules.messages import Name
from rules.views import Arrow, Group, Mark, Picture, Piece, Space, Track

TERROR = 10
CLUE_NAME = Name(ko="단서 마커", en="a clue")
SEAL_NAME = Name(ko="고대 표식", en="an elder sign")


def picture(content: Content, view: ArkView) -> Picture:
    """All that is drawn, from a viewer's share."""
    town = view.town
    return Picture(
        groups=tuple(Group(id_, name) for id_, name in content.groups.items()),
        spaces=tuple(_spaces(content, town)),
        links=ways.links(content, town),
        pieces=tuple(_pieces(content, town)),
        tracks=tuple(_tracks(content, town)),
        turn=town.active or (town.first if town.phase == "mythos" else ""),
        active=town.active,
        arrows=tuple(_arrows(content, town)),
    )


def _spaces(content: Content, town: Town) -> Iterator[Space]:
    for space in content.map:
        yield msgspec.structs.replace(space, marks=tuple(_marks(content, town, space.id)))


def _marks(content: Content, town: Town, place: str) -> Iterator[Mark]:
    if place in content.unstable:
        yield Mark("unstable")
    if place in town.shut:
        yield Mark("closed")
    if place in modifiers.blocked(content, town):
        yield Mark("blocked")
    world = content.worlds.get(place)
    if world is not None:
        yield Mark("dimension", to=world.symbol)
        yield from (Mark("colour", to=colour) for colour in world.colours)


def _pieces(content: Content, town: Town) -> Iterator[Piece]:
    for place in sorted(town.gates):
        world = content.worlds[content.markers[town.gates[place]].world]
        yield Piece(f"gate:{place}", world.name, f"gate-{world.symbol}", place)
    for place in sorted(town.seals):
        yield Piece(f"seal:{place}", SEAL_NAME, "elder-sign", place)
    for place in sorted(town.clues):
        yield Piece(f"clue:{place}", CLUE_NAME, "clue", place, count=town.clues[place])
    yield from _monsters(content, town)
    yield from _people(content, town)


def _arrows(content: Content, town: Town) -> Iterator[Arrow]:
    """While monsters are about to move."""
    if town.phase == "mythos" and town.stage == "move" and town.card:
        yield from monster_moves.arrows(content, town, town.card)


def _monsters(content: Content, town: Town) -> Iterator[Piece]:
    for token in sorted(town.monsters):
        kind = content.kinds[content.kind_of[token]]
        yield Piece(token, kind.name, f"monster-{kind.movement}-{kind.symbol}", town.monsters[token])


def _people(content: Content, town: Town) -> Iterator[Piece]:
    for number, seat in enumerate(town.order, 1):
        sheet = town.sheets[seat]
        if sheet.at and sheet.investigator and not sheet.out:
            name = content.investigators[sheet.investigator].name
            yield Piece(seat, name, f"investigator-{number}", sheet.at, seat, down=sheet.delayed)


def _tracks(content: Content, town: Town) -> Iterator[Track]:
    yield Track("terror", tuple(map(str, range(town.terror))), TERROR)
    if town.ancient:
        yield Track("doom", tuple(map(str, range(town.doom))), content.ancients[town.ancient].doom)
    limits = content.limits[max(1, min(8, town.investigators))]
    yield Track("outskirts", tuple(town.tokens_at.get(OUTSKIRTS, ())), limits.outskirts)
    in_town = [token for token in sorted(town.monsters) if town.monsters[token] != OUTSKIRTS]
    yield Track("monsters", tuple(in_town), limits.monsters)
