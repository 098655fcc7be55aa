"""What the program cannot know it asks: the question, both answers, and the line in the log (flows.md 0.4)."""

from __future__ import annotations

import pytest

from desktop.speech import Speech, titles
from desktop.words import Words
from rules.actions import Action, Attest
from rules.events import Attested
from rules.hakoonna.actions import Exorcise, Give, OfferDoll, Seal, TrySafe, UseKey, WeaponOnGray
from rules.hakoonna.events import HersSet
from rules.hakoonna.setup import seats
from rules.hakoonna.violations import KeyNeedsExit, MaryBound, MaryNeedsBones, NotHeld, SafeUnknown
from rules.notation import Notation
from rules.seats import HOST
from rules.violations import NotAttested, Violation
from tests.rules.hakoonna.a_mansion import Evening, a_mansion, counted, to_act, with_powers

DESK = "study.desk"


FOUND_SAFE, FOUND_EXIT, FOUND_BONES = f"found:safe:{DESK}", f"found:exit:{DESK}", f"found:bones:{DESK}"
HOLDS = "holds:red:"
ASKED: dict[str, tuple[Action, str, Violation]] = {
    # the action that hangs on the fact, and why not when it is not so
    "the safe": (TrySafe("red", DESK, ("1", "2", "3")), FOUND_SAFE, SafeUnknown()),
    "the exit": (UseKey("red", DESK), FOUND_EXIT, KeyNeedsExit()),
    "the bones": (OfferDoll("red", DESK), FOUND_BONES, MaryNeedsBones()),
    "the key": (UseKey("red", DESK), HOLDS + "key_ring", NotHeld("red", "key_ring")),
    "the doll": (OfferDoll("red", DESK), HOLDS + "mary", NotHeld("red", "mary")),
    "a weapon": (Exorcise("red", "chain", DESK), HOLDS + "chain", NotHeld("red", "chain")),
    "a weapon on him": (WeaponOnGray("red", "stake"), HOLDS + "stake", NotHeld("red", "stake")),
    "a talisman": (Seal("red"), HOLDS + "talisman", NotHeld("red", "talisman")),
    "keeping the doll": (Give("red", "blue", 1), "keeps:red:mary", MaryBound()),
}


def on_the_table(but: str) -> Evening:
    """Red's turn in the study, Red with two tiles and the card of the doll; all other facts are told."""
    changes = (with_powers(cards={"slots": 1})[1], counted(red=2), HersSet(mary="red"), to_act("red"))
    evening = a_mansion("red study, blue study, gray study", *changes)
    for _, fact, _ in ASKED.values():
        if fact != but:
            evening.plays(Attest(HOST, fact, True))
    return evening


@pytest.mark.parametrize("what", ASKED)
def test_the_table_is_asked_and_either_answer_is_taken(what: str) -> None:
    action, fact, refusal = ASKED[what]
    evening = on_the_table(fact)
    assert evening.refuses(action) == (NotAttested(fact),)
    assert evening.remedies(action) == (Attest(HOST, fact, True),)
    assert evening.plays(Attest(HOST, fact, False)) == (Attested(fact, False),)
    assert evening.refuses(action) == (refusal,)
    assert evening.plays(Attest(HOST, fact, True)) == (Attested(fact, True),)
    assert evening.allows(action)


@pytest.mark.parametrize("what", ASKED)
def test_everything_of_a_kind_is_told_at_once(what: str) -> None:
    action, fact, _ = ASKED[what]
    evening = on_the_table(fact)
    kind = fact.partition(":")[0]
    assert evening.plays(Attest(HOST, f"{kind}:{kind}:{kind}", True, kind=True))
    assert evening.allows(action)


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("what", ASKED)
def test_the_log_tells_what_was_asked_and_answered(what: str, language: str) -> None:
    _, fact, _ = ASKED[what]
    book = on_the_table(fact).match.book
    speech = Speech(Words(language), book.names(book.content, seats()), titles(Notation(book)))
    yes, no = speech.tell(Attested(fact, True)), speech.tell(Attested(fact, False))
    assert speech.fact(fact) in yes or speech.fact(fact)[1:] in yes
    assert (fact in yes, yes == no) == (False, False)
