"""The colours of the three themes and the hues that people are known by."""

import functools

import msgspec
from PySide6.QtGui import QColor

from assets import library

LIGHT_OF_NIGHT = ("#86672A", "#5A4419", "#33290F")
NO_HUE = "#8A97A1"
LIGHT_OF_DAY = ("#FFF3C9", "#FFE6A6", "#FFDB85")


class Theme(msgspec.Struct, frozen=True, rename="camel"):
    """One set of colours, as ``#RRGGBB``; what each is for is told in the style guide."""

    name: str
    bg: str
    board: str
    surface: str
    raised: str
    line: str
    edge: str
    text: str
    text2: str
    lantern: str
    glow: str
    ink: str
    lit: str
    refuse: str
    refuse_bg: str
    info: str
    ok: str
    plaque: str
    well: str
    paper: str
    paper_ink: str
    outline: str
    white: str
    black: str

    @property
    def audience(self) -> bool:
        """Whether this is the theme that is read from ten metres."""
        return self.name == "projector"

    @property
    def bright(self) -> bool:
        """Whether dark things lie on a light ground."""
        return self.name == "day"

    @property
    def light(self) -> tuple[str, str, str]:
        """The lit body of a room, from its top wall outwards."""
        return LIGHT_OF_DAY if self.bright else LIGHT_OF_NIGHT

    @property
    def wood(self) -> str:
        """The leaves of a door."""
        return "#D8A66A" if self.audience else "#7A5533"

    @property
    def lit_wood(self) -> str:
        """The leaves of a door that may be passed now."""
        return "#8A5A1E"


class Visitor(msgspec.Struct, frozen=True):
    """A person's hue, the emblem on the cloak and the hat, which say the same without the hue."""

    hue: str
    emblem: str
    hat: str


class Team(msgspec.Struct, frozen=True):
    """The shape of a team's sign and its hue, which say the same."""

    emblem: str
    hue: str


NO_TEAM = Team("circle", NO_HUE)


class _Look(msgspec.Struct, frozen=True):
    themes: dict[str, dict[str, str]]
    visitors: dict[str, Visitor]
    teams: dict[str, Team]
    neighbourhoods: dict[str, str]
    world_colours: dict[str, str]
    map_names: dict[str, tuple[str, ...]]


@functools.cache
def _look() -> _Look:
    return msgspec.json.decode(library.read("look.json"), type=_Look)


def names() -> tuple[str, ...]:
    """The themes there are: night, day, projector."""
    return tuple(_look().themes)


@functools.cache
def theme(name: str) -> Theme:
    """The theme of that name; KeyError if there is none."""
    return msgspec.convert({"name": name} | _look().themes[name], Theme)


def visitor(colour: str) -> Visitor:
    """What the visitor of a colour (``coral``, ``sky``, ``jade``, ``orchid``, ``lime``) looks like."""
    return _look().visitors[colour]


def team(name: str) -> Team:
    """How a team is known; a grey dot if nobody chose its sign."""
    return _look().teams.get(name, NO_TEAM)


def neighbourhood(group: str) -> str:
    """The hue of a part of a printed map; grey if nobody chose one."""
    return _look().neighbourhoods.get(group, NO_HUE)


def world_colour(colour: str) -> str:
    """The hue of a colour (``red``, ``blue``, ``yellow``, ``green``) that another world shows."""
    return _look().world_colours.get(colour, NO_HUE)


def map_name(name: str) -> tuple[str, ...]:
    """The lines in which a map writes a name that is too long for its place; nothing if nobody set them."""
    return _look().map_names.get(name, ())


def tinted(colour: str, opacity: float) -> QColor:
    """A colour that lets through what lies below it; opacity from 0 to 1."""
    tint = QColor(colour)
    tint.setAlphaF(opacity)
    return tint
