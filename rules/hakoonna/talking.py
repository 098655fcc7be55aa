"""Who may talk with whom about tiles (hakoonna.md 5; 000 ■의사소통 불가; G20, G21)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.hakoonna.actions import Talk
from rules.hakoonna.content import Content
from rules.hakoonna.events import Talked
from rules.hakoonna.state import BEFORE_PLAY, GRAY, HakoState, Public, with_public
from rules.hakoonna.views import HakoView
from rules.hakoonna.violations import EyesClosed, GrayTalk, NotAVisitor, StillBuilding, TalkApart
from rules.state import Item
from rules.violations import NotYourTurn, Violation


def check_talk(_content: Content, view: HakoView, talk: Talk) -> Iterator[Violation]:
    """Not in her time, not with the dead, and in the same room unless the table talks freely."""
    public = view.public
    if public.phase in BEFORE_PLAY:
        yield StillBuilding()
    elif public.phase == "hako":
        yield EyesClosed()
    yield from _voices(public, talk)
    here, there = public.at.get(talk.seat, ""), public.at.get(talk.to, "")
    if public.options.table_talk == "room" and here and there and here != there:
        yield TalkApart(talk.to, there)


def _voices(public: Public, talk: Talk) -> Iterator[Violation]:
    for seat in (talk.seat, talk.to):
        if seat == GRAY and GRAY in public.at:
            if not may_speak(public):
                yield GrayTalk()
        elif seat not in public.visitors:
            yield NotYourTurn(public.turn)
        elif not public.at.get(seat) and public.options.dead_chat == "none":
            yield NotAVisitor(seat)


def may_speak(public: Public) -> bool:
    """The Gray Man is silent until he is confirmed white or dead (G20, G21)."""
    return public.shown == "white" or not public.at.get(GRAY)


def is_silent(public: Public) -> bool:
    """Whether the Gray Man has to hold his tongue among visitors who may talk."""
    quiet = public.phase == "hako" or public.phase in BEFORE_PLAY or bool(public.ending)
    return not quiet and bool(public.at.get(GRAY)) and not may_speak(public)


def circles(public: Public) -> tuple[tuple[str, ...], ...]:
    """The visitors who may talk with each other now, group by group; those alone are left out."""
    if public.phase == "hako" or public.phase in BEFORE_PLAY or public.ending:
        return ()
    able = [*public.living, *((GRAY,) if public.at.get(GRAY) and may_speak(public) else ())]
    if public.options.table_talk == "free":
        return (tuple(able),) if len(able) > 1 else ()
    rooms = dict.fromkeys(public.at[seat] for seat in able)
    groups = (tuple(seat for seat in able if public.at[seat] == room) for room in rooms)
    return tuple(group for group in groups if len(group) > 1)


def talk(_content: Content, _state: HakoState, action: Talk) -> Iterable[Item]:
    return (Talked(action.seat, action.to),)


def talked(state: HakoState, _event: Talked) -> HakoState:
    return with_public(state)
