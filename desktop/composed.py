"""Drawings that are put together: the sign of a dimension in a monster's frame, in the eye of a gate, on a disc."""

from typing import NamedTuple

from assets import library

SIGN_RADIUS = 24
PAPER, INK = "#F1E6CF", "#080C10"


class Frame(NamedTuple):
    """The drawing round a sign, where the middle of the sign lies in it, how far it reaches, and its hue."""

    drawing: str
    x: int
    y: int
    radius: float
    hue: str = PAPER


FRAMES = {
    "gate": Frame("gate-blank", 32, 32, 7.5, INK),
    "sign": Frame("sign-blank", 32, 32, 18, INK),
    "monster-normal": Frame("monster-frame-normal-blank", 32, 32, 15),
    "monster-fast": Frame("monster-frame-fast-blank", 33, 32, 13),
    "monster-stationary": Frame("monster-frame-stationary-blank", 32, 29, 13),
    "monster-flying": Frame("monster-frame-flying-blank", 32, 33, 13),
    "monster-unique": Frame("monster-frame-unique-blank", 32, 32, 15),
}


def compose(name: str) -> bytes:
    """The drawing of a name such as ``monster-fast-hexagon``, ``gate-star`` or ``sign-plus``; else nothing."""
    kind, _, sign = name.rpartition("-")
    frame = FRAMES.get(kind)
    if frame is None or f"art/dim-{sign}.svg" not in library.names("art", ".svg"):
        return b""
    around = _read(frame.drawing)
    return around.replace("</svg>", f"{_placed(frame, _read(f'dim-{sign}'))}</svg>").encode()


def _read(drawing: str) -> str:
    return library.read(f"art/{drawing}.svg").decode()


def _placed(frame: Frame, sign: str) -> str:
    scale = frame.radius / SIGN_RADIUS
    shift = f"translate({frame.x - 32 * scale:.2f} {frame.y - 32 * scale:.2f}) scale({scale:.4f})"
    return f'<g transform="{shift}">{_inside(sign).replace(PAPER, frame.hue)}</g>'


def _inside(drawing: str) -> str:
    return drawing[drawing.index(">") + 1 : drawing.rindex("</svg>")]
