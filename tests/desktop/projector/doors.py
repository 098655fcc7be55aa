"""Every way by which something might get out of a program: what can be read there, of an evening or of its twin.

A door is a function that reads; what it reads must be the same for two evenings that differ only in their secrets.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QMimeData, QObject
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QGraphicsItem, QLabel, QListWidget, QWidget

from desktop import portrait, public_copy, settings
from desktop.crash import FILE as CRASHES
from desktop.projector.publishing import Publishing
from desktop.projector.thumbnail import Thumbnail
from desktop.projector.tongues import Tongue
from desktop.projector.window import AudienceWindow
from desktop.public_copy import PublicCopy
from desktop.words import Words
from rules.seats import AUDIENCE
from tests.desktop.projector import canaries
from tests.desktop.shell.hands import Hands

LANGUAGES: Final = ("ko", "en")
SIZE: Final = (1280, 720)


class Secrets(NamedTuple):
    """What one evening knows and its twin knows otherwise: the Gray Man's card, and from where Fate's answers come."""

    card: str
    seed: int


TWINS: Final = (Secrets("white", 7), Secrets("black", 8))
TOWER: Final = ("held", "held", "held", "fell", "held")


class Watched:
    """An evening at the host's window, the audience's window and its small picture beside it."""

    def __init__(self, profile: Path, secrets: Secrets, tongue: Tongue = "ko") -> None:
        self.secrets, self.profile = secrets, profile
        self.hands = Hands(profile, (secrets.card, *TOWER), seed=secrets.seed)
        self.hands.resize(*SIZE)
        self.publishing = Publishing(self.hands.session, grace=0)
        self.beats: list[str] = []
        self.window = AudienceWindow(tongue)
        self.window.set_pace(0.0)
        self.window.resize(*SIZE)
        self.window.follow(self.publishing)
        self.window.show()
        self.window.lift(sure=True)
        context = self.hands.app.context
        self.thumbnail = Thumbnail(self.window, lambda: True, context.say, context.theme)
        self.thumbnail.resize(400, 260)
        self._listen()

    def _listen(self) -> None:
        self.steps: list[int] = []
        self._heard = [
            self.window.touched.connect(lambda: self.beats.append("window")),
            self.publishing.changed.connect(lambda: self.beats.append("published")),
            self.hands.session.changed.connect(lambda: self.beats.append("table")),
            self.publishing.changed.connect(lambda: self.steps.append(self.hands.session.match.published())),
        ]

    def leave(self) -> None:
        """Close both windows."""
        if not self.hands.closed:
            for heard in self._heard:  # what Qt holds is seen by no collector, and would keep every evening
                QObject.disconnect(heard)
            self.window.follow(None)
            self.window.close()
            self.window.deleteLater()
            self.thumbnail.deleteLater()
            self.hands.close()


# ---- the audience's window


def pixels(one: Watched) -> object:
    return canaries.pixels(one.window)


def texts(one: Watched) -> object:
    seen = canaries.public(one.window)
    return seen.texts, seen.tips


def titles(one: Watched) -> object:
    return canaries.public(one.window).titles


def tree(one: Watched) -> object:
    return canaries.public(one.window).tree


def items(one: Watched) -> object:
    """What lies on the board, from the top: order, place, size; also what cannot be seen."""
    return tuple(map(_place, one.window.scene.items()))


def _place(item: QGraphicsItem) -> tuple[str, tuple[float, ...], float, bool]:
    box, at = item.boundingRect(), item.scenePos()
    return (
        type(item).__name__,
        (at.x(), at.y(), box.x(), box.y(), box.width(), box.height()),
        item.zValue(),
        item.isVisible(),
    )


def zoom(one: Watched) -> object:
    """How the picture lies in the window."""
    turned, view = one.window.view.transform(), one.window.view
    return turned.m11(), turned.m22(), view.horizontalScrollBar().value(), view.verticalScrollBar().value()


def lights(one: Watched) -> object:
    """Which spaces are lit, in which order."""
    return tuple(one.window.scene.lights.shown.items())


def curtain(one: Watched) -> object:
    fallen = one.window.curtain
    return fallen.accessibleName(), [caption.text for caption in fallen.captions()], fallen.down


def thumbnail(one: Watched) -> object:
    one.thumbnail.refresh()
    return _bytes(one.thumbnail.picture.toImage()), one.thumbnail.accessibleName(), one.thumbnail.toolTip()


def rhythm(one: Watched) -> object:
    """How often and in which order something was told to move."""
    return tuple(one.beats)


def published(one: Watched) -> object:
    """Up to which step the audience saw the table, each time."""
    return tuple(one.steps)


def log(one: Watched) -> object:
    """What happened, as the audience is told it."""
    session = one.hands.session
    told = [session.speech(Words(language)) for language in LANGUAGES]
    return [
        (line.step, *(speech.tell(line.event) for speech in told), line.overruled, line.corrected, line.amended)
        for line in session.log(AUDIENCE)
    ]


# ---- the host's window, whose host plays along


def host(one: Watched) -> object:
    """Everything that can be read on the host's window, cards, pages, log and branches included."""
    window = one.hands.window
    return tuple(text for widget in (window, *window.findChildren(QWidget)) for text in _read(widget))


