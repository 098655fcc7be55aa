"""The style sheet of the host's window, from a theme and a scale."""

from __future__ import annotations

import re

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QWidget

from desktop import fonts
from desktop.fonts import Role
from desktop.theme import Theme, tinted

ROLES = {
    "title": (Role.TITLE, True),
    "headline": (Role.HEADLINE, True),
    "seat": (Role.SEAT, True),
    "strong": (Role.BODY, True),
    "body": (Role.BODY, False),
    "small": (Role.SMALL, False),
    "quiet": (Role.SMALL, False),
    "mark": (Role.SMALL, True),
}
HIT = 40
UNIT = re.compile(r"\b(\d+(?:\.\d+)?)u\b")
"""A measure of the style guide; in a small window lines and corners stay as they are."""


def tall(scale: float, wanted: float, least: float = HIT) -> int:
    """A height of the style guide at this scale; what is clicked never gets smaller than a finger."""
    return round(max(least, wanted * scale))


def sheet(theme: Theme, scale: float) -> str:
    """The whole style sheet."""
    written = "\n".join((_ground(theme, scale), _letters(theme, scale), _buttons(theme), _lists(theme, scale)))
    return UNIT.sub(lambda found: f"{float(found[1]) * max(1.0, scale):.4g}px", written)


def _ground(t: Theme, scale: float) -> str:
    families = ", ".join(f'"{family}"' for family in fonts.families()) or "sans-serif"
    return f"""
    QPushButton, QListWidget, QMenu, QToolTip {{ color: {t.text}; font-family: {families};
        font-size: {_pixels(Role.BODY, scale)}px; }}
    #window {{ background: {t.board}; }}
    #top, #hints {{ background: {t.surface}; }}
    #top {{ border-bottom: 1.5u solid {t.line}; }}
    #hints {{ border-top: 1.5u solid {t.line}; }}
    #side {{ background: {t.bg}; border-left: 1.5u solid {t.line}; }}
    #banner {{ background: {t.surface}; border-bottom: 3u solid {t.info}; }}
    #banner[kind="alarm"] {{ background: {t.refuse_bg}; border-bottom: 3u solid {t.refuse}; }}
    QToolTip {{ background: {t.raised}; color: {t.text}; border: 1u solid {t.edge}; padding: 4u; }}
    """


def _letters(t: Theme, scale: float) -> str:
    lines = [_letter(name, role, bold, scale) for name, (role, bold) in ROLES.items()]
    return (
        "\n".join(lines)
        + f"""
    QLabel {{ background: transparent; color: {t.text}; }}
    QLabel[voice="quiet"] {{ color: {t.text2}; }}
    QLabel[voice="refuse"] {{ color: {t.refuse}; }}
    QLabel[voice="lantern"] {{ color: {t.lantern}; }}
    QLabel[voice="ok"] {{ color: {t.ok}; }}
    QLabel[voice="info"] {{ color: {t.info}; }}
    QLabel[role="chip"] {{ color: {t.text2}; border: 1u solid {t.line}; border-radius: 6u; padding: 2u 7u;
        font-size: {_pixels(Role.SMALL, scale)}px; }}
    QLabel[role="key"] {{ color: {t.text}; background: {t.raised}; border: 1u solid {t.edge}; border-radius: 5u;
        padding: 1u 7u; font-size: {_pixels(Role.SMALL, scale)}px; font-weight: bold; }}
    QLabel[role="pill"] {{ color: {t.text2}; border: 1.5u solid {t.line}; border-radius: {_half(scale)}px;
        padding: 0u {round(16 * scale)}px; font-size: {_pixels(Role.BODY, scale * 0.95)}px; }}
    QLabel[role="pill"][now="true"] {{ color: {t.ink}; background: {t.lantern}; border-color: {t.lantern};
        font-weight: bold; }}
    """
    )


def _half(scale: float) -> int:
    return round(max(30, 38 * scale) / 2)


