"""The circle as the scene draws it; a square that knows no character shows none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rules.clocktower import steps
from rules.clocktower.edition import Edition
from rules.clocktower.grim import EVIL_TEAMS, Grim, grim_of
from rules.clocktower.state import STORYTELLER
from rules.clocktower.views import ClockView, knows_all
from rules.clocktower.votes import needed, next_hand, standing
from rules.messages import Name, same
from rules.views import Arrow, Group, Mark, Picture, Piece, Space, Track

CIRCLE: Final = "circle"
CENTRE: Final = "centre"
ORDINALS: Final = (
    Name(ko="첫째", en="First"),
    Name(ko="둘째", en="Second"),
    Name(ko="셋째", en="Third"),
    Name(ko="넷째", en="Fourth"),
    Name(ko="다섯째", en="Fifth"),
    Name(ko="여섯째", en="Sixth"),
    Name(ko="일곱째", en="Seventh"),
    Name(ko="여덟째", en="Eighth"),
    Name(ko="아홉째", en="Ninth"),
    Name(ko="열째", en="Tenth"),
)
CIRCLE_NAME: Final = Name(ko="마을 광장", en="Town square")


def picture(content: Edition, view: ClockView) -> Picture:
    """All that is drawn, from a viewer's share."""
    grim = grim_of(content, view)
    knows = knows_all(view.public, view.viewer)
    awake = _awake(grim) if knows else ""
    return Picture(
        groups=(Group(CIRCLE, CIRCLE_NAME),),
        spaces=(*_seats(grim, knows, awake), Space(CENTRE, _time(grim), CENTRE, CIRCLE)),
        links=(),
        pieces=tuple(_pieces(grim, knows)),
        tracks=tuple(_tracks(grim)),
        turn=awake,
        active=f"token:{awake}" if awake else "",
        arrows=tuple(_arrows(grim, knows, awake)),
    )


def _time(grim: Grim) -> Name:
    public = grim.public
    if public.phase == "setup":
        return Name(ko="준비", en="Setting up")
    if public.phase == "over":
        won = public.winner == "good"
        return Name(ko="선한 편의 승리" if won else "악한 편의 승리", en="Good has won" if won else "Evil has won")
    night = public.phase == "night"
    word = Name(ko="밤", en="night") if night else Name(ko="낮", en="day")
    if 0 < public.n <= len(ORDINALS):
        nth = ORDINALS[public.n - 1]
        return Name(ko=f"{nth.ko} {word.ko}", en=f"{nth.en} {word.en}")
    return Name(ko=f"{public.n}번째 {word.ko}", en=f"{word.en.capitalize()} {public.n}")


def _awake(grim: Grim) -> str:
    """Whose step is next tonight."""
    coming = next(iter(steps.open_steps(grim)), None)
    return coming.seat if coming is not None and coming.seat in grim.public.circle else ""


def _seats(grim: Grim, knows: bool, awake: str) -> Iterator[Space]:
    for place, seat in enumerate(grim.public.circle):
        marks = tuple(_marks(grim, seat, place, knows, awake))
        yield Space(seat, same(seat), "seat", CIRCLE, col=place, marks=marks)


def _marks(grim: Grim, seat: str, place: int, knows: bool, awake: str) -> Iterator[Mark]:
    public = grim.public
    yield Mark("number", to=str(place + 1))
    if knows:
        yield from _secret_marks(grim, seat, awake)
    if seat in public.travellers:
        yield Mark("traveller")
    if seat in public.dead:
        yield Mark("dead")
        yield Mark("ghost-vote-used" if seat in public.spent else "ghost-vote")
    yield from _vote_marks(grim, seat)


def _secret_marks(grim: Grim, seat: str, awake: str) -> Iterator[Mark]:
    team = grim.team(grim.role(seat))
    if team:
        yield Mark("team", to=team)
    if team and grim.is_evil(seat) != (team in EVIL_TEAMS):
        yield Mark("evil" if grim.is_evil(seat) else "good")
    if seat in grim.secret.dying:
        yield Mark("dying")
    if seat == awake:
        yield Mark("awake")


