"""Panels of single games."""
