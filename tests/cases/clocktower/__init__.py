"""Situations that other programs for the game were tested with, each with the right answer, by id."""