def _vote_marks(grim: Grim, seat: str) -> Iterator[Mark]:
    vote = grim.public.vote
    if vote is None:
        if standing(grim.public).block == seat and not grim.public.done:
            yield Mark("block")
        return
    if seat in vote.passed:
        yield Mark("hand" if seat in vote.hands else "no-hand")
    elif seat == next_hand(grim.public, vote):
        yield Mark("next-hand")
    if seat == vote.by:
        yield Mark("nominator")
    if seat == vote.of:
        yield Mark("nominee")


def _pieces(grim: Grim, knows: bool) -> Iterator[Piece]:
    for seat in grim.public.circle:
        role = (grim.role(seat) if knows else grim.secret.roles.get(seat, "")) or grim.public.travellers.get(seat, "")
        if role:
            yield Piece(f"token:{seat}", _called(grim, role), _look(grim, role), seat, seat)
        else:
            yield Piece(f"person:{seat}", same(seat), "person", seat, seat)
    if knows:
        for mark in grim.secret.marks:
            at = CENTRE if mark.seat == STORYTELLER else mark.seat
            yield Piece(f"mark:{mark.id}", _label(grim, mark.label), "reminder", at, down=not grim.holds(mark))
        for number, bluff in enumerate(grim.secret.bluffs):
            yield Piece(f"bluff:{number}", _called(grim, bluff), _look(grim, bluff), CENTRE)
        if grim.secret.storyteller:
            role = grim.secret.storyteller
            yield Piece(f"token:{STORYTELLER}", _of_the_storyteller(grim, role), _look(grim, role), CENTRE)


def _of_the_storyteller(grim: Grim, role: str) -> Name:
    """It lies among the bluffs, and is told from them by its name."""
    name = _called(grim, role)
    return Name(ko=f"이야기꾼: {name.ko}", en=f"Storyteller: {name.en}")


def _called(grim: Grim, role: str) -> Name:
    return grim.content.names.get(role) or same(role)


def _label(grim: Grim, label: str) -> Name:
    return grim.content.names.get(f"reminder.{label}") or same(label)


def _look(grim: Grim, role: str) -> str:
    return look_of(grim.content, role)


def look_of(content: Edition, role: str) -> str:
    """The drawing of a character: its own, or that of its team."""
    if role in content.known.practice:
        return f"role-{role}"
    one = content.character(role)
    return f"role-{one.team if one is not None and one.team else 'unknown'}"


def _tracks(grim: Grim) -> Iterator[Track]:
    public, vote = grim.public, grim.public.vote
    if vote is not None:
        yield Track("votes", vote.hands, needed(public, vote.exile) if vote.exile else standing(public).next)
    yield Track("living", public.living, len(public.circle))
    dead = tuple(seat for seat in public.circle if seat in public.dead)
    yield Track("ghosts", tuple(seat for seat in dead if seat not in public.spent), len(dead))


def _arrows(grim: Grim, knows: bool, awake: str) -> Iterator[Arrow]:
    vote = grim.public.vote
    if vote is not None and {vote.by, vote.of} <= set(grim.public.circle):
        yield Arrow(_standing_for(grim, vote.by, knows), vote.of, "own")
    if knows and awake:
        last = next((one for one in reversed(grim.secret.deeds) if one.night == grim.public.n), None)
        if last is not None and last.seat == awake:
            here = (chosen for chosen in last.players if chosen in grim.public.circle)
            yield from (Arrow(f"token:{awake}", chosen, "own") for chosen in here)


def _standing_for(grim: Grim, seat: str, knows: bool) -> str:
    shown = (knows and grim.role(seat)) or grim.secret.roles.get(seat) or grim.public.travellers.get(seat)
    return f"token:{seat}" if shown else f"person:{seat}"
