"""What is said aloud or asked apart by day as if by an ability; anybody may pretend (001 알사히르, 달의 자손, 화가)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rules.clocktower.actions import AnswerApart, Guess, LayCurse
from rules.clocktower.edition import Edition
from rules.clocktower.events import AbilitySpent, AnsweredApart, CurseHeld, CurseLaid, Guessed, GuessHit
from rules.clocktower.grim import Grim, grim_of
from rules.clocktower.learning import Learning, reasons
from rules.clocktower.state import Claim, ClockState, Curse, Square, with_grimoire, with_square
from rules.clocktower.times import during, in_the_grimoire, unknown
from rules.clocktower.views import ClockView
from rules.clocktower.violations import (
    AlsaahirTwice,
    ArtistQuestion,
    GuessLimit,
    MoonchildAlive,
    MoonchildTarget,
    NotDead,
    Spent,
)
from rules.offers import Form, Hole, OneOf, Several
from rules.seats import HOST
from rules.state import Item
from rules.tags import tag
from rules.violations import Violation

ALSAAHIR, ARTIST, MOONCHILD = "alsaahir", "artist", "moonchild"
ANSWERS: Final = ("yes", "no", "unknown")


def check_guess(_content: Edition, view: ClockView, guess: Guess) -> Iterator[Violation]:
    """Aloud, by day, once a day; the same for whoever only pretends."""
    public = view.public
    yield from during(public, guess, "day")
    yield from unknown(public, *dict.fromkeys((guess.who, *guess.minions, *guess.demons)))
    today = [one for one in public.claims if one.kind == "guess" and one.day == public.n]
    if any(one.seat == guess.who for one in today):
        yield AlsaahirTwice(guess.who)
    elif 0 < public.options.limit_guesses <= len(today):
        yield GuessLimit(public.options.limit_guesses)


def guess(content: Edition, state: ClockState, action: Guess) -> Iterator[Item]:
    yield Guessed(action.who, action.minions, action.demons)
    grim = grim_of(content, state)
    if grim.able(action.who, ALSAAHIR) and is_right(grim, action):
        yield GuessHit()


def is_right(grim: Grim, guess: Guess) -> bool:
    """All Minions and all Demons of this moment, dead ones too, by character and not by side."""
    return set(guess.minions) == set(grim.holders("minion")) and set(guess.demons) == set(grim.holders("demon"))


def check_curse(_content: Edition, view: ClockView, curse: LayCurse) -> Iterator[Violation]:
    """Aloud, by one who is known to be dead, upon the living."""
    public = view.public
    yield from during(public, curse, "day")
    yield from unknown(public, *dict.fromkeys((curse.who, curse.target)))
    if curse.who in public.living:
        executed = public.executed is not None and public.executed.seat == curse.who
        yield MoonchildAlive(curse.who) if executed else NotDead(curse.who)
    if curse.target in public.dead:
        yield MoonchildTarget(curse.target)


def lay_curse(content: Edition, state: ClockState, action: LayCurse) -> Iterator[Item]:
    """Real where a Moonchild chooses for the first time; which side the target is on is settled now."""
    yield CurseLaid(action.who, action.target)
    grim = grim_of(content, state)
    if MOONCHILD in grim.abilities(action.who) and all(one.seat != action.who for one in grim.secret.curses):
        yield CurseHeld(action.who, action.target, not grim.is_evil(action.target))


def check_answer(content: Edition, view: ClockView, answer: AnswerApart) -> Iterator[Violation]:
    """Yes, no or I do not know; anything else is asked again, and uses nothing up."""
    grim = grim_of(content, view)
    yield from in_the_grimoire(view.public, answer, "day")
    yield from unknown(view.public, answer.who)
    if answer.shown not in ANSWERS or answer.truth not in ("", *ANSWERS):
        yield ArtistQuestion()
    if (answer.who, ARTIST) in grim.secret.spent:
        yield Spent(ARTIST)
    elif answer.truth and ARTIST in grim.abilities(answer.who):
        yield from _honestly(grim, answer)


def _honestly(grim: Grim, answer: AnswerApart) -> Iterator[Violation]:
    """The honest answer; under a Vortox any other one; to an impaired Artist any at all (001 화가, 보르톡스)."""
    every = tuple((one,) for one in ANSWERS)
    learning = Learning(every, (frozenset({(answer.truth,)}),))
    if answer.shown in ANSWERS:
        yield from reasons(grim, answer.who, ARTIST, learning, None, (answer.shown,))


def answer_apart(content: Edition, state: ClockState, action: AnswerApart) -> Iterator[Item]:
    yield AnsweredApart(action.who, action.shown)
    if ARTIST in grim_of(content, state).abilities(action.who):
        yield AbilitySpent(action.who, ARTIST)


def forms(content: Edition, view: ClockView, seat: str) -> Iterator[Form]:
    """The same for every seat, so that who really has the ability is not to be told."""
    public = view.public
    if seat != HOST or public.phase != "day":
        return
    anybody, people = OneOf(public.circle), len(public.circle)
    some = Several(public.circle, 0, people)
    yield Form(tag(Guess), HOST, Guess.title, (Hole("who", anybody), Hole("minions", some), Hole("demons", some)))
    if public.dead and public.living:
        holes = (Hole("who", OneOf(public.dead)), Hole("target", OneOf(public.living)))
        yield Form(tag(LayCurse), HOST, LayCurse.title, holes)
    if grim_of(content, view).known:
        holes = (Hole("who", anybody), Hole("shown", OneOf(ANSWERS)))
        yield Form(tag(AnswerApart), HOST, AnswerApart.title, holes)


# ---- what the events change


def guessed(state: ClockState, event: Guessed) -> ClockState:
    claim = Claim(event.seat, "guess", state.public.n, event.minions, event.demons)
    return _claimed(state, claim)


def guess_hit(state: ClockState, _event: GuessHit) -> ClockState:
    return with_grimoire(state, guessed=True)


def curse_laid(state: ClockState, event: CurseLaid) -> ClockState:
    return _claimed(state, Claim(event.seat, "curse", state.public.n, target=event.target))


def curse_held(state: ClockState, event: CurseHeld) -> ClockState:
    curse = Curse(event.seat, event.target, state.public.n, event.good)
    return with_grimoire(state, curses=(*state.secret.curses, curse))


def answered_apart(state: ClockState, _event: AnsweredApart) -> ClockState:
    return state


def _claimed(state: ClockState, claim: Claim) -> ClockState:
    public: Square = state.public
    return with_square(state, claims=(*public.claims, claim))
