"""Hako Onna's powers and the diary pile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from rules.events import Event
from rules.messages import says


class PowerOffered(Event, frozen=True, tag="power-offered"):
    """She may begin with it; only she knows."""

    power: str = ""
    message: ClassVar[str] = says("A power is drawn for Hako Onna.")


class PowerGained(Event, frozen=True, tag="power-gained"):
    """She has one power more; which one only her side knows."""

    power: str = ""
    message: ClassVar[str] = says("Hako Onna has one power more.")


class NothingGained(Event, frozen=True, tag="nothing-gained"):
    message: ClassVar[str] = says("The wail brings no power.")


class AllPowersHeld(Event, frozen=True, tag="all-powers-held"):
    """By the older rules she has won."""

    message: ClassVar[str] = says("Hako Onna holds all her powers.")


class PageTurned(Event, frozen=True, tag="page-turned"):
    """A card of the diary pile lies open; "unknown" where the table did not tell it."""

    page: str
    message: ClassVar[str] = says("The diary card drawn: {page}.")


class DespairCame(Event, frozen=True, tag="despair-came"):
    """The Time of Despair was drawn: ``powers`` are those that are hers at once."""

    powers: tuple[str, ...] = ()
    count: int = 0
    message: ClassVar[str] = says("The Time of Despair has come.")


class Wailed(Event, frozen=True, tag="wailed"):
    """Everybody hears where she lies now."""

    shadow: str
    message: ClassVar[str] = says("Hako Onna wails {shadow}.")


class PowerSet(Event, frozen=True, tag="power-set"):
    """A power lies set, face down."""

    power: str = ""
    message: ClassVar[str] = says("Hako Onna sets a power.")


class PowerHeldBack(Event, frozen=True, tag="power-held-back"):
    """The power stays in her hand; she may still set another one."""

    message: ClassVar[str] = says("The Holy Drops hold a power back.")


class PowerTakenBack(Event, frozen=True, tag="power-taken-back"):
    power: str = ""
    message: ClassVar[str] = says("Hako Onna takes a power back.")


class PowerUsed(Event, frozen=True, tag="power-used"):
    """The card is shown, and goes back to her hand."""

    seat: str
    power: str
    message: ClassVar[str] = says("{seat} uses a power: {power}.")


class ThingsMoved(Event, frozen=True, tag="things-moved"):
    """Where the tile of each shadow of a room lies now; only her side knows."""

    room: str
    moves: Mapping[str, str]
    message: ClassVar[str] = says("The things of {room} lie elsewhere now.")


class Covered(Event, frozen=True, tag="covered"):
    """Tiles that lay X up lie face down again."""

    shadows: tuple[str, ...]
    message: ClassVar[str] = says("Face down again: {shadows}.")


class Stolen(Event, frozen=True, tag="stolen"):
    """She takes a tile; which one only she and the robbed know."""

    seat: str
    tile: str = ""
    message: ClassVar[str] = says("Hako Onna takes a tile from {seat}.")


class Foiled(Event, frozen=True, tag="foiled"):
    """What was about to be used is gone."""

    seat: str
    thing: str
    message: ClassVar[str] = says("{seat} no longer has the {thing}. Nothing happens.")


class MaryGiven(Event, frozen=True, tag="mary-given"):
    """The holder of the doll has the card: two discs a turn, and the doll stays."""

    seat: str
    message: ClassVar[str] = says("{seat} holds the Mary doll and gets the card.")


class MaryUnheld(Event, frozen=True, tag="mary-unheld"):
    """Nobody gets the card, also when the Gray Man has the doll (G46)."""

    message: ClassVar[str] = says("Nobody gets the card of the Mary doll.")


class MaryFreed(Event, frozen=True, tag="mary-freed"):
    message: ClassVar[str] = says("The card of the Mary doll goes back.")


class Slain(Event, frozen=True, tag="slain"):
    """Hako Onna or a Hakobito stood behind a visitor."""

    seat: str
    message: ClassVar[str] = says("Somebody stood behind {seat}, who dies.")


class OpenOrdered(Event, frozen=True, tag="open-ordered"):
    """The visitor must open that shadow next."""

    seat: str
    shadow: str
    message: ClassVar[str] = says("{seat} must look {shadow} next.")


class PhoneRang(Event, frozen=True, tag="phone-rang"):
    """When the eyes are open everybody goes there."""

    room: str
    message: ClassVar[str] = says("The telephone in {room} rings.")


class Followed(Event, frozen=True, tag="followed"):
    """A visitor goes a step towards the telephone."""

    seat: str
    to: str
    message: ClassVar[str] = says("{seat} follows the telephone to {to}.")


class CameToRest(Event, frozen=True, tag="came-to-rest"):
    """A visitor is at the telephone, or can come no nearer."""

    seat: str


class DoorBarred(Event, frozen=True, tag="door-barred"):
    room: str
    other: str
    message: ClassVar[str] = says("The door between {room} and {other} will not open.")


class BarrierLifted(Event, frozen=True, tag="barrier-lifted"):
    message: ClassVar[str] = says("The barrier is taken away.")
