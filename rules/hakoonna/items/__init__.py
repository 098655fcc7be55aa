"""The visitors' item cards and the talisman, a chapter each (hakoonna.md 1.9)."""
