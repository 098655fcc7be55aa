"""Carrying texts out, statement by statement (arkham-data/effects.md)."""
