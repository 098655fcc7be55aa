"""Whole evenings, recorded: each is played again and compared."""
