"""What a storyteller's hand does at a seat: one card for each kind of thing (X2, clocktower-issues.md A, B)."""
