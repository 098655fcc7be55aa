"""What is shown: `cards.py` to one seat, `showing.py` to everybody."""

from rules.clocktower import actions as act
from rules.clocktower import cards, showing
from rules.clocktower import events as ev
from rules.clocktower import violations as why
from rules.rulebook import Chapter

CHAPTERS = {
    act.ShowCard: Chapter(cards.check_show_card, cards.show_card),
    act.PutUp: Chapter(showing.check_put_up, showing.put_up),
    act.Reveal: Chapter(showing.check_reveal, showing.reveal),
}

EVOLVE = {
    ev.CardShown: cards.card_shown,
    ev.PutOnSquare: showing.put_on_square,
    ev.JinxTold: showing.jinx_told,
    ev.GrimoireOpened: showing.grimoire_opened,
}

REMEDIES = {why.DjinnUnread: showing.reading_out}

OFFERS = (cards.forms, showing.forms)
