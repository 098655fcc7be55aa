"""What happens in Hako Onna's time, in its order (hakoonna.md 7)."""

from typing import Final

from rules.messages import says

BEFORE: Final = (
    says("She wails, or does not."),
    says("She sets a power, takes one back, or neither."),
)
"""While all eyes are open."""

SHUT: Final = (
    says("She uses her powers."),
    says("She moves and hides; the Hakobito do so too."),
)
"""While the visitors keep their eyes shut."""

AFTER: Final = (
    says("Eyes open. The Gray Man's turn."),
    says("The noise begins anew."),
)