def _letter(name: str, role: Role, bold: bool, scale: float) -> str:
    titles = role is Role.TITLE
    families = ", ".join(f'"{family}"' for family in fonts.families(titles)) or "serif"
    weight = "600" if titles else "bold" if bold else "normal"  # bolder than its bold, and Qt smears it
    return (
        f'QLabel[role="{name}"] {{ font-family: {families}; font-size: {_pixels(role, scale)}px;'
        f" font-weight: {weight}; }}"
    )


def _buttons(t: Theme) -> str:
    veil = tinted(t.lantern, 0.55)
    return f"""
    QPushButton {{ background: {t.surface}; color: {t.text}; border: 1.5u solid {t.line}; border-radius: 8u;
        padding: 4u 12u; }}
    QPushButton:hover {{ background: {t.raised}; border-color: {t.edge}; }}
    QPushButton:pressed {{ background: {t.well}; }}
    QPushButton:focus {{ border: 3u solid {t.info}; }}
    QPushButton[dark="true"] {{ color: {t.text2}; border-style: dashed; }}
    QPushButton[lit="true"] {{ background: {t.lantern}; border-color: {t.lantern}; color: {t.ink}; }}
    QPushButton[lit="true"]:hover {{ background: {t.lantern}; border-color: {t.text}; }}
    QPushButton[lit="true"]:focus {{ border: 3u solid {t.info}; }}
    QPushButton[lit="true"] QLabel {{ color: {t.ink}; }}
    QPushButton[lit="true"] QLabel[role="key"] {{ background: {t.lantern}; color: {t.ink}; border-color: {t.ink}; }}
    QPushButton[refused="true"] {{ background: transparent; }}
    QPushButton[refused="true"]:hover {{ background: {t.surface}; }}
    QPushButton[refused="true"] QLabel[role="strong"] {{ color: {t.text2}; font-weight: normal; }}
    QPushButton[flat="true"] {{ background: transparent; border-color: transparent; padding: 4u; }}
    QPushButton[flat="true"]:hover {{ background: {t.raised}; }}
    QPushButton[flat="true"]:focus {{ border: 3u solid {t.info}; }}
    QPushButton[link="true"] {{ background: transparent; border-color: transparent; text-align: left; color: {t.text};
        padding: 4u 6u; }}
    QPushButton[link="true"]:hover {{ background: {t.raised}; border-color: {veil.name()}; }}
    QPushButton[link="true"]:focus {{ border: 3u solid {t.info}; }}
    """


def _lists(t: Theme, scale: float) -> str:
    return f"""
    QListWidget {{ background: transparent; border: 1.5u solid transparent; border-radius: 8u; outline: none;
        font-size: {_pixels(Role.SMALL, scale)}px; }}
    QListWidget:focus {{ border-color: {t.info}; }}
    QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
    QScrollBar:vertical {{ background: transparent; width: 10u; margin: 0; }}
    QScrollBar::handle:vertical {{ background: {t.line}; border-radius: 4u; min-height: 28u; margin: 1u; }}
    QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{ background: none;
        border: none; height: 0; width: 0; }}
    QSplitter::handle {{ background: {t.line}; }}
    """


def _pixels(role: Role, scale: float) -> int:
    return round(fonts.size(role, scale))


def palette(t: Theme) -> QPalette:
    """The colours of what no style sheet dresses."""
    made = QPalette()
    roles = {"Window": t.board, "WindowText": t.text, "Base": t.well, "AlternateBase": t.surface, "Text": t.text,
             "Button": t.raised, "ButtonText": t.text, "Highlight": t.info, "HighlightedText": t.bg,
             "PlaceholderText": t.text2, "ToolTipBase": t.raised, "ToolTipText": t.text}  # fmt: skip
    for role, colour in roles.items():
        made.setColor(QPalette.ColorRole[role], QColor(colour))
    return made


def say(widget: QWidget, name: str, value: object) -> None:
    """Set a property that the style sheet looks at, and have it look again."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        for dressed in (widget, *widget.findChildren(QWidget)):
            dressed.style().unpolish(dressed)
            dressed.style().polish(dressed)
        widget.update()
