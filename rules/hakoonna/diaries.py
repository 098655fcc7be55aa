"""The diary pile, and the Time of Despair in it (hakoonna.md 1.7, 1.8; G49-G51; U-20)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.actions import Value
from rules.events import Event
from rules.hakoonna.content import DESPAIR, Content
from rules.hakoonna.effects import DrawPage, GoOn, ShowCard
from rules.hakoonna.events import (
    CardTurned,
    DespairCame,
    DiaryOpened,
    GrayConfirmed,
    NothingGained,
    PageTurned,
    PowerGained,
)
from rules.hakoonna.state import GRAY, HakoState, Secret, with_public, with_secret
from rules.seats import FATE
from rules.state import Item


def drawing(content: Content, state: HakoState, who: str, wail: bool = False) -> Item:
    """Fate draws a card of the pile."""
    public = state.public
    pile = content.pile(public.options.advanced)
    return DrawPage(FATE, tuple(page for page in pile if page not in public.pages), wail, who)


def settle_page(content: Content, state: HakoState, asked: DrawPage, value: Value) -> Iterator[Item]:
    """The card lies open; a wail is worth its power."""
    page = str(value)
    yield PageTurned(page)
    if page == DESPAIR:
        yield from _despair(content, state)
    elif asked.wail:
        yield from _worth(content, state, page)


def _worth(content: Content, state: HakoState, page: str) -> Iterator[Item]:
    power = next((one.id for one in content.powers if one.page == page), "")
    if not state.public.told:
        yield PowerGained()
    else:
        yield PowerGained(power) if power and power not in hers(state.secret) else NothingGained()


def hers(secret: Secret) -> set[str]:
    """The powers in her hand and those set."""
    return {*secret.powers, *secret.set}


def _despair(content: Content, state: HakoState) -> Iterator[Item]:
    """The Gray Man turns his card (G49); then all powers are hers, which may end the game."""
    rule = state.public.options.despair_effect
    if rule != "none" and state.public.at.get(GRAY) and not state.public.shown:
        yield from _turned(state.card)
    played = content.played(state.public.options.advanced)
    all_ = tuple(sorted(power.id for power in played if power.id not in hers(state.secret)))
    full = rule == "full"
    count = max(0, len(played) - state.public.powers)
    yield DespairCame(all_ if full and state.public.told else (), count if full else 0)


def _turned(card: str) -> Iterator[Item]:
    if card in ("white", "black"):
        yield from _shown(card)
    elif card:
        yield ShowCard(FATE)


def settle_card(_content: Content, _state: HakoState, _asked: ShowCard, value: Value) -> Iterator[Item]:
    """What the turned card shows; a table may keep it to itself."""
    if value in ("white", "black"):
        yield from _shown(str(value))


def _shown(card: str) -> Iterator[Item]:
    yield CardTurned("white" if card == "white" else "black")
    yield GrayConfirmed("white" if card == "white" else "black")


def when_diary_opened(content: Content, state: HakoState, event: Event) -> Iterator[Item]:
    """Each opened diary draws a card of the pile, while there are any; then the turn goes on."""
    assert isinstance(event, DiaryOpened)
    if are_left(content, state):
        yield drawing(content, state, event.seat)
    yield GoOn((), event.seat)


def are_left(content: Content, state: HakoState) -> bool:
    """Whether the pile has a card."""
    return len(state.public.pages) < len(content.pile(state.public.options.advanced))


# ---- what the events change


def page_turned(state: HakoState, event: PageTurned) -> HakoState:
    return with_public(state, pages=(*state.public.pages, event.page))


def despair_came(state: HakoState, event: DespairCame) -> HakoState:
    state = with_public(state, powers=state.public.powers + event.count)
    return with_secret(state, powers=tuple(sorted((*state.secret.powers, *event.powers)))) if event.powers else state
