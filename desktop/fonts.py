"""Which letters the program writes with, how large, and whether a text would come out as boxes."""

import enum
import functools
import sys
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase, QTextLayout

INTERFACE = (
    "NanumSquare", "NanumGothic", "Pretendard", "Noto Sans CJK KR", "Noto Sans KR", "Malgun Gothic",
    "Apple SD Gothic Neo", "UnDotum", "Baekmuk Gulim",
)  # fmt: skip
TITLES = (
    "NanumMyeongjo", "Noto Serif CJK KR", "Noto Serif KR", "Batang", "AppleMyungjo", "UnBatang",
)  # fmt: skip


class Role(enum.Enum):
    """What a text is for: its size on a 1920×1080 host window, the least it may shrink to, and for the audience."""

    HERO = (155, 80, 155)
    TITLE = (30, 20, 56)
    HEADLINE = (23, 18, 47)
    SEAT = (18, 15, 50)
    PLACE = (20, 14, 38)
    BODY = (18, 15, 38)
    SMALL = (15, 14, 26)


_larger = 1.0


def enlarge(factor: float) -> None:
    """Have the host's windows write so much larger than they would by their size alone."""
    global _larger
    _larger = factor


@functools.cache
def load_own() -> None:
    """Load the fonts that lie beside the built program; a bare system has none for Korean."""
    if getattr(sys, "frozen", False):
        for file in sorted((Path(sys.executable).parent / "fonts").glob("*.ttf")):
            QFontDatabase.addApplicationFont(str(file))


@functools.cache
def families(titles: bool = False) -> tuple[str, ...]:
    """The families to try, those that there are, best first."""
    load_own()
    known = set(QFontDatabase.families())
    wanted = TITLES + INTERFACE if titles else INTERFACE
    return tuple(family for family in wanted if family in known)


def sized(pixels: float, bold: bool = False, titles: bool = False) -> QFont:
    """A font of that height in pixels, of the interface or of titles."""
    font = QFont()
    if families(titles):
        font.setFamilies(list(families(titles)))
    font.setPixelSize(max(1, round(pixels)))
    if bold:
        # NanumMyeongjo calls its bold face less than bold; asked for more, Qt smears it.
        font.setWeight(QFont.Weight.DemiBold if titles else QFont.Weight.Bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def size(role: Role, scale: float = 1.0, audience: bool = False) -> float:
    """The height in pixels; text never shrinks below what can be read, or what was chosen as that.

    ``scale`` is board width / 1500, and what the host chose is in it already.
    """
    host, least, public = role.value
    return public * scale if audience else max(least * _larger, host * scale)


def font(role: Role, scale: float = 1.0, bold: bool = False, audience: bool = False) -> QFont:
    """The font for a role; titles are always bold."""
    titles = role in (Role.TITLE, Role.HERO)
    return sized(size(role, scale, audience), bold or titles, titles)


def tofu(text: str, font: QFont) -> bool:
    """Whether any sign of the text would be drawn as an empty box."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return any(0 in run.glyphIndexes() for run in layout.glyphRuns())


def fitting(text: str, font: QFont) -> QFont:
    """The font, or where it lacks a sign of the text, such as a Hanja, the interface's at the same size."""
    if not tofu(text, font):
        return font
    other = sized(font.pixelSize(), font.bold())
    return font if tofu(text, other) else other
