"""Hako Onna, chapter by chapter."""
