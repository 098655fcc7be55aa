"""The rules in six pictures for the audience, one sentence each, before the game or whenever somebody joins."""

from desktop.shell.briefing.briefing import Briefing

__all__ = ["Briefing"]
