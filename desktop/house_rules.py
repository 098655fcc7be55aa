"""The house rules of a table and of a profile: how it plays, where that is unusual, what is proposed the next time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from desktop import rooms
from desktop.session import Session
from desktop.shell.games import custom
from desktop.shell.new_game import house_file, noise_cards
from desktop.shell.new_game.house import House
from desktop.shell.new_game.point_table import CARDS
from desktop.shell.new_game.points import PRESETS, STANDARD, Given, Point, answered, points
from rules.hakoonna.options import Options

FILE = "house_rules.toml"
THRESHOLD = "noise_threshold"
AnyOptions = msgspec.Struct


def of(session: Session) -> AnyOptions:
    """The options of a table as it stands."""
    options: AnyOptions = custom(session).options(session.match.table.state)
    return options


def of_table(options: Options, preset: str = STANDARD) -> House:
    """How a table plays, as the house rules of a new game are written down."""
    house = House(preset if preset in PRESETS else STANDARD)
    for key in answered():
        house.settle(key, getattr(options, key))
    house.cards = " ".join(map(str, options.noise_cards))
    house.threshold = str(options.noise_threshold)
    return house


def applied(options: Options, house: House) -> Options:
    """The options of a table that goes over to these house rules; noise cards that are wrong stay as they were."""
    answers: dict[str, object] = {key: house.answer(key) for key in answered()}
    cards, limit = noise_cards.values(house.cards), noise_cards.threshold(house.threshold)
    if cards is not None and len(cards) == noise_cards.CARDS and limit is not None and sum(cards) >= limit:
        answers |= {CARDS: cards, THRESHOLD: limit}
    return msgspec.structs.replace(options, **answers)


def answer(options: AnyOptions, key: str) -> Given | None:
    """How a table plays a point; None for one that no rule asks about yet."""
    if key == CARDS:
        assert isinstance(options, Options)
        return f"{' '.join(map(str, options.noise_cards))} · {options.noise_threshold}"
    return getattr(options, key) if key in answered(type(options)) else None


def differences(options: AnyOptions, other: AnyOptions) -> Iterator[Point]:
    """The points that two tables play differently."""
    return (point for point in points(type(options)) if answer(options, point.key) != answer(other, point.key))


def unusual(options: AnyOptions) -> Iterator[Point]:
    """The points that a table plays otherwise than nearly everybody."""
    return (point for point in points(type(options)) if _is_unusual(options, point))


def _is_unusual(options: AnyOptions, point: Point) -> bool:
    if point.key == CARDS:
        return answer(options, CARDS) != answer(Options(), CARDS)
    return point.open and answer(options, point.key) != point.usual


def plays(point: Point, given: Given) -> str:
    """What an answer is called, as a message; one that is not offered is called by itself."""
    return next((title for value, title in point.answers if value == given and type(value) is type(given)), str(given))


# ---- in the profile


def path_of(profile: Path) -> Path:
    """Where a profile keeps what is always played."""
    return profile / FILE


def kept(profile: Path) -> House:
    """What is always played; Broken tells why the file cannot be read."""
    path = path_of(profile)
    return house_file.load(path) if path.exists() else House()


def keep(profile: Path, key: str, value: Given) -> None:
    """Always play a point so; Broken tells why the file cannot be read or written."""
    house = kept(profile)
    house.settle(key, value)
    rooms.save(path_of(profile), house_file.write(house))
