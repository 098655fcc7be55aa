"""`lanternboard picture`: a table drawn into a file, as one viewer sees it."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from desktop.arguments import Unusable
from desktop.looking import Looking
from desktop.record import load
from desktop.replay import replay
from desktop.words import Words
from rules.messages import says

if TYPE_CHECKING:
    from PySide6.QtCore import QSize

    from desktop.scene.rendering import Sheet

ENDINGS = (".png", ".svg", ".pdf")
THEMES = ("night", "day", "projector")


class Wish(NamedTuple):
    """What is to be drawn, for whom, and how."""

    file: Path | None
    out: Path
    viewer: str
    size: tuple[int, int]
    theme: str


def ending(text: str) -> Path:
    """A file that a picture can be written to."""
    path = Path(text)
    if path.suffix.lower() not in ENDINGS:
        values = {"typed": text, "known": ", ".join(ENDINGS)}
        raise Unusable(says("‘{typed}’ must end in one of {known}."), values)
    return path


def theme(text: str) -> str:
    """One of the themes."""
    if text not in THEMES:
        values = {"typed": text, "known": ", ".join(THEMES)}
        raise Unusable(says("‘{typed}’ is no theme; there are {known}."), values)
    return text


def draw(wish: Wish, words: Words) -> None:
    """Draw the picture; Unusable for an unknown viewer, Broken for a bad file, OSError where nothing can be written."""
    headless()
    looking = _table(wish.file)
    if wish.viewer not in looking.match.viewers():
        values = {"typed": wish.viewer, "known": ", ".join(looking.match.viewers())}
        raise Unusable(says("Nobody called ‘{typed}’ looks on; there are {known}."), values)
    _write(wish, looking, words)


def headless() -> None:
    """Have Qt draw without a screen where there is none."""
    if sys.platform == "linux" and not {"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def _table(file: Path | None) -> Looking:
    if file is None:
        from desktop.tables import demo

        return demo()
    return Looking(replay(load(file), file.name).match)


def _write(wish: Wish, looking: Looking, words: Words) -> None:
    """Write beside the target, then take its place, so that a full disk spoils no older picture."""
    draft = wish.out.with_name(f".{os.getpid()}-{wish.out.name}")
    try:
        _draw(wish, looking, words, draft)
        draft.replace(wish.out)
    finally:
        draft.unlink(missing_ok=True)


def _draw(wish: Wish, looking: Looking, words: Words, out: Path) -> None:
    from PySide6.QtCore import QSize
    from PySide6.QtWidgets import QApplication

    from desktop import theme as themes
    from desktop.scene import rendering
    from desktop.scene.labels import labels

    _application = QApplication.instance() or QApplication(["lanternboard"])
    size = QSize(*wish.size)
    words = looking.spoken(words)
    title = looking.speech(words).name(looking.book.game)
    picture, look = looking.picture(wish.viewer), themes.theme(wish.theme)
    sheet = rendering.sheet(picture, size, words.language, labels(words), look, title)
    if out.suffix.lower() == ".svg":
        rendering.write_svg(sheet, size, out)
    elif out.suffix.lower() == ".pdf":
        rendering.write_pdf(sheet, size, out)
    else:
        _write_png(sheet, size, out)


def _write_png(sheet: Sheet, size: QSize, out: Path) -> None:
    from PySide6.QtGui import QImage

    image = QImage(size, QImage.Format.Format_RGB32)
    sheet.draw_on(image)
    if not image.save(str(out)):
        raise OSError(errno.EIO, os.strerror(errno.EIO), str(out))
