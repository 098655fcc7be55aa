"""The Alsaahir: who names the whole evil team aloud wins for the good (001 알사히르). See `claims.py`."""

from rules.clocktower.roles import Role

ROLE = Role("alsaahir")