def _read(widget: QWidget) -> list[str]:
    if not widget.isVisible():
        return []
    told = [widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.windowTitle()]
    told += [widget.accessibleName(), widget.accessibleDescription(), str(widget.property("text") or "")]
    if isinstance(widget, QLabel | QAbstractButton):
        told.append(widget.text())
    if isinstance(widget, QListWidget):
        told += [widget.item(row).text() for row in range(widget.count())]
    return [text for text in told if text]


def hosts_picture(one: Watched) -> object:
    return _bytes(one.hands.window.grab().toImage())


def hosts_tree(one: Watched) -> object:
    """What a screen reader finds in the host's window."""
    return tuple(canaries.read_out(one.hands.window))


def announcements(one: Watched) -> object:
    return one.hands.window.announcer.last


def card(one: Watched) -> object:
    """What stands on the card over the board: a refusal, what an amendment changes, a question."""
    shown = one.hands.window.cards.card
    return tuple(one.hands.texts(shown)) if shown is not None else ()


def refusals(one: Watched) -> object:
    """Every reason against every drop, with what is proposed instead."""
    session = one.hands.session
    speech, picture = session.speech(Words("ko")), session.picture()
    told = []
    for piece in picture.pieces:
        for space, verdict in session.targets(piece.id).items():
            refused = session.refusal(piece.id, space, verdict)
            told.append((piece.id, space, bool(verdict.legal), list(map(speech.tell, refused.violations)), refused))
    return told


# ---- what is left on the disk, and in other programs


def clipboard(_one: Watched) -> object:
    held: QMimeData | None = QGuiApplication.clipboard().mimeData()
    return [] if held is None else [(kind, bytes(held.data(kind).data())) for kind in held.formats()]


def file_names(one: Watched) -> object:
    return sorted(str(path.relative_to(one.profile)) for path in one.profile.rglob("*"))


def kept_settings(one: Watched) -> object:
    path = one.profile / settings.FILE
    one.hands.app.settle()
    return path.read_bytes()


def crash_report(one: Watched) -> object:
    """What is noted when something goes wrong, but for the time."""
    path = one.profile / CRASHES
    text = path.read_text() if path.exists() else ""
    return [line for line in text.splitlines() if not line[:4].isdigit()]


def picture_file(one: Watched) -> object:
    """The picture that is drawn into a file for the audience."""
    record = one.hands.session.record
    assert record is not None
    out = one.profile.with_name(f"{one.profile.name}.svg")
    portrait.draw(portrait.Wish(record.path, out, AUDIENCE, SIZE, "night"), Words("ko"))
    return out.read_bytes()


def given_away(one: Watched) -> object:
    """What an export for the public holds: the steps, the log in both languages."""
    copy = PublicCopy(one.hands.session)
    return b"".join(copy.lines()), [b"".join(copy.text(language)) for language in LANGUAGES]


def given_picture(one: Watched) -> object:
    """Its picture; that the file tells nothing else is tested beside what makes it."""
    return _bytes(public_copy.picture(one.hands.session, Words("ko")))


def names(one: Watched) -> object:
    """Titles of all windows of the program, as the system lists them."""
    return sorted(window.title() for window in QGuiApplication.topLevelWindows() if window.isVisible())


def _bytes(image: QImage) -> bytes:
    return bytes(image.convertToFormat(QImage.Format.Format_RGB32).constBits())


Doors = Mapping[str, Callable[[Watched], object]]

AUDIENCES: Final[Doors] = {
    "pixels": pixels, "texts": texts, "titles": titles, "tree": tree, "items": items, "zoom": zoom, "lights": lights,
    "curtain": curtain, "thumbnail": thumbnail, "rhythm": rhythm, "published": published, "log": log,
    "clipboard": clipboard, "file names": file_names, "settings": kept_settings, "crash report": crash_report,
    "window titles": names, "picture file": picture_file, "public copy": given_away, "public picture": given_picture,
}  # fmt: skip
"""What others than the host may come to see."""

HOSTS: Final[Doors] = {
    "host": host, "host's picture": hosts_picture, "host's tree": hosts_tree, "announcements": announcements,
    "card": card, "refusals": refusals,
}  # fmt: skip
"""What a host sees who plays along and knows no more than the others."""

DOORS: Final[Doors] = {**AUDIENCES, **HOSTS}


def look(one: Watched, doors: Doors = DOORS) -> dict[str, object]:
    """What can be read at each door now."""
    QApplication.processEvents()
    return {name: read(one) for name, read in doors.items()}


def differing(one: Mapping[str, object], other: Mapping[str, object]) -> set[str]:
    """The doors by which two evenings can be told apart."""
    return {name for name in one if one[name] != other[name]}


def holding(seen: Mapping[str, object], canary: str) -> set[str]:
    """The doors at which a marked string stands."""
    return {name for name, read in seen.items() if canary in _written(read)}


def _written(read: object) -> str:
    return read.decode("latin-1") if isinstance(read, bytes) else repr(read)
