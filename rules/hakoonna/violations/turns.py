"""Why it is not the moment."""

from __future__ import annotations

from rules.messages import says
from rules.violations import Violation


class NoiseFirst(Violation, frozen=True, tag="noise-first"):
    """Noise comes before the action."""

    id = "HO-R08"
    source = "hakoonna.md 4.1; hakoonna.md 4.2"
    message = says("Stack a noise disc first, then act.")


class ActAfterNoise(Violation, frozen=True, tag="act-after-noise"):
    """Who makes a noise loses the action."""

    who: str
    id = "HO-R09"
    source = "hakoonna.md 4.1"
    message = says("Noise was made, so {who} loses the action. It is Hako Onna's time.")


class OneAction(Violation, frozen=True, tag="one-action"):
    """One action a turn; ``action`` is the tag of the one done."""

    who: str
    action: str
    id = "HO-R10"
    source = "hakoonna.md 5"
    message = says("One action a turn; {who} has already done this one: {action}.")


class NotAVisitor(Violation, frozen=True, tag="not-a-visitor"):
    """The dead take no visitor actions."""

    who: str
    id = "HO-R11"
    source = "hakoonna.md 8"
    message = says("{who} is a Hakobito now and takes no visitor actions.")


class EyesClosed(Violation, frozen=True, tag="eyes-closed"):
    """Hako Onna's time."""

    id = "HO-R27"
    source = "hakoonna.md 7; 000 ■상자여자의 시간"
    message = says("It is Hako Onna's time. Visitors wait with eyes closed.")


class AlreadyStacked(Violation, frozen=True, tag="already-stacked"):
    """One disc a turn; the action is next."""

    who: str
    id = "HO-R56"
    source = "hakoonna.md 4.1"
    message = says("{who} has made noise already. Now comes the action.")


class NoPassing(Violation, frozen=True, tag="no-passing"):
    """The table's house rule."""

    id = "HO-R54"
    source = "U-17"
    message = says("This table allows no passing.")


class NotAgreed(Violation, frozen=True, tag="surrender"):
    """Not enough living visitors agree."""

    have: int
    id = "HO-R53"
    source = "hakoonna.md 9; U-31"
    message = says("Surrender needs every living visitor; {have} agree.")


class TalkApart(Violation, frozen=True, tag="talk-apart"):
    """Tiles are talked about in the same room."""

    other: str
    room: str
    id = "HO-R23"
    source = "hakoonna.md 5"
    message = says("Talk about tiles only in the same room; {other} is in {room}.")
