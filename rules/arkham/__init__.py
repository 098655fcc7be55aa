"""Arkham Horror, second edition: the town, what comes out of its gates, and who stands against it."""
