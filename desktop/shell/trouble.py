"""Why a game cannot be written, and what helps."""

from __future__ import annotations

import errno
from pathlib import Path

from desktop.words import Words
from rules.messages import says

FULL = says("There is no room left to save in ({folder}). Play goes on; what is new is saved as soon as there is room.")
CLOSED = says("Nothing can be saved here ({folder}). Play goes on; Ctrl+Shift+S saves it elsewhere.")
GONE = says("The place of the record is gone ({folder}). Bring it back, or save elsewhere with Ctrl+Shift+S.")
TAKEN = says("Something else lies where this game was saved ({file}). Save elsewhere with Ctrl+Shift+S.")
UNSAVED = says("The game cannot be written to its file. Play goes on; the lines wait in memory until it can.")

CAUSES = {
    FULL: (errno.ENOSPC, errno.EDQUOT, errno.EFBIG),
    CLOSED: (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOTDIR),
    GONE: (errno.ENOENT, errno.EIO, errno.ENODEV, errno.ENXIO, errno.ESTALE),
    TAKEN: (errno.EEXIST, errno.EBUSY),
}


NO_ROOM = says("There is no room left in {folder}; nothing was written.")
NO_WRITING = says("Nothing can be written in {folder}. Choose another place.")
NO_FOLDER = says("{folder} is not there. Choose another place.")
NO_FILE = says("{file} could not be written. Choose another place.")

REFUSALS = {FULL: NO_ROOM, CLOSED: NO_WRITING, GONE: NO_FOLDER}


def refused(error: OSError, path: Path, words: Words) -> str:
    """The sentence for a file that was wished for and could not be written."""
    return words.say(REFUSALS.get(_cause(error, path), NO_FILE), {"folder": shown(path.parent), "file": shown(path)})


def told(error: OSError, path: Path, words: Words) -> str:
    """The sentence for a game that goes on and cannot be written."""
    return words.say(_cause(error, path), {"folder": shown(path.parent), "file": shown(path)})


def _cause(error: OSError, path: Path) -> str:
    if path.parent.exists() and not path.parent.is_dir():
        return CLOSED
    return next((message for message, codes in CAUSES.items() if error.errno in codes), UNSAVED)


def shown(path: Path) -> str:
    """A path as text, whatever bytes its name is made of."""
    return str(path).encode("utf-8", "replace").decode()
