"""Rules that two people read differently: the card of a rule, and how the host settles it."""
