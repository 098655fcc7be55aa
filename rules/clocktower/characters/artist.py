"""The Artist: one private question, answered honestly (001 화가). See `claims.py`."""

from rules.clocktower.roles import Role

ROLE = Role("artist")
